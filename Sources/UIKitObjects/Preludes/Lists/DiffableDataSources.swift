/// Sections and items that a list shows.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// Items by the index of their section.
  public internal(set) var itemsOfSections: [[ItemIdentifierType]] = []

  public init() {}

  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { itemIdentifiers.count }
  public var itemIdentifiers: [ItemIdentifierType] { itemsOfSections.flatMap { $0 } }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      sectionIdentifiers.append(identifier)
      itemsOfSections.append([])
    }
  }

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard !sectionIdentifiers.isEmpty else { return }
    var index = sectionIdentifiers.count - 1
    if let sectionIdentifier {
      index = sectionIdentifiers.firstIndex(of: sectionIdentifier) ?? index
    }
    itemsOfSections[index] = itemsOfSections[index] + identifiers
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    var index = (sectionIdentifiers.firstIndex(of: toIdentifier) ?? sectionIdentifiers.count - 1) + 1
    for identifier in identifiers {
      sectionIdentifiers.insert(identifier, at: index)
      itemsOfSections.insert([], at: index)
      index += 1
    }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    var index = sectionIdentifiers.firstIndex(of: toIdentifier) ?? 0
    for identifier in identifiers {
      sectionIdentifiers.insert(identifier, at: index)
      itemsOfSections.insert([], at: index)
      index += 1
    }
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      if let index = sectionIdentifiers.firstIndex(of: identifier) {
        sectionIdentifiers.remove(at: index)
        itemsOfSections.remove(at: index)
      }
    }
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    itemsOfSections = itemsOfSections.map { items in items.filter { !identifiers.contains($0) } }
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, 0)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, 1)
  }

  mutating func insert(_ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, _ offset: Int) {
    for index in itemsOfSections.indices {
      if let place = itemsOfSections[index].firstIndex(of: other) {
        itemsOfSections[index].insert(contentsOf: identifiers, at: place + offset)
        return
      }
    }
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insert([identifier], beside: toIdentifier, 0)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insert([identifier], beside: toIdentifier, 1)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    let items = itemIdentifiers(inSection: identifier)
    deleteSections([identifier])
    insertSections([identifier], beforeSection: toIdentifier)
    appendItems(items, toSection: identifier)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    let items = itemIdentifiers(inSection: identifier)
    deleteSections([identifier])
    insertSections([identifier], afterSection: toIdentifier)
    appendItems(items, toSection: identifier)
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    for (index, items) in itemsOfSections.enumerated() {
      if items.contains(identifier) { return sectionIdentifiers[index] }
    }
    return nil
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public mutating func deleteAllItems() {
    sectionIdentifiers = []
    itemsOfSections = []
  }

  /// The items are asked for at the end, so that they are fresh.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let index = sectionIdentifiers.firstIndex(of: identifier) else { return [] }
    return itemsOfSections[index]
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }
}

/// Shows a snapshot in a table.
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UITableViewDataSource
{
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  let cellProvider: CellProvider
  weak var list: UITableView?
  var shown: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> =
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// Whether somebody has said what it shows.
  var isApplied = false
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    list = tableView
    tableView.dataSource = self
    tableView.ownedDataSource = self
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot)
    if let completion {
      __notRun(completion, "completion")
    }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    apply(snapshot, animatingDifferences: false, completion: completion)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    for (section, items) in shown.itemsOfSections.enumerated() {
      if let item = items.firstIndex(of: itemIdentifier) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.sectionIdentifiers.firstIndex(of: sectionIdentifier)
  }

  func show(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    shown = snapshot
    isApplied = true
    if let list {
      __reloaded(list)
    }
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.section < shown.itemsOfSections.count else { return nil }
    let items = shown.itemsOfSections[indexPath.section]
    return indexPath.row < items.count ? items[indexPath.row] : nil
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    index < shown.sectionIdentifiers.count ? shown.sectionIdentifiers[index] : nil
  }

  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.itemsOfSections[section].count
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellProvider(tableView, indexPath, itemIdentifier(for: indexPath)!)!
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
}

/// Shows a snapshot in a collection.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath)
    -> UICollectionReusableView?

  let cellProvider: CellProvider
  weak var list: UICollectionView?
  var shown: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> =
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// Whether somebody has said what it shows.
  var isApplied = false
  open var supplementaryViewProvider: SupplementaryViewProvider?

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    list = collectionView
    collectionView.dataSource = self
    collectionView.ownedDataSource = self
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot)
    if let completion {
      __notRun(completion, "completion")
    }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    apply(snapshot, animatingDifferences: false, completion: completion)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    for (section, items) in shown.itemsOfSections.enumerated() {
      if let item = items.firstIndex(of: itemIdentifier) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.sectionIdentifiers.firstIndex(of: sectionIdentifier)
  }

  /// What is in sections whose items may be hidden, by the sections.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  open lazy var sectionSnapshotHandlers: SectionSnapshotHandlers = SectionSnapshotHandlers()

  /// Shows in a section the items that are not hidden in those above them.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var whole = shown
    if !whole.sectionIdentifiers.contains(section) { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  open func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    if let outline = outlines[section] { return outline }
    var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    made.append(shown.itemIdentifiers(inSection: section))
    return made
  }

  /// Who is told of sections that the user opens.
  public struct SectionSnapshotHandlers {
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
          -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?
    public init() {}
  }

  func show(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    shown = snapshot
    isApplied = true
    if let list {
      __reloaded(list)
    }
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.section < shown.itemsOfSections.count else { return nil }
    let items = shown.itemsOfSections[indexPath.section]
    return indexPath.item < items.count ? items[indexPath.item] : nil
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    index < shown.sectionIdentifiers.count ? shown.sectionIdentifiers[index] : nil
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.itemsOfSections[section].count
  }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let item = itemIdentifier(for: indexPath)!
    let cell = cellProvider(collectionView, indexPath, item)!
    // A list moves in what stands below others.
    if let level = outlines[shown.sectionIdentifiers[indexPath.section]]?.level(of: item), level > 0,
      let row = cell as? UICollectionViewListCell, row.indentationLevel == 0
    {
      row.indentationLevel = level
    }
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
  }
}
