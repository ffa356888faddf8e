/// Edges of a view, in the direction of its text.
public struct NSDirectionalRectEdge: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}

/// A point of a view, at an edge or a corner.
open class NSCollectionLayoutAnchor: NSObject {
  public internal(set) var edges: NSDirectionalRectEdge = []
  public internal(set) var offset: CGPoint = CGPoint(x: 0, y: 0)
  public internal(set) var isAbsoluteOffset: Bool = true

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init()
    self.edges = edges
  }

  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges: edges)
    offset = absoluteOffset
  }

  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges)
    offset = fractionalOffset
    isAbsoluteOffset = false
  }
}

/// A view at an edge or a corner of an item of a compositional layout.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public internal(set) var elementKind: String = ""
  public internal(set) var containerAnchor: NSCollectionLayoutAnchor = NSCollectionLayoutAnchor()
  public internal(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// Without effect on layout: which is above.
  open var zIndex: Int = 1

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize)
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
    self.itemAnchor = itemAnchor
  }
}

/// A header or a footer of a compositional layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public internal(set) var alignment: NSRectAlignment = .none
  public internal(set) var offset: CGPoint = CGPoint(x: 0, y: 0)
  open var pinToVisibleBounds: Bool = false
  open var extendsBoundary: Bool = true

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(layoutSize: layoutSize)
    self.elementKind = elementKind
    self.alignment = alignment
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment)
    offset = absoluteOffset
  }
}

/// A view behind a section of a compositional layout.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public internal(set) var elementKind: String = ""
  /// Without effect on layout: which is above.
  open var zIndex: Int = 0

  public class func background(elementKind: String) -> Self {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutDecorationItem(layoutSize: size)
    item.elementKind = elementKind
    return item as! Self
  }
}

public typealias NSCollectionLayoutGroupCustomItemProvider = (NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// Where an item of a group is that says so itself.
open class NSCollectionLayoutGroupCustomItem: NSObject {
  public internal(set) var frame: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
  public internal(set) var zIndex: Int = 0

  public convenience init(frame: CGRect) {
    self.init()
    self.frame = frame
  }

  public convenience init(frame: CGRect, zIndex: Int) {
    self.init(frame: frame)
    self.zIndex = zIndex
  }
}

/// Without effect on layout: what is seen while a section scrolls.
public protocol NSCollectionLayoutVisibleItem: AnyObject {
}

/// What content insets count from.
public enum UIContentInsetsReference: Int {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// What holds for all sections.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  open var interSectionSpacing: CGFloat = 0
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

extension NSCollectionLayoutGroup {
  /// Whether it, or a group in it, says itself where its items are.
  var placesItems: Bool {
    itemProvider != nil || subitems.contains { ($0 as? NSCollectionLayoutGroup)?.placesItems ?? false }
  }

  /// Has it and the groups in it say where their items are, where they do.
  ///
  /// - Returns: Whether that is known.
  func placeItems(in container: CGSize, _ environment: NSCollectionLayoutEnvironment) -> Bool {
    let size = CGSize(
      width: side(layoutSize.widthDimension, container), height: side(layoutSize.heightDimension, container))
    if let itemProvider {
      customItems = itemProvider(GroupEnvironment(size, environment.traitCollection))
      return !__isUnknown(customItems) && !customItems.isEmpty
    }
    for case let group as NSCollectionLayoutGroup in subitems {
      if !group.placeItems(in: size, environment) {
        return false
      }
    }
    return true
  }

  /// How long a side of the group is; not known where its content decides.
  private func side(_ side: NSCollectionLayoutDimension, _ container: CGSize) -> CGFloat {
    switch side.kind {
    case .fractionalWidth: side.dimension * container.width
    case .fractionalHeight: side.dimension * container.height
    case .absolute: side.dimension
    default: __unknown("NSCollectionLayoutContainer.contentSize") as! CGFloat
    }
  }
}

/// What a group may ask that says where its items are.
class GroupEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ traits: UITraitCollection) {
    contentSize = size
    traitCollection = traits
    super.init()
  }

  var container: NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
}
