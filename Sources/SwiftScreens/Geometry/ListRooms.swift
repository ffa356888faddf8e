import LayoutModel
import SwiftInterpreter

/// Cells and headers that lists were asked for and that no layout of the screen has placed since: who asks how large one is has its list
/// say that.
struct ListRooms {
  /// A view that awaits its place.
  fileprivate struct Waiting {
    let view, list: Object
    /// What the list is asked, and with what behind the view.
    let question: String
    let values: [Value]
    /// The row or item, and its section; nil for what is none.
    let path: [Int]?
    var isAsked = false
    /// What the list has said; nil while it is asked.
    var answer: Value?
  }

  private var waiting: [ObjectIdentifier: Waiting] = [:]
  /// Where the cells of lists were when they were asked for the last time.
  private var kept: [ObjectIdentifier: [[Int]: Rect]] = [:]

  /// Whether code has asked for what a layout alone says.
  var isLayoutAsked = false

  mutating func add(
    _ view: Object, _ list: Object, _ question: String, _ values: [Value], _ path: [Int]? = nil
  ) {
    waiting[ObjectIdentifier(view)] = Waiting(
      view: view, list: list, question: question, values: values, path: path)
  }

  mutating func remove(_ view: ObjectIdentifier) { waiting[view] = nil }

  /// Takes where cells are, before their lists are asked for others in their places.
  mutating func keep(_ lists: ShownLists, _ place: (Object) -> Rect?) {
    for list in lists.shown {
      var places: [[Int]: Rect] = [:]
      for (section, shown) in (lists[list]?.sections ?? []).enumerated() {
        for (row, cell) in shown.cells.enumerated() { places[[row, section]] = place(cell.view) }
      }
      kept[ObjectIdentifier(list)] = places
    }
  }

  /// The view that awaits its place, and whether `view` is its content view; nil for other views.
  fileprivate func owner(of view: Object, _ interpreter: Interpreter) -> (view: Object, isContent: Bool)? {
    if waiting.isEmpty { return nil }
    if waiting[ObjectIdentifier(view)] != nil { return (view, false) }
    guard case .object(let superview)? = interpreter.field("ownSuperview", of: .object(view)),
      waiting[ObjectIdentifier(superview)] != nil,
      case .object(let content)? = interpreter.field("contentView", of: .object(superview)), content === view
    else { return nil }
    return (superview, true)
  }

  fileprivate func waiting(_ view: Object) -> Waiting? { waiting[ObjectIdentifier(view)] }

  /// Where the cell in the place of a view was.
  fileprivate func place(before found: Waiting) -> Rect? {
    found.path.flatMap { kept[ObjectIdentifier(found.list)]?[$0] }
  }

  fileprivate mutating func take(_ answer: Value, for view: Object) {
    waiting[ObjectIdentifier(view)]?.answer = answer
  }

  fileprivate mutating func begin(_ view: Object) { waiting[ObjectIdentifier(view)]?.isAsked = true }
}

extension ScreenGeometry {
  /// The frame that a view has in its list before that has placed it: its place is not known then, and what the list leaves to
  /// the layout of its size is that of the cell before it. Nil for views that await no place.
  func frameInRoom(_ view: Object) -> Value? {
    guard let (owner, isContent) = rooms.owner(of: view, interpreter), let found = rooms.waiting(owner)
    else { return nil }
    if !found.isAsked {
      rooms.begin(owner)
      let answer = interpreter.call(
        found.question, on: .object(found.list), [.object(owner)] + found.values)
      if case .success(let size) = answer { rooms.take(size, for: owner) }
    }
    guard let size = rooms.waiting(owner)?.answer else { return nil }
    let before = rooms.place(before: found)
    func side(_ name: String, _ laidOut: Double?) -> Value {
      let value = interpreter.field(name, of: size)
      guard let length = number(value) else { return value ?? interpreter.unknown(of: "bounds.\(name)") }
      if (0..<1e6).contains(length) { return number(length) }
      rooms.isLayoutAsked = true
      noteAsked()
      return laidOut.map { number($0) } ?? interpreter.unknown(of: "bounds.\(name)")
    }
    func start(_ name: String, _ known: Double?) -> Value {
      isContent ? number(0) : known.map { number($0) } ?? interpreter.unknown(of: "frame.origin.\(name)")
    }
    let origin = [start("x", before?.origin.x), start("y", before?.origin.y)]
    let sides = [side("width", before?.size.width), side("height", before?.size.height)]
    return interpreter.structure(
      "CGRect", [interpreter.structure("CGPoint", origin), interpreter.structure("CGSize", sides)])
  }

  /// Takes where cells are, before their lists are asked for others in their places.
  func keepCells(of lists: ShownLists) {
    if rooms.isLayoutAsked { layOutWhatIsDue() }
    let placed = placed
    rooms.keep(lists) { placed[ObjectIdentifier($0)]?.frame }
  }

  /// Answers which rows and items are made, before they have a place.
  func addRooms() {
    interpreter.host.intrinsics["__awaitRoom"] = { [unowned self] values in
      guard values.count == 4, case .object(let view) = values[0], case .object(let list) = values[1],
        case .integer(let row, _) = values[2], case .integer(let section, _) = values[3]
      else { return .void }
      rooms.add(view, list, "giveRoom", Array(values[2...]), [row, section])
      return .void
    }
  }
}
