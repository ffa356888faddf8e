import LayoutModel

/// What lies in what, as far as a message tells it (AL-log-tree).
struct LoggedTree {
  /// By item; nil for what lies in the root. One more item than the message has, if ``unnamed`` is there.
  private(set) var superviews: [Int?]
  /// The item that stands for superviews which the message does not name.
  private(set) var unnamed: Int?
  /// The items that something lies in.
  private(set) var holders: Set<Int> = []
  /// Guides that must be views, for they have what only views have.
  private var views: Set<Int> = []
  private let block: ConsoleLog.Block

  /// How deep views lie in each other at most. What would lie deeper lies in the root.
  private static let deepest = 60

  init(_ block: ConsoleLog.Block) {
    self.block = block
    superviews = Array(repeating: nil, count: block.items.count)
    for (index, item) in block.items.enumerated() {
      if let superview = item.superview { put(index, in: superview) }
    }
    for constraint in block.constraints { readMask(constraint) }
    for constraint in block.constraints { readStack(constraint) }
    findUnnamed()
    readEdges()
    for constraint in block.constraints { readMargins(constraint.equation) }
    for constraint in block.constraints { readNeighbours(constraint.equation) }
    for constraint in block.constraints { readAttributes(constraint.equation) }
  }

  /// Whether an item is a guide of the view that it lies in.
  func isGuide(_ item: Int) -> Bool {
    item < block.items.count && block.items[item].isGuide && !views.contains(item) && !holders.contains(item)
  }

  /// The item that an equation means.
  func item(_ item: LoggedEquation.Item) -> Int? {
    switch item {
    case .item(let index): index
    case .superview(let inner): superviews[inner]
    }
  }

  private mutating func put(_ item: Int, in superview: Int) {
    guard superviews[item] == nil, item != superview else { return }
    var next: Int? = superview
    var depth = 0
    while let outer = next {
      depth += 1
      if outer == item || depth > Self.deepest { return }
      next = superviews[outer]
    }
    superviews[item] = superview
    holders.insert(superview)
  }

  /// Constraints of masks are between a view and its superview.
  private mutating func readMask(_ constraint: LoggedConstraint) {
    guard case .autoresizing = constraint.kind, case .item(let inner) = constraint.equation.first,
      case .item(let outer)? = constraint.equation.second
    else { return }
    put(inner, in: outer)
  }

  /// The edges of a stack view are those of what it arranges.
  private mutating func readStack(_ constraint: LoggedConstraint) {
    guard constraint.identifier == "UISV-canvas-connection",
      case .item(let first) = constraint.equation.first,
      case .item(let second)? = constraint.equation.second
    else { return }
    let (isStack, isOther) = (isStack(first), isStack(second))
    if isStack != isOther { put(isStack ? second : first, in: isStack ? first : second) }
  }

  private func isStack(_ item: Int) -> Bool { block.items[item].className?.hasSuffix("StackView") ?? false }

  /// Libraries do not print `|`: what has two edges at those of another view, on the inner side, lies in it. In a scroll view
  /// nothing is put that way, for its edges would mean another thing.
  private mutating func readEdges() {
    var counts: [Nesting: Int] = [:]
    for constraint in block.constraints {
      guard let nesting = Nesting(constraint.equation), !block.items[nesting.outer].isScrollView,
        !block.items[nesting.inner].isGuide, !block.items[nesting.outer].isGuide
      else { continue }
      counts[nesting, default: 0] += 1
      if counts[nesting] == 2 { put(nesting.inner, in: nesting.outer) }
    }
  }

  /// What is pinned to the margins or the safe area of a view lies in it.
  private mutating func readMargins(_ equation: LoggedEquation) {
    guard case .item(let first) = equation.first, case .item(let second)? = equation.second else { return }
    for (inner, outer, attribute) in [
      (first, second, equation.secondAttribute), (second, first, equation.firstAttribute),
    ] where !block.items[inner].isGuide && inner != outer {
      if attribute.edgeOfMargins != nil, !block.items[outer].isScrollView { put(inner, in: outer) }
      guard block.items[outer].isGuide, attribute.isEdge, let owner = superviews[outer],
        owner < block.items.count, !block.items[owner].isScrollView,
        ["UIViewLayoutMarginsGuide", "UIViewSafeAreaLayoutGuide"].contains(block.items[outer].text)
      else { continue }
      put(inner, in: owner)
    }
  }

  /// What lies beside something lies in the same view.
  private mutating func readNeighbours(_ equation: LoggedEquation) {
    guard case .item(let first) = equation.first, case .item(let second)? = equation.second,
      equation.firstAttribute.isEdge, equation.secondAttribute.isEdge,
      equation.firstAttribute != equation.secondAttribute, !block.items[first].isGuide,
      !block.items[second].isGuide
    else { return }
    switch (superviews[first], superviews[second]) {
    case (let superview?, nil) where superview != second: put(second, in: superview)
    case (nil, let superview?) where superview != first: put(first, in: superview)
    default: break
    }
  }

  /// Guides have no baselines and no margins.
  private mutating func readAttributes(_ equation: LoggedEquation) {
    if equation.firstAttribute.isOnViewsOnly, let first = item(equation.first) { views.insert(first) }
    if equation.secondAttribute.isOnViewsOnly, let second = equation.second.flatMap({ item($0) }) {
      views.insert(second)
    }
  }

  // MARK: Superviews without a name

  /// A superview that no line names is what the view has an edge in common with, if that holds other views; else one view
  /// stands for all of them.
  private mutating func findUnnamed() {
    var aligned: [Int: Int] = [:]
    for constraint in block.constraints {
      guard case .item(let first) = constraint.equation.first,
        case .item(let second)? = constraint.equation.second, first != second,
        constraint.equation.firstAttribute == constraint.equation.secondAttribute,
        constraint.equation.firstAttribute.isEdge
      else { continue }
      if holders.contains(second), aligned[first] == nil { aligned[first] = second }
      if holders.contains(first), aligned[second] == nil { aligned[second] = first }
    }
    for constraint in block.constraints {
      for item in [constraint.equation.first, constraint.equation.second].compactMap({ $0 }) {
        guard case .superview(let inner) = item, superviews[inner] == nil else { continue }
        if let likely = aligned[inner] { put(inner, in: likely) }
        if superviews[inner] == nil { putInUnnamed(inner) }
      }
    }
  }

  private mutating func putInUnnamed(_ item: Int) {
    if unnamed == nil {
      unnamed = superviews.count
      superviews.append(nil)
    }
    superviews[item] = unnamed
    if let unnamed { holders.insert(unnamed) }
  }
}

/// One view in another, as far as one edge tells.
private struct Nesting: Hashable {
  var inner: Int
  var outer: Int

  /// Nil for what does not relate the same edge of two items.
  init?(_ equation: LoggedEquation) {
    guard case .item(let first) = equation.first, case .item(let second)? = equation.second, first != second,
      equation.firstAttribute == equation.secondAttribute, equation.firstAttribute.isEdge,
      equation.multiplier == 1
    else { return nil }
    let isFar = [.right, .trailing, .bottom].contains(equation.firstAttribute)
    let isOutside = isFar ? equation.constant > 0 : equation.constant < 0
    (inner, outer) = isOutside ? (second, first) : (first, second)
  }
}

extension LoggedItem {
  /// Whether its class scrolls what lies in it.
  var isScrollView: Bool {
    guard let name = className.map(shortClass) else { return false }
    return name.hasSuffix("ScrollView") || name == "UITableView" || name == "UICollectionView"
      || name == "UITextView"
  }
}

extension LayoutAttribute {
  /// Whether it is an edge of an item, and not of its margins.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }
}
