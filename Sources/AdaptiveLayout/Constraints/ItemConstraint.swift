import ConstraintSolver
import LayoutModel

/// A constraint between attributes of items, with everything decided that no frame and no inset changes: the side that
/// a directional attribute means, the rectangle of a scroll view, the coordinates. It holds no reference, so that
/// handing one on costs nothing.
struct ItemConstraint: BitwiseCopyable, Sendable {
  var first: ItemReference
  /// ``ItemReference/none`` for a constant size.
  var second: ItemReference
  /// Never directional sides.
  var firstAttribute: LayoutAttribute
  var secondAttribute: LayoutAttribute
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
    func isWithin(_ item: ItemReference, _ attribute: LayoutAttribute) -> Bool {
      item.kind == .layoutMargins || item.kind == .readableContent || attribute.isMargin
    }
    return isWithin(first, firstAttribute) || isWithin(second, secondAttribute)
  }

  /// Right to left: leading is right, and a distance runs the other way (AL-direction-constants).
  mutating func mirror() {
    firstAttribute = firstAttribute.mirrored
    secondAttribute = secondAttribute.mirrored
    constant = -constant
    switch relation {
    case .equal: break
    case .lessThanOrEqual: relation = .greaterThanOrEqual
    case .greaterThanOrEqual: relation = .lessThanOrEqual
    }
  }

  /// What it is listed with in the canonical order: the first item, and for a view's own guide the view.
  var place: ItemReference { first.isSystemGuide ? ItemReference(.view, first.index) : first }

  /// Whether both items are among these views or their guides.
  func stays(in range: Range<Int>, of document: DocumentValues) -> Bool {
    range.contains(Int(document.view(of: first)))
      && (second.kind == .none || range.contains(Int(document.view(of: second))))
  }
}

/// The number of an item and what it is a number of: as ``LayoutItem`` and ``ProblemItem``, but flat.
struct ItemReference: BitwiseCopyable {
  /// A view's own guides come last.
  enum Kind: UInt8 {
    case none, view, guide, spacer, safeArea, layoutMargins, readableContent, contentLayout, frameLayout,
      keyboard
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

  /// Whether it is one of the guides that every view has.
  var isSystemGuide: Bool { kind.rawValue >= Kind.safeArea.rawValue }

  /// Whether it is a guide that lies inside its view by insets.
  var insetGuide: SystemGuide? {
    switch kind {
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    default: nil
    }
  }

  func isSame(as other: ItemReference) -> Bool { kind == other.kind && index == other.index }

  /// Whether an attribute of the item depends on the insets of the view that it is or belongs to.
  @inline(__always)
  func readsInsets(for attribute: LayoutAttribute) -> Bool {
    switch kind {
    case .safeArea, .layoutMargins, .readableContent, .keyboard: true
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

  /// Left and right exchanged.
  var mirrored: LayoutAttribute {
    switch self {
    case .left: .right
    case .right: .left
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    default: self
    }
  }

  /// Whether it is measured from the layout margins.
  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
