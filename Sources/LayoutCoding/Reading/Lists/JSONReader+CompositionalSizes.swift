import JSON
import LayoutModel

/// Sizes, distances and anchors of compositional layouts.
extension JSONReader {
  enum LayoutSizeKey: Int, DocumentKey {
    case widthDimension, heightDimension
  }
  private static let layoutSizeKeys = Keys(LayoutSizeKey.self)

  /// An `NSCollectionLayoutSize`; both members are needed.
  mutating func collectionLayoutSize(_ draft: inout Draft) throws(ReadingEnded) -> CollectionLayoutSize? {
    guard var object = try beginObject("an object with widthDimension and heightDimension") else {
      return nil
    }
    var (width, height): (CollectionLayoutDimension?, CollectionLayoutDimension?)
    while let key = try nextKey(of: &object, in: Self.layoutSizeKeys) {
      switch key {
      case .widthDimension: width = try collectionLayoutDimension(&draft)
      case .heightDimension: height = try collectionLayoutDimension(&draft)
      }
    }
    require(LayoutSizeKey.allCases, of: object)
    guard let width, let height else { return nil }
    return CollectionLayoutSize(width: width, height: height)
  }

  enum DimensionKey: Int, DocumentKey {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }
  private static let dimensionKeys = Keys(DimensionKey.self)

  /// An `NSCollectionLayoutDimension`: an object with one member, or a number of points.
  private mutating func collectionLayoutDimension(
    _ draft: inout Draft
  ) throws(ReadingEnded) -> CollectionLayoutDimension? {
    let expected: StaticString =
      "a number, or an object with fractionalWidth, fractionalHeight, absolute, estimated or uniformAcrossSiblings"
    if try stands(.number) { return try length().map { .absolute($0) } }
    guard var object = try beginObject(expected) else { return nil }
    var dimension: CollectionLayoutDimension?
    var count = 0
    while let key = try nextKey(of: &object, in: Self.dimensionKeys) {
      count += 1
      switch key {
      case .fractionalWidth: dimension = try fraction().map { .fractionalWidth($0) }
      case .fractionalHeight: dimension = try fraction().map { .fractionalHeight($0) }
      case .absolute: dimension = try length().map { .absolute($0) }
      case .estimated: dimension = try length().map { .estimated($0) }
      case .uniformAcrossSiblings:
        draft.note(key.name, since: 17, at: pointer)
        dimension = try length().map { .uniformAcrossSiblings($0) }
      }
    }
    if count != 1 { fault(.invalidValue(expected: expected.description, nearest: [])) }
    return count == 1 ? dimension : nil
  }

  /// A part of a width or height, or a multiple of it.
  private mutating func fraction() throws(ReadingEnded) -> Double? {
    guard let value = try double() else { return nil }
    if (0...1000).contains(value) { return value }
    fault(.invalidValue(expected: "a fraction from 0 to 1000", nearest: []))
    return nil
  }

  enum SpacingKey: Int, DocumentKey {
    case fixed, flexible
  }
  private static let spacingKeys = Keys(SpacingKey.self)

  /// An `NSCollectionLayoutSpacing`: an object with one member, or a number of points that is fixed.
  mutating func collectionLayoutSpacing() throws(ReadingEnded) -> CollectionLayoutSpacing? {
    let expected: StaticString = "a number, or an object with fixed or flexible"
    if try stands(.number) { return try length().map { .fixed($0) } }
    guard var object = try beginObject(expected) else { return nil }
    var spacing: CollectionLayoutSpacing?
    var count = 0
    while let key = try nextKey(of: &object, in: Self.spacingKeys) {
      count += 1
      switch key {
      case .fixed: spacing = try length().map { .fixed($0) }
      case .flexible: spacing = try length().map { .flexible($0) }
      }
    }
    if count != 1 { fault(.invalidValue(expected: expected.description, nearest: [])) }
    return count == 1 ? spacing : nil
  }

  enum EdgeSpacingKey: Int, DocumentKey {
    case leading, top, trailing, bottom
  }
  private static let edgeSpacingKeys = Keys(EdgeSpacingKey.self)

  /// An `NSCollectionLayoutEdgeSpacing`; absent edges have none.
  mutating func collectionLayoutEdgeSpacing() throws(ReadingEnded) -> CollectionLayoutEdgeSpacing? {
    guard var object = try beginObject("an object with leading, top, trailing or bottom") else { return nil }
    var edges = CollectionLayoutEdgeSpacing()
    while let key = try nextKey(of: &object, in: Self.edgeSpacingKeys) {
      let spacing = try collectionLayoutSpacing() ?? .fixed(0)
      switch key {
      case .leading: edges.leading = spacing
      case .top: edges.top = spacing
      case .trailing: edges.trailing = spacing
      case .bottom: edges.bottom = spacing
      }
    }
    return edges
  }

  enum AnchorKey: Int, DocumentKey {
    case edges, absoluteOffset, fractionalOffset
  }
  private static let anchorKeys = Keys(AnchorKey.self)

  /// An `NSCollectionLayoutAnchor`.
  mutating func collectionLayoutAnchor() throws(ReadingEnded) -> CollectionLayoutAnchor? {
    guard var object = try beginObject("an object with edges") else { return nil }
    var anchor = CollectionLayoutAnchor(edges: [])
    while let key = try nextKey(of: &object, in: Self.anchorKeys) {
      switch key {
      case .edges:
        anchor.edges = Set(try words(CollectionLayoutAnchor.Edge.self, "an array of edges") ?? [])
      case .absoluteOffset: anchor.offset = .absolute(try point() ?? .zero)
      case .fractionalOffset: anchor.offset = .fractional(try point() ?? .zero)
      }
    }
    require([AnchorKey.edges], of: object)
    if object.has(AnchorKey.absoluteOffset), object.has(AnchorKey.fractionalOffset) {
      fault(.invalidValue(expected: "either absoluteOffset or fractionalOffset", nearest: []))
    }
    return anchor
  }

  /// Insets with leading and trailing, as `NSDirectionalEdgeInsets`; absent sides are 0.
  mutating func directionalInsets() throws(ReadingEnded) -> DirectionalEdgeInsets? {
    switch try layoutMargins() {
    case .directional(let insets)?: return insets
    case .fixed(let insets)? where insets.left == 0 && insets.right == 0:
      return DirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
    case .fixed?:
      fault(.invalidValue(expected: "insets with leading and trailing", nearest: []))
      return nil
    case nil: return nil
    }
  }
}
