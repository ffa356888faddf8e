/// Cells that a layout arranges.
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int {
    case vertical, horizontal
  }

  public enum ElementCategory: UInt {
    case cell, supplementaryView, decorationView
  }

  public enum ReorderingCadence: Int {
    case immediate, fast, slow
  }

  public enum SelfSizingInvalidation: Int {
    case disabled, enabled, enabledIncludingConstraints
  }

  public struct ScrollPosition: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  open var collectionViewLayout: UICollectionViewLayout = UICollectionViewLayout() {
    didSet {
      collectionViewLayout.collectionView = self
      __reloaded(self)
    }
  }
  open weak var dataSource: UICollectionViewDataSource? {
    didSet {
      __reloaded(self)
    }
  }
  /// Whether it is asked how large an item is while one is made.
  var isGivingRoom = false
  /// A data source that the collection keeps, since nobody else may.
  var ownedDataSource: AnyObject?
  open var backgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, by: backgroundView, in: bounds)
    }
  }
  /// Classes that were registered, by identifier; those of supplementary views by kind and identifier.
  public internal(set) var cellClasses: [String: AnyClass] = [:]
  public internal(set) var supplementaryClasses: [String: AnyClass] = [:]
  public internal(set) var cellNibs: [String: UINib] = [:]
  public internal(set) var supplementaryNibs: [String: UINib] = [:]

  /// Without effect on layout: what the user may do.
  open var allowsSelection: Bool = true
  /// Without effect on layout: what the user may do.
  open var allowsMultipleSelection: Bool = false
  /// Without effect on layout: what the user may do.
  open var dragInteractionEnabled: Bool = false
  /// Without effect on layout: when cells are made.
  open var isPrefetchingEnabled: Bool = true
  open var isEditing: Bool = false
  /// Without effect on layout: when cells are made.
  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
  /// Without effect on layout: what is dragged.
  open weak var dragDelegate: UICollectionViewDragDelegate?
  /// Without effect on layout: what is dragged.
  open weak var dropDelegate: UICollectionViewDropDelegate?
  /// Without effect on layout: what is dragged.
  open lazy var isSpringLoaded: Bool = false
  /// Without effect on layout: what is dragged.
  open lazy var reorderingCadence: UICollectionView.ReorderingCadence = .immediate
  /// Without effect on layout: what is remembered.
  open lazy var remembersLastFocusedIndexPath: Bool = false
  /// Without effect on layout: focus.
  open lazy var selectionFollowsFocus: Bool = false
  /// Without effect on layout: focus.
  open lazy var allowsFocus: Bool = false
  /// Without effect on layout: focus.
  open lazy var allowsFocusDuringEditing: Bool = false
  /// Without effect on layout: what the user may do.
  open lazy var allowsSelectionDuringEditing: Bool = false
  /// Without effect on layout: what the user may do.
  open lazy var allowsMultipleSelectionDuringEditing: Bool = false
  /// Without effect on layout: sizes are asked for at the end.
  open lazy var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation = .enabled
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open var hasUncommittedUpdates: Bool { false }
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
    self.collectionViewLayout = layout
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func takeFromNib(_ key: String, _ value: [String: Any]) {
    switch key {
    case "collectionViewLayout":
      let layout = (collectionViewLayout as? UICollectionViewFlowLayout) ?? UICollectionViewFlowLayout()
      layout.takeFromNib(value["flow"] as? [String: Any] ?? [:])
      collectionViewLayout = layout
    default: super.takeFromNib(key, value)
    }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    collectionViewLayout = layout
    UIView.finish(completion)
  }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellNibs[identifier] = nib
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryClasses[elementKind + "/" + identifier] = viewClass
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supplementaryNibs[kind + "/" + identifier] = nib
  }

  /// A new cell of the registered class: nothing is used again.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = makeCell(identifier, indexPath)
    __awaitRoom(cell, self, indexPath.item, indexPath.section)
    return cell
  }

  func makeCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
    if let cellClass = cellClasses[identifier],
      let cell = __make(cellClass, ["frame"], [CGRect(origin: CGPoint.zero, size: madeSize(indexPath))])
        as? UICollectionViewCell
    {
      return cell
    }
    if let nib = cellNibs[identifier],
      let cell = nib.instantiate(withOwner: nil).first as? UICollectionViewCell
    {
      return cell
    }
    if let cell = __nibPrototype(self, identifier) as? UICollectionViewCell {
      return cell
    }
    return __unregistered(identifier, "cell") as! UICollectionViewCell
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = elementKind + "/" + identifier
    if let viewClass = supplementaryClasses[key],
      let view = __make(viewClass, ["frame"], [CGRect(x: 0, y: 0, width: 0, height: 0)])
        as? UICollectionReusableView
    {
      return view
    }
    if let nib = supplementaryNibs[key],
      let view = nib.instantiate(withOwner: nil).first as? UICollectionReusableView
    {
      return view
    }
    return __unregistered(identifier, elementKind) as! UICollectionReusableView
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    __seenCell(self, indexPath.section, indexPath.row) as? UICollectionViewCell
  }
  open var visibleCells: [UICollectionViewCell] {
    __unknown("UICollectionView.visibleCells") as! [UICollectionViewCell]
  }
  open var indexPathsForVisibleItems: [IndexPath] {
    __unknown("UICollectionView.indexPathsForVisibleItems") as! [IndexPath]
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    __unknown("UICollectionView.indexPath") as? IndexPath
  }

  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    __unknown("UICollectionView.supplementaryView") as? UICollectionReusableView
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    __unknown("UICollectionView.visibleSupplementaryViews") as! [UICollectionReusableView]
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    __unknown("UICollectionView.indexPathsForVisibleSupplementaryElements") as! [IndexPath]
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    __unknown("UICollectionView.indexPathForItem") as? IndexPath
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let cell = __shownCell(self, indexPath.section, indexPath.row) as? UICollectionViewCell
    guard let cell, let frame = __placedFrame(cell) else {
      return __unknown("UICollectionView.layoutAttributesForItem") as? UICollectionViewLayoutAttributes
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    __unknown("UICollectionView.layoutAttributesForSupplementaryElement") as? UICollectionViewLayoutAttributes
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Its cells are asked for at the end, whenever they were loaded.
  open func reloadData() {
    selectedPaths = []
    __reloaded(self)
  }
  open func reloadSections(_ sections: IndexSet) { __reloaded(self) }
  open func reloadItems(at indexPaths: [IndexPath]) { __reloaded(self) }
  open func insertItems(at indexPaths: [IndexPath]) { __reloaded(self) }
  open func deleteItems(at indexPaths: [IndexPath]) { __reloaded(self) }
  open func reconfigureItems(at indexPaths: [IndexPath]) { __reloaded(self) }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { __reloaded(self) }
  open func insertSections(_ sections: IndexSet) { __reloaded(self) }
  open func deleteSections(_ sections: IndexSet) { __reloaded(self) }
  open func moveSection(_ section: Int, toSection newSection: Int) { __reloaded(self) }

  /// Without effect on layout: nobody drags.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Without effect on layout: nobody drags.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Without effect on layout: nobody drags.
  open func endInteractiveMovement() {}
  /// Without effect on layout: nobody drags.
  open func cancelInteractiveMovement() {}

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    __reloaded(self)
    UIView.finish(completion)
  }

  /// Without effect on layout: what is chosen.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard let indexPath else {
      selectedPaths = []
      return
    }
    selectedPaths = (allowsMultipleSelection ? selectedPaths : []) + [indexPath]
    __reloaded(self)
  }
  /// Without effect on layout: what is chosen.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    __reloaded(self)
  }
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }
  /// The items that code has chosen.
  var selectedPaths: [IndexPath] = []

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    func place(_ start: ScrollPosition, _ middle: ScrollPosition, _ end: ScrollPosition) -> ScrolledPlace {
      if scrollPosition.contains(start) { return .start }
      if scrollPosition.contains(middle) { return .middle }
      return scrollPosition.contains(end) ? .end : .kept
    }
    let part =
      layoutAttributesForItem(at: indexPath)?.frame ?? __unknown("UICollectionView.scrollToItem") as! CGRect
    scroll(
      to: part, place(.left, .centeredHorizontally, .right), place(.top, .centeredVertically, .bottom),
      by: "UICollectionView.scrollToItem")
  }
}

/// What a collection shows.
public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView()
  }
}

/// Who is told of what is chosen and shown.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  )
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
}

/// Without effect on layout: when cells are made.
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
}

/// Without effect on layout: what is dragged.
public protocol UICollectionViewDragDelegate: AnyObject {
}

/// Without effect on layout: what is dragged.
public protocol UICollectionViewDropDelegate: AnyObject {
}
