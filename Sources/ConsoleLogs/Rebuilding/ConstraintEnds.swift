import LayoutModel

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

  /// The ends as documents take them; nil if there is no way to write them (AL-legality).
  ///
  /// Fixed sides that are paired with directional ones become such: logs are read from left to right.
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

  /// The edge of the margins' guide that is the same place; nil for other attributes.
  var edgeOfMargins: LayoutAttribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
