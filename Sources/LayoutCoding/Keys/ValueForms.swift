import JSON
import LayoutModel

// The forms that values of keys have. A form is a name for how something is written; what a key does with the value
// stands in its row.

extension ValueForm where Value: DocumentWord {
  /// One of the words of an enumeration.
  static var word: Self {
    Self { (reader) throws(ReadingEnded) in
      try reader.word(Value.self)
    } write: {
      $0.word($1)
    }
  }

  /// A word, or the raw value of an enumeration whose words UIKit counts in their order.
  static var wordOrRawValue: Self {
    Self { (reader) throws(ReadingEnded) in
      let words = Array(Value.allCases)
      guard try reader.stands(.number) else { return try reader.word(Value.self) }
      return try reader.integer(in: 0...words.count - 1).map { words[$0] }
    } write: {
      $0.word($1)
    }
  }
}

extension ValueForm {
  static var boolean: ValueForm<Bool> {
    .init { (reader) throws(ReadingEnded) in
      try reader.boolean()
    } write: {
      $0.json.boolean($1)
    }
  }
  static var string: ValueForm<String> {
    .init { (reader) throws(ReadingEnded) in
      try reader.string()
    } write: {
      $0.json.string($1)
    }
  }
  static var length: ValueForm<Double> {
    .init { (reader) throws(ReadingEnded) in
      try reader.length()
    } write: {
      $0.json.number($1)
    }
  }
  static var coordinate: ValueForm<Double> {
    .init { (reader) throws(ReadingEnded) in
      try reader.coordinate()
    } write: {
      $0.json.number($1)
    }
  }
  static var spacing: ValueForm<Double> {
    .init { (reader) throws(ReadingEnded) in
      try reader.spacing()
    } write: {
      $0.json.number($1)
    }
  }
  static var constant: ValueForm<Double> {
    .init { (reader) throws(ReadingEnded) in
      try reader.constant()
    } write: {
      $0.json.number($1)
    }
  }
  static var priority: ValueForm<Float> {
    .init { (reader) throws(ReadingEnded) in
      try reader.priority()
    } write: {
      $0.json.number(Double($1))
    }
  }

  /// A string that is something else than any text.
  static func string(_ expected: StaticString) -> ValueForm<String> {
    .init { (reader) throws(ReadingEnded) in
      try reader.string(expected)
    } write: {
      $0.json.string($1)
    }
  }
  static func integer(in range: ClosedRange<Int>) -> ValueForm<Int> {
    .init { (reader) throws(ReadingEnded) in
      try reader.integer(in: range)
    } write: {
      $0.json.integer($1)
    }
  }

  /// A length, or "automatic", which is an inner nil.
  static var automaticLength: ValueForm<Double?> {
    .init { (reader) throws(ReadingEnded) in
      try reader.automaticLength()
    } write: {
      $0.automatic($1)
    }
  }

  /// A part of a whole, or "automatic", which is an inner nil.
  static var automaticFraction: ValueForm<Double?> {
    .init { (reader) throws(ReadingEnded) in
      try reader.automaticFraction()
    } write: {
      $0.automatic($1)
    }
  }

  // MARK: Geometry

  static var size: ValueForm<Size> {
    .init(.object) { (reader) throws(ReadingEnded) in
      try reader.size()
    } write: {
      $0.size($1)
    }
  }
  /// A size of which a side that is not said is 0.
  static var sizeOrZero: ValueForm<Size> {
    partialSize.map {
      Size(width: $0.width ?? 0, height: $0.height ?? 0)
    } from: {
      (width: $0.width, height: $0.height)
    }
  }
  static var rect: ValueForm<Rect> {
    .init(.object) { (reader) throws(ReadingEnded) in
      try reader.rect()
    } write: {
      $0.rect($1)
    }
  }
  static var affineTransform: ValueForm<AffineTransform> {
    .init { (reader) throws(ReadingEnded) in
      try reader.affineTransform()
    } write: {
      $0.affineTransform($1)
    }
  }
  static var point: ValueForm<Point> {
    .init(.object) { (reader) throws(ReadingEnded) in
      try reader.point()
    } write: {
      $0.point($1)
    }
  }
  static var partialSize: ValueForm<(width: Double?, height: Double?)> {
    .init(.object) { (reader) throws(ReadingEnded) in
      try reader.optionalSize(requiresBoth: false)
    } write: {
      $0.numbers(["width": $1.width, "height": $1.height])
    }
  }
  static var insets: ValueForm<EdgeInsets> {
    .init(.object) { (reader) throws(ReadingEnded) in
      try reader.edgeInsets()
    } write: {
      $0.insets($1)
    }
  }
  static var margins: ValueForm<LayoutMargins> {
    .init(.object) { (reader) throws(ReadingEnded) in
      try reader.layoutMargins()
    } write: {
      $0.margins($1)
    }
  }
  static var directionalInsets: ValueForm<DirectionalEdgeInsets> {
    .init(.object) { (reader) throws(ReadingEnded) in
      try reader.directionalInsets()
    } write: {
      $0.margins(.directional($1))
    }
  }
  static var edges: ValueForm<RectEdges> {
    .init { (reader) throws(ReadingEnded) in
      try reader.words(RectEdge.self, "an array of edges").map {
        $0.reduce(into: []) { $0.insert(RectEdges($1)) }
      }
    } write: {
      $0.edges($1)
    }
  }

  // MARK: Views

  /// Whether a view is there, which the root always is.
  static var installedView: ValueForm<Bool> {
    .init { (draft, view) throws(ReadingEnded) in
      try draft.reader.installed(isRoot: draft.document.views[Int(view)].superview == nil)
    } write: {
      $0.json.boolean($1)
    }
  }
  static var priorities: ValueForm<PartialPriorities> {
    .init(.object) { (reader) throws(ReadingEnded) in
      try reader.priorities()
    } write: {
      $0.priorities($1)
    }
  }
  static var autoresizingMask: ValueForm<AutoresizingMask> {
    .init { (reader) throws(ReadingEnded) in
      try reader.autoresizingMask()
    } write: {
      $0.mask($1)
    }
  }
  static var targetSize: ValueForm<SystemLayoutSizeFitting.TargetSize> {
    .init { (reader) throws(ReadingEnded) in
      try reader.targetSize()
    } write: {
      $0.numbers(["width": $1.width, "height": $1.height])
    }
  }
  static var font: ValueForm<FontDescription> {
    .init(.object) { (reader) throws(ReadingEnded) in
      try reader.font()
    } write: {
      $0.font($1)
    }
  }
  static var pointSize: ValueForm<Double> {
    .init { (reader) throws(ReadingEnded) in
      try reader.pointSize()
    } write: {
      $0.json.number($1)
    }
  }
  static var image: ValueForm<ImageReference> {
    .init(.object) { (draft, _) throws(ReadingEnded) in
      try draft.image()
    } write: {
      $0.image($1)
    }
  }
  static var attributedText: ValueForm<[AttributedRun]> {
    .init(.object) { (draft, _) throws(ReadingEnded) in
      try draft.attributedText()
    } write: {
      $0.objects(AttributedRun.members, $1)
    }
  }

  static var paragraphStyle: ValueForm<ParagraphStyle> {
    .init(.object) { (draft, _) throws(ReadingEnded) in
      try draft.object(ParagraphStyle.members)
    } write: {
      $0.object(ParagraphStyle.members, $1)
    }
  }

  /// A text whose attributes do not count.
  static var plainText: ValueForm<String> {
    .init(.object) { (draft, _) throws(ReadingEnded) in
      if try draft.reader.stands(.string) { return try draft.reader.string() }
      return try draft.attributedText()?.map(\.text).joined()
    } write: {
      $0.json.string($1)
    }
  }

  /// The name of a symbol of the system; an image as such writes it.
  static var symbol: ValueForm<ImageReference> {
    .init { (reader) throws(ReadingEnded) in
      try reader.string("the name of a symbol").map { .symbol(SymbolImage(name: $0)) }
    } write: { _, _ in
    }
  }

  /// The titles of segments: texts, or objects with one.
  static var segments: ValueForm<[String]> {
    .init { (draft, _) throws(ReadingEnded) in
      try draft.array("an array of titles") { (draft) throws(ReadingEnded) in
        if try draft.reader.stands(.object) { return try draft.object(segmentMembers) }
        return try draft.reader.string("the title of a segment")
      }
    } write: {
      $0.strings($1)
    }
  }
  static var symbolConfiguration: ValueForm<SymbolConfiguration> {
    .init(.object) { (draft, _) throws(ReadingEnded) in
      try draft.symbolConfiguration()
    } write: {
      $0.symbolConfiguration($1)
    }
  }
  static var configuration: ValueForm<ButtonConfiguration> {
    .init(.object) { (draft, _) throws(ReadingEnded) in
      try draft.configuration()
    } write: {
      $0.object(ButtonConfiguration.members, $1)
    }
  }

  /// The arranged subviews of a stack view by their ids, as symbols.
  static var arrangedSubviews: ValueForm<[Int32]> {
    .init { (draft, view) throws(ReadingEnded) in
      try draft.arrangedSubviews(ofView: view)
    } write: {
      $0.subviews($1)
    }
  }

  /// Spacings by the ids of subviews, as symbols.
  static var customSpacing: ValueForm<[StackConfiguration.CustomSpacing]> {
    .init(.map) { (draft, view) throws(ReadingEnded) in
      try draft.customSpacing(ofView: view)
    } write: {
      $0.customSpacing($1)
    }
  }
  static var dimension: ValueForm<ListDimension> {
    .init { (reader) throws(ReadingEnded) in
      try reader.listDimension()
    } write: {
      $0.dimension($1)
    }
  }

  // MARK: Traits

  /// What an environment says of itself since this version.
  static func traits(since version: Int, as feature: String) -> ValueForm<TraitCollection> {
    .init(.object) { (draft, _) throws(ReadingEnded) in
      draft.note(feature, since: version)
      return try draft.overridingTraits()
    } write: {
      $0.traits($1)
    }
  }

  /// Traits in place of others.
  static var traits: ValueForm<TraitCollection> {
    .init(.object) { (draft, _) throws(ReadingEnded) in
      try draft.overridingTraits()
    } write: {
      $0.traits($1)
    }
  }

  /// The trait `userInterfaceStyle` by itself; an inner nil says nothing.
  static var interfaceStyle: ValueForm<UserInterfaceStyle?> {
    .init { (draft, _) throws(ReadingEnded) in
      guard case .choice(let raw)? = try draft.reader.trait(.userInterfaceStyle) else { return .some(nil) }
      draft.note("overrideUserInterfaceStyle", since: 13)
      return .some(UserInterfaceStyle(rawValue: raw))
    } write: {
      $0.interfaceStyle($1)
    }
  }
}

/// What an object says of a segment: its title, none where it shows an image.
private let segmentMembers = Members(
  "an object about a segment", "", [.init("title", .string, \.self)], ignoring: IgnoredKeys.ofSegments)
