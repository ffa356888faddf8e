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
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    show(snapshot)
  }

  func show(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    shown = snapshot
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
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    show(snapshot)
  }

  func show(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    shown = snapshot
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
    cellProvider(collectionView, indexPath, itemIdentifier(for: indexPath)!)!
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
  }
}
