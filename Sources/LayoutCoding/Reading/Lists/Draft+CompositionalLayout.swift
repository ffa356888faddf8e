import JSON
import LayoutModel

/// What a document says of a `UICollectionViewCompositionalLayout` and its configuration.
struct CompositionalParts: Sendable {
  var layout = CompositionalLayout(sections: [])
  var hasSection = false
  var hasSections = false

  static let members = Members(
    "a compositional layout", CompositionalParts(),
    [
      .init("section") { (draft, parts) throws(ReadingEnded) in
        parts.hasSection = true
        if let section = try draft.sectionAlternatives() { parts.layout.sections.append(section) }
      } write: { encoder, parts in
        if parts.layout.sections.count == 1 { encoder.alternatives(parts.layout.sections[0]) }
      },
      .init("sections") { (draft, parts) throws(ReadingEnded) in
        parts.hasSections = true
        parts.layout.sections +=
          try draft.array("an array of sections, one at least", atLeastOne: true) {
            (draft) throws(ReadingEnded) in try draft.sectionAlternatives()
          } ?? []
      } write: { encoder, parts in
        if parts.layout.sections.count > 1 { encoder.array(parts.layout.sections) { $0.alternatives($1) } }
      },
      .init("scrollDirection", .word, \.layout.scrollDirection),
      .init("interSectionSpacing", .coordinate, \.layout.interSectionSpacing),
      .init("contentInsetsReference", .word, \.layout.contentInsetsReference, since: 14),
      .init("boundarySupplementaryItems", .boundarySupplements, \.layout.boundarySupplementaryItems),
    ], ignoring: ["type", "class"])
}

/// What a document says of a section of one.
struct SectionParts: Sendable {
  var condition: Condition?
  var section = CollectionLayoutSection(.list(CollectionLayoutListConfiguration(appearance: .plain)))
  var content: CollectionLayoutSection.Content?
  var (hasGroup, hasList) = (false, false)

  static let members = Members(
    "a section", SectionParts(),
    [
      .init("when", .condition, \.condition),
      .init("group") { (draft, parts) throws(ReadingEnded) in
        parts.hasGroup = true
        parts.content = try draft.sectionGroup().map { .group($0) }
      } write: { encoder, parts in
        if case .group(let group)? = parts.content { encoder.item(group) }
      },
      .init("list") { (draft, parts) throws(ReadingEnded) in
        parts.hasList = true
        draft.note("UICollectionLayoutListConfiguration", since: 14)
        parts.content = try draft.object(CollectionLayoutListConfiguration.members).map { .list($0) }
      } write: { encoder, parts in
        guard case .list(let list)? = parts.content else { return }
        encoder.object(CollectionLayoutListConfiguration.members, list)
      },
      .init("contentInsets", .directionalInsets, \.section.contentInsets),
      .init("interGroupSpacing", .coordinate, \.section.interGroupSpacing),
      .init("contentInsetsReference", .word, \.section.contentInsetsReference, since: 14),
      .init(
        "supplementaryContentInsetsReference", .word, \.section.supplementaryContentInsetsReference, since: 16
      ),
      .init("supplementariesFollowContentInsets", .boolean, \.section.supplementariesFollowContentInsets),
      .init("orthogonalScrollingBehavior", .word, \.section.orthogonalScrollingBehavior),
      .init("boundarySupplementaryItems", .boundarySupplements, \.section.boundarySupplementaryItems),
      .init("decorationItems", .decorations, \.section.decorationItems),
    ])
}

extension CollectionLayoutListConfiguration {
  /// What a section says of `UICollectionLayoutListConfiguration`.
  static let members = Members(
    "a list configuration", CollectionLayoutListConfiguration(appearance: .plain),
    [
      .init("appearance", .word, \.appearance, isNeeded: true),
      .init("headerMode", .word, \.headerMode),
      .init("footerMode", .word, \.footerMode),
      .init("headerTopPadding", .length, \.headerTopPadding, since: 15),
      .init("showsSeparators", .boolean, \.showsSeparators),
    ],
    ignoring: [
      "backgroundColor", "separatorConfiguration", "itemSeparatorHandler",
      "leadingSwipeActionsConfigurationProvider", "trailingSwipeActionsConfigurationProvider", "type",
      "class",
    ])
}

extension Draft {
  /// A compositional layout: the object after `"compositional":`. Nil, with faults, if it has no section that can be read.
  ///
  /// `section` is the definition of all sections, `sections` has one for each, the last for those that follow too. In place
  /// of a definition may stand an array of alternatives, each but the last with `when`.
  mutating func compositionalLayout() throws(ReadingEnded) -> CompositionalLayout? {
    note("UICollectionViewCompositionalLayout", since: 13)
    guard let parts = try object(CompositionalParts.members) else { return nil }
    if !parts.hasSection, !parts.hasSections { reader.fault(.missingKey("section")) }
    if parts.hasSection, parts.hasSections { reader.fault(.expected("either section or sections")) }
    return parts.layout.sections.isEmpty ? nil : parts.layout
  }

  /// A definition, or an array of them; nil, with faults, if none can be read.
  fileprivate mutating func sectionAlternatives() throws(ReadingEnded) -> [CompositionalLayout.Alternative]? {
    var isEmpty = true
    let alternatives = try oneOrMany { (draft) throws(ReadingEnded) in
      isEmpty = false
      return try draft.sectionDefinition()
    }
    if isEmpty { reader.fault(.expected("a section, or an array of alternatives with when")) }
    return alternatives.flatMap { $0.isEmpty ? nil : $0 }
  }

  private mutating func sectionDefinition() throws(ReadingEnded) -> CompositionalLayout.Alternative? {
    guard var parts = try object(SectionParts.members) else { return nil }
    if !parts.hasGroup, !parts.hasList { reader.fault(.missingKey("group")) }
    if parts.hasGroup, parts.hasList { reader.fault(.expected("either group or list")) }
    guard let content = parts.content else { return nil }
    parts.section.content = content
    return CompositionalLayout.Alternative(parts.section, when: parts.condition)
  }

  /// The outermost group of a section. An item alone is none.
  fileprivate mutating func sectionGroup() throws(ReadingEnded) -> CollectionLayoutItem? {
    guard let item = try collectionLayoutItem() else { return nil }
    return item.group != nil
      ? item : reader.refuse(.expected("a group: with axis and subitems, or with customItems"))
  }
}
