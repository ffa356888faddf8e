import LayoutModel

/// What stands in a bar of a container, for the end of its line: nothing where nothing is known of it.
///
/// Texts that are cut end in an ellipsis.
func describeBar(_ name: String, of container: ContainerLayout?) -> String {
  var words: [String] = []
  switch (name, container) {
  case ("navigationBar", .navigation(let layout)?):
    guard let contents = layout.contents else { return "" }
    words = navigationWords(contents)
  case ("toolbar", .navigation(let layout)?): words = (layout.toolbarItems ?? []).map(word)
  case ("tabBar", .tab(let layout)?):
    words = (layout.items ?? []).map { tab in
      let name = tab.title.map(word) ?? tab.image.map { "[\($0)]" } ?? "–"
      return tab.isSelected ? "*\(name)" : name
    }
  default: return ""
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
