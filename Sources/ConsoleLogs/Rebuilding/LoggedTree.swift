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
    guard case .autoresizing = constraint.kind, let items = constraint.equation.items else { return }
    put(items.first, in: items.second)
  }

  /// The edges of a stack view are those of what it arranges.
  private mutating func readStack(_ constraint: LoggedConstraint) {
    guard constraint.identifier == "UISV-canvas-connection", let (first, second) = constraint.equation.items
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
    guard let (first, second) = equation.items else { return }
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
    guard let (first, second) = equation.items, equation.firstAttribute.isEdge,
      equation.secondAttribute.isEdge, equation.firstAttribute != equation.secondAttribute,
      !block.items[first].isGuide, !block.items[second].isGuide
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

  /// A superview that no line names is what the view has an edge in common with, if that holds other views; else one view
  /// stands for all of them.
  private mutating func findUnnamed() {
    var aligned: [Int: Int] = [:]
    let equations = block.constraints.map(\.equation)
    for equation in equations {
      guard let (first, second) = equation.itemsAtOneEdge else { continue }
      if holders.contains(second), aligned[first] == nil { aligned[first] = second }
      if holders.contains(first), aligned[second] == nil { aligned[second] = first }
    }
    for item in equations.flatMap({ [$0.first, $0.second] }) {
      guard case .superview(let inner)? = item, superviews[inner] == nil else { continue }
      if let likely = aligned[inner] { put(inner, in: likely) }
      if superviews[inner] == nil { putInUnnamed(inner) }
    }
  }

  private mutating func putInUnnamed(_ item: Int) {
    let superview = unnamed ?? superviews.count
    if unnamed == nil { superviews.append(nil) }
    unnamed = superview
    superviews[item] = superview
    holders.insert(superview)
  }
}

/// One view in another, as far as one edge tells.
private struct Nesting: Hashable {
  var inner: Int
  var outer: Int

  /// Nil for what does not relate the same edge of two items.
  init?(_ equation: LoggedEquation) {
    guard let (first, second) = equation.itemsAtOneEdge, equation.multiplier == 1 else { return nil }
    let isFar = [.right, .trailing, .bottom].contains(equation.firstAttribute)
    let isOutside = isFar ? equation.constant > 0 : equation.constant < 0
    (inner, outer) = isOutside ? (second, first) : (first, second)
  }
}

extension LoggedEquation {
  /// Both items, nil unless the log names both.
  fileprivate var items: (first: Int, second: Int)? {
    guard case .item(let first) = first, case .item(let second)? = second else { return nil }
    return (first, second)
  }

  /// Both, if it relates the same edge of two items.
  fileprivate var itemsAtOneEdge: (first: Int, second: Int)? {
    guard let items, items.first != items.second, firstAttribute == secondAttribute, firstAttribute.isEdge
    else { return nil }
    return items
  }
}

extension LoggedItem {
  /// Whether its class scrolls what lies in it.
  var isScrollView: Bool {
    guard let name = className.map(shortClass) else { return false }
    return name.hasSuffix("ScrollView") || ["UITableView", "UICollectionView", "UITextView"].contains(name)
  }
}

/// What a constraint of a document relates, as items of a message.
struct ConstraintEnds {
  /// An item, by its index, and what of it counts.
  typealias End = (item: Int, attribute: LayoutAttribute)

  var first: End
  var second: End?

  /// The axis on which a position is part of a size, as masks say it; nil for all others.
  var axisOfPart: Axis? {
    guard case .position(let axis) = first.attribute.kind, let second, second.attribute.kind == .size(axis)
    else { return nil }
    return axis
  }

  /// The ends as documents take them; nil if there is no way to write them (AL-legality). Fixed sides that are paired with
  /// directional ones become such: logs are read from left to right.
  func paired(_ multiplier: Double) -> ConstraintEnds? {
    var result = self
    switch (first.attribute.kind, second?.attribute.kind) {
    case (.size, nil): return self
    case (.size, .size?): break
    case (.position(let a), .position(let b)?) where a == b: break
    default: return nil
    }
    guard let other = second?.attribute, multiplier != 0 else { return nil }
    if first.attribute.isDirectional, other.isAbsoluteSide { result.second?.attribute = other.directional }
    if first.attribute.isAbsoluteSide, other.isDirectional {
      result.first.attribute = first.attribute.directional
    }
    return result
  }
}

extension LayoutAttribute {
  /// Directional name of this side where text runs from left to right.
  fileprivate var directional: LayoutAttribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: self
    }
  }

  /// The edge of the margins' guide that is the same place, `left` for `leftMargin`; nil for other attributes.
  var edgeOfMargins: LayoutAttribute? {
    let suffix = ["WithinMargins", "Margin"].first(where: name.hasSuffix)
    return suffix.flatMap { LayoutAttribute(name: String(name.dropLast($0.count))) }
  }

  /// Whether it is an edge of an item, and not of its margins.
  var isEdge: Bool { [.left, .right, .top, .bottom, .leading, .trailing].contains(self) }
}
