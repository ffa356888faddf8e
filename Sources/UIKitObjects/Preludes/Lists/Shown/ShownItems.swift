// What collections show, of which the reader asks when the code has run.

extension UICollectionView {
  var flowDelegate: UICollectionViewDelegateFlowLayout? { delegate as? UICollectionViewDelegateFlowLayout }

  func shownSectionCount() -> Int { dataSource == nil ? 0 : numberOfSections }

  func shownRowCount(_ section: Int) -> Int { numberOfItems(inSection: section) }

  func shownCell(_ item: Int, _ section: Int) -> UICollectionViewCell? {
    let path = IndexPath(item: item, section: section)
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    if !__isUnknown(cell) {
      __awaitRoom(cell, self, item, section)
      cell.tellState(selectedPaths.contains(path))
      cell.showConfiguration()
    }
    return cell
  }

  /// How large an item is made by a flow layout: nothing where that is not known, or another layout says it.
  func madeSize(_ indexPath: IndexPath) -> CGSize {
    let size = sizeByFlow(indexPath)
    return isSaid(size) ? size : CGSize.zero
  }

  /// Whether a size is known, and not that of a layout.
  func isSaid(_ size: CGSize) -> Bool {
    if __isUnknown(size.width) || __isUnknown(size.height) {
      return false
    }
    return size.width >= 0 && size.height >= 0 && size.width < 1e6 && size.height < 1e6
  }

  /// How large an item of a flow layout is before it says anything itself; negative where another layout decides.
  func sizeByFlow(_ indexPath: IndexPath) -> CGSize {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else {
      return CGSize(width: -1, height: -1)
    }
    let (usual, estimate) = (flow.itemSize, flow.estimatedItemSize)
    if isGivingRoom {
      return usual
    }
    isGivingRoom = true
    let said = shownSize(indexPath.item, indexPath.section) ?? usual
    isGivingRoom = false
    for side in [said.width, said.height, usual.width, usual.height, estimate.width, estimate.height] {
      if __isUnknown(side) {
        return said
      }
    }
    let isEstimated = estimate.width > 0 && estimate.width < 1e6
    return isEstimated && said == usual ? estimate : said
  }

  /// How large an item is that is asked before it is laid out: what of that is not known is unknown.
  func giveRoom(_ cell: UICollectionViewCell, _ item: Int, _ section: Int) -> CGSize {
    takeRoom(for: cell, sizeByFlow(IndexPath(item: item, section: section)))
  }

  /// How large an item, or a view beside items, is that comes to be seen: negative where the layout decides.
  ///
  /// - Parameter size: Its own; nil where nobody knows before it is laid out.
  func giveShownRoom(_ view: UICollectionReusableView, _ size: CGSize?) -> CGSize {
    takeRoom(for: view, size ?? CGSize(width: -1, height: -1))
  }

  func takeRoom(for view: UICollectionReusableView, _ size: CGSize) -> CGSize {
    if !isSaid(size) {
      return size
    }
    view.storedFrame = CGRect(origin: view.storedFrame.origin, size: size)
    (view as? UICollectionViewCell)?.contentView.storedFrame = CGRect(origin: CGPoint.zero, size: size)
    return size
  }

  /// A section with the items where a layout of the app's says that they are; nil where it does not say it of each.
  func arrangedSection() -> NSCollectionLayoutSection? {
    let size = collectionViewLayout.collectionViewContentSize
    guard numberOfSections == 1, size.width < bounds.width + 1 else { return nil }
    let isLong = __isUnknown(size.height)
    let all = CGRect(x: 0, y: 0, width: size.width, height: isLong ? 100_000 : size.height)
    let attributes = (collectionViewLayout.layoutAttributesForElements(in: all) ?? []).filter {
      $0.representedElementCategory == .cell
    }
    var items: [NSCollectionLayoutGroupCustomItem] = []
    for item in 0..<numberOfItems(inSection: 0) {
      guard let found = attributes.first(where: { $0.indexPath == IndexPath(item: item, section: 0) }) else {
        return nil
      }
      items.append(NSCollectionLayoutGroupCustomItem(frame: found.frame))
    }
    let height = isLong ? items.map { $0.frame.maxY }.max() ?? 0 : size.height
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(size.width), heightDimension: .absolute(height)),
      itemProvider: { _ in items })
    group.customItems = items
    return items.isEmpty ? nil : NSCollectionLayoutSection(group: group)
  }

  /// Has the layout prepare itself, as before it is asked for anything.
  func prepareLayout() { collectionViewLayout.prepare() }

  func shownSize(_ item: Int, _ section: Int) -> CGSize? {
    flowDelegate?.collectionView(
      self, layout: collectionViewLayout, sizeForItemAt: IndexPath(item: item, section: section))
  }

  func shownSupplement(_ kind: String, _ section: Int) -> UICollectionReusableView? {
    dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
  }

  /// Says that a cell comes to be seen.
  func willShowCell(_ cell: UICollectionViewCell, _ item: Int, _ section: Int) {
    (delegate as? UICollectionViewDelegate)?.collectionView(
      self, willDisplay: cell, forItemAt: IndexPath(item: item, section: section))
  }

  func willShowSupplement(_ view: UICollectionReusableView, _ kind: String, _ section: Int) {
    (delegate as? UICollectionViewDelegate)?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: kind,
      at: IndexPath(item: 0, section: section))
  }

  /// The flow layout as it is for a section, in which the delegate has the last word.
  func shownFlow(_ section: Int) -> UICollectionViewFlowLayout? {
    guard let given = collectionViewLayout as? UICollectionViewFlowLayout else { return nil }
    guard let delegate = flowDelegate else { return given }
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = given.scrollDirection
    flow.itemSize = given.itemSize
    flow.estimatedItemSize = given.estimatedItemSize
    flow.sectionInsetReference = given.sectionInsetReference
    flow.sectionInset = delegate.collectionView(self, layout: given, insetForSectionAt: section)
    flow.minimumLineSpacing = delegate.collectionView(
      self, layout: given, minimumLineSpacingForSectionAt: section)
    flow.minimumInteritemSpacing = delegate.collectionView(
      self, layout: given, minimumInteritemSpacingForSectionAt: section)
    flow.headerReferenceSize = delegate.collectionView(
      self, layout: given, referenceSizeForHeaderInSection: section)
    flow.footerReferenceSize = delegate.collectionView(
      self, layout: given, referenceSizeForFooterInSection: section)
    return flow
  }

  /// A section of a compositional layout.
  func shownSection(_ section: Int) -> NSCollectionLayoutSection? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else { return nil }
    let environment = ShownEnvironment(self)
    guard let shown = layout.section ?? layout.sectionProvider?(section, environment) else { return nil }
    if !shown.group.placesItems {
      return shown
    }
    let insets = shown.contentInsets
    let size = environment.contentSize
    let room = CGSize(
      width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
    return shown.group.placeItems(in: room, environment) ? shown : nil
  }
}

extension UICollectionViewCell {
  /// Has the cell configure itself, and shows what it is configured with by a view of its own.
  func showConfiguration() {
    updateConfiguration(using: UICellConfigurationState())
    configurationUpdateHandler?(self, UICellConfigurationState())
    if let content = contentConfiguration?.ownShownView { contentView.fillShown(with: content) }
  }
}

extension UICollectionReusableView {
  /// What it says of its size in a layout, which gives it a place first.
  func shownPreference(_ room: CGRect, _ item: Int, _ section: Int) -> CGSize {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
    attributes.frame = room
    return preferredLayoutAttributesFitting(attributes).size
  }
}

/// What a section provider may ask.
class ShownEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let collection: UICollectionView

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init()
  }

  var traitCollection: UITraitCollection { collection.traitCollection }
  var container: NSCollectionLayoutContainer { self }
  var contentSize: CGSize { collection.bounds.size }
  var effectiveContentSize: CGSize { collection.bounds.size }
}
