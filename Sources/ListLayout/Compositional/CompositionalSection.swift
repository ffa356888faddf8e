package import LayoutModel

/// A section of the data with the definition that counts where the collection view is.
package struct CompositionalSection: Hashable, Sendable {
  package var definition: CollectionLayoutSection
  package var itemCount: Int
  /// Kinds of supplementary elements that the data has no view for: they are not laid out and take no room.
  package var absentKinds: Set<ListElement.Kind> = []

  package init(_ definition: CollectionLayoutSection, itemCount: Int) {
    self.definition = definition
    self.itemCount = itemCount
  }
}
