import ConstraintSolver
import LayoutModel

/// The views whose insets somebody reads: constraints, stack views with margins, child controllers, scroll views. The
/// insets of the others are not computed.
struct InsetReaders {
  /// Views whose guides and margins constraints and stack views name. In pre-order.
  private var named: [Int32] = []
  private var scrollViews: [Int32] = []
  /// Views whose insets are read, by name or afterwards, and every view above them, in pre-order.
  private(set) var needed: [Int32] = []
  /// What constraints and stack views read of them.
  private(set) var uses: [InsetUse] = []
  /// Whether margins are among it, or in those of a list.
  private(set) var readMargins = false

  /// - Parameters:
  ///   - guides: Those whose size counts.
  ///   - range: The views of the controller, its root first.
  init(
    _ constraints: ArraySlice<ItemConstraint>, _ guides: [InsetGuide], _ sources: ConstraintSources,
    range: Range<Int>, ofController controller: Int, in state: borrowing ResolutionState
  ) {
    var marks = Marks(range: range)
    for constraint in constraints where constraint.readsInsets {
      note(constraint.first, &marks)
      note(constraint.second, &marks)
    }
    for guide in guides { marks.add(guide.view) }
    for view in sources.stacksWithMargins(of: state.document.stacks) {
      uses.append(InsetUse(view: view, guide: .layoutMargins, edges: .all))
    }
    readMargins =
      !state.document.document.draft.lists.isEmpty
      || uses.contains { $0.guide.hasMargins }
    named = marks.views
    scrollViews = state.parts.scrolls[controller].map { state.document.scrolls[Int($0)].view }
    for view in scrollViews { marks.add(view) }
    for child in state.controllers.span[controller].children {
      marks.add(state.document.controllers[child].containerView ?? Int32(range.lowerBound))
    }
    marks.addSuperviews(in: state.document)
    needed = marks.views
  }

  private mutating func note(_ side: ConstraintSide<ItemReference>, _ marks: inout Marks) {
    let item = side.item
    guard item.readsInsets(for: side.attribute) else { return }
    marks.add(item.index)
    let guide = item.kind == .keyboard ? .keyboard : item.insetGuide ?? .layoutMargins
    uses.append(InsetUse(view: item.index, guide: guide, edges: AttributeMeasure(side.attribute).edges))
  }

  /// The views whose insets a problem reads, so that it has to be solved again when they move.
  func views(readBy problem: Problem) -> [Int32] {
    let views = problem.notes.readsInsets ? named : []
    return problem.notes.readsOffsets ? views + scrollViews : views
  }

  /// Which views are marked. Most often none is, and nothing is allocated.
  private struct Marks {
    let range: Range<Int>
    private var flags: [Bool] = []

    init(range: Range<Int>) { self.range = range }

    mutating func add(_ view: Int32) {
      guard range.contains(Int(view)) else { return }
      if flags.isEmpty { flags = Array(repeating: false, count: range.count) }
      flags[Int(view) - range.lowerBound] = true
    }

    /// The superviews' insets reach into the views: from the last view to the root, so that each is seen once.
    mutating func addSuperviews(in document: DocumentValues) {
      for place in flags.indices.reversed() where flags[place] {
        guard let superview = document.views[range.lowerBound + place].superview else { continue }
        flags[Int(superview) - range.lowerBound] = true
      }
    }

    var views: [Int32] { flags.indices.filter { flags[$0] }.map { Int32(range.lowerBound + $0) } }
  }
}

/// What was read of insets: the edges of a guide that a constraint or a stack view names.
struct InsetUse {
  var view: Int32
  var guide: SystemGuide
  var edges: RectEdges
}

/// A view's own guide that lies inside the view by its insets.
struct InsetGuide: Hashable {
  var view: Int32
  var guide: SystemGuide
}

extension Lowering {
  /// Keeps the guides that constraints name from a negative size: they are items like any other (AL-variables,
  /// AL-guides).
  ///
  /// They have no variables of their own, so the rule is one about their view: it is not smaller than the insets. Not of
  /// the root of a whole tree, whose size is given, whatever its insets are, and not of a fold, which lies where it lies.
  func boundInsetGuides(in problem: inout Problem) {
    for item in plan.insetGuides.within(range, by: \.view)
    where item.guide != .division && (target != nil || Int(item.view) != range.lowerBound) {
      guard let first = problem.firstVariable(of: LayoutItem.view(item.view)) else { continue }
      for axis in Axis.allCases {
        let outset = document.natural[Int(item.view)].alignmentRectInsets.sum(axis)
        let least = insets[Int(item.view)][item.guide].sum(axis) - outset
        guard least > 0 else { continue }
        problem.system.addConstraint(
          on: first + ItemVariable.size(axis), .greaterThanOrEqual, least, breaking: .bound)
        problem.origins.append(.guideSize(item, axis))
      }
    }
  }
}

extension DocumentValues {
  /// The inset guides that active constraints and stack views name, in pre-order.
  func insetGuides(
    namedBy constraints: ArraySlice<ItemConstraint>, _ sources: ConstraintSources
  ) -> [InsetGuide] {
    var named: Set<InsetGuide> = []
    func note(_ item: ItemReference) {
      guard let guide = item.insetGuide else { return }
      named.insert(InsetGuide(view: item.index, guide: guide))
    }
    for constraint in constraints where constraint.readsInsets {
      note(constraint.first.item)
      note(constraint.second.item)
    }
    for view in sources.stacksWithMargins(of: stacks) {
      named.insert(InsetGuide(view: view, guide: .layoutMargins))
    }
    if named.isEmpty { return [] }
    return named.sorted { ($0.view, $0.guide.rawValue) < ($1.view, $1.guide.rawValue) }
  }
}
