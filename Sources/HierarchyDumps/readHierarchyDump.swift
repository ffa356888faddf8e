import JSON
package import LayoutCoding
import LayoutModel

/// Reads what printed the views of a window: UIKit's `recursiveDescription`, a page source of XCUITest or Appium, or elements for
/// accessibility as JSON.
///
/// - Throws: What is wrong with it, each fault with its line.
/// - Complexity: O(*n*) in the length of the text.
package func readHierarchyDump(
  _ bytes: UnsafeRawBufferPointer, _ limits: HierarchyDumpLimits = HierarchyDumpLimits()
) throws(FaultList) -> HierarchyDump {
  guard bytes.count <= limits.bytes else {
    throw FaultList([Fault(.limitExceeded(.bodyBytes, limit: limits.bytes, value: bytes.count), at: .root)])
  }
  let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  let text = UnsafeRawBufferPointer(rebasing: bytes[start...])
  switch text.first(where: { !isBlank($0) }) {
  case UInt8(ascii: "{"), UInt8(ascii: "["): return try readAccessibilityTree(text, limits)
  case UInt8(ascii: "<") where isPageSource(text): return try readPageSource(text, limits)
  default: return try readDescription(text, limits)
  }
}

/// Whether bytes that begin with `<` or `{` are a dump, and neither an Interface Builder file nor a layout document.
package func isHierarchyDump(_ bytes: UnsafeRawBufferPointer) -> Bool {
  let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  let text = UnsafeRawBufferPointer(rebasing: bytes[start...])
  switch text.first(where: { !isBlank($0) }) {
  case UInt8(ascii: "["), UInt8(ascii: "{"): return isAccessibilityTree(text)
  case UInt8(ascii: "<"): return isPageSource(text) || isDescription(text)
  default: return isDescription(text)
  }
}

func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

/// Collects the nodes of a dump with what is wrong with it.
struct DumpBuilder {
  private(set) var nodes: [HierarchyDump.Node] = []
  private(set) var faults: [Fault] = []
  let limits: HierarchyDumpLimits
  private static let mostFaults = 100

  init(_ limits: HierarchyDumpLimits) { self.limits = limits }

  var isFull: Bool { faults.count >= Self.mostFaults || nodes.count > limits.nodes }

  /// - Returns: The index of the node.
  mutating func add(_ node: HierarchyDump.Node) -> Int32 {
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  mutating func note(_ fault: DumpFault, line: Int) {
    if faults.count < Self.mostFaults { faults.append(Fault(.invalidDump(fault, line: line), at: .root)) }
  }

  /// Whether a node may lie so deep; notes the fault of one that may not.
  mutating func allows(depth: Int) -> Bool {
    if depth <= limits.depth { return true }
    if !faults.contains(where: { if case .limitExceeded(.depth, _, _) = $0.kind { true } else { false } }) {
      faults.append(Fault(.limitExceeded(.depth, limit: limits.depth, value: depth), at: .root))
    }
    return false
  }

  /// - Throws: What is wrong with it, and that it has no views.
  func finish(_ form: HierarchyDump.Form) throws(FaultList) -> HierarchyDump {
    if nodes.count > limits.nodes {
      throw FaultList(
        [Fault(.limitExceeded(.views, limit: limits.nodes, value: nodes.count), at: .root)])
    }
    if !faults.isEmpty { throw FaultList(faults) }
    if nodes.isEmpty { throw FaultList([Fault(.invalidDump(.noViews, line: 1), at: .root)]) }
    return HierarchyDump(form: form, nodes: nodes)
  }
}
