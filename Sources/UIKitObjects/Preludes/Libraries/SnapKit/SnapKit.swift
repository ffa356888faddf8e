// SnapKit as its documentation says it, for apps that import it and do not have its source in their folder.

public typealias ConstraintView = UIView
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
public typealias ConstraintLayoutGuideDSL = ConstraintViewDSL

extension UIView {
  public var snp: ConstraintViewDSL { ConstraintViewDSL(self) }
}

extension UILayoutGuide {
  public var snp: ConstraintViewDSL { ConstraintViewDSL(self) }
}

/// Attributes that constraints are made of one by one.
public struct ConstraintAttributes: Equatable {
  let layoutAttributes: [NSLayoutConstraint.Attribute]

  init(_ attributes: [NSLayoutConstraint.Attribute]) { layoutAttributes = attributes }

  /// In which order a chain such as `make.height.width` has them.
  static let order: [NSLayoutConstraint.Attribute] = [
    .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
    .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
    .centerXWithinMargins, .centerYWithinMargins,
  ]

  func union(_ other: ConstraintAttributes) -> ConstraintAttributes {
    let all = layoutAttributes + other.layoutAttributes
    return ConstraintAttributes(ConstraintAttributes.order.filter { all.contains($0) })
  }

  static let none = ConstraintAttributes([])
  static let edges = ConstraintAttributes([.left, .top, .right, .bottom])
  static let directionalEdges = ConstraintAttributes([.top, .bottom, .leading, .trailing])
  static let margins = ConstraintAttributes([.leftMargin, .rightMargin, .topMargin, .bottomMargin])
  static let directionalMargins = ConstraintAttributes([
    .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
  ])
}

/// What attributes are asked of: a view, a maker, and what a maker has made.
public protocol ConstraintAttributed: __LayoutWord {
  associatedtype Attributed
  func attributed(_ attributes: ConstraintAttributes) -> Attributed
}

extension ConstraintAttributed {
  func made(_ attributes: NSLayoutConstraint.Attribute...) -> Attributed {
    attributed(ConstraintAttributes(attributes))
  }

  public var left: Attributed { made(.left) }
  public var top: Attributed { made(.top) }
  public var right: Attributed { made(.right) }
  public var bottom: Attributed { made(.bottom) }
  public var leading: Attributed { made(.leading) }
  public var trailing: Attributed { made(.trailing) }
  public var width: Attributed { made(.width) }
  public var height: Attributed { made(.height) }
  public var centerX: Attributed { made(.centerX) }
  public var centerY: Attributed { made(.centerY) }
  public var baseline: Attributed { made(.lastBaseline) }
  public var lastBaseline: Attributed { made(.lastBaseline) }
  public var firstBaseline: Attributed { made(.firstBaseline) }
  public var leftMargin: Attributed { made(.leftMargin) }
  public var rightMargin: Attributed { made(.rightMargin) }
  public var topMargin: Attributed { made(.topMargin) }
  public var bottomMargin: Attributed { made(.bottomMargin) }
  public var leadingMargin: Attributed { made(.leadingMargin) }
  public var trailingMargin: Attributed { made(.trailingMargin) }
  public var centerXWithinMargins: Attributed { made(.centerXWithinMargins) }
  public var centerYWithinMargins: Attributed { made(.centerYWithinMargins) }

  public var edges: Attributed { attributed(.edges) }
  public var horizontalEdges: Attributed { made(.left, .right) }
  public var verticalEdges: Attributed { made(.top, .bottom) }
  public var directionalEdges: Attributed { attributed(.directionalEdges) }
  public var directionalHorizontalEdges: Attributed { made(.leading, .trailing) }
  public var directionalVerticalEdges: Attributed { made(.top, .bottom) }
  public var size: Attributed { made(.width, .height) }
  public var center: Attributed { made(.centerX, .centerY) }
  public var margins: Attributed { attributed(.margins) }
  public var directionalMargins: Attributed { attributed(.directionalMargins) }
  public var centerWithinMargins: Attributed { made(.centerXWithinMargins, .centerYWithinMargins) }
}

/// A view or a guide, with some of its attributes.
public final class ConstraintItem: __LayoutWord {
  let target: AnyObject?
  let attributes: ConstraintAttributes

  init(_ target: AnyObject?, _ attributes: ConstraintAttributes) {
    self.target = target
    self.attributes = attributes
  }
}

/// `view.snp`.
public struct ConstraintViewDSL: ConstraintAttributed {
  public let target: AnyObject?

  init(_ target: AnyObject) { self.target = target }

  public func attributed(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(target, attributes)
  }

  var view: UIView? { target as? UIView }

  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    let maker = ConstraintMaker(target)
    closure(maker)
    return maker.descriptions.compactMap { $0.constraint }
  }

  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    for constraint in prepareConstraints(closure) {
      constraint.activate()
    }
  }

  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }

  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    if Constraint.all(of: target).isEmpty {
      makeConstraints(closure)
      return
    }
    for constraint in prepareConstraints(closure) {
      constraint.updateExisting()
    }
  }

  public func removeConstraints() {
    for constraint in Constraint.all(of: target) {
      constraint.deactivate()
    }
  }

  public var contentHuggingHorizontalPriority: Float {
    get { view?.contentHuggingPriority(for: .horizontal).rawValue ?? 0 }
    nonmutating set { view?.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
  }

  public var contentHuggingVerticalPriority: Float {
    get { view?.contentHuggingPriority(for: .vertical).rawValue ?? 0 }
    nonmutating set { view?.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
  }

  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view?.contentCompressionResistancePriority(for: .horizontal).rawValue ?? 0 }
    nonmutating set {
      view?.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }

  public var contentCompressionResistanceVerticalPriority: Float {
    get { view?.contentCompressionResistancePriority(for: .vertical).rawValue ?? 0 }
    nonmutating set {
      view?.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical)
    }
  }
}

/// `make`.
public final class ConstraintMaker: ConstraintAttributed {
  let target: AnyObject?
  var descriptions: [ConstraintDescription] = []

  init(_ target: AnyObject?) {
    self.target = target
    if let view = target as? UIView {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  public func attributed(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(target, attributes)
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }
}

/// What a chain such as `make.left.equalTo(view).offset(8)` says.
final class ConstraintDescription {
  let target: AnyObject?
  var attributes: ConstraintAttributes
  var relation: NSLayoutConstraint.Relation = .equal
  /// Nil until it is related to something.
  var related: ConstraintItem?
  var multiplier: CGFloat = 1
  var constant: ConstraintConstant = .number(0)
  var priority: Float = 1000
  var label: String?
  lazy var constraint: Constraint? = related == nil ? nil : Constraint(self)

  init(_ target: AnyObject?, _ attributes: ConstraintAttributes) {
    self.target = target
    self.attributes = attributes
  }
}

public class ConstraintMakerFinalizable: __LayoutWord {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }

  public var constraint: Constraint { description.constraint! }
}

public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    description.priority = amount.value
    return self
  }

  @discardableResult
  public func priority(_ amount: ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    description.priority = amount.constraintPriorityTargetValue
    return self
  }

  @discardableResult
  public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }
  @discardableResult
  public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }
  @discardableResult
  public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }
  @discardableResult
  public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}

public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  @discardableResult
  public func multipliedBy(_ amount: ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = amount.constraintMultiplierTargetValue
    return self
  }

  @discardableResult
  public func dividedBy(_ amount: ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = 1 / amount.constraintMultiplierTargetValue
    return self
  }

  @discardableResult
  public func offset(_ amount: ConstraintOffsetTarget) -> ConstraintMakerEditable {
    description.constant = .number(amount.constraintOffsetTargetValue)
    return self
  }

  @discardableResult
  public func inset(_ amount: ConstraintInsetTarget) -> ConstraintMakerEditable {
    description.constant = .insets(amount.constraintInsetTargetValue)
    return self
  }

  @discardableResult
  public func inset(_ amount: ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    description.constant = .directionalInsets(amount.constraintDirectionalInsetTargetValue)
    return self
  }
}

public class ConstraintMakerRelatable: __LayoutWord {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  func relate(_ other: ConstraintRelatableTarget, _ relation: NSLayoutConstraint.Relation)
    -> ConstraintMakerEditable
  {
    description.relation = relation
    description.constant = .number(0)
    if __isUnknown(other) {
      // A size is a number more often than not; all else is a view.
      if description.attributes.layoutAttributes.allSatisfy({ $0 == .width || $0 == .height }) {
        description.related = ConstraintItem(nil, .none)
        description.constant = .unknown(other)
      } else {
        description.related = ConstraintItem(other as AnyObject, .none)
      }
    } else if let item = other as? ConstraintItem {
      description.related = item
    } else if let view = other as? UIView {
      description.related = ConstraintItem(view, .none)
    } else if let guide = other as? UILayoutGuide {
      description.related = ConstraintItem(guide, .none)
    } else {
      description.related = ConstraintItem(nil, .none)
      description.constant = ConstraintConstant(other)
    }
    return ConstraintMakerEditable(description)
  }

  func relateToSuperview(_ relation: NSLayoutConstraint.Relation) -> ConstraintMakerEditable {
    var superview: UIView? = (description.target as? UIView)?.superview
    if let guide = description.target as? UILayoutGuide {
      superview = guide.owningView
    }
    guard let superview else {
      if __isGiven(description.target) {
        return relate(__unknown("superview") as! UIView, relation)
      }
      fatalError("Expected superview but found nil when attempting make constraint to the superview.")
    }
    return relate(superview, relation)
  }

  @discardableResult
  public func equalTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(other, .equal)
  }
  @discardableResult
  public func equalToSuperview() -> ConstraintMakerEditable { relateToSuperview(.equal) }
  @discardableResult
  public func lessThanOrEqualTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(other, .lessThanOrEqual)
  }
  @discardableResult
  public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relateToSuperview(.lessThanOrEqual)
  }
  @discardableResult
  public func greaterThanOrEqualTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(other, .greaterThanOrEqual)
  }
  @discardableResult
  public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relateToSuperview(.greaterThanOrEqual)
  }
}

public final class ConstraintMakerExtendable: ConstraintMakerRelatable, ConstraintAttributed {
  public func attributed(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    description.attributes = description.attributes.union(attributes)
    return self
  }
}
