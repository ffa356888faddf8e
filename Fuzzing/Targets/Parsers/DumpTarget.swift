import HierarchyDumps
import LayoutCoding
import LayoutModel

extension FuzzTarget {
  /// Any bytes as a dump of views; what they say becomes a document.
  static let dump = FuzzTarget("dump") { input in
    let lineCount = 1 + input.count { $0 == 0x0A || $0 == 0x0D }
    let dump: HierarchyDump
    do throws(FaultList) {
      dump = try readHierarchyDump(input, limits)
    } catch {
      try expect(!error.faults.isEmpty, "what is refused has a fault")
      for fault in error.faults {
        guard case .invalidDump(_, let line) = fault.kind else { continue }
        try expect((1...lineCount).contains(line), "the line is in the text: \(line)")
      }
      return
    }
    try expect(!dump.nodes.isEmpty && dump.nodes.count <= limits.nodes, "there are as many as there may be")
    for (index, node) in dump.nodes.enumerated() {
      try expect((node.parent ?? -1) < index, "nodes above come first")
      try expect((1...lineCount).contains(node.line), "the line is in the text: \(node.line)")
      let numbers = [node.frame.minX, node.frame.minY, node.frame.size.width, node.frame.size.height]
      try expect(numbers.allSatisfy(\.isFinite), "frames are finite")
    }
    let text = DumpDocument(dump).json
    let request: DecodedRequest
    do throws(FaultList) {
      request = try decodeLayoutRequest(text)
    } catch {
      throw BrokenProperty("the document is read: \(error)")
    }
    try expect(request.document.views.count - dump.nodes.count <= 1, "every node is a view")
  }

  private static var limits: HierarchyDumpLimits {
    var limits = HierarchyDumpLimits()
    (limits.bytes, limits.nodes, limits.depth) = (200_000, 500, 60)
    return limits
  }
}
