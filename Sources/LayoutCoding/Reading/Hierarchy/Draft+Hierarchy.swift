import JSON
import LayoutModel

extension Draft {
  /// Reads the hierarchy: a controller, or for short a view, the root view of an implied controller.
  mutating func readHierarchy() throws(ReadingEnded) {
    document.controllers = [ControllerNode(id: "main", place: .root)]
    linker.nodes.placesOfUnnamedControllers.append(Int32(reader.offset))
    reserveViews()
    if try reader.lookAhead({ (reader) throws(ReadingEnded) in try reader.standsController() }) {
      try ControllerReader.read(0, &self)
    } else {
      document.controllers[0].isImplicit = true
      pending.takesBarViews = true
      try ViewReader(controller: 0).read(superview: nil, place: .root, &self)
      pending.takesBarViews = false
      try readBarViews(from: 0, of: 0)
    }
  }

  /// Makes room for as many views as a usual text of this length holds, at once.
  private mutating func reserveViews() {
    let count = min(reader.bytes.count / 100, limits.views) + 1
    document.views.reserveCapacity(count)
    linker.nodes.placesOfViews.reserveCapacity(count)
  }
}

extension JSONReader {
  /// Whether a controller stands here: it says so by its type, or has a key that no view has.
  fileprivate mutating func standsController() throws(ReadingEnded) -> Bool {
    guard try stands(.object), var object = try beginObject() else { return false }
    while case let number = try nextMember(of: &object, in: Self.hints), number >= 0 {
      switch number {
      case Self.saysView: return false
      case Self.saysController: return true
      case Self.saysType:
        guard try stands(.string) else {
          try skipValue()
          continue
        }
        let type = try string() ?? ""
        if type.hasSuffix("Controller") { return true }
        if ViewType(rawValue: type) ?? ViewType.words.word(spelled: type) != nil { return false }
      default: try skipValue()
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
