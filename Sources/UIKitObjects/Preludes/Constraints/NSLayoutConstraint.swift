/// A relation between an attribute of one item and an attribute of another, or a number.
open class NSLayoutConstraint: NSObject {
  public enum Attribute: Int {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
  }

  public enum Relation: Int {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Axis: Int {
    case horizontal = 0
    case vertical = 1
  }

  public internal(set) var firstItem: AnyObject?
  public internal(set) var firstAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
  public internal(set) var relation: NSLayoutConstraint.Relation = .equal
  public internal(set) var secondItem: AnyObject?
  public internal(set) var secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
  public internal(set) var multiplier: CGFloat = 1
  open var constant: CGFloat = 0
  open var priority: UILayoutPriority = .required
  open var identifier: String?
  /// Without effect on layout: whether an archive keeps it.
  open var shouldBeArchived: Bool = false

  /// Whether the constant is a multiple of the system's spacing; `multiplier` says how many.
  public internal(set) var isSystemSpacing: Bool = false
  /// The distance that stands in the place of the first item, if it is one.
  public internal(set) var firstOffset: NSLayoutDimension?
  /// The distance that stands in the place of the second item, if it is one.
  public internal(set) var secondOffset: NSLayoutDimension?
  /// The view in whose `constraints` it is while it is active.
  public internal(set) weak var holder: UIView?
  /// Its place among all activations, from zero.
  public internal(set) var activationOrder: Int = -1
  /// Whether its views had no common ancestor when it was activated, where UIKit raises.
  public internal(set) var activatedWithoutCommonAncestor: Bool = false

  open var isActive: Bool = false {
    didSet {
      if isActive && !oldValue {
        // What is not known holds as a condition does.
        isActive = true
        becomeActive()
      } else if !isActive && oldValue {
        becomeInactive()
      }
    }
  }

  public override init() { super.init() }

  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    self.firstItem = view1 as AnyObject
    self.firstAttribute = attr1
    self.relation = relation
    if let item = view2 {
      self.secondItem = item as AnyObject
    }
    self.secondAttribute = attr2
    self.multiplier = multiplier
    self.constant = c
  }

  open var firstAnchor: NSObject? { NSLayoutConstraint.anchor(of: firstItem, firstAttribute) }
  open var secondAnchor: NSObject? { NSLayoutConstraint.anchor(of: secondItem, secondAttribute) }

  static func anchor(of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> NSObject? {
    guard let item else { return nil }
    switch attribute {
    case .notAnAttribute:
      return nil
    case .width, .height:
      return NSLayoutDimension(item: item, attribute: attribute)
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      return NSLayoutYAxisAnchor(item: item, attribute: attribute)
    default:
      return NSLayoutXAxisAnchor(item: item, attribute: attribute)
    }
  }
}
