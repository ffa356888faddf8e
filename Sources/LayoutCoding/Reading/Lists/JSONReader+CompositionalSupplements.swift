import JSON
import LayoutModel

/// What a document says of supplementary and decoration items of a compositional layout.
enum SupplementaryItemKey: Int, DocumentKey {
  case layoutSize, elementKind, containerAnchor, itemAnchor, contentInsets, zIndex
  case alignment, absoluteOffset, extendsBoundary, pinToVisibleBounds

  private static let boundaryKeys: [SupplementaryItemKey] = [
    .alignment, .absoluteOffset, .extendsBoundary, .pinToVisibleBounds,
  ]
  static let ofItems = Keys(SupplementaryItemKey.self, without: boundaryKeys)
  static let ofBoundaries = Keys(SupplementaryItemKey.self, without: [.containerAnchor, .itemAnchor])
  static let ofDecorations = Keys<SupplementaryItemKey>(only: [.elementKind, .contentInsets, .zIndex])
}

extension JSONReader {
  /// How many of one list of supplementary or decoration items are taken: each is laid out for every item or section.
  private static let mostSupplements = 16
  private static let zIndexes = -1_000_000...1_000_000

  mutating func zIndex() throws(ReadingEnded) -> Int? { try integer(in: Self.zIndexes) }

  /// The supplementary items of an item or a group; faulty ones are left out.
  mutating func supplementaryItems(
    _ draft: inout Draft
  ) throws(ReadingEnded) -> [CollectionLayoutSupplementaryItem]? {
    try supplements("an array of supplementary items") { (reader) throws(ReadingEnded) in
      try reader.supplementaryItem(&draft)
    }
  }

  /// The boundary supplementary items of a section or a layout; faulty ones are left out.
  mutating func boundarySupplementaryItems(
    _ draft: inout Draft
  ) throws(ReadingEnded) -> [CollectionLayoutBoundarySupplementaryItem]? {
    try supplements("an array of boundary supplementary items") { (reader) throws(ReadingEnded) in
      try reader.boundarySupplementaryItem(&draft)
    }
  }

  /// The decoration items of a section; faulty ones are left out.
  mutating func decorationItems() throws(ReadingEnded) -> [CollectionLayoutDecorationItem]? {
    try supplements("an array of decoration items") { (reader) throws(ReadingEnded) in
      try reader.decorationItem()
    }
  }

  private mutating func supplements<Item>(
    _ expected: StaticString, _ read: (inout JSONReader) throws(ReadingEnded) -> Item?
  ) throws(ReadingEnded) -> [Item]? {
    guard var array = try beginArray(expected) else { return nil }
    var items: [Item] = []
    var count = 0
    while try nextElement(of: &array) != nil {
      count += 1
      if count == Self.mostSupplements + 1 {
        fault(.invalidValue(expected: "\(Self.mostSupplements) items at most", nearest: []))
      }
      guard count <= Self.mostSupplements else {
        try skipValue()
        continue
      }
      if let item = try read(&self) { items.append(item) }
    }
    return items
  }

  private mutating func supplementaryItem(
    _ draft: inout Draft
  ) throws(ReadingEnded) -> CollectionLayoutSupplementaryItem? {
    guard var object = try beginObject("a supplementary item") else { return nil }
    var item = CollectionLayoutSupplementaryItem(
      layoutSize: CollectionLayoutSize(width: .absolute(0), height: .absolute(0)), elementKind: "",
      containerAnchor: CollectionLayoutAnchor(edges: []))
    while let key = try nextKey(of: &object, in: SupplementaryItemKey.ofItems) {
      switch key {
      case .layoutSize: item.layoutSize = try collectionLayoutSize(&draft) ?? item.layoutSize
      case .elementKind: item.elementKind = try string() ?? ""
      case .containerAnchor: item.containerAnchor = try collectionLayoutAnchor() ?? item.containerAnchor
      case .itemAnchor: item.itemAnchor = try collectionLayoutAnchor()
      case .contentInsets: item.contentInsets = try directionalInsets() ?? .none
      case .zIndex: item.zIndex = try zIndex() ?? 1
      case .alignment, .absoluteOffset, .extendsBoundary, .pinToVisibleBounds: break
      }
    }
    require([SupplementaryItemKey.layoutSize, .elementKind, .containerAnchor], of: object)
    return item
  }

  private mutating func boundarySupplementaryItem(
    _ draft: inout Draft
  ) throws(ReadingEnded) -> CollectionLayoutBoundarySupplementaryItem? {
    guard var object = try beginObject("a boundary supplementary item") else { return nil }
    var item = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(width: .absolute(0), height: .absolute(0)), elementKind: "",
      alignment: .top)
    while let key = try nextKey(of: &object, in: SupplementaryItemKey.ofBoundaries) {
      switch key {
      case .layoutSize: item.layoutSize = try collectionLayoutSize(&draft) ?? item.layoutSize
      case .elementKind: item.elementKind = try elementKind() ?? ""
      case .alignment: item.alignment = try word() ?? .top
      case .absoluteOffset: item.absoluteOffset = try point() ?? .zero
      case .extendsBoundary: item.extendsBoundary = try boolean() ?? true
      case .pinToVisibleBounds: item.pinToVisibleBounds = try boolean() ?? false
      case .contentInsets: item.contentInsets = try directionalInsets() ?? .none
      case .zIndex: item.zIndex = try zIndex() ?? 1
      case .containerAnchor, .itemAnchor: break
      }
    }
    require([SupplementaryItemKey.layoutSize, .elementKind, .alignment], of: object)
    return item
  }

  private mutating func decorationItem() throws(ReadingEnded) -> CollectionLayoutDecorationItem? {
    guard var object = try beginObject("a decoration item") else { return nil }
    var item = CollectionLayoutDecorationItem(elementKind: "")
    while let key = try nextKey(of: &object, in: SupplementaryItemKey.ofDecorations) {
      switch key {
      case .elementKind: item.elementKind = try string() ?? ""
      case .contentInsets: item.contentInsets = try directionalInsets() ?? .none
      case .zIndex: item.zIndex = try zIndex() ?? 0
      default: break
      }
    }
    require([SupplementaryItemKey.elementKind], of: object)
    return item
  }

  /// The kind of a boundary item: any string, and UIKit's two by their constants or as `header` and `footer`.
  private mutating func elementKind() throws(ReadingEnded) -> String? {
    switch try string() {
    case "header", "UICollectionView.elementKindSectionHeader", "elementKindSectionHeader"?:
      CollectionLayoutBoundarySupplementaryItem.sectionHeader
    case "footer", "UICollectionView.elementKindSectionFooter", "elementKindSectionFooter"?:
      CollectionLayoutBoundarySupplementaryItem.sectionFooter
    case let kind: kind
    }
  }
}
