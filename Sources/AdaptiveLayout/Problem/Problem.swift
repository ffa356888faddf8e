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
  var items: [ProblemItem] = []
  /// What only the problem knows: the guides that stack views make.
  var spacers: [Spacer] = []
  /// The size that the root view was given, in points; zero where a view is fitted.
  var hostSize = Size.zero
  /// In the order in which they were made.
  var generated: [GeneratedConstraint] = []
  /// The canonical order of ``generated``.
  var order = CanonicalOrder()
  /// First variable of each view of the tree, -1 for a view that takes no part.
  private var firstVariableOfView: [Int32] = []
  /// First variable of each guide.
  private var firstVariableOfGuide: [Int32] = []
  /// The indices in the document of the first view and the first guide of the tree.
  private var (firstView, firstGuide) = (0, 0)
  /// The terms of the constraint being made, and whether the system has more of them.
  private var sum = LinearSum()
  private var isSpilled = false
  /// First variable of each spacer.
  var firstVariableOfSpacer: [Int32] = []
  /// First variable of the content of each scroll view, by view.
  var firstVariableOfContent: [Int32: Int32] = [:]
  /// The scroll views whose content a constraint of the document speaks of.
  var constrainedContents: Set<Int32> = []
  /// For each variable whether a constraint has a term of it. Kept only where ``tracksTerms`` says so.
  var hasTerm: [Bool] = []
  var tracksTerms = false
  /// Whether a constraint reads insets that depend on frames, so that one pass may not be enough.
  var readsInsets = false
  /// Whether a constraint leaves the content of a scroll view whose offset follows from its insets.
  var readsOffsets = false
  /// Whether a constraint depends on natural sizes other than by its constant: on the tallest view of a row, or on shares
  /// in proportion to them. New sizes then need a new problem.
  var readsContentSizes = false
  /// The rules in doubt by which constraints were made.
  var doubts = UncertainRules()

  /// Forgets the problem but not the memory.
  mutating func removeAll() {
    system.removeAll()
    origins.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    firstVariableOfView.removeAll(keepingCapacity: true)
    firstVariableOfGuide.removeAll(keepingCapacity: true)
    spacers.removeAll(keepingCapacity: true)
    generated.removeAll(keepingCapacity: true)
    order.removeAll()
    hostSize = .zero
    firstVariableOfSpacer.removeAll(keepingCapacity: true)
    firstVariableOfContent.removeAll(keepingCapacity: true)
    constrainedContents.removeAll(keepingCapacity: true)
    hasTerm.removeAll(keepingCapacity: true)
    tracksTerms = false
    readsInsets = false
    readsOffsets = false
    readsContentSizes = false
    doubts = UncertainRules()
  }

  /// Makes room for the variables of a tree.
  mutating func beginItems(views: Range<Int>, guides: Range<Int>) {
    (firstView, firstGuide) = (views.lowerBound, guides.lowerBound)
    firstVariableOfView.append(contentsOf: repeatElement(-1, count: views.count))
    firstVariableOfGuide.append(contentsOf: repeatElement(-1, count: guides.count))
  }

  mutating func setFirstVariable(_ variable: Int32, ofView view: Int) {
    firstVariableOfView[view - firstView] = variable
  }

  mutating func setFirstVariable(_ variable: Int32, ofGuide guide: Int) {
    firstVariableOfGuide[guide - firstGuide] = variable
  }

  /// The first variable of a view of the tree, negative for one that takes no part.
  func firstVariable(ofView view: Int) -> Int { Int(firstVariableOfView[view - firstView]) }

  /// The first variable of an item of the tree, negative for one that has none.
  ///
  /// The guides that are tied to a view have none of their own and answer with the view's.
  func firstVariable(of item: ItemReference) -> Int {
    switch item.kind {
    case .view, .safeArea, .layoutMargins, .readableContent, .frameLayout, .keyboard:
      Int(firstVariableOfView[Int(item.index) - firstView])
    case .guide: Int(firstVariableOfGuide[Int(item.index) - firstGuide])
    case .spacer: Int(firstVariableOfSpacer[Int(item.index)])
    case .contentLayout: Int(firstVariableOfContent[item.index] ?? -1)
    case .none: -1
    }
  }

  /// First variable of an item of the document; nil if it has none.
  func firstVariable(of item: LayoutItem) -> Int? {
    let first = firstVariable(of: ItemReference(item))
    return first < 0 ? nil : first
  }

  /// Whether no constraint speaks of the item with these variables; false where nobody keeps track.
  func isUntouched(_ firstVariable: Int) -> Bool {
    tracksTerms && !hasTerm[firstVariable..<firstVariable + ItemVariable.count].contains(true)
  }

  /// Adds a term to the constraint being made.
  @inline(__always)
  mutating func addTerm(_ variable: Int, _ coefficient: Double) {
    if !sum.add(variable, coefficient) {
      spill()
      system.addTerm(variable, coefficient)
    }
    if tracksTerms { noteTerm(variable) }
  }

  /// Ends the constraint being made.
  mutating func addConstraint(
    _ relation: ConstraintSolver.Relation, _ constant: Double, priority: Float, breaking: BreakingRank
  ) {
    if isSpilled {
      spill()
      system.addConstraint(relation, constant, priority: priority, breaking: breaking)
      isSpilled = false
    } else {
      system.addConstraint(
        merged: sum.terms.span.extracting(0..<sum.count), relation, constant, priority: priority,
        breaking: breaking)
      sum.removeAll()
    }
  }

  /// Adds a constraint on one variable.
  mutating func addConstraint(
    on variable: Int, _ relation: ConstraintSolver.Relation, _ constant: Double, priority: Float,
    breaking: BreakingRank
  ) {
    system.addConstraint(on: variable, relation, constant, priority: priority, breaking: breaking)
    if tracksTerms { noteTerm(variable) }
  }

  /// Lets the system collect the terms of a long constraint.
  private mutating func spill() {
    for index in 0..<sum.count {
      system.addTerm(Int(sum.terms[index].variable), sum.terms[index].coefficient)
    }
    sum.removeAll()
    isSpilled = true
  }

  /// Apart from ``addTerm(_:_:)``, or else the array is asked for its owner each time.
  @inline(never)
  private mutating func noteTerm(_ variable: Int) { hasTerm[variable] = true }
}

/// What has variables: an item of the document, or one that only the problem knows.
enum ProblemItem: Hashable {
  case model(LayoutItem)
  /// Index in ``Problem/spacers``.
  case spacer(Int32)
}

/// A guide that a stack view makes to hold its place: it has no frame in the answer.
struct Spacer: Hashable {
  enum Kind: Hashable {
    /// Between two neighbours that are both visible, along the axis.
    case gap(Int32)
    /// Around all visible subviews, across the axis.
    case spanning
    /// In place of subviews that are all hidden.
    case filling
  }

  /// Index of the stack view.
  var view: Int32
  var kind: Kind
  /// On which it has a place and a size; on the other one both are 0. Nil for both axes.
  var axis: Axis?
}

/// The variables of an item, as offsets from its first.
enum ItemVariable {
  static let x = 0
  static let y = 1
  static let width = 2
  static let height = 3
  static let count = 4
  static let names = ["x", "y", "width", "height"]

  static func position(_ axis: Axis) -> Int {
    switch axis {
    case .horizontal: x
    case .vertical: y
    }
  }

  static func size(_ axis: Axis) -> Int {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}

/// Where a constraint of the system comes from.
enum RowOrigin: Hashable {
  /// One of the four values of the root view, fixed by what holds it.
  case host(variable: Int)
  /// A value that an item has by itself: the origin of a scroll view's content, the unused axis of a spacer.
  case fixed(ProblemItem, variable: Int)
  /// That a view is as large as its guide's insets.
  case guideSize(InsetGuide, Axis)
  /// Index in ``LayoutDocument/constraints``.
  case constraint(Int32)
  /// Index in ``Problem/generated``.
  case generated(Int32)
  case compressionResistance(view: Int32, axis: Axis)
  case hugging(view: Int32, axis: Axis)
  /// The size that a view is fitted to.
  case fitting(view: Int32, axis: Axis, target: Double)
}
