import LayoutModel

// The words of compositional layouts, each with the names that it has in UIKit.

extension CollectionLayoutBoundarySupplementaryItem.Alignment: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("NSRectAlignment"))
}
extension CollectionLayoutAnchor.Edge: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("NSDirectionalRectEdge"))
}
extension OrthogonalScrollingBehavior: DocumentWord {
  static let words = Words(
    Self.self,
    UIKitSpellings(
      "UICollectionLayoutSectionOrthogonalScrollingBehavior",
      "NSCollectionLayoutSection.OrthogonalScrollingBehavior"))
}
extension ContentInsetsReference: DocumentWord {
  static let words = Words(Self.self, UIKitSpellings("UIContentInsetsReference"))
}
extension CollectionLayoutListConfiguration.Appearance: DocumentWord {
  static let words = Words(
    Self.self,
    UIKitSpellings("UICollectionLayoutListConfiguration.Appearance", "UICollectionLayoutListAppearance"))
}
extension CollectionLayoutListConfiguration.HeaderMode: DocumentWord {
  static let words = Words(
    Self.self,
    UIKitSpellings("UICollectionLayoutListConfiguration.HeaderMode", "UICollectionLayoutListHeaderMode"))
}
extension CollectionLayoutListConfiguration.FooterMode: DocumentWord {
  static let words = Words(
    Self.self,
    UIKitSpellings("UICollectionLayoutListConfiguration.FooterMode", "UICollectionLayoutListFooterMode"))
}
