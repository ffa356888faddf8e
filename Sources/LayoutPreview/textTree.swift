package import LayoutModel

/// A layout as an indented tree with frames, for people at a terminal.
///
/// One line a view with its type, id and frame in its superview's coordinates; controllers stand above their root
/// views with their size classes; diagnostics follow. Ends with a line feed.
package func textTree(_ layout: Layout) -> String {
  var text = heading(layout.environment)
  for index in layout.document.controllers.indices where layout.document.controllers[index].parent == nil {
    append(controller: index, of: layout, indent: 0, to: &text)
  }
  if !layout.diagnostics.isEmpty {
    text += "\n"
    for diagnostic in layout.diagnostics { text += line(diagnostic) + "\n" }
  }
  return text
}

private func heading(_ environment: WindowEnvironment) -> String {
  let insets = environment.safeAreaInsets
  return "\(environment.device.name), \(environment.orientation.rawValue), "
    + "version \(environment.systemVersion), \(number(environment.size.width))×\(number(environment.size.height)) "
    + "@\(number(environment.pixelGrid.scale))x, safe area \(number(insets.top)) \(number(insets.left)) "
    + "\(number(insets.bottom)) \(number(insets.right))\n"
}

private func append(controller index: Int, of layout: Layout, indent: Int, to text: inout String) {
  let controller = layout.document.controllers[index]
  let traits = layout.controllers[index].traits
  text += String(repeating: "  ", count: indent)
  text += "\(controller.type.rawValue) \(controller.id) "
  text += "w\(letter(traits.horizontalSizeClass)) h\(letter(traits.verticalSizeClass))\n"
  append(views: layout.document.viewRange(ofController: index), of: layout, indent: indent + 1, to: &text)
  for child in layout.document.controllers.indices
  where layout.document.controllers[child].parent == Int32(index) {
    append(controller: child, of: layout, indent: indent + 1, to: &text)
  }
}

private func append(views range: Range<Int>, of layout: Layout, indent: Int, to text: inout String) {
  var ends: [Int] = []
  for index in range {
    while let end = ends.last, end <= index { ends.removeLast() }
    text += String(repeating: "  ", count: indent + ends.count) + line(view: index, of: layout) + "\n"
    ends.append(Int(layout.document.views[index].subtreeEnd))
  }
}

private func line(view index: Int, of layout: Layout) -> String {
  let view = layout.document.views[index]
  let image = layout.images.first { $0.view == Int32(index) }?.filename.map { " [\($0)]" } ?? ""
  guard let frame = layout.views[index].frame else {
    return "\(view.type.rawValue) \(view.id) (not installed)"
  }
  return "\(view.type.rawValue) \(view.id) (\(number(frame.minX)), \(number(frame.minY)), "
    + "\(number(frame.size.width)), \(number(frame.size.height)))\(view.isHidden ? " hidden" : "")\(image)"
}

private func line(_ diagnostic: Diagnostic) -> String {
  let views = diagnostic.views.isEmpty ? "" : " [\(diagnostic.views.joined(separator: ", "))]"
  return "\(diagnostic.severity.rawValue): \(diagnostic.code.rawValue)\(views): \(diagnostic.message)"
}

private func letter(_ sizeClass: SizeClass?) -> String {
  switch sizeClass {
  case .compact: "C"
  case .regular: "R"
  case nil: "Any"
  }
}

/// A number with at most three decimals, for people.
private func number(_ value: Double) -> String {
  let rounded = (value * 1000).rounded() / 1000
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : String(rounded)
}
