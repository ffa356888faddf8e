// Stevia as its documentation says it, for apps that import it and do not have its source in their folder.

/// What Stevia's words make: a constraint that is not quite required.
public class SteviaLayoutConstraint: NSLayoutConstraint {
  public nonisolated(unsafe) static var defaultPriority: Float = 751
}

/// Makes a constraint; without another attribute both are the same.
func stevia(
  _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
  _ relation: NSLayoutConstraint.Relation = .equal, to other: AnyObject? = nil,
  its otherAttribute: NSLayoutConstraint.Attribute? = nil, by constant: CGFloat = 0
) -> NSLayoutConstraint {
  let made = SteviaLayoutConstraint(
    item: item, attribute: attribute, relatedBy: relation, toItem: other,
    attribute: otherAttribute ?? attribute, multiplier: 1, constant: constant)
  made.priority = UILayoutPriority(SteviaLayoutConstraint.defaultPriority)
  return made
}

extension NSLayoutConstraint.Relation {
  /// What a distance at a far edge says of the edge.
  var steviaInverse: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: return .greaterThanOrEqual
    case .equal: return .equal
    case .greaterThanOrEqual: return .lessThanOrEqual
    }
  }
}

extension UIView {
  @discardableResult
  public func addConstraint(
    item view1: AnyObject, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy: NSLayoutConstraint.Relation = .equal, toItem view2: AnyObject? = nil,
    attribute attr2: NSLayoutConstraint.Attribute? = nil, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let made = stevia(view1, attr1, relatedBy, to: view2, its: attr2, by: constant)
    made.multiplier = multiplier
    addConstraint(made)
    return made
  }

  public var userAddedConstraints: [NSLayoutConstraint] {
    constraints.filter { $0 is SteviaLayoutConstraint }
  }

  public var leftConstraint: NSLayoutConstraint? { steviaConstraint(.left) }
  public var rightConstraint: NSLayoutConstraint? { steviaConstraint(.right) }
  public var topConstraint: NSLayoutConstraint? { steviaConstraint(.top) }
  public var bottomConstraint: NSLayoutConstraint? { steviaConstraint(.bottom) }
  public var leadingConstraint: NSLayoutConstraint? { steviaConstraint(.leading) }
  public var trailingConstraint: NSLayoutConstraint? { steviaConstraint(.trailing) }
  public var centerXConstraint: NSLayoutConstraint? { steviaConstraint(.centerX) }
  public var centerYConstraint: NSLayoutConstraint? { steviaConstraint(.centerY) }
  public var widthConstraint: NSLayoutConstraint? {
    steviaConstraint(.width) ?? steviaConstraint(.width, in: self)
  }
  public var heightConstraint: NSLayoutConstraint? {
    steviaConstraint(.height) ?? steviaConstraint(.height, in: self)
  }

  /// The first constraint of an attribute in the superview, on whichever side it stands.
  func steviaConstraint(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
    superview.flatMap { steviaConstraint(attribute, in: $0) }
  }

  func steviaConstraint(_ attribute: NSLayoutConstraint.Attribute, in holder: UIView) -> NSLayoutConstraint? {
    holder.constraints.first {
      $0.firstItem === self && $0.firstAttribute == attribute
        || $0.secondItem === self && $0.secondAttribute == attribute
    }
  }

  @discardableResult
  public func style(_ styleClosure: (Self) -> Void) -> Self {
    styleClosure(self)
    return self
  }
}

@resultBuilder public struct SubviewsBuilder {
  public static func buildBlock(_ content: UIView...) -> [UIView] { content }
}

/// Views in each other; those of cells are in the content view.
extension UIView {
  @discardableResult
  public func subviews(_ subViews: [UIView]) -> UIView {
    var container = self
    if let cell = self as? UITableViewCell { container = cell.contentView }
    if let cell = self as? UICollectionViewCell { container = cell.contentView }
    for view in subViews {
      container.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    return container
  }

  @discardableResult
  public func subviews(_ subViews: UIView...) -> UIView { subviews(subViews) }

  @discardableResult
  public func subviews(@SubviewsBuilder content: () -> [UIView]) -> UIView { subviews(content()) }

  @discardableResult
  public func sv(_ subViews: UIView...) -> UIView { subviews(subViews) }

  @discardableResult
  public func sv(_ subViews: [UIView]) -> UIView { subviews(subViews) }
}

extension UIStackView {
  @discardableResult
  public func arrangedSubviews(_ subViews: [UIView]) -> UIView {
    for view in subViews {
      addArrangedSubview(view)
    }
    return self
  }

  @discardableResult
  public func arrangedSubviews(@SubviewsBuilder content: () -> [UIView]) -> UIView {
    arrangedSubviews(content())
  }
}

extension UIButton {
  @discardableResult
  public func text(_ t: String) -> Self {
    setTitle(t, for: .normal)
    return self
  }

  @discardableResult
  public func textKey(_ t: String) -> Self { text(NSLocalizedString(t, comment: "")) }

  @discardableResult
  public func image(_ s: String) -> Self {
    setImage(UIImage(named: s), for: .normal)
    return self
  }
}

extension UITextField {
  @discardableResult
  public func placeholder(_ t: String) -> Self {
    placeholder = t
    return self
  }
}

extension UILabel {
  @discardableResult
  public func text(_ t: String) -> Self {
    text = t
    return self
  }

  @discardableResult
  public func textKey(_ t: String) -> Self { text(NSLocalizedString(t, comment: "")) }
}

extension UIImageView {
  @discardableResult
  public func image(_ t: String) -> Self {
    image = UIImage(named: t)
    return self
  }
}
