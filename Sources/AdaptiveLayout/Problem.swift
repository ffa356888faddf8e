import ConstraintSolver
import LayoutModel

/// The linear system of one controller's view tree, and what its parts stand for.
///
/// Each item has four variables in a row: x, y, width, height of its alignment rectangle, in the coordinates of
/// its superview (of its owner, for a guide).
struct Problem {
  var system = LinearSystem()
  /// What each constraint of the system stands for, parallel to it.
  var origins: [RowOrigin] = []
  /// The items that have variables, in canonical order: a view, its guides, then its subviews.
  var items: [LayoutItem] = []
  /// First variable of each view of the document, -1 for a view that takes no part.
  var firstVariableOfView: [Int32] = []
  /// The same for each guide.
  var firstVariableOfGuide: [Int32] = []
  /// Whether a constraint reads insets that depend on frames, so that one pass may not be enough.
  var readsInsets = false

  /// Forgets the problem but not the memory.
  mutating func removeAll() {
    system.removeAll()
    origins.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    firstVariableOfView.removeAll(keepingCapacity: true)
    firstVariableOfGuide.removeAll(keepingCapacity: true)
    readsInsets = false
  }

  /// The first variable of an item, nil if it has none.
  func firstVariable(of item: LayoutItem) -> Int? {
    let first =
      switch item {
      case .view(let index): firstVariableOfView[Int(index)]
      case .guide(let index): firstVariableOfGuide[Int(index)]
      case .systemGuide(_, let index): firstVariableOfView[Int(index)]
      }
    return first < 0 ? nil : Int(first)
  }
}

/// The variables of an item, as offsets from its first.
enum ItemVariable {
  static let x = 0
  static let y = 1
  static let width = 2
  static let height = 3
  static let count = 4

  static func position(_ axis: Axis) -> Int { axis == .horizontal ? x : y }
  static func size(_ axis: Axis) -> Int { axis == .horizontal ? width : height }
}

/// Where a constraint of the system comes from.
enum RowOrigin: Hashable {
  /// One of the four values of the root view, fixed by what holds it.
  case host(variable: Int)
  /// Index in ``LayoutDocument/constraints``.
  case constraint(Int32)
  case compressionResistance(view: Int32, axis: Axis)
  case hugging(view: Int32, axis: Axis)
}
