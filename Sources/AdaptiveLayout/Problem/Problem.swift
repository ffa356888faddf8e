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
  var order = CanonicalOrder()
  var variables = VariableTable()
  private var sum = LinearSum()
  var notes = ProblemNotes()

  /// Forgets the problem but not the memory, and makes room for the variables of a tree.
  mutating func begin(views: Range<Int>, guides: Range<Int>) {
    system.removeAll()
    origins.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    spacers.removeAll(keepingCapacity: true)
    generated.removeAll(keepingCapacity: true)
    order.removeAll()
    hostSize = .zero
    notes = ProblemNotes()
    variables.begin(views: views, guides: guides)
  }

  /// Gives an item four variables, which ``addVariablesOfItems()`` adds. Returns the first of them.
  mutating func add(_ item: ProblemItem) -> Int32 {
    let first = Int32(truncatingIfNeeded: 4 * items.count)
    items.append(item)
    return first
  }

  /// Adds the variables of all items at once.
  mutating func addVariablesOfItems() { system.addRectangles(items.count) }

  /// The first variable of a view of the tree, negative for one that takes no part.
  func firstVariable(ofView view: Int) -> Int { Int(variables.ofView[view - variables.firstView]) }

  /// The first variable of an item of the tree, negative for one that has none.
  ///
  /// The guides that are tied to a view have none of their own and answer with the view's.
  func firstVariable(of item: ItemReference) -> Int {
    switch item.kind {
    case .view, .safeArea, .layoutMargins, .readableContent, .frameLayout, .keyboard,
      .safeAreaCornerHorizontal, .safeAreaCornerVertical, .marginsCornerHorizontal, .marginsCornerVertical,
      .division:
      Int(variables.ofView[Int(item.index) - variables.firstView])
    case .guide: Int(variables.ofGuide[Int(item.index) - variables.firstGuide])
    case .spacer: Int(variables.ofSpacer[Int(item.index)])
    case .contentLayout: Int(variables.ofContent[item.index] ?? -1)
    case .none: -1
    }
  }

  /// First variable of an item of the document; nil if it has none.
  func firstVariable(of item: LayoutItem) -> Int? {
    let first = firstVariable(of: ItemReference(item))
    return first < 0 ? nil : first
  }

  /// Adds a term to the constraint being made.
  @inline(__always)
  mutating func addTerm(_ variable: Int, _ coefficient: Double) {
    if !sum.add(variable, coefficient) {
      spill()
      system.addTerm(variable, coefficient)
    }
    if variables.tracksTerms { variables.noteTerm(variable) }
  }

  /// Ends the constraint being made.
  mutating func addConstraint(
    _ relation: ConstraintSolver.Relation, _ constant: Double, priority: Float, breaking: BreakingRank
  ) {
    if sum.isSpilled {
      spill()
      system.addConstraint(relation, constant, priority: priority, breaking: breaking)
      sum.isSpilled = false
    } else {
      system.addConstraint(
        merged: sum.terms.span.extracting(0..<sum.count), relation, constant, priority: priority,
        breaking: breaking)
      sum.removeAll()
    }
  }

  mutating func addConstraint(
    on variable: Int, _ relation: ConstraintSolver.Relation, _ constant: Double, priority: Float,
    breaking: BreakingRank
  ) {
    system.addConstraint(on: variable, relation, constant, priority: priority, breaking: breaking)
    if variables.tracksTerms { variables.noteTerm(variable) }
  }

  /// Lets the system collect the terms of a long constraint.
  private mutating func spill() {
    for index in 0..<sum.count {
      system.addTerm(Int(sum.terms[index].variable), sum.terms[index].coefficient)
    }
    sum.removeAll()
    sum.isSpilled = true
  }
}

/// Which variables the items of a tree have.
struct VariableTable {
  /// The indices in the document of the first view and the first guide of the tree.
  fileprivate var (firstView, firstGuide) = (0, 0)
  /// First variable of each view of the tree, -1 for a view that takes no part.
  fileprivate var ofView: [Int32] = []
  fileprivate var ofGuide: [Int32] = []
  var ofSpacer: [Int32] = []
  /// First variable of the content of each scroll view, by view.
  var ofContent: [Int32: Int32] = [:]
  /// The scroll views whose content a constraint of the document speaks of.
  var constrainedContents: Set<Int32> = []
  /// For each variable whether a constraint has a term of it. Kept only where ``tracksTerms`` says so.
  private var hasTerm: [Bool] = []
  fileprivate var tracksTerms = false

  fileprivate mutating func begin(views: Range<Int>, guides: Range<Int>) {
    (firstView, firstGuide) = (views.lowerBound, guides.lowerBound)
    ofView.refill(views.count, with: -1)
    ofGuide.refill(guides.count, with: -1)
    ofSpacer.removeAll(keepingCapacity: true)
    if !ofContent.isEmpty { ofContent.removeAll(keepingCapacity: true) }
    if !constrainedContents.isEmpty { constrainedContents.removeAll(keepingCapacity: true) }
    tracksTerms = false
  }

  mutating func set(_ variable: Int32, ofView view: Int) { ofView[view - firstView] = variable }

  mutating func set(_ variable: Int32, ofGuide guide: Int) { ofGuide[guide - firstGuide] = variable }

  mutating func trackTerms(_ count: Int) {
    hasTerm = Array(repeating: false, count: count)
    tracksTerms = true
  }

  /// Apart from ``Problem/addTerm(_:_:)``, or else the array is asked for its owner each time.
  @inline(never)
  fileprivate mutating func noteTerm(_ variable: Int) { hasTerm[variable] = true }

  /// Whether no constraint speaks of the item with these variables; false where nobody keeps track.
  func isUntouched(_ firstVariable: Int) -> Bool {
    tracksTerms && !hasTerm[firstVariable..<firstVariable + ItemVariable.count].contains(true)
  }
}

/// What was read to state a problem.
struct ProblemNotes {
  /// Whether a constraint reads insets that depend on frames, so that one pass may not be enough.
  var readsInsets = false
  /// Whether a constraint leaves the content of a scroll view whose offset follows from its insets.
  var readsOffsets = false
  /// Whether a constraint depends on natural sizes other than by its constant: on the tallest view of a row, or on shares
  /// in proportion to them. New sizes then need a new problem.
  var readsContentSizes = false
  /// The rules in doubt by which constraints were made.
  var doubts = UncertainRules()
}

/// What has variables: an item of the document, or one that only the problem knows.
enum ProblemItem: Equatable {
  case model(LayoutItem)
  /// Index in ``Problem/spacers``.
  case spacer(Int32)

  static func view(_ index: Int32) -> ProblemItem { .model(.view(index)) }

  subscript(attribute: LayoutAttribute) -> ConstraintSide<ProblemItem> { ConstraintSide(self, attribute) }
}

/// A guide that a stack view makes to hold its place: it has no frame in the answer.
struct Spacer: Equatable {
  enum Kind: Hashable {
    /// Between two neighbours that are both visible, along the axis.
    case gap(Int32)
    /// Around all visible subviews, across the axis.
    case spanning
    /// In place of subviews that are all hidden.
    case filling
  }

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

  static func position(_ axis: Axis) -> Int { axis.isVertical ? y : x }
  static func size(_ axis: Axis) -> Int { axis.isVertical ? height : width }
}

/// The attributes of one axis, so that code for both is written once.
struct AxisAttributes {
  let leading, trailing, center, size: LayoutAttribute

  /// With the sides that follow the text direction.
  init(_ axis: Axis) {
    (leading, trailing, center, size) =
      axis.isVertical ? (.top, .bottom, .centerY, .height) : (.leading, .trailing, .centerX, .width)
  }

  /// With the sides that stay where they are: left and right.
  init(fixed axis: Axis) {
    (leading, trailing, center, size) =
      axis.isVertical ? (.top, .bottom, .centerY, .height) : (.left, .right, .centerX, .width)
  }
}

extension Axis {
  /// Asked in the innermost loops, where comparing cases of another module's type is a call.
  var isVertical: Bool {
    switch self {
    case .horizontal: false
    case .vertical: true
    }
  }
}

enum RowOrigin: Equatable {
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
  case fitting(view: Int32, axis: Axis, target: Double)
}

/// The left side of a constraint in the making: each variable has one term, and none is without weight.
///
/// It has room for what nearly all constraints need, so that collecting their terms is a few comparisons in place.
struct LinearSum {
  private static let capacity = 8

  /// The terms in the order in which their variables came, ``count`` of them.
  private(set) var terms = InlineArray<8, Term>(repeating: Term(0, 0))
  private(set) var count = 0
  /// Whether the system has more terms of the constraint.
  var isSpilled = false

  /// Adds to the coefficient of a variable. False if there is no room for another variable.
  @inline(__always)
  mutating func add(_ variable: Int, _ coefficient: Double) -> Bool {
    let key = Int32(truncatingIfNeeded: variable)
    var place = 0
    while place < count {
      if terms[place].variable == key {
        terms[place].coefficient += coefficient
        if terms[place].coefficient == 0 { remove(place) }
        return true
      }
      place &+= 1
    }
    if coefficient == 0 { return true }
    if count == Self.capacity { return false }
    terms[count].variable = key
    terms[count].coefficient = coefficient
    count &+= 1
    return true
  }

  mutating func removeAll() { count = 0 }

  private mutating func remove(_ place: Int) {
    for index in place + 1..<count { terms[index - 1] = terms[index] }
    count -= 1
  }
}
