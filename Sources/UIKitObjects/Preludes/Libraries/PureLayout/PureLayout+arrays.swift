// swift-format-ignore-file: AlwaysUseLowerCamelCase

// In Swift they are methods of NSArray, of which an array is one here.

public func NSArray(array: [Any]) -> [Any] { array }
public func NSArray(objects: Any...) -> [Any] { objects }
public func NSArray(object: Any) -> [Any] { [object] }

/// Constraints.
extension Array {
  public func autoInstallConstraints() {
    for one in self {
      (one as! NSLayoutConstraint).autoInstall()
    }
  }

  public func autoRemoveConstraints() {
    for one in self {
      (one as! NSLayoutConstraint).autoRemove()
    }
  }

  @discardableResult
  public func autoIdentifyConstraints(_ identifier: String) -> [NSLayoutConstraint] {
    map { ($0 as! NSLayoutConstraint).autoIdentify(identifier) }
  }
}

/// Views that are alike.
extension Array {
  /// What is made of each view but the first and the one before it.
  func autoPairs(_ make: (_ view: UIView, _ previous: UIView) -> NSLayoutConstraint) -> [NSLayoutConstraint] {
    zip(self.dropFirst(), self).map { make($0.0 as! UIView, $0.1 as! UIView) }
  }

  @discardableResult
  public func autoAlignViews(to edge: ALEdge) -> [NSLayoutConstraint] {
    autoPairs { $0.autoPinEdge(edge, to: edge, of: $1) }
  }

  @discardableResult
  public func autoAlignViews(to axis: ALAxis) -> [NSLayoutConstraint] {
    autoPairs { $0.autoAlignAxis(axis, toSameAxisOf: $1) }
  }

  @discardableResult
  public func autoAlignViews(toAxis axis: ALAxis) -> [NSLayoutConstraint] { autoAlignViews(to: axis) }

  @discardableResult
  public func autoMatchViewsDimension(_ dimension: ALDimension) -> [NSLayoutConstraint] {
    autoPairs { $0.autoMatch(dimension, to: dimension, of: $1) }
  }

  @discardableResult
  public func autoMatchViews(dimension: ALDimension) -> [NSLayoutConstraint] {
    autoMatchViewsDimension(dimension)
  }

  @discardableResult
  public func autoSetViewsDimension(_ dimension: ALDimension, toSize size: CGFloat) -> [NSLayoutConstraint] {
    map { ($0 as! UIView).autoSetDimension(dimension, toSize: size) }
  }

  @discardableResult
  public func autoSetViewsDimensions(to size: CGSize) -> [NSLayoutConstraint] {
    flatMap { ($0 as! UIView).autoSetDimensions(to: size) }
  }
}

/// Views that follow each other in their superview.
extension Array {
  @discardableResult
  public func autoDistributeViews(
    along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSpacing spacing: CGFloat,
    insetSpacing shouldSpaceInsets: Bool = true, matchedSizes shouldMatchSizes: Bool = true
  ) -> [NSLayoutConstraint] {
    let isVertical = axis.direction == .vertical
    let start: ALEdge = isVertical ? .top : .leading
    let end: ALEdge = isVertical ? .bottom : .trailing
    let dimension: ALDimension = isVertical ? .height : .width
    let inset: CGFloat = shouldSpaceInsets ? spacing : 0
    var made: [NSLayoutConstraint] = []
    var previous: UIView?
    for view in autoViews(along: axis, alignedTo: alignment) {
      if let previous {
        made.append(view.autoPinEdge(start, to: end, of: previous, withOffset: spacing))
        if shouldMatchSizes {
          made.append(view.autoMatch(dimension, to: dimension, of: previous))
        }
        made.append(view.autoConstrainAttribute(alignment, to: alignment, of: previous))
      } else {
        made.append(view.autoPinEdge(toSuperviewEdge: start, withInset: inset))
      }
      previous = view
    }
    if let previous {
      made.append(previous.autoPinEdge(toSuperviewEdge: end, withInset: inset))
    }
    return made
  }

  /// Spaces of one size between views of one: the centre of each is a part of the superview's, less that part of their size.
  @discardableResult
  public func autoDistributeViews(
    along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSize size: CGFloat,
    insetSpacing shouldSpaceInsets: Bool = true
  ) -> [NSLayoutConstraint] {
    let isVertical = axis.direction == .vertical
    let dimension: ALDimension = isVertical ? .height : .width
    let centre: ALAxis = isVertical ? .horizontal : .vertical
    var views = autoViews(along: axis, alignedTo: alignment)
    // Centres are counted from the left.
    if !isVertical && Facts.layoutDirection == 1 {
      views = [UIView](views.reversed())
    }
    let count = CGFloat(views.count)
    var made: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      made.append(view.autoSetDimension(dimension, toSize: size))
      if index == 0 && !shouldSpaceInsets {
        // No part of the superview's centre is its edge.
        let edge: ALEdge = isVertical ? .top : .left
        made.append(
          ALBlocks.constraint(
            view, centre.rawValue, .equal, view.autoSuperview, edge.rawValue, constant: size / 2))
      } else {
        let part = shouldSpaceInsets ? CGFloat(2 * index + 2) / (count + 1) : CGFloat(2 * index) / (count - 1)
        made.append(
          ALBlocks.constraint(
            view, centre.rawValue, .equal, view.autoSuperview, centre.rawValue, multiplier: part,
            constant: (shouldSpaceInsets ? part - 1 : 1 - part) * size / 2))
      }
      if index > 0 {
        made.append(view.autoConstrainAttribute(alignment, to: alignment, of: views[index - 1]))
      }
    }
    return made
  }

  /// Its views, if they lie in one superview and can be aligned beside the axis.
  func autoViews(along axis: ALAxis, alignedTo alignment: ALAttribute) -> [UIView] {
    guard alignment.aligns(along: axis.direction) else {
      fatalError("PureLayout: views that follow each other are aligned along their own axis.")
    }
    let views = map { $0 as! UIView }
    guard views.allSatisfy({ $0.autoSuperview === views[0].superview }) else {
      fatalError("PureLayout: views of several superviews are distributed.")
    }
    return views
  }
}
