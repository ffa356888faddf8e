import LayoutModel

/// The views whose insets somebody reads: constraints, stack views with margins, child controllers, scroll views. The
/// insets of the others are not computed.
struct InsetReaders {
  /// Views whose guides and margins constraints and stack views name. In pre-order.
  private var named: [Int32] = []
  /// In no order.
  private var scrollViews: [Int32] = []
  /// Views whose insets are read, by name or afterwards, and every view above them, in pre-order.
  private(set) var needed: [Int32] = []
  /// What constraints and stack views read of them.
  private(set) var uses: [InsetUse] = []

  /// Whether margins are among it, or in those of a list.
  private(set) var readMargins = false

  /// - Parameters:
  ///   - guides: Those whose size counts.
  ///   - children: Indices of the controller's children.
  ///   - range: The views of the controller, its root first.
  init(
    _ constraints: ArraySlice<ItemConstraint>, _ guides: [InsetGuide], of document: borrowing DocumentValues,
    sources: ConstraintSources, controller: Int, children: [Int], parts: DocumentParts, range: Range<Int>
  ) {
    var marks = Marks(range: range)
    for constraint in constraints where constraint.readsInsets {
      note(constraint.first, constraint.firstAttribute, &marks)
      note(constraint.second, constraint.secondAttribute, &marks)
    }
    for guide in guides { marks.add(guide.view) }
    for view in sources.stacksWithMargins(of: document.stacks) {
      uses.append(InsetUse(view: view, guide: .layoutMargins, edges: .all))
    }
    readMargins =
      !document.lists.isEmpty || uses.contains { $0.guide == .layoutMargins || $0.guide == .readableContent }
    named = marks.views
    scrollViews = parts.scrolls[controller].map { document.scrolls[Int($0)].view }
    for view in scrollViews { marks.add(view) }
    for child in children {
      marks.add(document.controllers[child].containerView ?? Int32(range.lowerBound))
    }
    marks.addSuperviews(in: document)
    needed = marks.views
  }

  /// Notes one side of a constraint.
  private mutating func note(_ item: ItemReference, _ attribute: LayoutAttribute, _ marks: inout Marks) {
    guard item.readsInsets(for: attribute) else { return }
    marks.add(item.index)
    let guide = item.kind == .keyboard ? .keyboard : item.insetGuide ?? .layoutMargins
    uses.append(InsetUse(view: item.index, guide: guide, edges: attribute.edges))
  }

  /// The views whose insets a problem reads, so that it has to be solved again when they move.
  func views(readBy problem: Problem) -> [Int32] {
    var views = problem.readsInsets ? named : []
    if problem.readsOffsets { views += scrollViews }
    return views
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
        if let superview = document.views[range.lowerBound + place].superview {
          flags[Int(superview) - range.lowerBound] = true
        }
      }
    }

    var views: [Int32] {
      var views: [Int32] = []
      for place in flags.indices where flags[place] { views.append(Int32(range.lowerBound + place)) }
      return views
    }
  }
}
