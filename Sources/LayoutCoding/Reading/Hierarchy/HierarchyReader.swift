import JSON
import LayoutModel

/// Reads the hierarchy: a controller, or for short a view, the root view of an implied controller.
struct HierarchyReader {
  /// Whether the document has one.
  private(set) var isRead = false

  mutating func read(_ reader: inout JSONReader, _ draft: inout Draft) throws(ReadingEnded) {
    isRead = true
    draft.document.controllers = [ControllerNode(id: "main", place: .root)]
    draft.linker.nodes.placesOfUnnamedControllers.append(Int32(reader.offset))
    draft.reserveViews(reader)
    if try isController(&reader) {
      try ControllerReader.read(0, &reader, &draft)
    } else {
      draft.document.controllers[0].isImplicit = true
      draft.takesBarViews = true
      try ViewReader(controller: 0).read(superview: nil, place: .root, &reader, &draft)
      draft.takesBarViews = false
      try draft.readBarViews(from: 0, of: 0, &reader)
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
    guard try reader.stands(.object), var object = try reader.beginObject() else { return false }
    while case let number = try reader.nextMember(of: &object, in: Self.hints), number >= 0 {
      switch number {
      case Self.saysView: return false
      case Self.saysController: return true
      case Self.saysType:
        guard try reader.stands(.string) else {
          try reader.skipValue()
          continue
        }
        let type = try reader.string() ?? ""
        if type.hasSuffix("Controller") { return true }
        if ViewType(rawValue: type) ?? ViewType.words.word(spelled: type) != nil { return false }
      default: try reader.skipValue()
      }
    }
    return false
  }

  // What a key says of the object that has it; other numbers say nothing.
  private static let saysView = 0
  private static let saysController = 1
  private static let saysType = 2

  private static let hints: KeyTable = {
    // Only views have these, and reading over them would mean reading the whole hierarchy.
    let views = ["subviews", "arrangedSubviews", "constraints", "layoutGuides", "intrinsicContentSize"]
    let others = ControllerKey.rows.keys.table.words.filter { $0 != "type" }
    let known = Set(ViewKey.rows.keys.table.words)
    let shared = others.filter { known.contains($0) }
    let controllers = others.filter { !known.contains($0) }
    return KeyTable(
      views + controllers + ["type"] + shared,
      numbers: views.map { _ in saysView } + controllers.map { _ in saysController } + [saysType]
        + shared.indices.map { saysType + 1 + $0 })
  }()
}

extension Draft {
  /// Makes room for as many views as a usual text of this length holds, at once.
  fileprivate mutating func reserveViews(_ reader: borrowing JSONReader) {
    let count = min(reader.bytes.count / 100, limits.views) + 1
    document.views.reserveCapacity(count)
    linker.nodes.placesOfViews.reserveCapacity(count)
  }
}
