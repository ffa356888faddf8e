import ConstraintSolver
import LayoutModel

/// One side of a constraint: what it speaks of of which item.
struct ConstraintSide<Item> {
  var item: Item
  var attribute: LayoutAttribute

  init(_ item: Item, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

extension ConstraintSide: BitwiseCopyable where Item: BitwiseCopyable {}
extension ConstraintSide: Sendable where Item: Sendable {}

/// A constraint between attributes of items, with everything decided that no frame and no inset changes: the side that
/// a directional attribute means, the rectangle of a scroll view, the coordinates. It holds no reference, so that
/// handing one on costs nothing.
struct ItemConstraint: BitwiseCopyable, Sendable {
  /// Its attribute is never a directional one, nor that of the second side.
  var first: ConstraintSide<ItemReference>
  /// That of ``ItemReference/none`` for a constant size.
  var second: ConstraintSide<ItemReference>
  var relation: ConstraintSolver.Relation
  /// How soon it gives way in a conflict (AL-conflict-victim).
  var breaking: BreakingRank
  var priority: Float
  var multiplier: Double
  /// In points.
  var constant: Double
  /// Index of the view in whose bounds positions are.
  var container: Int32
  /// Index of what it was made of: of the document's constraints, or of the problem's generated ones.
  var source: Int32
  /// Whether an item or attribute of it lies inside a view by insets.
  var readsInsets = false

  /// Whether an item or attribute of it lies inside a view by margins, and not only by its safe area.
  var namesMargins: Bool {
    func isWithin(_ side: ConstraintSide<ItemReference>) -> Bool {
      side.item.insetGuide?.hasMargins == true || side.attribute.isMargin
    }
    return isWithin(first) || isWithin(second)
  }

  /// Whether an item depends on corners of the window, or on its fold.
  var namesRegions: Bool {
    [first, second].contains { $0.item.insetGuide?.isAdaptedToCorners == true } || namesDivision
  }

  /// Whether it holds only while the display is partly open (AL-division).
  var namesDivision: Bool { first.item.kind == .division || second.item.kind == .division }

  /// Right to left: leading is right, and a distance runs the other way (AL-direction-constants).
  mutating func mirror() {
    first.attribute = first.attribute.mirrored
    second.attribute = second.attribute.mirrored
    constant = -constant
    switch relation {
    case .equal: break
    case .lessThanOrEqual: relation = .greaterThanOrEqual
    case .greaterThanOrEqual: relation = .lessThanOrEqual
    }
  }

  /// What it is listed with in the canonical order: the first item, and for a view's own guide the view.
  var place: ItemReference {
    first.item.isSystemGuide ? ItemReference(.view, first.item.index) : first.item
  }

  /// Whether both items are among some views or their guides.
  @inline(__always)
  func isAmong(_ document: DocumentValues, _ views: (Int) -> Bool) -> Bool {
    views(Int(document.view(of: first.item)))
      && (second.item.kind == .none || views(Int(document.view(of: second.item))))
  }
}

/// The number of an item and what it is a number of: as ``LayoutItem`` and ``ProblemItem``, but flat.
struct ItemReference: BitwiseCopyable {
  /// A view's own guides come last.
  enum Kind: UInt8 {
    case none, view, guide, spacer, safeArea, layoutMargins, readableContent, contentLayout, frameLayout,
      keyboard, safeAreaCornerHorizontal, safeAreaCornerVertical, marginsCornerHorizontal,
      marginsCornerVertical, division
  }

  static let none = ItemReference(.none, 0)

  var kind: Kind
  /// Index of the view, also for a view's own guide; of the guide; of the spacer.
  var index: Int32

  init(_ kind: Kind, _ index: Int32) {
    self.kind = kind
    self.index = index
  }

  @inline(__always)
  init(_ item: LayoutItem) {
    switch item {
    case .view(let index): self.init(.view, index)
    case .guide(let index): self.init(.guide, index)
    case .systemGuide(let guide, let view): self.init(Kind(guide), view)
    }
  }

  init(_ item: ProblemItem) {
    switch item {
    case .model(let item): self.init(item)
    case .spacer(let index): self.init(.spacer, index)
    }
  }

  var isSystemGuide: Bool { kind.rawValue >= Kind.safeArea.rawValue }

  /// Whether it is a guide that lies inside its view by insets.
  var insetGuide: SystemGuide? {
    switch kind {
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    case .safeAreaCornerHorizontal: .safeAreaCornerHorizontal
    case .safeAreaCornerVertical: .safeAreaCornerVertical
    case .marginsCornerHorizontal: .marginsCornerHorizontal
    case .marginsCornerVertical: .marginsCornerVertical
    case .division: .division
    default: nil
    }
  }

  /// Whether an attribute of the item depends on the insets of the view that it is or belongs to.
  @inline(__always)
  func readsInsets(for attribute: LayoutAttribute) -> Bool {
    switch kind {
    case .safeArea, .layoutMargins, .readableContent, .keyboard, .safeAreaCornerHorizontal,
      .safeAreaCornerVertical, .marginsCornerHorizontal, .marginsCornerVertical, .division:
      true
    case .view, .contentLayout, .frameLayout: attribute.isMargin
    case .guide, .spacer, .none: false
    }
  }
}

extension ItemReference.Kind {
  fileprivate init(_ guide: SystemGuide) {
    switch guide {
    case .safeArea: self = .safeArea
    case .layoutMargins: self = .layoutMargins
    case .readableContent: self = .readableContent
    case .contentLayout: self = .contentLayout
    case .frameLayout: self = .frameLayout
    case .keyboard: self = .keyboard
    case .safeAreaCornerHorizontal: self = .safeAreaCornerHorizontal
    case .safeAreaCornerVertical: self = .safeAreaCornerVertical
    case .marginsCornerHorizontal: self = .marginsCornerHorizontal
    case .marginsCornerVertical: self = .marginsCornerVertical
    case .division: self = .division
    }
  }
}

extension DocumentValues {
  /// The view that an item of the document is, or that owns the guide. -1 for a spacer, which is none.
  @inline(__always)
  func view(of item: ItemReference) -> Int32 {
    switch item.kind {
    case .guide: guides[Int(item.index)].owner
    case .spacer, .none: -1
    default: item.index
    }
  }

  /// An item of a constraint whose other item is `other`: a scroll view's edges are those of its content for what is
  /// inside it, its centre is that of its frame (AL-scroll-content).
  func scrolled(
    _ side: ConstraintSide<ItemReference>, relatedTo other: ItemReference
  ) -> ItemReference {
    let item = side.item
    guard item.kind == .view, case .scroll = views[Int(item.index)].role else { return item }
    let view = view(of: other)
    guard view == item.index ? other.kind == .guide : isView(Int(item.index), atOrAbove: Int(view))
    else { return item }
    switch side.attribute {
    case .notAnAttribute, .width, .height: return item
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
      return ItemReference(.frameLayout, item.index)
    default: return ItemReference(.contentLayout, item.index)
    }
  }
}

extension LayoutConstraint.Relation {
  /// Its place in canonical orders. The raw value would be a call.
  @inline(__always)
  var canonicalNumber: UInt64 {
    switch self {
    case .lessThanOrEqual: 0
    case .equal: 1
    case .greaterThanOrEqual: 2
    }
  }
}

extension ConstraintSolver.Relation {
  init(_ relation: LayoutConstraint.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension LayoutAttribute {
  /// Leading and trailing as left and right.
  var leftToRight: LayoutAttribute {
    switch self {
    case .leading: .left
    case .trailing: .right
    case .leadingMargin: .leftMargin
    case .trailingMargin: .rightMargin
    default: self
    }
  }

  var mirrored: LayoutAttribute {
    switch self {
    case .left: .right
    case .right: .left
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    default: self
    }
  }

  @inline(__always) var isMargin: Bool { AttributeMeasure(self).kind == .margin }
  @inline(__always) var isBaseline: Bool { AttributeMeasure(self).kind == .baseline }
}

/// The items of a constraint, and how the views lie to each other that they are or belong to.
struct ItemPair {
  var first: ItemReference
  /// ``ItemReference/none`` for a constant size; then the view is the first one's.
  var second: ItemReference
  var firstView: Int32
  var secondView: Int32
  /// Whether one view is the other or above it.
  var isFirstAbove = false
  var isSecondAbove = false

  /// What a constraint between such attributes is about (AL-conflict-victim).
  @inline(__always)
  func breakingClass(_ firstAttribute: LayoutAttribute, _ secondAttribute: LayoutAttribute) -> BreakingClass {
    if second.kind == .none || second.kind == first.kind && second.index == first.index { return .oneItem }
    // A view's own guides stand for the view; one that somebody made holds nothing.
    if isSecondAbove, second.kind != .guide { return .toAncestor(firstAttribute) }
    if isFirstAbove, first.kind != .guide { return .toAncestor(secondAttribute) }
    return .unrelatedItems
  }

  /// How many views are above the deeper of the two; spacers count as the root view does.
  @inline(__always)
  func depth(_ document: DocumentValues) -> UInt8 {
    let first = firstView < 0 ? 0 : document.views[Int(firstView)].depth
    return max(first, secondView < 0 ? 0 : document.views[Int(secondView)].depth)
  }

  /// The nearest view at or above both views of one tree.
  ///
  /// - Complexity: O(1) for a view and one above it, or beside it; else O(depth).
  @inline(__always)
  func commonAncestor(_ document: DocumentValues) -> Int32 {
    if isSecondAbove { return secondView }
    if isFirstAbove { return firstView }
    var ancestor = document.views[Int(firstView)].superview ?? firstView
    while !document.isView(Int(ancestor), atOrAbove: Int(secondView)),
      let above = document.views[Int(ancestor)].superview
    {
      ancestor = above
    }
    return ancestor
  }
}

extension DocumentValues {
  @inline(__always)
  func items(of constraint: LayoutConstraint) -> ItemPair {
    pair(ItemReference(constraint.firstItem), constraint.secondItem.map { ItemReference($0) } ?? .none)
  }

  /// Two items, the second ``ItemReference/none`` for a constant size.
  ///
  /// A function and no initialiser: those own their arguments, and would copy the document for each constraint.
  @inline(__always)
  func pair(_ first: ItemReference, _ second: ItemReference) -> ItemPair {
    let firstView = view(of: first)
    let secondView = second.kind == .none ? firstView : view(of: second)
    var pair = ItemPair(first: first, second: second, firstView: firstView, secondView: secondView)
    // A spacer is in no view tree.
    guard firstView >= 0, secondView >= 0 else { return pair }
    if firstView <= secondView { pair.isFirstAbove = isView(Int(firstView), atOrAbove: Int(secondView)) }
    if secondView <= firstView { pair.isSecondAbove = isView(Int(secondView), atOrAbove: Int(firstView)) }
    return pair
  }
}

/// What a constraint is about, in the order in which constraints of equally deep views give way in a conflict
/// (AL-conflict-victim).
enum BreakingClass: UInt16 {
  case oneItem, unrelatedItems, farEdgeToAncestor, otherToAncestor

  /// - Parameter attribute: Of the item that is not the ancestor.
  @inline(__always)
  static func toAncestor(_ attribute: LayoutAttribute) -> BreakingClass {
    switch attribute {
    case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: .farEdgeToAncestor
    default: .otherToAncestor
    }
  }
}

extension BreakingRank {
  /// A required natural size gives way to what is written: in files with a required hugging the width that a constraint
  /// asks for is recorded (6 of 6). So does one that is wished for as much as what is written (AL-ties, one recorded frame).
  static var contentSize: BreakingRank { .natural }

  /// Class of a constraint of the document: that of the deepest view breaks first.
  @inline(__always)
  static func written(_ breakingClass: BreakingClass, depth: UInt8) -> BreakingRank {
    .rank(1 &+ order(breakingClass, depth: depth))
  }

  @inline(__always)
  static func system(_ breakingClass: BreakingClass, depth: UInt8) -> BreakingRank {
    .systemRank(order(breakingClass, depth: depth))
  }

  @inline(__always)
  private static func order(_ breakingClass: BreakingClass, depth: UInt8) -> UInt16 {
    UInt16(.max - depth) &* 4 &+ breakingClass.rawValue
  }
}
