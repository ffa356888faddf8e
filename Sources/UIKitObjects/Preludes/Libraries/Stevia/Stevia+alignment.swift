/// Relates each view to the next, in the superview of the first.
func steviaAlign(_ attribute: NSLayoutConstraint.Attribute, _ views: [UIView]) -> [UIView] {
  for (view, next) in zip(views, views.dropFirst()) {
    view.superview?.addConstraint(stevia(view, attribute, to: next))
  }
  return views
}

/// Relates each view to the one before, in its own superview.
func steviaEqual(_ attribute: NSLayoutConstraint.Attribute, _ views: [UIView]) {
  for (previous, view) in zip(views, views.dropFirst()) {
    view.superview?.addConstraint(stevia(view, attribute, to: previous))
  }
}

@discardableResult
public func align(_ attribute: NSLayoutConstraint.Attribute, views: [UIView]) -> [UIView] {
  steviaAlign(attribute, views)
}

@discardableResult
public func align(horizontally views: [UIView]) -> [UIView] { steviaAlign(.centerY, views) }

@discardableResult
public func align(horizontally views: UIView...) -> [UIView] { steviaAlign(.centerY, views) }

@discardableResult
public func alignHorizontally(_ views: [UIView]) -> [UIView] { steviaAlign(.centerY, views) }

@discardableResult
public func alignHorizontally(_ views: UIView...) -> [UIView] { steviaAlign(.centerY, views) }

@discardableResult
public func align(vertically views: [UIView]) -> [UIView] { steviaAlign(.centerX, views) }

@discardableResult
public func align(vertically views: UIView...) -> [UIView] { steviaAlign(.centerX, views) }

@discardableResult
public func alignVertically(_ views: [UIView]) -> [UIView] { steviaAlign(.centerX, views) }

@discardableResult
public func alignVertically(_ views: UIView...) -> [UIView] { steviaAlign(.centerX, views) }

@discardableResult
public func align(tops views: [UIView]) -> [UIView] { steviaAlign(.top, views) }

@discardableResult
public func align(tops views: UIView...) -> [UIView] { steviaAlign(.top, views) }

@discardableResult
public func alignTops(_ views: [UIView]) -> [UIView] { steviaAlign(.top, views) }

@discardableResult
public func alignTops(_ views: UIView...) -> [UIView] { steviaAlign(.top, views) }

@discardableResult
public func align(bottoms views: [UIView]) -> [UIView] { steviaAlign(.bottom, views) }

@discardableResult
public func align(bottoms views: UIView...) -> [UIView] { steviaAlign(.bottom, views) }

@discardableResult
public func alignBottoms(_ views: [UIView]) -> [UIView] { steviaAlign(.bottom, views) }

@discardableResult
public func alignBottoms(_ views: UIView...) -> [UIView] { steviaAlign(.bottom, views) }

@discardableResult
public func align(lefts views: [UIView]) -> [UIView] { steviaAlign(.left, views) }

@discardableResult
public func align(lefts views: UIView...) -> [UIView] { steviaAlign(.left, views) }

@discardableResult
public func alignLefts(_ views: [UIView]) -> [UIView] { steviaAlign(.left, views) }

@discardableResult
public func alignLefts(_ views: UIView...) -> [UIView] { steviaAlign(.left, views) }

@discardableResult
public func align(rights views: [UIView]) -> [UIView] { steviaAlign(.right, views) }

@discardableResult
public func align(rights views: UIView...) -> [UIView] { steviaAlign(.right, views) }

@discardableResult
public func alignRights(_ views: [UIView]) -> [UIView] { steviaAlign(.right, views) }

@discardableResult
public func alignRights(_ views: UIView...) -> [UIView] { steviaAlign(.right, views) }

@discardableResult
public func align(leadings views: [UIView]) -> [UIView] { steviaAlign(.leading, views) }

@discardableResult
public func align(leadings views: UIView...) -> [UIView] { steviaAlign(.leading, views) }

@discardableResult
public func align(trailings views: [UIView]) -> [UIView] { steviaAlign(.trailing, views) }

@discardableResult
public func align(trailings views: UIView...) -> [UIView] { steviaAlign(.trailing, views) }

/// What is aligned by baselines is required.
@discardableResult
public func align(lastBaselines views: [UIView]) -> [UIView] {
  for (view, next) in zip(views, views.dropFirst()) {
    view.lastBaselineAnchor.constraint(equalTo: next.lastBaselineAnchor).isActive = true
  }
  return views
}

@discardableResult
public func align(lastBaselines views: UIView...) -> [UIView] { align(lastBaselines: views) }

/// What is aligned by baselines is required.
@discardableResult
public func align(firstBaselines views: [UIView]) -> [UIView] {
  for (view, next) in zip(views, views.dropFirst()) {
    view.firstBaselineAnchor.constraint(equalTo: next.firstBaselineAnchor).isActive = true
  }
  return views
}

@discardableResult
public func align(firstBaselines views: UIView...) -> [UIView] { align(firstBaselines: views) }

public func alignCenter(_ v1: UIView, with v2: UIView) {
  alignHorizontally(v1, with: v2)
  alignVertically(v1, with: v2)
}

public func alignHorizontally(_ v1: UIView, with v2: UIView, offset: CGFloat = 0) {
  v1.superview?.addConstraint(stevia(v1, .centerY, to: v2, by: offset))
}

public func alignVertically(_ v1: UIView, with v2: UIView, offset: CGFloat = 0) {
  v1.superview?.addConstraint(stevia(v1, .centerX, to: v2, by: offset))
}

@discardableResult
public func equal(sizes views: [UIView]) -> [UIView] {
  steviaEqual(.height, views)
  steviaEqual(.width, views)
  return views
}

@discardableResult
public func equal(sizes views: UIView...) -> [UIView] {
  steviaEqual(.height, views)
  steviaEqual(.width, views)
  return views
}

@discardableResult
public func equalSizes(_ views: [UIView]) -> [UIView] {
  steviaEqual(.height, views)
  steviaEqual(.width, views)
  return views
}

@discardableResult
public func equalSizes(_ views: UIView...) -> [UIView] {
  steviaEqual(.height, views)
  steviaEqual(.width, views)
  return views
}

@discardableResult
public func equal(widths views: [UIView]) -> [UIView] {
  steviaEqual(.width, views)
  return views
}

@discardableResult
public func equal(widths views: UIView...) -> [UIView] {
  steviaEqual(.width, views)
  return views
}

@discardableResult
public func equalWidths(_ views: [UIView]) -> [UIView] {
  steviaEqual(.width, views)
  return views
}

@discardableResult
public func equalWidths(_ views: UIView...) -> [UIView] {
  steviaEqual(.width, views)
  return views
}

@discardableResult
public func equal(heights views: [UIView]) -> [UIView] {
  steviaEqual(.height, views)
  return views
}

@discardableResult
public func equal(heights views: UIView...) -> [UIView] {
  steviaEqual(.height, views)
  return views
}

@discardableResult
public func equalHeights(_ views: [UIView]) -> [UIView] {
  steviaEqual(.height, views)
  return views
}

@discardableResult
public func equalHeights(_ views: UIView...) -> [UIView] {
  steviaEqual(.height, views)
  return views
}
