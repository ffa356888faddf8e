/// A view that a collection shows.
open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?
  open func prepareForReuse() {}
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let list = superview as? UICollectionView, isConstrained else { return layoutAttributes }
    if list.collectionViewLayout is UICollectionViewFlowLayout {
      layoutAttributes.size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    } else {
      layoutAttributes.size = systemLayoutSizeFitting(
        CGSize(width: layoutAttributes.size.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    return layoutAttributes
  }
  /// Whether constraints say how large it is.
  var isConstrained: Bool { !constraints.isEmpty }
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}

/// A cell of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  public enum DragState: Int {
    case none, lifting, dragging
  }

  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  public private(set) lazy var contentView: UIView = makeContentView()
  open var contentConfiguration: UIContentConfiguration?
  /// It stands behind the content, as large as the whole.
  open var backgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, by: backgroundView, in: contentView.storedFrame)
    }
  }
  /// Without effect on layout: what is behind the content.
  open var selectedBackgroundView: UIView?
  /// Without effect on layout: what is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var isSelected: Bool = false
  open var isHighlighted: Bool = false
  override var isConstrained: Bool { !contentView.constraints.isEmpty }

  /// Says whether it is chosen, as a collection does that has got it.
  func tellState(_ isSelected: Bool) {
    isHighlighted = false
    self.isSelected = isSelected
  }

  func makeContentView() -> UIView {
    let view = UIView(frame: CGRect(origin: boundsOrigin, size: storedFrame.size))
    view.insetsLayoutMarginsFromSafeArea = false
    insertSubview(view, at: 0)
    return view
  }

  open func setNeedsUpdateConfiguration() { isLayoutDue = true }
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Without effect on layout: what is behind the content.
  open lazy var automaticallyUpdatesBackgroundConfiguration: Bool = true
  open lazy var automaticallyUpdatesContentConfiguration: Bool = true
  /// Called with the life cycle, after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
  open var configurationState: UICellConfigurationState { UICellConfigurationState() }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}
}

/// A cell of a collection that is a list.
open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = []
  open var indentationLevel: Int = 0
  open var indentationWidth: CGFloat = 10
  /// Without effect on layout: where the line below it begins and ends.
  public private(set) lazy var separatorLayoutGuide: UILayoutGuide = UILayoutGuide(kind: .separator, of: self)
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration.cell() }
}
