/// What a document says of a `UICollectionViewFlowLayout`, with UIKit's defaults; in points, only insets may be below 0.
package struct FlowLayout: Equatable, Sendable {
  /// The axis of scrolling. Lines run across it.
  package var scrollDirection: Axis = .vertical
  package var itemSize = Size(width: 50, height: 50)
  /// Nil for `CGSize.zero`: items do not size themselves.
  package var estimatedItemSize: FlowEstimate?
  /// Between lines.
  package var minimumLineSpacing = 10.0
  /// Between the items of a line.
  package var minimumInteritemSpacing = 10.0
  package var sectionInset: EdgeInsets = .zero
  package var sectionInsetReference: SectionInsetReference = .fromContentInset
  /// Only the length along the axis of scrolling counts; with 0 sections have none.
  package var headerReferenceSize = Size.zero, footerReferenceSize = Size.zero
  package var sectionHeadersPinToVisibleBounds = false, sectionFootersPinToVisibleBounds = false
  /// What a subclass may override: the collection view turns the whole content around in right-to-left layouts.
  package var flipsHorizontallyInOppositeLayoutDirection = false
  package init() {}
}

/// `UICollectionViewFlowLayout.estimatedItemSize` other than zero: items are asked for their sizes.
package enum FlowEstimate: Equatable, Sendable {
  /// `UICollectionViewFlowLayout.automaticSize`.
  case automatic
  /// In points. It stands for an item until that was asked, which all are here.
  case size(Size)
}

/// What the insets of a flow layout's sections count from, in UIKit's words.
package enum SectionInsetReference: String, Hashable, Sendable, CaseIterable {
  case fromContentInset, fromSafeArea, fromLayoutMargins
}

/// A section of a flow layout: its items, and what a `UICollectionViewDelegateFlowLayout` would answer; nil for the layout's.
package struct FlowSection: Equatable, Sendable {
  package var itemCount: Int
  /// Sizes of single items, by their numbers, as `collectionView(_:layout:sizeForItemAt:)` gives them; in points.
  package var itemSizes: [Int: Size] = [:]
  package var sectionInset: EdgeInsets?
  package var minimumLineSpacing, minimumInteritemSpacing: Double?
  package var headerReferenceSize, footerReferenceSize: Size?
  /// Whether there is a view to be a header. Without one no room is kept.
  package var hasHeader = false, hasFooter = false
  package init(itemCount: Int) { self.itemCount = itemCount }
}

/// What UIKit writes on the console about the items of a section: that the behaviour of the layout is not defined.
package struct FlowNote: Equatable, Sendable {
  package var section: Int
  /// The first of the items, counted within the section.
  package var item: Int
  /// How many items of the section are as large.
  package var count: Int
  /// The axis of lines: items must not be longer on it than ``available``.
  package var axis: Axis
  /// Length of the first item, in points.
  package var length: Double
  /// The bounds less the insets of section and content, in points.
  package var available: Double
  package init(section: Int, item: Int, count: Int, axis: Axis, length: Double, available: Double) {
    (self.section, self.item, self.count) = (section, item, count)
    (self.axis, self.length, self.available) = (axis, length, available)
  }
}
