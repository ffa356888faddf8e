extension UIView {
  public class func newAutoLayout() -> Self {
    let view = self.init()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  public convenience init(forAutoLayout: ()) {
    self.init()
    translatesAutoresizingMaskIntoConstraints = false
  }

  @discardableResult
  public func configureForAutoLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }

  /// The view whose edges and lines calls without another view mean.
  var autoSuperview: UIView {
    guard let superview else {
      if __isGiven(self) {
        return __unknown("superview") as! UIView
      }
      fatalError("PureLayout: a view without a superview is related to it.")
    }
    return superview
  }

  func autoInset(
    _ edge: ALEdge, from item: AnyObject, _ attribute: Int, _ inset: CGFloat,
    _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    ALBlocks.constraint(
      self, edge.rawValue, edge.isFar ? relation.turned : relation, item, attribute,
      constant: edge.isFar ? -inset : inset)
  }

  /// Pins the edges in the order top, leading, bottom, trailing; a left one leaves out leading, a right one trailing.
  func autoEdges(except edge: ALEdge?, _ pin: (ALEdge) -> NSLayoutConstraint) -> [NSLayoutConstraint] {
    if __isUnknown(edge) {
      return [pin(edge!)]
    }
    var made: [NSLayoutConstraint] = []
    if edge != .top {
      made.append(pin(.top))
    }
    if edge != .leading && edge != .left {
      made.append(pin(.leading))
    }
    if edge != .bottom {
      made.append(pin(.bottom))
    }
    if edge != .trailing && edge != .right {
      made.append(pin(.trailing))
    }
    return made
  }

  func autoPart(_ edge: ALEdge, of insets: UIEdgeInsets) -> CGFloat {
    switch edge {
    case .top: return insets.top
    case .bottom: return insets.bottom
    case .left, .leading: return insets.left
    case .right, .trailing: return insets.right
    }
  }
}

/// Centres and axes.
extension UIView {
  @discardableResult
  public func autoCenterInSuperview() -> [NSLayoutConstraint] {
    [autoAlignAxis(toSuperviewAxis: .horizontal), autoAlignAxis(toSuperviewAxis: .vertical)]
  }

  @discardableResult
  public func autoCenterInSuperviewMargins() -> [NSLayoutConstraint] {
    [autoAlignAxis(toSuperviewMarginAxis: .horizontal), autoAlignAxis(toSuperviewMarginAxis: .vertical)]
  }

  @discardableResult
  public func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint {
    autoAlignAxis(axis, toSameAxisOf: autoSuperview)
  }

  @discardableResult
  public func autoAlignAxis(toSuperviewMarginAxis axis: ALAxis) -> NSLayoutConstraint {
    ALBlocks.constraint(self, axis.rawValue, .equal, autoSuperview, axis.margin)
  }

  @discardableResult
  public func autoAlignAxis(_ axis: ALAxis, toSameAxisOf otherView: UIView, withOffset offset: CGFloat = 0)
    -> NSLayoutConstraint
  {
    ALBlocks.constraint(self, axis.rawValue, .equal, otherView, axis.rawValue, constant: offset)
  }

  @discardableResult
  public func autoAlignAxis(
    _ axis: ALAxis, toSameAxisOf otherView: UIView, withMultiplier multiplier: CGFloat
  )
    -> NSLayoutConstraint
  {
    ALBlocks.constraint(self, axis.rawValue, .equal, otherView, axis.rawValue, multiplier: multiplier)
  }
}

/// Edges.
extension UIView {
  @discardableResult
  public func autoPinEdge(
    toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    autoInset(edge, from: autoSuperview, edge.rawValue, inset, relation)
  }

  @discardableResult
  public func autoPinEdge(
    toSuperviewMargin edge: ALEdge, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    autoInset(edge, from: autoSuperview, edge.margin, 0, relation)
  }

  @discardableResult
  public func autoPinEdge(
    toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    autoInset(edge, from: autoSuperview.safeAreaLayoutGuide, edge.rawValue, inset, relation)
  }

  @discardableResult
  public func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
    autoEdges(except: nil) { autoPinEdge(toSuperviewEdge: $0, withInset: autoPart($0, of: insets)) }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge)
    -> [NSLayoutConstraint]
  {
    autoEdges(except: edge) { autoPinEdge(toSuperviewEdge: $0, withInset: autoPart($0, of: insets)) }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewMargins() -> [NSLayoutConstraint] {
    autoEdges(except: nil) { autoPinEdge(toSuperviewMargin: $0) }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewMargins(excludingEdge edge: ALEdge) -> [NSLayoutConstraint] {
    autoEdges(except: edge) { autoPinEdge(toSuperviewMargin: $0) }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewSafeArea(with insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
    autoEdges(except: nil) { autoPinEdge(toSuperviewSafeArea: $0, withInset: autoPart($0, of: insets)) }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewSafeArea(with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge)
    -> [NSLayoutConstraint]
  {
    autoEdges(except: edge) { autoPinEdge(toSuperviewSafeArea: $0, withInset: autoPart($0, of: insets)) }
  }

  @discardableResult
  public func autoPinEdge(
    _ edge: ALEdge, to toEdge: ALEdge, of otherView: UIView, withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    ALBlocks.constraint(self, edge.rawValue, relation, otherView, toEdge.rawValue, constant: offset)
  }

  @discardableResult
  public func autoPin(
    toTopLayoutGuideOf viewController: UIViewController, withInset inset: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    autoInset(.top, from: viewController.topLayoutGuide, ALEdge.bottom.rawValue, inset, relation)
  }

  @discardableResult
  public func autoPin(
    toBottomLayoutGuideOf viewController: UIViewController, withInset inset: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    autoInset(.bottom, from: viewController.bottomLayoutGuide, ALEdge.top.rawValue, inset, relation)
  }
}

/// Sizes, and any attribute.
extension UIView {
  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension, to toDimension: ALDimension, of otherView: UIView,
    withOffset offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    ALBlocks.constraint(
      self, dimension.rawValue, relation, otherView, toDimension.rawValue, constant: offset)
  }

  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension, to toDimension: ALDimension, of otherView: UIView,
    withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    ALBlocks.constraint(
      self, dimension.rawValue, relation, otherView, toDimension.rawValue, multiplier: multiplier)
  }

  @discardableResult
  public func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
    [autoSetDimension(.width, toSize: size.width), autoSetDimension(.height, toSize: size.height)]
  }

  @discardableResult
  public func autoSetDimension(
    _ dimension: ALDimension, toSize size: CGFloat, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    ALBlocks.constraint(self, dimension.rawValue, relation, nil, 0, constant: size)
  }

  @discardableResult
  public func autoConstrainAttribute(
    _ attribute: ALAttribute, to toAttribute: ALAttribute, of otherView: UIView,
    withOffset offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    ALBlocks.constraint(
      self, attribute.rawValue, relation, otherView, toAttribute.rawValue, constant: offset)
  }

  @discardableResult
  public func autoConstrainAttribute(
    _ attribute: ALAttribute, to toAttribute: ALAttribute, of otherView: UIView,
    withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    ALBlocks.constraint(
      self, attribute.rawValue, relation, otherView, toAttribute.rawValue, multiplier: multiplier)
  }

  public func autoSetContentCompressionResistancePriority(for axis: ALAxis) {
    setContentCompressionResistancePriority(autoBlockPriority, for: axis.direction)
  }

  public func autoSetContentHuggingPriority(for axis: ALAxis) {
    setContentHuggingPriority(autoBlockPriority, for: axis.direction)
  }

  /// The priority of the block around the call: PureLayout wants one.
  var autoBlockPriority: UILayoutPriority {
    guard let priority = ALBlocks.priority else {
      fatalError("PureLayout: a priority of content is set outside of autoSetPriority.")
    }
    return priority
  }
}
