/// Names of items that a test gives; others are called by their class and number in order of appearance.
public nonisolated(unsafe) var recordedNames: [(item: AnyObject, name: String)] = []

/// The active constraints in the order of activation, a line each:
/// `first.attribute relation second.attribute * multiplier + constant @priority`.
public func describeRecording() -> String {
  var lines: [String] = []
  for (index, constraint) in NSLayoutConstraint.activated.enumerated()
  where constraint.isActive && constraint.activationOrder == index {
    lines.append(describe(constraint))
  }
  return lines.joined(separator: "\n")
}

public func describe(_ constraint: NSLayoutConstraint) -> String {
  let relation =
    switch constraint.relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  var line = side(constraint.firstItem, constraint.firstAttribute, constraint.firstOffset)
  line += " \(relation)"
  if constraint.secondItem != nil || constraint.secondOffset != nil {
    line += " " + side(constraint.secondItem, constraint.secondAttribute, constraint.secondOffset)
    if constraint.multiplier != 1 || constraint.isSystemSpacing {
      line += " * \(number(constraint.multiplier))"
    }
    if constraint.isSystemSpacing {
      line += " spacing"
    }
    if constraint.constant != 0 {
      line += " + \(number(constraint.constant))"
    }
  } else {
    line += " \(number(constraint.constant))"
  }
  if constraint.priority != .required {
    line += " @\(number(CGFloat(constraint.priority.rawValue)))"
  }
  if constraint.activatedWithoutCommonAncestor {
    line += " (no common ancestor)"
  }
  return line
}

private func side(
  _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ offset: NSLayoutDimension?
) -> String {
  if let offset, offset.offsetItems.count == 2 {
    let start = "\(name(offset.offsetItems[0])).\(offset.offsetStartAttribute)"
    let end = "\(name(offset.offsetItems[1])).\(offset.offsetEndAttribute)"
    return "(\(start) to \(end))"
  }
  guard let item else { return "nothing" }
  return "\(name(item)).\(attribute)"
}

private func name(_ item: AnyObject) -> String {
  for entry in recordedNames where entry.item === item {
    return entry.name
  }
  if let guide = item as? UILayoutGuide, guide.kind != .own, let view = guide.owningView {
    return "\(name(view)).\(guide.kind.rawValue)"
  }
  let made = "\(type(of: item))\(recordedNames.count + 1)"
  recordedNames.append((item, made))
  return made
}

private func number(_ value: CGFloat) -> String {
  value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
}
