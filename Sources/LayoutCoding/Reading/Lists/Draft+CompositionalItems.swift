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

extension Draft {
  /// An item, or a group if it says what is in it; nil, with faults, if it cannot be used.
  mutating func collectionLayoutItem() throws(ReadingEnded) -> CollectionLayoutItem? {
    guard var object = try reader.beginObject("an item or a group") else { return nil }
    var size: CollectionLayoutSize?
    var parts = GroupParts()
    var item = CollectionLayoutItem(layoutSize: .zero)
    while let key = try reader.nextKey(of: &object, in: CollectionLayoutItemKey.keys) {
      switch key {
      case .layoutSize: size = try read(.layoutSize)
      case .contentInsets: item.contentInsets = try reader.directionalInsets() ?? .none
      case .edgeSpacing:
        item.edgeSpacing = try self.object(CollectionLayoutEdgeSpacing.members) ?? item.edgeSpacing
      case .supplementaryItems: item.supplementaryItems = try read(.supplements) ?? []
      default: try readGroupPart(key, &parts)
      }
    }
    reader.require([CollectionLayoutItemKey.layoutSize], of: object)
    let isGroup = checkGroup(object)
    guard let size else { return nil }
    item.layoutSize = size
    guard isGroup else { return item }
    guard let group = group(of: parts, object) else { return nil }
    item.group = group
    return item
  }

  private mutating func readGroupPart(
    _ key: CollectionLayoutItemKey, _ parts: inout GroupParts
  ) throws(ReadingEnded) {
    switch key {
    case .axis: parts.axis = try reader.word()
    case .subitems:
      parts.subitems = try array("an array of items and groups, one at least", atLeastOne: true) {
        (draft) throws(ReadingEnded) in try draft.collectionLayoutItem()
      }
    case .repeatingSubitem, .subitem:
      if key == .repeatingSubitem { note(key.name, since: 16) }
      parts.subitems = try collectionLayoutItem().map { [$0] }
    case .count: parts.count = try reader.integer(in: 1...10_000)
    case .interItemSpacing: parts.interItemSpacing = try read(.layoutSpacing)
    case .customItems:
      parts.customItems = try objects(
        "an array of items with frames, one at least", CollectionLayoutGroupCustomItem.members,
        atLeastOne: true)
    case .layoutSize, .contentInsets, .edgeSpacing, .supplementaryItems: break
    }
  }

  /// Tells what is wrong with the keys of an object that may be a group; whether it is one.
  private mutating func checkGroup(_ object: JSONReader.Object) -> Bool {
    func has(_ key: CollectionLayoutItemKey) -> Bool { object.has(key) }
    let contents = CollectionLayoutItemKey.contents.filter(has)
    let isLine = CollectionLayoutItemKey.ofLines.contains(where: has)
    if contents.count > 1 {
      reader.fault(.expected("one of subitems, repeatingSubitem, subitem and customItems"))
    }
    if isLine, contents.isEmpty { reader.fault(.missingKey("subitems")) }
    if isLine { reader.require([CollectionLayoutItemKey.axis], of: object) }
    let isRepeated = has(.repeatingSubitem) || has(.subitem)
    if isRepeated { reader.require([CollectionLayoutItemKey.count], of: object) }
    if !isRepeated, has(.count) { reader.fault(.missingKey("repeatingSubitem")) }
    if !isLine, has(.interItemSpacing) { reader.fault(.missingKey("axis")) }
    return isLine || !contents.isEmpty
  }

  /// The group that an object means; nil where a part is missing, which was told.
  private func group(of parts: GroupParts, _ object: JSONReader.Object) -> CollectionLayoutGroup? {
    if let customItems = parts.customItems, !customItems.isEmpty {
      return CollectionLayoutGroup(.custom(customItems))
    }
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
}

extension CollectionLayoutGroupCustomItem {
  static let members = Members(
    "an object with frame", CollectionLayoutGroupCustomItem(frame: .zero),
    [.init("frame", .rect, \.frame, isNeeded: true), .init("zIndex", .zIndex, \.zIndex)])
}
