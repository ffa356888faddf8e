/// What arranges the cells of a collection.
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  open var collectionViewContentSize: CGSize { CGSize(width: 0, height: 0) }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// The cells are arranged at the end, however often that is asked for.
  open func invalidateLayout() {
    if let collectionView {
      __reloaded(collectionView)
    }
  }
  open func prepare() {}
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Without effect on layout: what is behind items.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  /// Without effect on layout: what is behind items.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}
}

/// Where a cell is.
open class UICollectionViewLayoutAttributes: NSObject {
  open var frame: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
  open var indexPath: IndexPath = IndexPath(item: 0, section: 0)
  /// Without effect on layout: a look.
  open var alpha: CGFloat = 1
  /// Without effect on layout: which is above.
  open var zIndex: Int = 0
  open var isHidden: Bool = false
  /// One that moves nothing is all that is read.
  open var transform: CGAffineTransform = CGAffineTransform.identity {
    didSet {
      if transform != CGAffineTransform.identity {
        __note("item transform", "UICollectionViewLayoutAttributes.transform")
      }
    }
  }
  public internal(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
  public internal(set) var representedElementKind: String?

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame = CGRect(
        x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }

  open var bounds: CGRect {
    get { CGRect(x: 0, y: 0, width: frame.width, height: frame.height) }
    set { size = newValue.size }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame = CGRect(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2, width: frame.width,
        height: frame.height)
    }
  }
}

/// Cells in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open override var collectionViewContentSize: CGSize {
    guard let collectionView else { return CGSize(width: 0, height: 0) }
    let (size, inset) = (collectionView.contentSize, collectionView.adjustedContentInset)
    let room = collectionView.bounds.size
    return scrollDirection == .vertical
      ? CGSize(width: room.width - inset.left - inset.right, height: size.height)
      : CGSize(width: size.width, height: room.height - inset.top - inset.bottom)
  }

  /// All, wherever they are, as the layout of UIKit's places them.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    var found: [UICollectionViewLayoutAttributes] = []
    for section in 0..<collectionView.numberOfSections {
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        if let one = layoutAttributesForItem(at: IndexPath(item: item, section: section)) {
          found.append(one)
        }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionView?.layoutAttributesForItem(at: indexPath)
  }

  public class var automaticSize: CGSize {
    CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)
  }

  public enum SectionInsetReference: Int {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var itemSize: CGSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize: CGSize = CGSize(width: 0, height: 0)
  open var headerReferenceSize: CGSize = CGSize(width: 0, height: 0)
  open var footerReferenceSize: CGSize = CGSize(width: 0, height: 0)
  open var sectionInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference = .fromContentInset
  open var sectionHeadersPinToVisibleBounds: Bool = false
  open var sectionFootersPinToVisibleBounds: Bool = false

  /// Takes what a file says.
  func takeFromNib(_ value: [String: Any]) {
    if value["scrollDirection"] as? String == "horizontal" { scrollDirection = .horizontal }
    minimumLineSpacing = value["minimumLineSpacing"] as? CGFloat ?? minimumLineSpacing
    minimumInteritemSpacing = value["minimumInteritemSpacing"] as? CGFloat ?? minimumInteritemSpacing
    if let size = value["itemSize"] as? [String: Any] { itemSize = CGSize(fromNib: size) }
    if value["estimatedItemSize"] as? String == "automatic" {
      estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let size = value["estimatedItemSize"] as? [String: Any] {
      estimatedItemSize = CGSize(fromNib: size)
    }
    if let size = value["headerReferenceSize"] as? [String: Any] {
      headerReferenceSize = CGSize(fromNib: size)
    }
    if let size = value["footerReferenceSize"] as? [String: Any] {
      footerReferenceSize = CGSize(fromNib: size)
    }
    if let insets = value["sectionInset"] as? [String: Any] { sectionInset = UIEdgeInsets(fromNib: insets) }
    switch value["sectionInsetReference"] as? String {
    case "fromSafeArea": sectionInsetReference = .fromSafeArea
    case "fromLayoutMargins": sectionInsetReference = .fromLayoutMargins
    default: break
    }
  }
}

/// Sizes and spaces of single cells and sections.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
    (layout as? UICollectionViewFlowLayout) ?? UICollectionViewFlowLayout()
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    flow(collectionViewLayout).itemSize
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    flow(collectionViewLayout).sectionInset
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    flow(collectionViewLayout).minimumLineSpacing
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    flow(collectionViewLayout).minimumInteritemSpacing
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    flow(collectionViewLayout).headerReferenceSize
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    flow(collectionViewLayout).footerReferenceSize
  }
}
