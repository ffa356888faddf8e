import LayoutModel

/// The traits of the views of one controller that differ from the controller's own.
struct ViewTraits {
  /// The first view of the controller.
  private var first = 0
  /// For each view an index into `collections`, -1 for the traits of the controller. Empty while all are.
  private var indices: [Int32] = []
  private var collections: [TraitCollection] = []

  /// No view has traits of its own.
  init() {}

  /// Whether no view was asked for its own.
  var isEmpty: Bool { indices.isEmpty }

  /// - Parameter range: The views of a controller.
  init(of range: Range<Int>) {
    first = range.lowerBound
    indices = Array(repeating: -1, count: range.count)
  }

  /// The traits of a view, nil if they are its controller's.
  subscript(view: Int) -> TraitCollection? {
    guard !indices.isEmpty, indices[view - first] >= 0 else { return nil }
    return collections[Int(indices[view - first])]
  }

  /// Gives a view traits of its own.
  mutating func set(_ traits: TraitCollection, ofView view: Int) {
    indices[view - first] = Int32(collections.count)
    collections.append(traits)
  }

  /// Gives a view the traits of another one.
  mutating func copy(fromView other: Int, toView view: Int) { indices[view - first] = indices[other - first] }

  /// The views that have traits of their own, in pre-order.
  var own: [(view: Int, traits: TraitCollection)] {
    indices.indices.filter { indices[$0] >= 0 }.map { (first + $0, collections[Int(indices[$0])]) }
  }
}
