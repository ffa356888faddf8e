/// Room that nothing says the size of, in layouts.
public struct FlexibleSpace {
  public init() {}
}

@resultBuilder public struct SteviaLayoutBuilder {
  public static func buildBlock(_ content: Any...) -> [Any] { content }
}

/// Views from top to bottom.
extension UIView {
  @discardableResult
  public func layout(@SteviaLayoutBuilder content: () -> [Any]) -> UIView {
    layout(content())
    return self
  }

  @discardableResult
  public func layout(_ objects: Any...) -> [UIView] { layout(objects) }

  @discardableResult
  public func layout(_ objects: [Any]) -> [UIView] {
    for (place, object) in objects.enumerated() {
      if let first = steviaFirst(object) {
        if let row = object as? [UIView] { align(horizontally: row) }
        if place > 0 { steviaStack(first, objects, place) }
      } else if place > 0, place == objects.count - 1, let last = steviaFirst(objects[place - 1]) {
        steviaFinish(last, object)
      }
    }
    return objects.compactMap { __isUnknown($0) ? nil : $0 as? UIView }
  }

  /// The view that stands for a row: the first. What is not known is a distance more often than not.
  func steviaFirst(_ object: Any) -> UIView? {
    if __isUnknown(object) { return nil }
    return object as? UIView ?? (object as? [UIView])?.first
  }

  /// Puts a view below what is before it: a view, or a distance behind another.
  func steviaStack(_ view: UIView, _ objects: [Any], _ place: Int) {
    let before = objects[place - 1]
    if !__isUnknown(before) {
      if let upper = before as? UIView {
        upper.superview?.addConstraint(stevia(view, .top, to: upper, its: .bottom))
        return
      }
      if before is String || before is [UIView] || before is FlexibleSpace { return }
    }
    if place == 1 {
      steviaBelowTop(view, before)
    } else if let upper = steviaFirst(objects[place - 2]) {
      steviaBelow(view, upper, before, isAlone: objects[place - 2] is UIView)
    }
  }

  func steviaBelow(_ view: UIView, _ upper: UIView, _ distance: Any, isAlone: Bool) {
    if __isUnknown(distance) {
      upper.superview?.addConstraint(stevia(view, .top, to: upper, its: .bottom, by: distance as! CGFloat))
    } else if let margin = distance as? SteviaFlexibleMargin {
      addConstraint(stevia(view, .top, margin.relation, to: upper, its: .bottom, by: margin.points))
    } else if let share = distance as? SteviaPercentage {
      if isAlone { steviaBelow(view, upper, share) }
    } else {
      upper.superview?.addConstraint(
        stevia(view, .top, to: upper, its: .bottom, by: steviaPoints(distance)))
    }
  }

  func steviaBelow(_ view: UIView, _ upper: UIView, _ share: SteviaPercentage) {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: upper.bottomAnchor),
      guide.heightAnchor.constraint(equalTo: heightAnchor, multiplier: share.value / 100),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  func steviaBelowTop(_ view: UIView, _ distance: Any) {
    if __isUnknown(distance) {
      view.top(distance as! CGFloat)
    } else if let margin = distance as? SteviaFlexibleMargin {
      view.top(margin)
    } else if let share = distance as? SteviaPercentage {
      view.top(share)
    } else {
      view.top(steviaPoints(distance))
    }
  }

  func steviaFinish(_ view: UIView, _ distance: Any) {
    if __isUnknown(distance) {
      view.bottom(distance as! CGFloat)
    } else if let margin = distance as? SteviaFlexibleMargin {
      view.bottom(margin)
    } else if let share = distance as? SteviaPercentage {
      view.bottom(share)
    } else if !(distance is String), !(distance is FlexibleSpace) {
      view.bottom(steviaPoints(distance))
    }
  }

  /// A number of any kind.
  func steviaPoints(_ number: Any) -> CGFloat {
    if let whole = number as? Int { return CGFloat(whole) }
    if let double = number as? Double { return CGFloat(double) }
    return number as! CGFloat
  }
}
