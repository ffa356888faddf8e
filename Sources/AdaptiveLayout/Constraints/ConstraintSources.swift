import LayoutModel

/// The views that make constraints which nobody wrote: what frames and stack views come to in one environment.
struct ConstraintSources {
  /// In pre-order.
  private(set) var stacks: [ArrangedStack] = []
  /// Views whose frame and mask become constraints, in pre-order.
  private(set) var autoresized: [Int32] = []
  /// Views that keep the frame of the request if nothing at all is said of their place and size, in pre-order.
  private(set) var framed: [Int32] = []
  /// Installed scroll views, in pre-order.
  private(set) var scrolls: [Int32] = []
  /// The arranged subviews of one stack view after the other, hidden ones included.
  private var arranged: [Int32] = []
  private var visible: [Int32] = []

  init(among installed: InstalledViews, ofController controller: Int, in state: borrowing ResolutionState) {
    addStacks(state.parts.stacks[controller], of: state.document, installed)
    for index in state.parts.scrolls[controller] {
      let view = state.document.scrolls[Int(index)].view
      if installed[Int(view)] { scrolls.append(view) }
    }
    scrolls.sort()
    sortFrames(of: state.document, state.prepared.constraints, installed)
  }

  private mutating func addStacks(
    _ configurations: ArraySlice<Int32>, of document: DocumentValues, _ installed: InstalledViews
  ) {
    stacks.reserveCapacity(configurations.count)
    for index in configurations {
      let view = document.stacks[Int(index)].view
      if installed[Int(view)] { stacks.append(ArrangedStack(view: view, configuration: index)) }
    }
    stacks.sort { $0.view < $1.view }
    for number in stacks.indices {
      let (firstArranged, firstVisible) = (arranged.count, visible.count)
      func add(_ subview: Int32) {
        guard installed[Int(subview)] else { return }
        arranged.append(subview)
        if !document.views[Int(subview)].isHidden { visible.append(subview) }
      }
      if let subviews = document.stacks[Int(stacks[number].configuration)].arrangedSubviews {
        for subview in subviews { add(subview) }
      } else {
        document.forEachSubview(of: stacks[number].view, add)
      }
      stacks[number].arranged = firstArranged..<arranged.count
      stacks[number].visible = firstVisible..<visible.count
    }
  }

  /// Tells the frames that become constraints from those that do not (AL-frames-count).
  private mutating func sortFrames(
    of document: DocumentValues, _ constraints: PreparedConstraints, _ installed: InstalledViews
  ) {
    guard !document.details.isEmpty else { return }
    let range = installed.range
    var isArranged: [Bool]?
    var named: [Bool]?
    for index in range.dropFirst() where installed[index] {
      guard let number = document.views[index].details.map(Int.init),
        document.details[number].frame != nil
          || document.details[number].translatesAutoresizingMaskIntoConstraints == true
      else { continue }
      var translates = document.details[number].translatesAutoresizingMaskIntoConstraints
      let flags = isArranged ?? flagArranged(in: range)
      isArranged = flags
      if flags[index - range.lowerBound] {
        // UIStackView: it turns the flag of its arranged subviews off.
        translates = false
      } else if translates == nil {
        if named == nil {
          let own = constraints.list[constraints.places(ofViews: range, of: document)]
          named = document.views(in: range, namedBy: own)
        }
        translates = named?[index - range.lowerBound] == false
      }
      if translates == true { autoresized.append(Int32(index)) } else { framed.append(Int32(index)) }
    }
  }

  private func flagArranged(in range: Range<Int>) -> [Bool] {
    var flags = Array(repeating: false, count: range.count)
    for view in arranged { flags[Int(view) - range.lowerBound] = true }
    return flags
  }

  // MARK: Stack views

  /// The installed arranged subviews in the order of the stack, hidden ones included.
  func arranged(in stack: ArrangedStack) -> ArraySlice<Int32> {
    arranged[stack.arranged]
  }

  func visible(in stack: ArrangedStack) -> ArraySlice<Int32> {
    visible[stack.visible]
  }

  /// The stack views that arrange what they have by their margins, in pre-order.
  func stacksWithMargins(of configurations: [StackConfiguration]) -> [Int32] {
    stacks.filter {
      !$0.arranged.isEmpty && configurations[Int($0.configuration)].isLayoutMarginsRelativeArrangement
    }.map(\.view)
  }

  /// Arranged subviews that are hidden: nobody asks where they are. Takes O(*n*) in the number of arranged subviews.
  func hiddenArranged(of document: DocumentValues) -> Set<Int32> {
    visible.count == arranged.count ? [] : Set(arranged.filter { document.views[Int($0)].isHidden })
  }

  /// How a stack view arranges its subviews; nil for another view. Takes O(log *n*) in the number of stack views.
  func stack(ofView view: Int32) -> ArrangedStack? {
    let place = stacks.lowerBound { $0.view < view }
    return place < stacks.count && stacks[place].view == view ? stacks[place] : nil
  }

  /// The arranged subview whose baseline is the stack's (AL-baselines). Nil if the view is no stack or shows nothing.
  func baselineView(ofStack view: Int, _ attribute: LayoutAttribute, _ document: DocumentValues) -> Int32? {
    guard let stack = stack(ofView: Int32(view)) else { return nil }
    let visible = visible(in: stack)
    if document.stacks[Int(stack.configuration)].axis == .vertical {
      return attribute == .firstBaseline ? visible.first : visible.last
    }
    func height(_ view: Int32) -> Double { document.natural[Int(view)].height ?? 0 }
    // Of equally high ones the first.
    return visible.reduce(nil) { tallest, view in
      tallest.map { height(view) > height($0) } ?? true ? view : tallest
    }
  }
}

/// A stack view, and where ``ConstraintSources`` keeps the subviews that it arranges.
struct ArrangedStack {
  var view: Int32
  /// Index in ``LayoutDocument/stacks``.
  var configuration: Int32
  fileprivate(set) var arranged = 0..<0
  fileprivate(set) var visible = 0..<0
}

extension DocumentValues {
  /// The direct subviews of a view in their order.
  func forEachSubview(of view: Int32, _ body: (Int32) -> Void) {
    var next = view + 1
    while next < views[Int(view)].subtreeEnd {
      body(next)
      next = views[Int(next)].subtreeEnd
    }
  }

  /// The direct subviews of a view in their order.
  func subviews(of view: Int32) -> [Int32] {
    var subviews: [Int32] = []
    forEachSubview(of: view) { subviews.append($0) }
    return subviews
  }

  /// For each view of a tree whether a constraint places it. A constraint between a view and what is inside it places
  /// the latter.
  fileprivate func views(in range: Range<Int>, namedBy constraints: ArraySlice<ItemConstraint>) -> [Bool] {
    var named = Array(repeating: false, count: range.count)
    for constraint in constraints {
      let first = Int(view(of: constraint.first.item))
      let second = constraint.second.item.kind == .none ? first : Int(view(of: constraint.second.item))
      if first == second || !isView(first, atOrAbove: second) { named[first - range.lowerBound] = true }
      if first == second || !isView(second, atOrAbove: first) { named[second - range.lowerBound] = true }
    }
    return named
  }
}
