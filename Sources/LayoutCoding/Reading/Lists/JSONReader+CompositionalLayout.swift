import JSON
import LayoutModel

/// What a document says of a `UICollectionViewCompositionalLayout` and its configuration.
enum CompositionalLayoutKey: Int, DocumentKey {
  case section, sections, scrollDirection, interSectionSpacing, contentInsetsReference
  case boundarySupplementaryItems

  static let keys = Keys(CompositionalLayoutKey.self)
}

/// What a document says of a section of one.
enum CollectionLayoutSectionKey: Int, DocumentKey {
  case when, group, list, contentInsets, interGroupSpacing, contentInsetsReference
  case supplementaryContentInsetsReference, supplementariesFollowContentInsets, orthogonalScrollingBehavior
  case boundarySupplementaryItems, decorationItems

  static let keys = Keys(CollectionLayoutSectionKey.self)
}

extension JSONReader {
  /// A compositional layout: the object after `"compositional":`. Nil, with faults, if it has no section that can be read.
  ///
  /// `section` is the definition of all sections, `sections` has one for each, the last for those that follow too. In place
  /// of a definition may stand an array of alternatives, each but the last with `when`.
  mutating func compositionalLayout(_ draft: inout Draft) throws(ReadingEnded) -> CompositionalLayout? {
    draft.note("UICollectionViewCompositionalLayout", since: 13, at: pointer)
    guard var object = try beginObject("a compositional layout") else { return nil }
    var layout = CompositionalLayout(sections: [])
    while let key = try nextKey(of: &object, in: CompositionalLayoutKey.keys) {
      switch key {
      case .section:
        if let section = try sectionAlternatives(&draft) { layout.sections.append(section) }
      case .sections: layout.sections += try sectionList(&draft) ?? []
      case .scrollDirection: layout.scrollDirection = try word() ?? .vertical
      case .interSectionSpacing: layout.interSectionSpacing = try coordinate() ?? 0
      case .contentInsetsReference:
        draft.note(key.name, since: 14, at: pointer)
        layout.contentInsetsReference = try word() ?? .automatic
      case .boundarySupplementaryItems:
        layout.boundarySupplementaryItems = try boundarySupplementaryItems(&draft) ?? []
      }
    }
    let (hasOne, hasMany) = (
      object.has(CompositionalLayoutKey.section), object.has(CompositionalLayoutKey.sections)
    )
    if !hasOne, !hasMany { require([CompositionalLayoutKey.section], of: object) }
    if hasOne, hasMany { fault(.invalidValue(expected: "either section or sections", nearest: [])) }
    return layout.sections.isEmpty ? nil : layout
  }

  private mutating func sectionList(
    _ draft: inout Draft
  ) throws(ReadingEnded) -> [[CompositionalLayout.Alternative]]? {
    let expected: StaticString = "an array of sections, one at least"
    guard var array = try beginArray(expected) else { return nil }
    var sections: [[CompositionalLayout.Alternative]] = []
    var isEmpty = true
    while try nextElement(of: &array) != nil {
      isEmpty = false
      if let section = try sectionAlternatives(&draft) { sections.append(section) }
    }
    if isEmpty { fault(.invalidValue(expected: expected.description, nearest: [])) }
    return sections
  }

  /// A definition, or an array of them; nil, with faults, if none can be read.
  private mutating func sectionAlternatives(
    _ draft: inout Draft
  ) throws(ReadingEnded) -> [CompositionalLayout.Alternative]? {
    guard try stands(.array) else { return try sectionDefinition(&draft).map { [$0] } }
    guard var array = try beginArray() else { return nil }
    var alternatives: [CompositionalLayout.Alternative] = []
    var isEmpty = true
    while try nextElement(of: &array) != nil {
      isEmpty = false
      if let alternative = try sectionDefinition(&draft) { alternatives.append(alternative) }
    }
    if isEmpty {
      fault(.invalidValue(expected: "a section, or an array of alternatives with when", nearest: []))
    }
    return alternatives.isEmpty ? nil : alternatives
  }

  private mutating func sectionDefinition(
    _ draft: inout Draft
  ) throws(ReadingEnded) -> CompositionalLayout.Alternative? {
    guard var object = try beginObject("a section") else { return nil }
    var condition: Condition?
    var content: CollectionLayoutSection.Content?
    var section = CollectionLayoutSection(.list(CollectionLayoutListConfiguration(appearance: .plain)))
    while let key = try nextKey(of: &object, in: CollectionLayoutSectionKey.keys) {
      switch key {
      case .when: condition = try self.condition(&draft)
      case .group: content = try sectionGroup(&draft).map { .group($0) }
      case .list: content = try listConfiguration(&draft).map { .list($0) }
      default: try readSectionValue(key, of: &section, &draft)
      }
    }
    let (hasGroup, hasList) = (
      object.has(CollectionLayoutSectionKey.group), object.has(CollectionLayoutSectionKey.list)
    )
    if !hasGroup, !hasList { require([CollectionLayoutSectionKey.group], of: object) }
    if hasGroup, hasList { fault(.invalidValue(expected: "either group or list", nearest: [])) }
    guard let content else { return nil }
    section.content = content
    return CompositionalLayout.Alternative(section, when: condition)
  }

  private mutating func readSectionValue(
    _ key: CollectionLayoutSectionKey, of section: inout CollectionLayoutSection, _ draft: inout Draft
  ) throws(ReadingEnded) {
    switch key {
    case .when, .group, .list: break
    case .contentInsets: section.contentInsets = try directionalInsets()
    case .interGroupSpacing: section.interGroupSpacing = try coordinate() ?? 0
    case .contentInsetsReference:
      draft.note(key.name, since: 14, at: pointer)
      section.contentInsetsReference = try word() ?? .automatic
    case .supplementaryContentInsetsReference:
      draft.note(key.name, since: 16, at: pointer)
      section.supplementaryContentInsetsReference = try word() ?? .automatic
    case .supplementariesFollowContentInsets:
      section.supplementariesFollowContentInsets = try boolean() ?? true
    case .orthogonalScrollingBehavior: section.orthogonalScrollingBehavior = try word() ?? .none
    case .boundarySupplementaryItems:
      section.boundarySupplementaryItems = try boundarySupplementaryItems(&draft) ?? []
    case .decorationItems: section.decorationItems = try decorationItems() ?? []
    }
  }

  /// The outermost group of a section. An item alone is none.
  private mutating func sectionGroup(_ draft: inout Draft) throws(ReadingEnded) -> CollectionLayoutItem? {
    guard let item = try collectionLayoutItem(&draft) else { return nil }
    if item.group != nil { return item }
    fault(.invalidValue(expected: "a group: with axis and subitems, or with customItems", nearest: []))
    return nil
  }

  enum ListConfigurationKey: Int, DocumentKey {
    case appearance, headerMode, footerMode, headerTopPadding, showsSeparators
  }
  private static let listConfigurationKeys = Keys(
    ListConfigurationKey.self,
    ignoring: [
      "backgroundColor", "separatorConfiguration", "itemSeparatorHandler",
      "leadingSwipeActionsConfigurationProvider", "trailingSwipeActionsConfigurationProvider",
    ])

  /// What a section says of `UICollectionLayoutListConfiguration`.
  private mutating func listConfiguration(
    _ draft: inout Draft
  ) throws(ReadingEnded) -> CollectionLayoutListConfiguration? {
    draft.note("UICollectionLayoutListConfiguration", since: 14, at: pointer)
    guard var object = try beginObject("a list configuration") else { return nil }
    var list = CollectionLayoutListConfiguration(appearance: .plain)
    while let key = try nextKey(of: &object, in: Self.listConfigurationKeys) {
      switch key {
      case .appearance: list.appearance = try word() ?? .plain
      case .headerMode: list.headerMode = try word() ?? .none
      case .footerMode: list.footerMode = try word() ?? .none
      case .headerTopPadding:
        draft.note(key.name, since: 15, at: pointer)
        list.headerTopPadding = try length()
      case .showsSeparators: list.showsSeparators = try boolean() ?? true
      }
    }
    require([ListConfigurationKey.appearance], of: object)
    return object.has(ListConfigurationKey.appearance) ? list : nil
  }
}
