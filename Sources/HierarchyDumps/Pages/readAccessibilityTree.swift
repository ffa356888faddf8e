import JSON
import LayoutCoding
import LayoutModel

/// Reads elements for accessibility as JSON, with frames in the window's coordinates: what WebDriverAgent answers to
/// `/source?format=json`, what idb prints with `ui describe-all`, nested or not, and what `maestro hierarchy` prints. What else they
/// say is passed over.
func readAccessibilityTree(
  _ bytes: UnsafeRawBufferPointer, _ limits: HierarchyDumpLimits
) throws(FaultList) -> HierarchyDump {
  var reader = AccessibilityReader(bytes, limits)
  do throws(ReadingEnded) {
    try reader.readElements(below: nil)
    try reader.json.end()
  } catch {
    throw reader.json.faultsToTheEnd
  }
  if reader.json.hasFaults { throw reader.json.faultsToTheEnd }
  return try reader.finish()
}

/// Whether JSON stands for elements, and not for a layout document: by its first member, and by a frame as only elements have it.
func isAccessibilityTree(_ bytes: UnsafeRawBufferPointer) -> Bool {
  var start = bytes.prefix(4096).drop(while: isBlank)
  if start.first == UInt8(ascii: "[") { start = start.dropFirst().drop(while: isBlank) }
  guard start.first == UInt8(ascii: "{") else { return false }
  start = start.dropFirst().drop(while: isBlank)
  guard start.first == UInt8(ascii: "\"") else { return false }
  let name = String(outside: start.dropFirst().prefix { $0 != UInt8(ascii: "\"") }.prefix(64))
  guard members.contains(name) else { return false }
  let text = String(outside: start)
  return ["\"rect\"", "\"AXFrame\"", "\"bounds\""].contains { text.contains($0) }
}

/// Members of elements and of what is around them that no layout document has.
private let members: Set<String> = [
  "value", "sessionId", "type", "isEnabled", "isVisible", "isAccessible", "rect", "frame", "label",
  "rawIdentifier", "identifier", "attributes", "children", "AXFrame", "AXLabel", "AXUniqueId", "AXValue",
  "role", "role_description", "testId", "resource-id", "bounds",
]

private struct AccessibilityReader {
  var json: JSONReader
  private let bytes: UnsafeRawBufferPointer
  private let limits: HierarchyDumpLimits
  /// In the order of the text, with frames in the window.
  private var elements: [Element] = []
  /// Where lines were counted to.
  private var counted = (offset: 0, line: 1)

  struct Element {
    var kind = ""
    var identifier, label, text: String?
    var frame: Rect?
    var hasFrame = false
    var parent: Int?
    var line: Int
  }

  init(_ bytes: UnsafeRawBufferPointer, _ limits: HierarchyDumpLimits) {
    (self.bytes, self.limits) = (bytes, limits)
    json = JSONReader(bytes.bindMemory(to: UInt8.self), maximumDepth: 2 * limits.depth)
  }

  /// Reads an element, or an array of them; anything else is passed over.
  mutating func readElements(below parent: Int?) throws(ReadingEnded) {
    switch try json.nextType() {
    case .array:
      guard var array = try json.beginArray() else { return }
      // A list that is not nested begins with the application.
      var first: Int?
      while try json.nextElement(of: &array) != nil {
        let index = elements.count
        try readElements(below: parent ?? first)
        if parent == nil, first == nil, elements.count == index + 1 { first = index }
      }
    case .object where elements.count <= limits.nodes: try readElement(below: parent)
    default: try json.skipValue()
    }
  }

  private mutating func readElement(below parent: Int?) throws(ReadingEnded) {
    guard var object = try json.beginMap() else { return }
    let index = elements.count
    elements.append(Element(parent: parent, line: line(of: json.offset)))
    while let name = try json.nextMember(of: &object) { try read(name, of: index) }
  }

  private mutating func read(_ name: String, of index: Int) throws(ReadingEnded) {
    switch name {
    case "type": elements[index].kind = try text() ?? elements[index].kind
    case "rawIdentifier", "identifier", "AXUniqueId", "resource-id", "name":
      elements[index].identifier = try text() ?? elements[index].identifier
    case "label", "AXLabel", "accessibilityText", "text":
      elements[index].label = try text() ?? elements[index].label
    case "attributes": try readAttributes(of: index)
    // What WebDriverAgent answers has the application as its value.
    case "value" where try json.nextType() == .object: try readElements(below: index)
    case "value", "AXValue": elements[index].text = try text() ?? elements[index].text
    case "children": try readElements(below: index)
    case "rect", "frame", "bounds", "AXFrame": try readFrame(of: index)
    default: try json.skipValue()
    }
  }

  /// What stands in an object of its own.
  private mutating func readAttributes(of index: Int) throws(ReadingEnded) {
    guard var object = try json.beginMap() else { return }
    while let name = try json.nextMember(of: &object) {
      if name == "children" || name == "attributes" {
        try json.skipValue()
      } else {
        try read(name, of: index)
      }
    }
  }

  /// A string that is not empty; anything else is passed over.
  private mutating func text() throws(ReadingEnded) -> String? {
    guard try json.nextType() == .string else {
      try json.skipValue()
      return nil
    }
    let text = try json.string()
    return text?.isEmpty == true ? nil : text
  }

  // MARK: Frames

  /// An object of four numbers, `{{0, 0}, {390, 844}}` or `[0,47][390,844]`, whose second pair is the lower right corner.
  private mutating func readFrame(of index: Int) throws(ReadingEnded) {
    var frame: Rect?
    switch try json.nextType() {
    case .object: frame = try readRect()
    case .string: frame = try json.string().flatMap(rect)
    case .null: return try json.skipValue()
    default: try json.skipValue()
    }
    elements[index].hasFrame = true
    elements[index].frame = elements[index].frame ?? frame
  }

  private mutating func readRect() throws(ReadingEnded) -> Rect? {
    guard var object = try json.beginMap() else { return nil }
    var numbers: [String: Double] = [:]
    while let name = try json.nextMember(of: &object) {
      if try json.nextType() == .number { numbers[name] = try json.double() } else { try json.skipValue() }
    }
    guard let x = numbers["x"], let y = numbers["y"], let width = numbers["width"],
      let height = numbers["height"]
    else { return nil }
    return checked(Rect(x: x, y: y, width: width, height: height))
  }

  private func rect(_ text: String) -> Rect? {
    let numbers = text.split { "{}[], ".contains($0) }.map { number(outside: $0.utf8) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let third = numbers[2],
      let last = numbers[3]
    else { return nil }
    let isCorner = text.hasPrefix("[")
    return checked(
      Rect(x: x, y: y, width: isCorner ? third - x : third, height: isCorner ? last - y : last))
  }

  private func checked(_ rect: Rect) -> Rect? {
    let numbers = [rect.minX, rect.minY, rect.size.width, rect.size.height]
    return numbers.allSatisfy { abs($0) <= 1e6 } && numbers[2] >= 0 && numbers[3] >= 0 ? rect : nil
  }

  /// The line of a place behind all that were asked for before.
  private mutating func line(of offset: Int) -> Int {
    while counted.offset < min(offset, bytes.count) {
      if bytes[counted.offset] == UInt8(ascii: "\n") { counted.line += 1 }
      counted.offset += 1
    }
    return counted.line
  }

  // MARK: Nodes

  /// The nodes of the elements that have a frame; what has none only holds others.
  func finish() throws(FaultList) -> HierarchyDump {
    var tree = ElementTree(limits)
    var (nodes, depths): ([Int32?], [Int]) = ([], [])
    for element in elements {
      let parent = element.parent.flatMap { nodes[$0] }
      let depth = (element.parent.map { depths[$0] } ?? 0) + 1
      depths.append(depth)
      if element.hasFrame, element.frame == nil { tree.note(.invalidFrame, line: element.line) }
      guard let frame = element.frame, tree.allows(depth: depth) else {
        nodes.append(parent)
        continue
      }
      let kind = element.kind.hasPrefix("XCUIElementType") ? element.kind : "XCUIElementType" + element.kind
      var node = HierarchyDump.Node(kind, .zero, parent: parent, line: element.line)
      node.type = viewType(ofElement: kind.dropFirst("XCUIElementType".count)) ?? .view
      node.text = element.label ?? element.text
      node.identifier = element.identifier == element.label ? nil : element.identifier
      nodes.append(tree.add(node, at: frame, below: parent))
    }
    return try tree.builder.finish(.accessibilityTree)
  }
}
