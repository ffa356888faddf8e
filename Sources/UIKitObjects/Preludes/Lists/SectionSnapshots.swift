/// Items of a section, each below another one or below none.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// Each stands before those below it.
  public internal(set) var items: [ItemIdentifierType] = []
  /// How many each is below.
  var levels: [Int] = []
  /// The items whose own are seen.
  var expanded: Set<ItemIdentifierType> = []

  public init() {}

  public var rootItems: [ItemIdentifierType] { items.indices.filter { levels[$0] == 0 }.map { items[$0] } }
  public var visibleItems: [ItemIdentifierType] { items.filter { isVisible($0) } }

  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent, let place = index(of: parent) else {
      return put(items, at: self.items.count, level: 0)
    }
    put(items, at: end(of: place), level: levels[place] + 1)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    if let place = index(of: item) { put(items, at: place, level: levels[place]) }
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    if let place = index(of: item) { put(items, at: end(of: place), level: levels[place]) }
  }

  mutating func put(_ items: [ItemIdentifierType], at place: Int, level: Int) {
    var next = place
    for item in items {
      self.items.insert(item, at: next)
      levels.insert(level, at: next)
      next += 1
    }
  }

  /// The place behind an item and all that is below it.
  func end(of place: Int) -> Int {
    var next = place + 1
    while next < items.count && levels[next] > levels[place] { next += 1 }
    return next
  }

  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      if let place = index(of: item) { remove(place, end(of: place)) }
    }
  }

  mutating func remove(_ first: Int, _ end: Int) {
    for _ in first..<end {
      items.remove(at: first)
      levels.remove(at: first)
    }
  }

  public mutating func deleteAll() {
    items = []
    levels = []
  }

  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let place = index(of: parent) else { return }
    remove(place + 1, end(of: place))
    insert(snapshot, at: place + 1, level: levels[place] + 1)
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    if let place = index(of: item) { insert(snapshot, at: place, level: levels[place]) }
  }

  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    if let place = index(of: item) { insert(snapshot, at: end(of: place), level: levels[place]) }
  }

  mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, at place: Int, level: Int
  ) {
    var next = place
    for (index, item) in snapshot.items.enumerated() {
      put([item], at: next, level: level + snapshot.levels[index])
      next += 1
    }
    for item in snapshot.expanded { expanded.insert(item) }
  }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { expanded.insert(item) }
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { expanded.remove(item) }
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func level(of item: ItemIdentifierType) -> Int { index(of: item).map { levels[$0] } ?? 0 }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let parent = parent(of: item) else { return true }
    return isExpanded(parent) && isVisible(parent)
  }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let place = index(of: child) else { return nil }
    return items.indices.last { $0 < place && levels[$0] < levels[place] }.map { items[$0] }
  }

  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    guard let place = index(of: parent) else { return made }
    let first = includingParent ? place : place + 1
    for index in first..<end(of: place) {
      made.put([items[index]], at: made.items.count, level: levels[index] - levels[first])
    }
    made.expanded = expanded
    return made
  }
}
