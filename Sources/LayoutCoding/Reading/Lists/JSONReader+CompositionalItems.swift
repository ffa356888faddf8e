import JSON
import LayoutModel

/// What a document says of an item or a group of a compositional layout.
enum CollectionLayoutItemKey: Int, DocumentKey {
  case layoutSize, contentInsets, edgeSpacing, supplementaryItems
  case axis, subitems, repeatingSubitem, subitem, count, interItemSpacing, customItems

  static let keys = Keys(CollectionLayoutItemKey.self)
  /// Keys of groups only.
  static let ofLines: [CollectionLayoutItemKey] = [.axis, .subitems, .repeatingSubitem, .subitem]
  /// Keys that say what is in a group.
  static let contents: [CollectionLayoutItemKey] = [.subitems, .repeatingSubitem, .subitem, .customItems]
}

/// What an object said of a group.
private struct GroupParts {
  var axis: Axis?
  var subitems: [CollectionLayoutItem]?
  var count: Int?
  var interItemSpacing: CollectionLayoutSpacing?
  var customItems: [CollectionLayoutGroupCustomItem]?
}

extension JSONReader {
  /// How often a subitem may be repeated.
  private static let counts = 1...10_000

  /// An item, or a group if it says what is in it; nil, with faults, if it cannot be used.
  mutating func collectionLayoutItem(_ draft: inout Draft) throws(ReadingEnded) -> CollectionLayoutItem? {
    guard var object = try beginObject("an item or a group") else { return nil }
    var size: CollectionLayoutSize?
    var parts = GroupParts()
    var item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(width: .absolute(0), height: .absolute(0)))
    while let key = try nextKey(of: &object, in: CollectionLayoutItemKey.keys) {
      switch key {
      case .layoutSize: size = try collectionLayoutSize(&draft)
      case .contentInsets: item.contentInsets = try directionalInsets() ?? .none
      case .edgeSpacing: item.edgeSpacing = try collectionLayoutEdgeSpacing() ?? item.edgeSpacing
      case .supplementaryItems: item.supplementaryItems = try supplementaryItems(&draft) ?? []
      default: try readGroupPart(key, &parts, &draft)
      }
    }
    require([CollectionLayoutItemKey.layoutSize], of: object)
    let isGroup = checkGroup(object)
    guard let size else { return nil }
    item.layoutSize = size
    guard isGroup else { return item }
    guard let group = group(of: parts, object) else { return nil }
    item.group = group
    return item
  }

  private mutating func readGroupPart(
    _ key: CollectionLayoutItemKey, _ parts: inout GroupParts, _ draft: inout Draft
  ) throws(ReadingEnded) {
    switch key {
    case .axis: parts.axis = try word()
    case .subitems: parts.subitems = try subitems(&draft)
    case .repeatingSubitem:
      draft.note(key.name, since: 16, at: pointer)
      parts.subitems = try collectionLayoutItem(&draft).map { [$0] }
    case .subitem: parts.subitems = try collectionLayoutItem(&draft).map { [$0] }
    case .count: parts.count = try integer(in: Self.counts)
    case .interItemSpacing: parts.interItemSpacing = try collectionLayoutSpacing()
    case .customItems: parts.customItems = try customItems()
    case .layoutSize, .contentInsets, .edgeSpacing, .supplementaryItems: break
    }
  }

  /// Tells what is wrong with the keys of an object that may be a group.
  ///
  /// - Returns: Whether it is one.
  private mutating func checkGroup(_ object: Object) -> Bool {
    let contents = CollectionLayoutItemKey.contents.filter { object.has($0) }
    let isLine = CollectionLayoutItemKey.ofLines.contains { object.has($0) }
    if contents.count > 1 {
      fault(
        .invalidValue(expected: "one of subitems, repeatingSubitem, subitem and customItems", nearest: []))
    }
    if isLine, contents.isEmpty { fault(.missingKey("subitems")) }
    if isLine { require([CollectionLayoutItemKey.axis], of: object) }
    let isRepeated =
      object.has(CollectionLayoutItemKey.repeatingSubitem) || object.has(CollectionLayoutItemKey.subitem)
    if isRepeated { require([CollectionLayoutItemKey.count], of: object) }
    if !isRepeated, object.has(CollectionLayoutItemKey.count) { fault(.missingKey("repeatingSubitem")) }
    if !isLine, object.has(CollectionLayoutItemKey.interItemSpacing) { fault(.missingKey("axis")) }
    return isLine || !contents.isEmpty
  }

  /// The group that an object means; nil where a part is missing, which was told.
  private func group(of parts: GroupParts, _ object: Object) -> CollectionLayoutGroup? {
    if let customItems = parts.customItems { return CollectionLayoutGroup(.custom(customItems)) }
    guard let axis = parts.axis, let subitems = parts.subitems, !subitems.isEmpty else { return nil }
    var repetition = CollectionLayoutGroup.Repetition.untilFull
    if !object.has(CollectionLayoutItemKey.subitems) {
      guard let count = parts.count else { return nil }
      repetition = object.has(CollectionLayoutItemKey.subitem) ? .equally(count) : .times(count)
    }
    var group = CollectionLayoutGroup(.line(axis, subitems, repetition))
    group.interItemSpacing = parts.interItemSpacing ?? .fixed(0)
    return group
  }

  private mutating func subitems(_ draft: inout Draft) throws(ReadingEnded) -> [CollectionLayoutItem]? {
    let expected: StaticString = "an array of items and groups, one at least"
    guard var array = try beginArray(expected) else { return nil }
    var items: [CollectionLayoutItem] = []
    var isEmpty = true
    while try nextElement(of: &array) != nil {
      isEmpty = false
      if let item = try collectionLayoutItem(&draft) { items.append(item) }
    }
    if isEmpty { fault(.invalidValue(expected: expected.description, nearest: [])) }
    return items
  }

  enum CustomItemKey: Int, DocumentKey {
    case frame, zIndex
  }
  private static let customItemKeys = Keys(CustomItemKey.self)

  private mutating func customItems() throws(ReadingEnded) -> [CollectionLayoutGroupCustomItem]? {
    let expected: StaticString = "an array of items with frames, one at least"
    guard var array = try beginArray(expected) else { return nil }
    var items: [CollectionLayoutGroupCustomItem] = []
    var isEmpty = true
    while try nextElement(of: &array) != nil {
      isEmpty = false
      guard var object = try beginObject("an object with frame") else { continue }
      var item = CollectionLayoutGroupCustomItem(frame: .zero)
      while let key = try nextKey(of: &object, in: Self.customItemKeys) {
        switch key {
        case .frame: item.frame = try rect() ?? .zero
        case .zIndex: item.zIndex = try zIndex() ?? 0
        }
      }
      require([CustomItemKey.frame], of: object)
      items.append(item)
    }
    if isEmpty { fault(.invalidValue(expected: expected.description, nearest: [])) }
    return items.isEmpty ? nil : items
  }
}
