import JSON
import LayoutModel

/// A `UICollectionViewFlowLayout` in a document, under the names of its properties.
extension JSONReader {
  enum FlowLayoutKey: Int, DocumentKey {
    case scrollDirection, itemSize, estimatedItemSize, minimumLineSpacing, minimumInteritemSpacing
    case sectionInset, sectionInsetReference, headerReferenceSize, footerReferenceSize
    case sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds
    case flipsHorizontallyInOppositeLayoutDirection
  }
  private static let flowLayoutKeys = Keys(FlowLayoutKey.self)

  /// The layout whose object stands here; nil, with a fault, if something else does.
  ///
  /// What has a fault keeps UIKit's default. What systems have from a version on is remembered in the draft.
  mutating func flowLayout(_ draft: inout Draft) throws(ReadingEnded) -> FlowLayout? {
    guard var object = try beginObject("an object about a flow layout") else { return nil }
    var layout = FlowLayout()
    while let key = try nextKey(of: &object, in: Self.flowLayoutKeys) {
      if let version = key.since { draft.note(key.name, since: version, at: pointer) }
      switch key {
      case .scrollDirection: layout.scrollDirection = try word(ScrollDirection.self)?.axis ?? .vertical
      case .itemSize: layout.itemSize = try size() ?? layout.itemSize
      case .estimatedItemSize: layout.estimatedItemSize = try flowEstimate(&draft)
      case .minimumLineSpacing: layout.minimumLineSpacing = try length() ?? layout.minimumLineSpacing
      case .minimumInteritemSpacing:
        layout.minimumInteritemSpacing = try length() ?? layout.minimumInteritemSpacing
      case .sectionInset: layout.sectionInset = try edgeInsets() ?? .zero
      case .sectionInsetReference: layout.sectionInsetReference = try word() ?? .fromContentInset
      case .headerReferenceSize: layout.headerReferenceSize = try size() ?? .zero
      case .footerReferenceSize: layout.footerReferenceSize = try size() ?? .zero
      case .sectionHeadersPinToVisibleBounds:
        layout.sectionHeadersPinToVisibleBounds = try boolean() ?? false
      case .sectionFootersPinToVisibleBounds:
        layout.sectionFootersPinToVisibleBounds = try boolean() ?? false
      case .flipsHorizontallyInOppositeLayoutDirection:
        layout.flipsHorizontallyInOppositeLayoutDirection = try boolean() ?? false
      }
    }
    return layout
  }

  /// A size, or that items find theirs; zero is none.
  private mutating func flowEstimate(_ draft: inout Draft) throws(ReadingEnded) -> FlowEstimate? {
    if try stands(.string) {
      let start = mark
      guard let text = try string() else { return nil }
      if Self.automaticSizes.contains(text) {
        draft.note("automaticSize", since: 10, at: pointer)
        return .automatic
      }
      let nearest = nearestNames(to: text, in: ["automatic"])
      guard nearest.isEmpty else {
        fault(.invalidValue(expected: "a size or \"automatic\"", nearest: nearest))
        return nil
      }
      goBack(to: start)
    }
    guard let size = try size(), size != .zero else { return nil }
    return .size(size)
  }

  /// The word of documents, and UIKit's constant.
  private static let automaticSizes: Set = [
    "automatic", "automaticSize", ".automaticSize", "UICollectionViewFlowLayout.automaticSize",
    "UICollectionViewFlowLayoutAutomaticSize",
  ]
}

extension JSONReader.FlowLayoutKey {
  /// The version of the system that a property came with, where that is not the first.
  fileprivate var since: Int? {
    switch self {
    case .estimatedItemSize: 8
    case .sectionHeadersPinToVisibleBounds, .sectionFootersPinToVisibleBounds: 9
    case .sectionInsetReference, .flipsHorizontallyInOppositeLayoutDirection: 11
    case .scrollDirection, .itemSize, .minimumLineSpacing, .minimumInteritemSpacing, .sectionInset,
      .headerReferenceSize, .footerReferenceSize:
      nil
    }
  }
}

/// `UICollectionView.ScrollDirection`, whose constants have other names than those of axes.
private enum ScrollDirection: String, DocumentWord {
  case vertical, horizontal

  static let words = Words(Self.self, UIKitSpellings("UICollectionView.ScrollDirection"))

  var axis: Axis { self == .horizontal ? .horizontal : .vertical }
}

extension SectionInsetReference: DocumentWord {
  static let words = Words(
    Self.self,
    UIKitSpellings(
      "UICollectionViewFlowLayout.SectionInsetReference",
      others: [
        "UICollectionViewFlowLayoutSectionInsetFromContentInset": "fromContentInset",
        "UICollectionViewFlowLayoutSectionInsetFromSafeArea": "fromSafeArea",
        "UICollectionViewFlowLayoutSectionInsetFromLayoutMargins": "fromLayoutMargins",
      ]))
}
