import JSON
import LayoutModel

/// Reads the hierarchy: a controller, or for short a view, the root view of an implied controller.
struct HierarchyReader {
  /// Whether the document has one.
  private(set) var isRead = false

  mutating func read(_ reader: inout JSONReader, _ draft: inout Draft) throws(ReadingEnded) {
    isRead = true
    draft.document.controllers = [ControllerNode(id: "main", place: .root)]
    draft.linker.nodes.placesOfUnnamedControllers = [Int32(reader.offset)]
    draft.reserveViews(reader)
    if try isController(&reader) {
      try ControllerReader.read(0, &reader, &draft)
    } else {
      draft.document.controllers[0].isImplicit = true
      try ViewReader(controller: 0).read(superview: nil, place: .root, &reader, &draft)
    }
  }

  /// A controller says so by its type, or has a key that no view has. Reads ahead and comes back.
  private func isController(_ reader: inout JSONReader) throws(ReadingEnded) -> Bool {
    // What is wrong is found again.
    let start = reader.mark
    do throws(ReadingEnded) {
      let isController = try findsController(&reader)
      reader.undo(to: start)
      return isController
    } catch {
      reader.forget(since: start)
      throw error
    }
  }

  private func findsController(_ reader: inout JSONReader) throws(ReadingEnded) -> Bool {
    guard try reader.stands(.object), var object = try reader.beginMap() else { return false }
    while let name = try reader.nextMember(of: &object) {
      switch name {
      // Only views have these, and reading over them would mean reading the whole hierarchy.
      case "subviews", "constraints", "layoutGuides", "intrinsicContentSize": return false
      case "type":
        guard try reader.stands(.string) else {
          try reader.skipValue()
          continue
        }
        let type = try reader.string() ?? ""
        if type.hasSuffix("Controller") { return true }
        if ViewType(rawValue: type) != nil { return false }
      case _ where ControllerKey.rows.key(named: name) != nil && ViewKey.rows.key(named: name) == nil:
        return true
      default: try reader.skipValue()
      }
    }
    return false
  }
}

extension Draft {
  /// Makes room for as many views as a usual text of this length holds, at once.
  fileprivate mutating func reserveViews(_ reader: borrowing JSONReader) {
    let count = min(reader.bytes.count / 100, limits.views) + 1
    document.views.reserveCapacity(count)
    linker.nodes.placesOfViews.reserveCapacity(count)
  }
}
