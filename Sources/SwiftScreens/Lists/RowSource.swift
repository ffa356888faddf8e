import LayoutModel
import SwiftInterpreter
import SwiftProgram

/// Asks a list for what it shows, as UIKit does when it lays the list out. A row that is not understood whole is left out, and told:
/// what laid out in it does not count.
struct RowSource {
  private let run: ScreenRun
  private let list: Object
  private let isTable: Bool
  private var shown = ShownList()
  /// What of the rows is not known.
  var gaps: [ShownList.Gap] { shown.gaps }
  private var seen: Set<ObjectIdentifier> = []
  private var told: Set<SourceSpot> = []

  private let mostRows: Int
  /// What one of the questions may take.
  private static let mostSteps = 100_000

  init(_ run: ScreenRun, _ list: Object, isTable: Bool, mostRows: Int) {
    (self.run, self.list, self.isTable, self.mostRows) = (run, list, isTable, mostRows)
  }

  private var interpreter: Interpreter { run.interpreter }
  private var cellType: String { isTable ? "tableViewCell" : "collectionViewCell" }

  /// What a list shows.
  mutating func read() -> ShownList {
    shown.isCounted = isCounted
    if case .unknown(let source)? = interpreter.field("dataSource", of: .object(list)) {
      leaveOut("Rows are left out: what they are, \(source.path), \(source.reason.sentence)", at: source.spot)
      return shown
    }
    if isAwaited {
      leaveOut("Rows are left out: what runs applies nothing to the data source, so that nobody knows them.")
    }
    if isPreparedByCode { _ = ask("prepareLayout") }
    let sections = count(ask("shownSectionCount"), "sections")
    var rows = 0
    for section in 0..<sections {
      if isAtEnd(section) { return shown }
      let index = Value.integer(section, .int)
      shown.sections.append(ShownList.Section())
      if isTable { readSupplements(section) } else if !readLayout(section) { continue }
      for row in 0..<count(ask("shownRowCount", [index]), "rows") {
        if isAtEnd(rows) { return shown }
        rows += 1
        let cell = ask("shownCell", [.integer(row, .int), index])
        if let cell = self.cell(cell, row, section) { shown.sections[section].cells.append(cell) }
      }
    }
    return shown
  }

  /// Whether a class of the app says how many rows there are, and not UIKit's own controller of a list.
  private var isCounted: Bool {
    guard case .object(let source)? = interpreter.field("dataSource", of: .object(list)) else { return false }
    let types = source.type.superclasses
    return !types.contains { $0.text == "UIViewController" }
      || types.prefix { $0.isOfApp }.contains { type in
        ["tableView", "collectionView", "numberOfSections"].contains { interpreter.declares($0, type) }
      }
  }

  /// Whether a data source would show what is applied to it, and nothing was.
  private var isAwaited: Bool {
    guard let source = interpreter.field("dataSource", of: .object(list)),
      case .boolean(false)? = interpreter.field("isApplied", of: source)
    else { return false }
    return true
  }

  /// Whether no more than some sections or rows are shown, which is told.
  mutating func isAtEnd(_ count: Int) -> Bool {
    let isOutOfSteps = interpreter.stepCount > interpreter.limits.steps / 2
    let isAtEnd = count >= mostRows || isOutOfSteps
    if isAtEnd {
      leaveOut(
        "What comes after \(count) sections or rows is not shown.", kind: isOutOfSteps ? .limit : .count)
    }
    return isAtEnd
  }

  /// Asks for something; nil, and told, for what is not understood.
  private mutating func ask(_ question: String, _ values: [Value] = []) -> Value? {
    let answer = interpreter.attempt(steps: Self.mostSteps) {
      interpreter.call(question, on: .object(list), values)
    }
    switch answer {
    case .success(let value): return value
    case .failure(let fault):
      let isLimit = fault.stop.kind == .limit
      leaveOut(
        "Rows are left out: \(fault.stop.message)", at: fault.stop.spot, kind: isLimit ? .limit : .count)
      return nil
    }
  }

  private mutating func leaveOut(
    _ says: String, at spot: SourceSpot? = nil, kind: SourceHole.Kind = .count
  ) {
    let spot = spot ?? list.madeAt
    guard told.insert(spot).inserted else { return }
    shown.gaps.append(ShownList.Gap(kind: kind, key: "rows", spot: spot, says: says))
  }

  /// A count; where it is not known what conditions say of it, or one.
  private mutating func count(_ value: Value?, _ what: String) -> Int {
    switch value {
    case .integer(let count, _)?: return min(max(0, count), 10_000)
    case .unknown(let unknown)?:
      let number = min(max(0, interpreter.assumedNumber(unknown, or: 1)), 10_000)
      shown.gaps.append(
        ShownList.Gap(
          kind: .count, key: unknown.path, spot: unknown.spot,
          says: "How many \(what) there are, \(unknown.path), \(unknown.reason.sentence)",
          standIn: "\(number)"))
      return number
    default: return 0
    }
  }

  /// A cell that the data source has made, put into the list; nil, and told, for one that is not known.
  mutating func cell(_ made: Value?, _ row: Int, _ section: Int) -> ShownList.Cell? {
    let indices: [Value] = [.integer(row, .int), .integer(section, .int)]
    switch made {
    case .object(let cell)? where documentCellType(of: cell) == cellType && add(cell):
      var room = ShownList.Room()
      if isTable {
        let height = ask("shownHeight", indices)
        room.height = length(height, "row \(row)")
        room.isSelfSizing = run.geometry.number(height).map { $0 < 0 } ?? false
        if room.height == nil, let question = ownFitting(of: cell) {
          room.height = length(ask(question, [.object(cell)]), "row \(row)")
        }
      } else {
        room.size = size(ask("shownSize", indices), "\(row)")
      }
      if isTable { readEditing(of: cell, indices) }
      giveRoom(to: cell, room, [row, section])
      if ask("willShowCell", [.object(cell)] + indices) == nil {
        run.tell("removeFromSuperview", .object(cell))
        return nil
      }
      return ShownList.Cell(view: cell, room: room)
    case .unknown(let unknown)?:
      leaveOut("A row is left out: \(unknown.path) \(unknown.reason.sentence)", at: unknown.spot)
    case nil: break
    default: leaveOut("A row is left out: its cell is not known.")
    }
    return nil
  }

  /// Has an edited table say how a row is edited, and the delegate how far its content is indented.
  private mutating func readEditing(of cell: Object, _ indices: [Value]) {
    let row = [.object(cell)] + indices
    if case .boolean(true)? = interpreter.field("isEditing", of: .object(list)) {
      let moves = run.delegate("dataSource", of: list, declares: "tableView", with: "moveRowAt")
      _ = ask("tellEditing", row + [.boolean(moves)])
    }
    if run.delegate(of: list, declares: "tableView", with: "indentationLevelForRowAt") {
      _ = ask("tellIndentation", row)
    }
  }

  /// Has a cell that comes to be seen say how large it is, where that is known before it is laid out.
  private func giveRoom(to cell: Object, _ room: ShownList.Room, _ path: [Int]) {
    let geometry = run.geometry
    let known: Value?
    if isTable {
      known = room.height.map { geometry.number($0) }
    } else if case .flow(let flow)? = shown.layout,
      geometry.size(of: interpreter.field("estimatedItemSize", of: .object(flow))) == .zero
    {
      known = room.size.map { geometry.size($0) } ?? usualSize
    } else {
      known = nil
    }
    geometry.rooms.add(cell, list, "giveShownRoom", [known ?? .none], path)
  }

  /// What asks a row how high it is, where its class says that itself: by the method that tables call, or else, where no constraints do, by
  /// that which is called by UIKit's own.
  private func ownFitting(of cell: Object) -> String? {
    if run.isOverridden("systemLayoutSizeFitting", .object(cell)) { return "shownFittingHeight" }
    guard run.isOverridden("sizeThatFits", .object(cell)) else { return nil }
    let content = interpreter.field("contentView", of: .object(cell)) ?? .none
    return run.list("constraints", of: content).isEmpty ? "shownHeightThatFits" : nil
  }

  /// Puts a view into the list, where it is not there.
  private mutating func add(_ view: Object) -> Bool {
    guard seen.insert(ObjectIdentifier(view)).inserted else { return false }
    run.tell("addSubview", .object(list), [.object(view)])
    return true
  }

  /// A height that was said; nil for what decides itself.
  private mutating func length(_ value: Value?, _ what: String) -> Double? {
    if case .unknown(let unknown)? = value { tellUnknown(unknown, "How high \(what) is") }
    return run.geometry.number(value).flatMap { (0..<1e6).contains($0) ? $0 : nil }
  }

  /// A size that a delegate says; nil where the layout decides. A side that is not known is the layout's.
  private mutating func size(_ value: Value?, _ what: String) -> Size? {
    guard let value else { return nil }
    if case .unknown(let unknown) = value { tellUnknown(unknown, "How large item \(what) is") }
    let sides = [("width", "wide"), ("height", "high")].map { side, word -> Double? in
      guard case .unknown(let unknown)? = interpreter.field(side, of: value) else {
        return run.geometry.number(interpreter.field(side, of: value))
      }
      tellUnknown(unknown, "How \(word) item \(what) is")
      return usualSize.flatMap { run.geometry.number(interpreter.field(side, of: $0)) }
    }
    guard let width = sides[0], let height = sides[1] else { return nil }
    let size = Size(width: width, height: height)
    guard min(size.width, size.height) >= 0, max(size.width, size.height) < 1e6 else {
      leaveOut("The size of item \(what) is not one that it can have.")
      return nil
    }
    if case .flow(let flow)? = shown.layout,
      run.geometry.size(of: interpreter.field("itemSize", of: .object(flow))) == size
    {
      return nil
    }
    return size
  }

  /// The size of items that a flow layout says of all.
  private var usualSize: Value? {
    guard case .flow(let flow)? = shown.layout else { return nil }
    return interpreter.field("itemSize", of: .object(flow))
  }

  private mutating func tellUnknown(_ unknown: Unknown, _ what: String) {
    guard told.insert(unknown.spot).inserted else { return }
    shown.gaps.append(
      ShownList.Gap(
        kind: .number, key: unknown.path, spot: unknown.spot,
        says: "\(what), \(unknown.path), \(unknown.reason.sentence)"))
  }

  /// How a section is arranged, and what is above and below it.
  ///
  /// - Returns: Whether that is known, so that its items are there.
  private mutating func readLayout(_ section: Int) -> Bool {
    let index = Value.integer(section, .int)
    guard case .object(let layout)? = interpreter.field("collectionViewLayout", of: .object(list)) else {
      return leaveOutItems()
    }
    if isArrangedByCode(layout) {
      guard section == 0, case .object(let found)? = ask("arrangedSection") else { return leaveOutItems() }
      shown.layout = .compositional(layout, [.object(found)])
      return true
    }
    if case .object(let flow)? = ask("shownFlow", [index]) {
      if section == 0 { shown.layout = .flow(flow) }
      shown.sections[section].flow = flow
      readCollectionSupplements(
        section,
        BoundaryKinds.usual.filter { what, _ in
          run.geometry.size(of: interpreter.field("\(what)ReferenceSize", of: .object(flow))) != .zero
        })
      return true
    }
    let list = interpreter.field("listConfiguration", of: .object(layout)) ?? .none
    let found: Value
    if case .structure = list { found = list } else { found = ask("shownSection", [index]) ?? .none }
    var sections: [Value] = []
    if case .compositional(_, let known)? = shown.layout { sections = known }
    switch found {
    case .object, .structure: shown.layout = .compositional(layout, sections + [found])
    default: return leaveOutItems()
    }
    readCollectionSupplements(section, supplementKinds(found))
    return true
  }

  private mutating func leaveOutItems() -> Bool {
    leaveOut("Items are left out: what arranges them is not known.")
    return false
  }

  /// The kinds of the header and the footer that a section has.
  private func supplementKinds(_ section: Value) -> [String: String] {
    let items = BoundaryKinds(run.list("boundarySupplementaryItems", of: section), interpreter).kinds
    let configuration = interpreter.field("listConfiguration", of: section) ?? section
    let ofList = BoundaryKinds.usual.filter { what, _ in
      guard case .enumeration(let mode)? = interpreter.field("\(what)Mode", of: configuration) else {
        return false
      }
      return interpreter.spelling(of: mode.name) == "supplementary"
    }
    return items.merging(ofList) { $1 }
  }

  private mutating func readCollectionSupplements(_ section: Int, _ kinds: [String: String]) {
    let values = ["header", "footer"].map { what -> ShownList.Supplement? in
      guard let kind = kinds[what] else { return nil }
      guard case .object(let view)? = ask("shownSupplement", [.string(kind), .integer(section, .int)]),
        add(view)
      else { return nil }
      _ = ask("willShowSupplement", [.object(view), .string(kind), .integer(section, .int)])
      return ShownList.Supplement(content: .object(view))
    }
    (shown.sections[section].header, shown.sections[section].footer) = (values[0], values[1])
  }

  /// Whether a class of the app prepares the layout, such as by giving it sizes.
  private var isPreparedByCode: Bool {
    guard !isTable, case .object(let object)? = interpreter.field("collectionViewLayout", of: .object(list))
    else { return false }
    return run.isOverridden("prepare", .object(object))
  }

  /// Whether a class of the app says itself where cells are, without a layout of UIKit's below it that has placed them first.
  private func isArrangedByCode(_ layout: Object) -> Bool {
    let classes = layout.type.superclasses
    if classes.contains(where: { $0.text == "UICollectionViewFlowLayout" }) { return false }
    return !classes.contains { $0.text == "UICollectionViewCompositionalLayout" } || run.arranges(layout)
  }

  private mutating func readSupplements(_ section: Int) {
    shown.sections[section].header = supplement("Header", section)
    shown.sections[section].footer = supplement("Footer", section)
  }

  /// Nil where there is nothing, or no room for it.
  private mutating func supplement(_ what: String, _ section: Int) -> ShownList.Supplement? {
    let index = Value.integer(section, .int)
    let height = length(ask("shown\(what)Height", [index]), what.lowercased())
    if let height, height < 0.5 { return height > 0 ? nothing() : nil }
    let room = ShownList.Room(height: height)
    let content = ask("shown\(what)", [index])
    switch content {
    case .object(let view)? where add(view):
      run.geometry.rooms.add(
        view, list, "giveShownRoom", [height.map { run.geometry.number($0) } ?? .none])
      _ = ask("willShow\(what)", [.object(view), index])
      return ShownList.Supplement(content: .object(view), room: room)
    case .string?, .unknown?:
      let titled = content.flatMap { run.titledView(list, $0, what, section, ask: { ask($0, $1) }) }
      if let view = titled?.view, titled?.hasMore == true, add(view) {
        let room = ShownList.Room(height: height, isOfTitle: true)
        return ShownList.Supplement(content: .object(view), room: room)
      }
      return ShownList.Supplement(content: content ?? .none, room: room, label: titled?.label)
    default:
      guard run.saysHeight(of: what, list) else { return nil }
      return height.map { _ in ShownList.Supplement(content: .none, room: room) }
    }
  }

  /// Nothing where a grouped table keeps room for what is empty: code says the least height that there is, since 0 is the usual one.
  private func nothing() -> ShownList.Supplement? {
    guard case .enumeration(let style)? = interpreter.field("style", of: .object(list)),
      interpreter.spelling(of: style.name) != "plain"
    else { return nil }
    return ShownList.Supplement(content: .none, room: ShownList.Room(height: Self.leastHeight))
  }

  /// Less than a pixel.
  private static let leastHeight = 0.01
}
