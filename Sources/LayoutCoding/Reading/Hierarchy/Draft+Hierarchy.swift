import JSON
import LayoutModel

extension Draft {
  /// Reads the hierarchy: a controller, or for short a view, the root view of an implied controller. Under the name of a
  /// controller it is one.
  mutating func readHierarchy() throws(ReadingEnded) {
    if reader.depth > 1 || !reader.isAtMember("hierarchy") { document.hierarchyPointer = reader.pointer }
    let isController = reader.isAtMember("viewController") || reader.isAtMember("rootViewController")
    document.controllers = [ControllerNode(id: "main", place: .root)]
    linker.nodes.placesOfUnnamedControllers.append(Int32(reader.offset))
    reserveViews()
    let standsController = try reader.lookAhead { (reader) throws(ReadingEnded) in
      try reader.standsController()
    }
    if isController || standsController {
      try ControllerReader.read(0, &self)
    } else {
      document.controllers[0].isImplicit = true
      pending.takesBarViews = true
      try ViewReader(controller: 0).readRoot(&self)
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
  /// What an object of the hierarchy is.
  private enum NodeKind { case view, tableCell, controller }

  /// Whether a controller stands here: it says so by its type, or has a key that no view has, or children that are controllers.
  fileprivate mutating func standsController() throws(ReadingEnded) -> Bool {
    try kindOfNode(in: Self.hints, depth: 0) == .controller
  }

  /// Whether a cell of a table view stands here that has its parts and no place of its own.
  mutating func standsTableCell() throws(ReadingEnded) -> Bool {
    let isCell = try lookAhead { (reader) throws(ReadingEnded) in
      try reader.kindOfNode(in: Self.hints, depth: 0) == .tableCell
    }
    guard isCell else { return false }
    for key: StaticString in ["frame", "systemLayoutSizeFitting"] {
      if try objectHasMember(key) { return false }
    }
    for key: StaticString in ["contentView", "contentConfiguration", "textLabel", "style"] {
      if try objectHasMember(key) { return true }
    }
    return false
  }

  /// What stands here, nil where nothing says it.
  private mutating func kindOfNode(in hints: KeyTable, depth: Int) throws(ReadingEnded) -> NodeKind? {
    guard try stands(.object), var object = try beginObject() else { return nil }
    while case let number = try nextMember(of: &object, in: hints), number >= 0 {
      switch number {
      case Self.saysView: return .view
      case Self.saysController: return .controller
      case Self.saysChildren: return try kindOfFirstElement(depth: depth) ?? .controller
      case Self.saysType:
        guard try stands(.string) else {
          try skipValue()
          continue
        }
        let type = try string() ?? ""
        if type.hasSuffix("Controller") || type.hasSuffix("VC") { return .controller }
        switch ViewType(spelled: type) {
        case .tableViewCell: return .tableCell
        case nil where type.hasSuffix("TableViewCell"): return .tableCell
        case nil: break
        default: return .view
        }
      default: try skipValue()
      }
    }
    return nil
  }

  private mutating func kindOfFirstElement(depth: Int) throws(ReadingEnded) -> NodeKind? {
    guard depth < 8, try stands(.array), var array = try beginArray(), try nextElement(of: &array) != nil
    else { return nil }
    return try kindOfNode(in: Self.hintsOfElements, depth: depth + 1)
  }

  // What a key says of the object that has it; other numbers say nothing.
  private static let saysView = 0
  private static let saysController = 1
  private static let saysType = 2
  private static let saysChildren = 3

  // Only views have these, and reading over them would mean reading the whole hierarchy.
  private static let hints = hints(
    ofViews: ["subviews", "arrangedSubviews", "constraints", "layoutGuides", "intrinsicContentSize"])

  /// Hints of an element of `children`: everything that only views have says that it is one.
  private static let hintsOfElements: KeyTable = {
    let controllers = Set(ControllerKey.rows.keys.table.words)
    let own = ViewKey.rows.keys.table.words.filter { !controllers.contains($0) }
    return hints(ofViews: own + ["subviews", "constraints", "layoutGuides"])
  }()

  private static func hints(ofViews views: [String]) -> KeyTable {
    let special = Set(views + ["type", "children"])
    let others = ControllerKey.rows.keys.table.words.filter { !special.contains($0) }
    let known = Set(ViewKey.rows.keys.table.words)
    let shared = others.filter { known.contains($0) }
    let controllers = others.filter { !known.contains($0) }
    return KeyTable(
      views + controllers + ["type", "children"] + shared,
      numbers: views.map { _ in saysView } + controllers.map { _ in saysController }
        + [saysType, saysChildren] + shared.indices.map { saysChildren + 1 + $0 })
  }
}
