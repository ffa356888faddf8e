import JSON
package import LayoutModel

/// A layout as an indented tree with frames, for people at a terminal.
///
/// One line a view with its type, id and frame in its superview's coordinates; controllers stand above their root
/// views with their size classes; diagnostics and what is uncertain follow. Ends with a line feed.
package func textTree(_ layout: Layout) -> PlainText { textHeading(of: layout) + textContent(of: layout) }

/// The first line of ``textTree(_:)``, with its line feed: the environment.
package func textHeading(of layout: Layout) -> PlainText { environmentLine(of: layout) + "\n" }

/// The environment of a layout, for people, without a line feed.
package func environmentLine(of layout: Layout) -> PlainText {
  let environment = layout.environment
  let insets = environment.safeAreaInsets
  let scale = number(environment.pixelGrid.scale)
  var text: PlainText = "\(environment.device.name), \(environment.orientation.rawValue), "
  text += "version \(environment.systemVersion), "
  text += "\(number(environment.size.width))×\(number(environment.size.height)) @\(scale)x, "
  text +=
    "safe area \(number(insets.top)) \(number(insets.left)) \(number(insets.bottom)) \(number(insets.right))"
  if let posture = environment.posture, posture != .flat { text += ", posture \(posture.rawValue)" }
  text += "\(environment.keyboard.map(describe) ?? "")"
  return text
}

/// The lines of ``textTree(_:)`` after the first.
package func textContent(of layout: Layout) -> PlainText {
  var tree = TextTree(layout)
  tree.append(controller: 0, indent: 0)
  for index in layout.order where layout.isPresentedOrGone(index) { tree.append(presented: index) }
  var text = tree.text
  let uncertain = layout.uncertain
  if !layout.diagnostics.isEmpty || !uncertain.isEmpty { text += "\n" }
  let titles = layout.titlesOfDiagnosedViews()
  for diagnostic in layout.diagnostics {
    text += "\(line(diagnostic, titles))\n"
    for consequence in diagnostic.consequences { text += "  from this: \(line(consequence, titles))\n" }
  }
  if !uncertain.isEmpty { text += "uncertain: \(uncertain.joined(separator: ", "))\n" }
  return text
}

/// How high a keyboard is, or where it is.
private func describe(_ keyboard: Keyboard) -> String {
  keyboard.isDocked
    ? ", keyboard \(number(keyboard.frame.size.height))"
    : ", \(keyboard.style.rawValue) keyboard \(rectangle(keyboard.frame))"
}

private struct TextTree {
  private(set) var text = PlainText()
  private let layout: Layout
  private var children: [Int: [Int]] = [:]
  private let filenames: [Int32: String]
  /// The controllers that hold views of bar items, by those that show the bars or own the items.
  private var hosts: [Int: [Int]] = [:]
  /// The controllers that hold elements of lists, by the views of those.
  private var elements: [Int: [Int]] = [:]

  init(_ layout: Layout) {
    self.layout = layout
    for index in layout.order {
      let controller = layout.document.controllers[index]
      if let parent = controller.parent { children[Int(parent), default: []].append(index) }
      guard let owner = controller.contentOwner else { continue }
      if let list = controller.list {
        elements[Int(list), default: []].append(index)
      } else {
        hosts[Int(owner), default: []].append(index)
      }
    }
    filenames = layout.imageNames
  }

  mutating func append(controller index: Int, indent: Int) {
    let controller = layout.document.controllers[index]
    let traits = layout.controllers[index].traits
    text += "\(blanks(indent))\(controller.type.rawValue) "
    text += "\(oneLine(layout.document.title(ofController: index))) \(classes(traits))"
    text += layout.controllers[index].isOnScreen ? "\n" : " (off screen)\n"
    for (name, bar) in layout.controllers[index].container?.bars ?? [] {
      let items = describeBar(name, of: layout.controllers[index].container)
      text += "\(blanks(indent + 1))\(name) \(rectangle(bar.frame))\(items)\n"
    }
    for owner in [index] + (hosts[index] ?? []) {
      append(views: layout.document.viewRange(ofController: owner), indent: indent + 1)
    }
    for child in children[index] ?? [] { append(controller: child, indent: indent + 1) }
  }

  /// A controller that no other one has as a child, below a line that says how it comes to be there.
  mutating func append(presented index: Int) {
    let presentation = layout.controllers.lazy.compactMap(\.presentation).first {
      $0.presentedController == Int32(index)
    }
    text += "\(presentation.map(line) ?? "not presented")\n"
    guard let presentation, let wrapper = presentation.wrapper
    else { return append(controller: index, indent: 1) }
    text += "  view \(wrapper) \(rectangle(presentation.frame))\n"
    append(controller: index, indent: 2)
  }

  private func line(_ presentation: PresentationLayout) -> String {
    let presenter = layout.document.controllers[Int(presentation.presentingController)].id
    var text = "presented by \(presenter): \(presentation.requestedStyle.rawValue)"
    if presentation.isAdapted { text += " as \(presentation.style.rawValue)" }
    if let arrow = presentation.arrow?.direction, let center = presentation.arrow?.center {
      text += ", arrow \(arrow.rawValue) at \(number(center))"
    }
    switch presentation.detent {
    case nil, .large?: break
    case .medium?: text += ", medium"
    case .custom(let height)?: text += ", \(number(height)) points high"
    }
    switch presentation.replacement {
    case .navigation(let done?)?: return text + ", in a navigation controller with Done (\(done.rawValue))"
    case .navigation(nil)?: return text + ", in a navigation controller"
    case .controller?: return text + ", replaced"
    case nil, .push?: return text
    }
  }

  private mutating func append(views range: Range<Int>, indent: Int) {
    for (index, depth) in layout.document.depths(of: range) {
      text += "\(blanks(indent + depth))\(line(view: index))\n"
      for element in elements[index] ?? [] {
        append(views: layout.document.viewRange(ofController: element), indent: indent + depth + 1)
      }
    }
  }

  private func line(view index: Int) -> String {
    let view = layout.document.views[index]
    let title = "\(view.type.rawValue) \(oneLine(layout.document.title(ofView: index)))"
    guard let frame = layout.views[index].frame
    else { return "\(title) (\(layout.views[index].isInstalled ? "not loaded" : "not installed"))" }
    let image = filenames[Int32(index)].map { " [\($0)]" } ?? ""
    return "\(title) \(rectangle(frame))\(view.isHidden ? " hidden" : "")\(image)"
  }
}

private func blanks(_ indent: Int) -> String { String(repeating: "  ", count: indent) }

func rectangle(_ frame: Rect) -> String {
  "(\(number(frame.minX)), \(number(frame.minY)), \(number(frame.size.width)), \(number(frame.size.height)))"
}

/// - Parameter titles: What views are called, by their ids: of those that have a name.
private func line(_ diagnostic: Diagnostic, _ titles: [String: String]) -> String {
  let names = diagnostic.views.map { titles[$0].map(oneLine) ?? $0 }
  let views = names.isEmpty ? "" : " [\(names.joined(separator: ", "))]"
  return "\(diagnostic.linePrefix)\(diagnostic.title)\(views): \(diagnostic.messageWithElement)"
}

/// `wC hR`.
func classes(_ traits: TraitCollection) -> String {
  func letter(_ sizeClass: SizeClass?) -> String { sizeClass.map { $0 == .compact ? "C" : "R" } ?? "Any" }
  return "w\(letter(traits.horizontalSizeClass)) h\(letter(traits.verticalSizeClass))"
}

/// A number with at most three decimals, for people.
func number(_ value: Double) -> String { String(number: value, decimals: 3) }

/// What stands in a bar of a container, for the end of its line: nothing where nothing is known of it.
///
/// Texts that are cut end in an ellipsis.
func describeBar(_ name: String, of container: ContainerLayout?) -> String {
  let words: [String] =
    switch (name, container) {
    case ("navigationBar", .navigation(let layout)?): layout.contents.map(navigationWords) ?? []
    case ("toolbar", .navigation(let layout)?):
      (layout.toolbarItems ?? []).map(word) + (layout.toolbarSearchBar == nil ? [] : ["searchBar"])
    case ("tabBar", .tab(let layout)?):
      (layout.items ?? []).map { tab in
        (tab.isSelected ? "*" : "") + (tab.title.map(word) ?? tab.image.map { "[\($0)]" } ?? "–")
      }
    default: []
    }
  return words.isEmpty ? "" : ": \(words.joined(separator: " | "))"
}

/// From the leading end to the trailing one.
private func navigationWords(_ contents: NavigationBarContents) -> [String] {
  var words: [String] = []
  if let button = contents.backButton { words.append("‹ \(button.title.map(word) ?? "")".trimmedEnd) }
  words += contents.leftBarButtonItems.map(word)
  words += contents.titles.map { "\"\(word($0))\"" }
  if contents.titleView != nil { words.append("titleView") }
  words += contents.rightBarButtonItems.reversed().map(word)
  if contents.searchBar != nil { words.append("searchBar") }
  return words
}

private func word(_ item: BarItemLayout) -> String {
  if let title = item.title { return word(title) }
  if let image = item.image { return "[\(image)]" }
  if item.customView != nil { return "view" }
  return item.systemItem?.rawValue ?? "–"
}

/// On one line, with an ellipsis where the bar cuts it.
private func word(_ text: BarText) -> String {
  let line = String(text.text.prefix(60).map { $0.isNewline ? " " : $0 })
  return text.isTruncated || text.text.count > 60 ? "\(line)…" : line
}

extension String {
  fileprivate var trimmedEnd: String { hasSuffix(" ") ? String(dropLast()) : self }
}
