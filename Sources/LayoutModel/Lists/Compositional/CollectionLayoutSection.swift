/// A section of a compositional layout (`NSCollectionLayoutSection`).
package struct CollectionLayoutSection: Equatable, Sendable {
  /// What is repeated for the items of the section.
  package enum Content: Equatable, Sendable {
    /// This group.
    case group(CollectionLayoutItem)
    /// The rows of a list, whose insets the system knows.
    case list(CollectionLayoutListConfiguration)
  }

  package var content: Content
  /// Nil for none, and for those that the system gives a list.
  package var contentInsets: DirectionalEdgeInsets?
  package var interGroupSpacing = 0.0
  package var contentInsetsReference: ContentInsetsReference = .automatic
  package var supplementaryContentInsetsReference: ContentInsetsReference = .automatic
  /// Whether boundary items lie inside of the section's content insets. Until version 16.
  package var supplementariesFollowContentInsets = true
  package var orthogonalScrollingBehavior: OrthogonalScrollingBehavior = .none
  package var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  package var decorationItems: [CollectionLayoutDecorationItem] = []
  package init(_ content: Content) { self.content = content }

  /// How the boundary items are named as elements, in their order: the first of UIKit's kinds by these, the others by their
  /// numbers (LI-compositional-element-kinds).
  package static func kinds(of items: [CollectionLayoutBoundarySupplementaryItem]) -> [ListElement.Kind] {
    let kinds = items.map(\.elementKind)
    let header = kinds.firstIndex(of: CollectionLayoutBoundarySupplementaryItem.sectionHeader)
    let footer = kinds.firstIndex(of: CollectionLayoutBoundarySupplementaryItem.sectionFooter)
    return items.indices.map { $0 == header ? .header : $0 == footer ? .footer : .supplementary($0) }
  }
}

/// How a section scrolls across the layout (`UICollectionLayoutSectionOrthogonalScrollingBehavior`).
package enum OrthogonalScrollingBehavior: String, Hashable, Sendable, CaseIterable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What content insets count from (`UIContentInsetsReference`).
package enum ContentInsetsReference: String, Hashable, Sendable, CaseIterable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// How the system makes a section of rows (`UICollectionLayoutListConfiguration`). From version 14 on.
package struct CollectionLayoutListConfiguration: Equatable, Sendable {
  package enum Appearance: String, Hashable, Sendable, CaseIterable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  package enum HeaderMode: String, Sendable, CaseIterable { case none, supplementary, firstItemInSection }

  package enum FooterMode: String, Sendable, CaseIterable { case none, supplementary }

  package var appearance: Appearance
  package var headerMode: HeaderMode = .none
  package var footerMode: FooterMode = .none
  /// In points; nil for what the system has. From version 15 on.
  package var headerTopPadding: Double?
  package var showsSeparators = true
  package init(appearance: Appearance) { self.appearance = appearance }
}
