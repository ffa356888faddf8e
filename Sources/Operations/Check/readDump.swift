import HierarchyDumps
import LayoutCoding
import LayoutModel

/// Reads a dump.
///
/// - Throws: What is wrong with it, each fault with its line.
func readDump(
  _ bytes: UnsafeRawBufferPointer, _ limits: DecodingLimits
) throws(Refusal) -> HierarchyDump {
  var dumpLimits = HierarchyDumpLimits()
  (dumpLimits.nodes, dumpLimits.depth) = (limits.views, limits.depth)
  return try rethrowing(as: Refusal.init(list:), try readHierarchyDump(bytes, dumpLimits))
}

extension LayoutEngine {
  /// The document that a dump stands for.
  func dumpedDocument(
    _ material: Material, _ options: OperationOptions
  ) throws(Refusal) -> RequestedDocument {
    let dump = DumpDocument(try readDump(material.document.bytes, limits.decoding))
    let request = try dump.json.lent { text throws(Refusal) in try decode(text, options) }
    var document = try check(request, isStrict: options.isStrict)
    (document.dump, document.isPlaced) = (dump, false)
    return document
  }
}

extension DumpDocument {
  /// A layout of the document: with the frames that were recorded, and without what would be said of what is not known.
  ///
  /// - Parameter notes: What is to be known of the window.
  func restore(_ layout: inout Layout, _ notes: [Diagnostic]) {
    restoreFrames(of: &layout)
    layout.doubts = Doubts()
    // Nobody asked for the classes of a window of which only the size is known.
    layout.diagnostics = notes.filter { $0.code != .sizeClassInferred } + [Diagnostic(.dump(.onlyFrames))]
  }

  /// The rules of lint that look at frames alone.
  static let rules: Set<Diagnostic.Code> = [
    .onlyFrames, .smallTouchTarget, .overlappingViews, .viewOutsideSuperview, .clippedView,
  ]
}
