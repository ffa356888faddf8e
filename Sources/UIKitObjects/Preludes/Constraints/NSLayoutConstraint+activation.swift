extension NSLayoutConstraint {
  /// All constraints that were ever activated, in the order of activation: one that was activated twice is there twice.
  public nonisolated(unsafe) static var activated: [NSLayoutConstraint] = []

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.isActive = true
    }
  }

  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.isActive = false
    }
  }

  /// Enters the `constraints` of the nearest common ancestor, or of the view that it was given to.
  func becomeActive() {
    activationOrder = NSLayoutConstraint.activated.count
    NSLayoutConstraint.activated.append(self)
    for item in [firstItem, secondItem] {
      if let label = item as? UIButtonLabel { label.takePart() }
    }
    if holder == nil {
      holder = commonAncestor()
    }
    if let holder {
      holder.constraints.append(self)
    } else {
      activatedWithoutCommonAncestor = true
    }
  }

  func becomeInactive() {
    if let view = holder {
      view.constraints.removeAll { $0 === self }
    }
    holder = nil
    activatedWithoutCommonAncestor = false
  }

  /// The nearest view that has all views of the constraint in its tree.
  func commonAncestor() -> UIView? {
    let views = self.views()
    guard let first = views.first else { return nil }
    var candidate: UIView? = first
    while let view = candidate {
      if views.allSatisfy({ $0.isDescendant(of: view) }) {
        return view
      }
      candidate = view.superview
    }
    return nil
  }

  /// The views of its items: empty if one of them is a guide without a view.
  func views() -> [UIView] {
    var items: [AnyObject] = []
    for item in [firstItem, secondItem] {
      if let item {
        items.append(item)
      }
    }
    for offset in [firstOffset, secondOffset] {
      if let offset {
        items += offset.offsetItems
      }
    }
    var views: [UIView] = []
    for item in items {
      guard let view = NSLayoutConstraint.view(of: item) else { return [] }
      views.append(view)
    }
    return views
  }

  /// Whether one of its views is the view or below it.
  func reaches(into view: UIView) -> Bool {
    for other in views() where other.isDescendant(of: view) {
      return true
    }
    return false
  }

  static func view(of item: AnyObject) -> UIView? {
    if let view = item as? UIView {
      return view
    }
    if let guide = item as? UILayoutGuide {
      return guide.owningView
    }
    return nil
  }
}

/// What joins the options of a visual format.
extension NSLayoutConstraint {
  public struct FormatOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 2)
    public static let alignAllRight = FormatOptions(rawValue: 4)
    public static let alignAllTop = FormatOptions(rawValue: 8)
    public static let alignAllBottom = FormatOptions(rawValue: 16)
    public static let alignAllLeading = FormatOptions(rawValue: 32)
    public static let alignAllTrailing = FormatOptions(rawValue: 64)
    public static let alignAllCenterX = FormatOptions(rawValue: 512)
    public static let alignAllCenterY = FormatOptions(rawValue: 1024)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 2048)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 4096)
    public static let directionLeadingToTrailing = FormatOptions(rawValue: 0)
    public static let directionLeftToRight = FormatOptions(rawValue: 65536)
    public static let directionRightToLeft = FormatOptions(rawValue: 131072)
    public static let spacingEdgeToEdge = FormatOptions(rawValue: 0)
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 524288)
  }

  /// The constraints of a visual format, of which the program's own parser says what they are.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    __visualFormat(format, opts.rawValue, metrics ?? [:], views).map { part in
      let first = views[part[0] as! String]
      let second = views[part[3] as! String]
      let secondAttribute = NSLayoutConstraint.Attribute(rawValue: part[4] as! Int)!
      let constraint = NSLayoutConstraint()
      constraint.firstItem = item(first, beside: second)
      constraint.firstAttribute = NSLayoutConstraint.Attribute(rawValue: part[1] as! Int)!
      constraint.relation = NSLayoutConstraint.Relation(rawValue: part[2] as! Int)!
      if secondAttribute != .notAnAttribute { constraint.secondItem = item(second, beside: first) }
      constraint.secondAttribute = secondAttribute
      constraint.constant = part[5] as! CGFloat
      constraint.priority = UILayoutPriority(part[6] as! Float)
      constraint.isSystemSpacing = part[7] as! Bool
      return constraint
    }
  }

  /// A view of a format; where it is none the superview of the other one.
  static func item(_ view: Any?, beside other: Any?) -> AnyObject? {
    if let view { return view as AnyObject }
    if let guide = other as? UILayoutGuide { return guide.owningView }
    return (other as? UIView)?.superview
  }
}

/// How strongly a constraint or a size of content is wanted.
public struct UILayoutPriority: RawRepresentable, Hashable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// As a number, which it was before Swift 4.
  public init(integerLiteral value: Int) { rawValue = Float(value) }

  public init(floatLiteral value: Float) { rawValue = value }

  public static let required = UILayoutPriority(rawValue: 1000)
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let dragThatCanResizeScene = UILayoutPriority(rawValue: 510)
  public static let sceneSizeStayPut = UILayoutPriority(rawValue: 500)
  public static let dragThatCannotResizeScene = UILayoutPriority(rawValue: 490)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)

  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: lhs.rawValue + rhs)
  }
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: lhs.rawValue - rhs)
  }
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}
