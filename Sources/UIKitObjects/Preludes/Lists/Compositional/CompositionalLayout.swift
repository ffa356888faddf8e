/// A side of a size of a compositional layout.
open class NSCollectionLayoutDimension: NSObject {
  public enum Kind: String {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  public internal(set) var kind: NSCollectionLayoutDimension.Kind = .absolute
  open internal(set) var dimension: CGFloat = 0

  static func made(_ kind: NSCollectionLayoutDimension.Kind, _ value: CGFloat) -> NSCollectionLayoutDimension
  {
    let side = NSCollectionLayoutDimension()
    side.kind = kind
    side.dimension = value
    return side
  }

  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    made(.fractionalWidth, fractionalWidth)
  }
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    made(.fractionalHeight, fractionalHeight)
  }
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    made(.absolute, absoluteDimension)
  }
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    made(.estimated, estimatedDimension)
  }
  public class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension
  {
    made(.uniformAcrossSiblings, estimatedDimension)
  }
}

/// A size of a compositional layout.
open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    self.widthDimension = width
    self.heightDimension = height
    super.init()
  }
}

/// An item of a compositional layout.
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(
    top: 0, leading: 0, bottom: 0, trailing: 0)
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize: layoutSize)
    self.supplementaryItems = supplementaryItems
  }
}

/// A space between items.
open class NSCollectionLayoutSpacing: NSObject {
  open internal(set) var spacing: CGFloat = 0
  open internal(set) var isFlexible: Bool = false

  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    let space = NSCollectionLayoutSpacing()
    space.spacing = fixedSpacing
    return space
  }

  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    let space = NSCollectionLayoutSpacing.fixed(flexibleSpacing)
    space.isFlexible = true
    return space
  }
}

/// Spaces around an item.
open class NSCollectionLayoutEdgeSpacing: NSObject {
  public internal(set) var leading: NSCollectionLayoutSpacing?
  public internal(set) var top: NSCollectionLayoutSpacing?
  public internal(set) var trailing: NSCollectionLayoutSpacing?
  public internal(set) var bottom: NSCollectionLayoutSpacing?

  public convenience init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.init()
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}

/// Items side by side or one below the other.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public internal(set) var axis: NSLayoutConstraint.Axis = .horizontal
  public internal(set) var subitems: [NSCollectionLayoutItem] = []
  /// How often the only item stands in the group; nil is as often as it fits.
  public internal(set) var count: Int?
  /// Whether those have sizes of their own, and do not share the group.
  public internal(set) var isRepeating: Bool = false
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// Says where its items are, where it does.
  var itemProvider: NSCollectionLayoutGroupCustomItemProvider?
  /// Where they are.
  var customItems: [NSCollectionLayoutGroupCustomItem] = []

  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(layoutSize: layoutSize)
    group.itemProvider = itemProvider
    return group
  }

  static func made(
    _ axis: NSLayoutConstraint.Axis, _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem],
    _ count: Int?
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(layoutSize: size)
    group.axis = axis
    group.subitems = items
    group.count = count
    return group
  }

  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  {
    made(.horizontal, layoutSize, subitems, nil)
  }

  public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  {
    made(.vertical, layoutSize, subitems, nil)
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    made(.horizontal, layoutSize, [subitem], count)
  }

  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    made(.vertical, layoutSize, [subitem], count)
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    let group = made(.horizontal, layoutSize, [subitem], count)
    group.isRepeating = true
    return group
  }

  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    let group = made(.vertical, layoutSize, [subitem], count)
    group.isRepeating = true
    return group
  }
}

/// A section of a compositional layout.
open class NSCollectionLayoutSection: NSObject {
  public let group: NSCollectionLayoutGroup
  /// What it is a list by, if it is one.
  public internal(set) var listConfiguration: UICollectionLayoutListConfiguration?
  open var contentInsets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(
    top: 0, leading: 0, bottom: 0, trailing: 0)
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  open var supplementariesFollowContentInsets: Bool = true
  /// Called while it scrolls, and not run.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    didSet {
      if let visibleItemsInvalidationHandler {
        __notRun(visibleItemsInvalidationHandler, "event")
      }
    }
  }

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [NSCollectionLayoutVisibleItem], CGPoint, NSCollectionLayoutEnvironment
) -> Void

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

public enum NSRectAlignment: Int {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// What a section may ask of the collection.
public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// How large the collection is for its sections.
public protocol NSCollectionLayoutContainer: AnyObject {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
}

/// Sections of groups of items.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// What it is a list by, if it is one.
  public internal(set) var listConfiguration: UICollectionLayoutListConfiguration?
  public internal(set) var section: NSCollectionLayoutSection?
  public internal(set) var sectionProvider:
    ((Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?)?
  open var configuration: UICollectionViewCompositionalLayoutConfiguration =
    UICollectionViewCompositionalLayoutConfiguration()

  public convenience init(section: NSCollectionLayoutSection) {
    self.init()
    self.section = section
  }

  public convenience init(
    sectionProvider: @escaping (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) {
    self.init()
    self.sectionProvider = sectionProvider
  }

  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(section: section)
    self.configuration = configuration
  }

  public convenience init(
    sectionProvider: @escaping (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }
}
