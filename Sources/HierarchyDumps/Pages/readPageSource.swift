import JSON
import LayoutCoding
import LayoutModel
import XML

/// Reads the page source of XCUITest or Appium: an element of XML for each, with `x`, `y`, `width` and `height` in the window's
/// coordinates. An element without any of the four, as `AppiumAUT`, only holds others.
func readPageSource(
  _ bytes: UnsafeRawBufferPointer, _ limits: HierarchyDumpLimits
) throws(FaultList) -> HierarchyDump {
  let document: XMLDocument
  do {
    document = try parseXML(bytes, XMLLimits(depth: limits.depth))
  } catch {
    throw FaultList([error])
  }
  let places = ElementPlaces(of: document, in: bytes)
  var tree = ElementTree(limits)
  /// The nodes of the elements around, by the index of each element; nil for one that only holds others.
  var nodes: [Int32?] = []
  for element in document.elements {
    let parent = element.parent.flatMap { nodes[$0.index] }
    guard !tree.builder.isFull, let frame = readFrame(of: element, &tree, line: places[element].line) else {
      nodes.append(parent)
      continue
    }
    var node = HierarchyDump.Node(element.name, .zero, parent: parent, line: places[element].line)
    describe(&node, element)
    nodes.append(tree.add(node, at: frame, below: parent))
  }
  return try tree.builder.finish(.pageSource)
}

/// Whether XML is a page source, by the beginning of its document element.
func isPageSource(_ bytes: UnsafeRawBufferPointer) -> Bool {
  let start = String(outside: bytes.prefix(4096))
  let names = ["<XCUIElementType", "<AppiumAUT", "<UIAApplication", "<UIAWindow"]
  let first = names.compactMap { start.firstRange(of: $0)?.lowerBound }.min()
  guard let first else { return false }
  // Nothing but a declaration and comments stands in front of it.
  let before = start[..<first]
  return !before.contains("<") || before.contains("<?xml") || before.contains("<!--")
}

private func describe(_ node: inout HierarchyDump.Node, _ element: XMLElement) {
  let kind = ["XCUIElementType", "UIA"].first { element.name.hasPrefix($0) } ?? ""
  node.type = viewType(ofElement: element.name.dropFirst(kind.count))
  let (name, label, value) = (filled(element["name"]), filled(element["label"]), filled(element["value"]))
  node.text = label ?? value ?? name
  // Where an element has no identifier of its own, its name is its label.
  node.identifier = name == label ? nil : name
}

private func filled(_ text: String?) -> String? { text?.isEmpty == true ? nil : text }

/// The frame of an element in the window; nil for one that has none, and for one at fault, which is noted.
private func readFrame(of element: XMLElement, _ tree: inout ElementTree, line: Int) -> Rect? {
  let said = ["x", "y", "width", "height"].map { element[$0] }
  if said.allSatisfy({ $0 == nil }) { return nil }
  let numbers = said.compactMap { $0.flatMap { number(outside: $0.utf8) } }
  guard numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else {
    tree.note(.invalidFrame, line: line)
    return nil
  }
  return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}
