import LayoutModel
import SwiftInterpreter
import SwiftProgram

/// What a list shows, as its data source and its delegate say.
struct ShownList {
  struct Section {
    var header, footer: Supplement?
    var cells: [Cell] = []
    /// A `UICollectionViewFlowLayout` as it is for this section.
    var flow: Object?
  }

  /// What stands above or below a section: a view, or the title of one that the system makes.
  struct Supplement {
    var content: Value
    var room = Room()
    /// The label of a title that code has changed.
    var label: Object?
  }

  struct Cell {
    var view: Object
    var room = Room()
  }

  /// What a list or its delegate says of the size of an element, in points; nil where the layout or the element itself decides.
  struct Room {
    var height: Double?
    /// Whether it is said that the element decides.
    var isSelfSizing = false
    /// Whether it is a view that a table makes for a title.
    var isOfTitle = false
    var size: Size?
  }

  /// What of it is not known.
  struct Gap {
    var kind: SourceHole.Kind
    var key: String
    var spot: SourceSpot
    var says: String
    var standIn: String?
  }

  /// How a collection arranges its cells.
  enum Layout {
    /// A `UICollectionViewFlowLayout`.
    case flow(Object)
    /// A `UICollectionViewCompositionalLayout`, and its sections, or the configuration of a list.
    case compositional(Object, [Value])
  }

  var sections: [Section] = []
  var layout: Layout?
  var gaps: [Gap] = []
  /// Whether a class of the app says how many rows there are.
  var isCounted = false
  /// The section and the place of a cell.
  func path(of cell: Object) -> (section: Int, item: Int)? {
    for (section, shown) in sections.enumerated() {
      if let item = shown.cells.firstIndex(where: { $0.view === cell }) { return (section, item) }
    }
    return nil
  }

  /// Whether each of its rows is there.
  var isWhole: Bool { gaps.isEmpty }
  /// Whether rows are there, or it is known that there are none.
  var isSaid: Bool { sections.contains { !$0.cells.isEmpty } || isWhole && isCounted }

  /// The views that have documents of their own in that of the list.
  var elements: [Cell] {
    sections.flatMap { section in
      let supplements = [section.header, section.footer].compactMap { part -> Cell? in
        if let part, case .object(let view) = part.content { Cell(view: view, room: part.room) } else { nil }
      }
      return supplements + section.cells
    }
  }
}

/// The lists of a screen that were asked for what they show.
struct ShownLists {
  private var lists: [ObjectIdentifier: ShownList] = [:]
  /// The lists that show something, in the order in which they were asked.
  private(set) var shown: [Object] = []
  private var rooms: [ObjectIdentifier: ShownList.Room] = [:]

  /// What code says of the rows that files have, by their lists.
  private(set) var statics: [ObjectIdentifier: StaticRows] = [:]

  /// Whether a row of a table is said to decide itself how high it is.
  func hasSelfSizingRows(_ table: Object) -> Bool {
    lists[ObjectIdentifier(table)]?.sections.contains { $0.cells.contains { $0.room.isSelfSizing } }
      ?? statics[ObjectIdentifier(table)].map {
        $0.heights.values.contains { $0 < 0 } || $0.made.contains { $0.room.isSelfSizing }
      } ?? false
  }

  /// How high code says that a cell of a file is, in points, negative where the cell decides; nil where it says nothing.
  func height(ofStatic cell: Object) -> Double? {
    statics.values.lazy.compactMap { $0.heights[ObjectIdentifier(cell)] }.first
  }

  /// What a list shows; nil for one that was not asked, or shows nothing.
  subscript(list: Object) -> ShownList? { lists[ObjectIdentifier(list)] }

  /// Whether a view is a cell, or above or below those of a section.
  func has(_ view: Object) -> Bool { room(of: view) != nil }

  /// What is said of the size of an element; nil for other views.
  func room(of view: Object) -> ShownList.Room? { rooms[ObjectIdentifier(view)] }

  init() {}

  /// The lists in the screen itself that were asked.
  private(set) var asked: Set<ObjectIdentifier> = []

  /// The lists in a view that are asked for what they show, not those in their cells.
  static func asked(below view: Value, _ run: ScreenRun) -> Set<ObjectIdentifier> {
    Set(listViews(in: view, isStatic: false, run).map { ObjectIdentifier($0) })
  }

  /// Takes what an item says of its size itself.
  mutating func take(_ size: Size, of item: Object) { rooms[ObjectIdentifier(item)]?.size = size }

  /// Takes what is not known of what a list shows.
  mutating func take(_ gap: ShownList.Gap, of list: Object) {
    lists[ObjectIdentifier(list)]?.gaps.append(gap)
  }

  /// Takes how a list is arranged, once that is known.
  mutating func arrange(_ list: Object, _ layout: ShownList.Layout) {
    lists[ObjectIdentifier(list)]?.layout = layout
  }

  /// Whether no list shows anything.
  var isEmpty: Bool { lists.isEmpty && statics.isEmpty }

  /// The views that lists show, in the order of the lists.
  private(set) var views: [Object] = []

  /// The rows of all lists of a screen.
  private static let mostRows = 200
  /// Lists in cells of lists.
  private static let deepest = 3

  /// Asks the lists in a view, and those in the cells that they show.
  init(below view: Value, _ run: ScreenRun) {
    var rows = Self.mostRows
    var found = listViews(in: view, isStatic: false, run).map { (list: $0, depth: 1) }
    asked = Set(found.map { ObjectIdentifier($0.list) })
    for list in listViews(in: view, isStatic: true, run) {
      guard let read = StaticRows(list, run, mostRows: rows) else { continue }
      statics[ObjectIdentifier(list)] = read
      take(read.made)
      rows -= read.made.count
      found += read.made.flatMap { listViews(in: .object($0.view), isStatic: false, run).map { ($0, 2) } }
    }
    var next = 0
    while next < found.count {
      let (list, depth) = found[next]
      next += 1
      var source = RowSource(run, list, isTable: documentType(of: list) == "tableView", mostRows: rows)
      let shown = source.read()
      let isOfFile = run.adoption.view(of: list) != nil
      if shown.sections.isEmpty, shown.isWhole, !isOfFile || !shown.isCounted { continue }
      lists[ObjectIdentifier(list)] = shown
      self.shown.append(list)
      let elements = shown.elements
      take(elements)
      rows -= shown.sections.reduce(0) { $0 + $1.cells.count }
      if depth == Self.deepest { continue }
      for element in elements {
        found += listViews(in: .object(element.view), isStatic: false, run).map { ($0, depth + 1) }
      }
    }
  }
}

extension ShownLists {
  fileprivate mutating func take(_ elements: [ShownList.Cell]) {
    views += elements.map(\.view)
    for element in elements { rooms[ObjectIdentifier(element.view)] = element.room }
  }
}

/// The lists in a view of which a file says what they show, or the others. Those in cells that are shown are none of them.
private func listViews(in view: Value, isStatic: Bool, _ run: ScreenRun) -> [Object] {
  var found: [Object] = []
  var walk = TreeWalk()
  run.forEach(view, &walk) { view in
    guard case .object(let object) = view, !run.lists.has(object) else { return false }
    if isList(object), run.adoption.isStatic(object) == isStatic { found.append(object) }
    return true
  }
  return found
}
