// PureLayout as its documentation says it, for apps that import it and do not have its source in their folder.

/// Sides of a view; numbers are those of `NSLayoutConstraint.Attribute`.
public enum ALEdge: Int {
  case left = 1
  case right = 2
  case top = 3
  case bottom = 4
  case leading = 5
  case trailing = 6

  /// Whether an inset moves it to smaller coordinates.
  var isFar: Bool { self == .right || self == .bottom || self == .trailing }

  /// The number of the margin of the side.
  var margin: Int { rawValue + 12 }
}

public enum ALDimension: Int {
  case width = 7
  case height = 8
}

/// Lines through a view: what lies on the vertical one has its centre in x.
public enum ALAxis: Int {
  case vertical = 9
  case horizontal = 10
  case baseline = 11
  case firstBaseline = 12

  public static var lastBaseline: ALAxis { .baseline }

  /// The number of the axis within margins; baselines have none.
  var margin: Int {
    if self == .baseline || self == .firstBaseline {
      fatalError("PureLayout: margins have no baselines.")
    }
    return rawValue + 10
  }

  /// The direction in which views that it is drawn through follow each other.
  var direction: NSLayoutConstraint.Axis { self == .vertical ? .vertical : .horizontal }
}

public enum ALMargin: Int {
  case left = 13
  case right = 14
  case top = 15
  case bottom = 16
  case leading = 17
  case trailing = 18
}

public enum ALMarginAxis: Int {
  case vertical = 19
  case horizontal = 20
}

/// Everything that has a name in the other enumerations.
public enum ALAttribute: Int {
  case left = 1
  case right = 2
  case top = 3
  case bottom = 4
  case leading = 5
  case trailing = 6
  case width = 7
  case height = 8
  case vertical = 9
  case horizontal = 10
  case baseline = 11
  case firstBaseline = 12
  case marginLeft = 13
  case marginRight = 14
  case marginTop = 15
  case marginBottom = 16
  case marginLeading = 17
  case marginTrailing = 18
  case marginAxisVertical = 19
  case marginAxisHorizontal = 20

  public static var lastBaseline: ALAttribute { .baseline }

  /// Whether views that follow each other in a direction can be aligned by it.
  func aligns(along direction: NSLayoutConstraint.Axis) -> Bool {
    switch self {
    case .width, .height:
      return false
    case .top, .bottom, .horizontal, .baseline, .firstBaseline, .marginTop, .marginBottom,
      .marginAxisHorizontal:
      return direction == .horizontal
    default:
      return direction == .vertical
    }
  }
}

/// What the blocks that are running say of the constraints that are made in them.
enum ALBlocks {
  nonisolated(unsafe) static var priority: UILayoutPriority?
  nonisolated(unsafe) static var identifier: String?
  /// What was made in the innermost block that installs nothing; nil outside of such blocks.
  nonisolated(unsafe) static var created: [NSLayoutConstraint]?

  /// Makes a constraint, and activates it where no block keeps it back.
  static func constraint(
    _ item: AnyObject, _ attribute: Int, _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
    _ otherAttribute: Int, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    if let view = item as? UIView {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let made = NSLayoutConstraint(
      item: item, attribute: self.attribute(attribute), relatedBy: relation, toItem: other,
      attribute: self.attribute(otherAttribute), multiplier: multiplier, constant: constant)
    if let priority {
      made.priority = priority
    }
    if let identifier {
      made.identifier = identifier
    }
    if created == nil {
      made.isActive = true
    } else {
      created!.append(made)
    }
    return made
  }

  /// The attribute with a number; what is not known stays it, so that the constraint is told to be.
  static func attribute(_ number: Int) -> NSLayoutConstraint.Attribute {
    if __isUnknown(number) {
      return number as! NSLayoutConstraint.Attribute
    }
    return NSLayoutConstraint.Attribute(rawValue: number)!
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation of distances where both sides are turned round.
  var turned: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: return .greaterThanOrEqual
    case .greaterThanOrEqual: return .lessThanOrEqual
    case .equal: return .equal
    }
  }
}

extension NSLayoutConstraint {
  @discardableResult
  public class func autoCreateAndInstallConstraints(_ block: () -> Void) -> [NSLayoutConstraint] {
    let made = autoCreateConstraintsWithoutInstalling(block)
    made.autoInstallConstraints()
    return made
  }

  public class func autoCreateConstraintsWithoutInstalling(_ block: () -> Void) -> [NSLayoutConstraint] {
    let outer = ALBlocks.created
    ALBlocks.created = []
    block()
    let made = ALBlocks.created!
    ALBlocks.created = outer
    return made
  }

  public class func autoSetPriority(_ priority: UILayoutPriority, forConstraints block: () -> Void) {
    let outer = ALBlocks.priority
    ALBlocks.priority = priority
    block()
    ALBlocks.priority = outer
  }

  public class func autoSetIdentifier(_ identifier: String, forConstraints block: () -> Void) {
    let outer = ALBlocks.identifier
    ALBlocks.identifier = identifier
    block()
    ALBlocks.identifier = outer
  }

  public func autoInstall() {
    // Whether a block's priority is that of constraints from before, and what it keeps back, is not documented.
    if ALBlocks.created != nil || ALBlocks.priority != nil {
      fatalError("PureLayout: a constraint is installed within a block.")
    }
    isActive = true
  }

  public func autoRemove() { isActive = false }

  @discardableResult
  public func autoIdentify(_ identifier: String) -> Self {
    self.identifier = identifier
    return self
  }
}

/// The blocks as they were called before they were those of constraints.
extension UIView {
  @discardableResult
  public class func autoCreateConstraintsWithoutInstalling(_ block: () -> Void) -> [NSLayoutConstraint] {
    NSLayoutConstraint.autoCreateConstraintsWithoutInstalling(block)
  }

  public class func autoSetPriority(_ priority: UILayoutPriority, forConstraints block: () -> Void) {
    NSLayoutConstraint.autoSetPriority(priority, forConstraints: block)
  }

  public class func autoSetIdentifier(_ identifier: String, forConstraints block: () -> Void) {
    NSLayoutConstraint.autoSetIdentifier(identifier, forConstraints: block)
  }
}
