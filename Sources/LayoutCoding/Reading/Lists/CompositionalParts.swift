import JSON
import LayoutModel

// Sizes, distances, anchors, and supplementary and decoration items of compositional layouts.

/// What an `NSCollectionLayoutSize` says; both members are needed.
struct SizeParts: Sendable {
  var width: CollectionLayoutDimension?
  var height: CollectionLayoutDimension?

  static let members = Members(
    "an object with widthDimension and heightDimension", SizeParts(),
    [
      .init("widthDimension", dimension, \.width, isNeeded: true),
      .init("heightDimension", dimension, \.height, isNeeded: true),
    ])
}

extension CollectionLayoutSize {
  /// What stands until it is read.
  static let zero = CollectionLayoutSize(width: .absolute(0), height: .absolute(0))
}

extension CollectionLayoutEdgeSpacing {
  /// An `NSCollectionLayoutEdgeSpacing`; absent edges have none.
  static let members = Members(
    "an object with leading, top, trailing or bottom", CollectionLayoutEdgeSpacing(),
    [
      .init("leading", .layoutSpacing, \.leading),
      .init("top", .layoutSpacing, \.top),
      .init("trailing", .layoutSpacing, \.trailing),
      .init("bottom", .layoutSpacing, \.bottom),
    ])
}

/// The one member of an object that says a length in one of several ways.
private struct LengthChoice<Value: Sendable>: Sendable {
  var value: Value?
  var count = 0

  static func row(
    _ name: String, _ form: ValueForm<Double> = .length, since: Int? = nil,
    _ make: @escaping @Sendable (Double) -> Value
  ) -> Members<Self>.Row {
    .init(name, since: since) { (draft, choice) throws(ReadingEnded) in
      choice.count += 1
      choice.value = try form.read(&draft, -1).map(make)
    } write: { _, _ in
      // A choice is written as a whole.
    }
  }

  /// An object with exactly one member, or a number by itself.
  static func form(
    _ expected: StaticString, _ rows: [Members<Self>.Row], number: @escaping @Sendable (Double) -> Value,
    write: @escaping ValueForm<Value>.Write
  ) -> ValueForm<Value> {
    let members = Members(expected, Self(), rows)
    return ValueForm(.object) { (draft, _) throws(ReadingEnded) in
      if try draft.reader.stands(.number) { return try draft.reader.length().map(number) }
      guard let choice = try draft.object(members) else { return nil }
      return choice.count == 1 ? choice.value : draft.reader.refuse(.expected(expected))
    } write: { encoder, value in
      write(&encoder, value)
    }
  }
}

extension ValueForm {
  static var layoutSize: ValueForm<CollectionLayoutSize> {
    .init(.object) { (draft, _) throws(ReadingEnded) in
      guard let parts = try draft.object(SizeParts.members), let width = parts.width,
        let height = parts.height
      else { return nil }
      return CollectionLayoutSize(width: width, height: height)
    } write: { encoder, size in
      encoder.object(SizeParts.members, SizeParts(width: size.widthDimension, height: size.heightDimension))
    }
  }

  /// An `NSCollectionLayoutSpacing`.
  static var layoutSpacing: ValueForm<CollectionLayoutSpacing> { layoutSpacingForm }

  static var zIndex: ValueForm<Int> { .integer(in: -1_000_000...1_000_000) }
}

/// An `NSCollectionLayoutDimension`.
private let dimension = LengthChoice<CollectionLayoutDimension>.form(
  "a number, or an object with fractionalWidth, fractionalHeight, absolute, estimated or uniformAcrossSiblings",
  [
    LengthChoice.row("fractionalWidth", fraction) { .fractionalWidth($0) },
    LengthChoice.row("fractionalHeight", fraction) { .fractionalHeight($0) },
    LengthChoice.row("absolute") { .absolute($0) },
    LengthChoice.row("estimated") { .estimated($0) },
    LengthChoice.row("uniformAcrossSiblings", since: 17) { .uniformAcrossSiblings($0) },
  ], number: { .absolute($0) }, write: { $0.dimension($1) })

/// A number of points is fixed.
private let layoutSpacingForm = LengthChoice<CollectionLayoutSpacing>.form(
  "a number, or an object with fixed or flexible",
  [LengthChoice.row("fixed") { .fixed($0) }, LengthChoice.row("flexible") { .flexible($0) }],
  number: { .fixed($0) }, write: { $0.spacing($1) })

/// A part of a width or height, or a multiple of it.
private let fraction = ValueForm<Double> { (reader) throws(ReadingEnded) in
  try reader.number(in: 0...1000, "a fraction from 0 to 1000")
} write: {
  $0.json.number($1)
}

// MARK: Anchors

extension ValueForm {
  /// An `NSCollectionLayoutAnchor`.
  fileprivate static var anchor: ValueForm<CollectionLayoutAnchor> {
    .init(.object) { (draft, _) throws(ReadingEnded) in
      try draft.anchor()
    } write: {
      $0.object(AnchorParts.members, AnchorParts(anchor: $1))
    }
  }
}

struct AnchorParts: Sendable {
  var anchor = CollectionLayoutAnchor(edges: [])
  var isAbsolute = false
  var isFractional = false

  static let members = Members(
    "an object with edges", AnchorParts(),
    [
      .init("edges", isNeeded: true) { (draft, parts) throws(ReadingEnded) in
        let edges = try draft.reader.words(CollectionLayoutAnchor.Edge.self, "an array of edges")
        parts.anchor.edges = Set(edges ?? [])
      } write: { encoder, parts in
        encoder.words(CollectionLayoutAnchor.Edge.allCases.filter { parts.anchor.edges.contains($0) })
      },
      .init("absoluteOffset") { (draft, parts) throws(ReadingEnded) in
        parts.isAbsolute = true
        parts.anchor.offset = .absolute(try draft.reader.point() ?? .zero)
      } write: { encoder, parts in
        if case .absolute(let offset) = parts.anchor.offset { encoder.point(offset) }
      },
      .init("fractionalOffset") { (draft, parts) throws(ReadingEnded) in
        parts.isFractional = true
        parts.anchor.offset = .fractional(try draft.reader.point() ?? .zero)
      } write: { encoder, parts in
        if case .fractional(let offset) = parts.anchor.offset { encoder.point(offset) }
      },
    ])
}

extension Draft {
  fileprivate mutating func anchor() throws(ReadingEnded) -> CollectionLayoutAnchor? {
    guard let parts = try object(AnchorParts.members) else { return nil }
    if parts.isAbsolute, parts.isFractional {
      reader.fault(.expected("either absoluteOffset or fractionalOffset"))
    }
    return parts.anchor
  }
}

// MARK: Supplementary and decoration items

/// How many of one list of supplementary or decoration items are taken: each is laid out for every item or section.
private let mostSupplements = 16

extension ValueForm {
  /// The supplementary items of an item or a group; faulty ones are left out.
  static var supplements: ValueForm<[CollectionLayoutSupplementaryItem]> {
    supplements("an array of supplementary items", CollectionLayoutSupplementaryItem.members)
  }

  /// The boundary supplementary items of a section or a layout; faulty ones are left out.
  static var boundarySupplements: ValueForm<[CollectionLayoutBoundarySupplementaryItem]> {
    supplements("an array of boundary supplementary items", CollectionLayoutBoundarySupplementaryItem.members)
  }

  /// The decoration items of a section; faulty ones are left out.
  static var decorations: ValueForm<[CollectionLayoutDecorationItem]> {
    supplements("an array of decoration items", CollectionLayoutDecorationItem.members)
  }

  private static func supplements<Item>(
    _ expected: StaticString, _ members: Members<Item>
  ) -> ValueForm<[Item]> {
    ValueForm<[Item]> { (draft, _) throws(ReadingEnded) in
      var count = 0
      return try draft.array(expected) { (draft) throws(ReadingEnded) in
        count += 1
        if count <= mostSupplements { return try draft.object(members) }
        if count == mostSupplements + 1 { draft.reader.fault(.expected("\(mostSupplements) items at most")) }
        try draft.reader.skipValue()
        return nil
      }
    } write: {
      $0.objects(members, $1)
    }
  }

  /// The kind of a boundary item: any string, and UIKit's two by their constants or as `header` and `footer`.
  fileprivate static var elementKind: ValueForm<String> {
    ValueForm<String>.string.map(
      { kind in
        switch kind {
        case "header", "UICollectionView.elementKindSectionHeader", "elementKindSectionHeader":
          CollectionLayoutBoundarySupplementaryItem.sectionHeader
        case "footer", "UICollectionView.elementKindSectionFooter", "elementKindSectionFooter":
          CollectionLayoutBoundarySupplementaryItem.sectionFooter
        default: kind
        }
      }, from: \.self)
  }
}

extension CollectionLayoutSupplementaryItem {
  static let members = Members(
    "a supplementary item",
    CollectionLayoutSupplementaryItem(
      layoutSize: .zero, elementKind: "", containerAnchor: CollectionLayoutAnchor(edges: [])),
    [
      .init("layoutSize", .layoutSize, \.layoutSize, isNeeded: true),
      .init("elementKind", .string, \.elementKind, isNeeded: true),
      .init("containerAnchor", .anchor, \.containerAnchor, isNeeded: true),
      .init("itemAnchor", .anchor, \.itemAnchor),
      .init("contentInsets", .directionalInsets, \.contentInsets),
      .init("zIndex", .zIndex, \.zIndex),
    ])
}

extension CollectionLayoutBoundarySupplementaryItem {
  static let members = Members(
    "a boundary supplementary item",
    CollectionLayoutBoundarySupplementaryItem(layoutSize: .zero, elementKind: "", alignment: .top),
    [
      .init("layoutSize", .layoutSize, \.layoutSize, isNeeded: true),
      .init("elementKind", .elementKind, \.elementKind, isNeeded: true),
      .init("contentInsets", .directionalInsets, \.contentInsets),
      .init("zIndex", .zIndex, \.zIndex),
      .init("alignment", .word, \.alignment, isNeeded: true),
      .init("absoluteOffset", .point, \.absoluteOffset),
      .init("extendsBoundary", .boolean, \.extendsBoundary),
      .init("pinToVisibleBounds", .boolean, \.pinToVisibleBounds),
    ])
}

extension CollectionLayoutDecorationItem {
  static let members = Members(
    "a decoration item", CollectionLayoutDecorationItem(elementKind: ""),
    [
      .init("elementKind", .string, \.elementKind, isNeeded: true),
      .init("contentInsets", .directionalInsets, \.contentInsets),
      .init("zIndex", .zIndex, \.zIndex),
    ])
}

/// A `UICollectionViewFlowLayout` in a document, under the names of its properties. What has a fault keeps UIKit's default.
extension FlowLayout {
  static let members = Members(
    "an object about a flow layout", FlowLayout(),
    [
      .init(
        "scrollDirection", ValueForm<ScrollDirection>.word.map({ $0.axis }, from: ScrollDirection.init),
        \.scrollDirection),
      .init("itemSize", .size, \.itemSize),
      .init("estimatedItemSize", estimate, \.estimatedItemSize, since: 8),
      .init("minimumLineSpacing", .length, \.minimumLineSpacing),
      .init("minimumInteritemSpacing", .length, \.minimumInteritemSpacing),
      .init("sectionInset", .insets, \.sectionInset),
      .init("sectionInsetReference", .word, \.sectionInsetReference, since: 11),
      .init("headerReferenceSize", .size, \.headerReferenceSize),
      .init("footerReferenceSize", .size, \.footerReferenceSize),
      .init("sectionHeadersPinToVisibleBounds", .boolean, \.sectionHeadersPinToVisibleBounds, since: 9),
      .init("sectionFootersPinToVisibleBounds", .boolean, \.sectionFootersPinToVisibleBounds, since: 9),
      .init(
        "flipsHorizontallyInOppositeLayoutDirection", .boolean, \.flipsHorizontallyInOppositeLayoutDirection,
        since: 11),
    ], ignoring: ["type", "class"])

  /// A size, or that items find theirs; zero is none.
  private static let estimate = ValueForm<FlowEstimate> { (draft, _) throws(ReadingEnded) in
    if try draft.reader.stands(.string) {
      let start = draft.reader.mark
      guard let text = try draft.reader.string() else { return nil }
      if automaticSizes.contains(text) {
        draft.note("automaticSize", since: 10)
        return .automatic
      }
      let nearest = nearestNames(to: text, in: ["automatic"])
      guard nearest.isEmpty else {
        return draft.reader.refuse(.expected("a size or \"automatic\"", nearest: nearest))
      }
      draft.reader.goBack(to: start)
    }
    guard let size = try draft.reader.size(), size != .zero else { return nil }
    return .size(size)
  } write: { encoder, estimate in
    switch estimate {
    case .automatic: encoder.json.string("automatic")
    case .size(let size): encoder.size(size)
    }
  }

  /// The word of documents, and UIKit's constant.
  private static let automaticSizes: Set = [
    "automatic", "automaticSize", ".automaticSize", "UICollectionViewFlowLayout.automaticSize",
    "UICollectionViewFlowLayoutAutomaticSize",
  ]
}

/// `UICollectionView.ScrollDirection`, whose constants have other names than those of axes.
private enum ScrollDirection: String, DocumentWord {
  case vertical, horizontal

  static let words = Words<Self>("UICollectionView.ScrollDirection")

  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

  var axis: Axis { self == .horizontal ? .horizontal : .vertical }
}
