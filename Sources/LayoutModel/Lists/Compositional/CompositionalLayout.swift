/// A layout of sections of groups of items (`UICollectionViewCompositionalLayout` with its configuration), from version 13 on.
package struct CompositionalLayout: Equatable, Sendable {
  /// The number of the section that elements of the layout itself have.
  package static let ownSection = -1

  /// A definition of a section, and where it counts.
  package struct Alternative: Equatable, Sendable {
    /// Nil for everywhere.
    package var condition: Condition?
    package var section: CollectionLayoutSection
    package init(_ section: CollectionLayoutSection, when condition: Condition? = nil) {
      (self.section, self.condition) = (section, condition)
    }
  }

  package var scrollDirection: Axis = .vertical
  /// In points.
  package var interSectionSpacing = 0.0
  package var contentInsetsReference: ContentInsetsReference = .automatic
  package var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// One element at least, each with one alternative at least. The last one is that of all sections that follow.
  package var sections: [[Alternative]]
  package init(sections: [[Alternative]]) { self.sections = sections }

  /// The definition of a section of the data: the first of its alternatives whose condition holds where the collection view is,
  /// else the last (LI-compositional-alternatives).
  package func section(
    _ number: Int, where matches: (Condition) -> Bool
  ) -> CollectionLayoutSection? {
    guard let alternatives = number < sections.count ? sections[max(0, number)] : sections.last else {
      return nil
    }
    return (alternatives.first { $0.condition.map(matches) ?? true } ?? alternatives.last)?.section
  }
}
