import JSON
import LayoutModel

// The forms that values of keys have. A form is a name for how something is written; what a key does with the value
// stands in its row.

extension ValueForm where Value: DocumentWord {
  /// One of the words of an enumeration.
  static var word: Self { Self { (reader) throws(ReadingEnded) in try reader.word(Value.self) } }

  /// A word, or the raw value of an enumeration whose words UIKit counts in their order.
  static var wordOrRawValue: Self {
    Self { (reader) throws(ReadingEnded) in
      let words = Array(Value.allCases)
      guard try reader.stands(.number) else { return try reader.word(Value.self) }
      return try reader.integer(in: 0...words.count - 1).map { words[$0] }
    }
  }
}

extension ValueForm {
  static var boolean: ValueForm<Bool> { .init { (reader) throws(ReadingEnded) in try reader.boolean() } }
  static var string: ValueForm<String> { .init { (reader) throws(ReadingEnded) in try reader.string() } }
  static var length: ValueForm<Double> { .init { (reader) throws(ReadingEnded) in try reader.length() } }
  static var coordinate: ValueForm<Double> {
    .init { (reader) throws(ReadingEnded) in try reader.coordinate() }
  }
  static var spacing: ValueForm<Double> { .init { (reader) throws(ReadingEnded) in try reader.spacing() } }
  static var constant: ValueForm<Double> { .init { (reader) throws(ReadingEnded) in try reader.constant() } }
  static var priority: ValueForm<Float> { .init { (reader) throws(ReadingEnded) in try reader.priority() } }

  /// A string that is something else than any text.
  static func string(_ expected: StaticString) -> ValueForm<String> {
    .init { (reader) throws(ReadingEnded) in try reader.string(expected) }
  }
  static func integer(in range: ClosedRange<Int>) -> ValueForm<Int> {
    .init { (reader) throws(ReadingEnded) in try reader.integer(in: range) }
  }

  /// A length, or "automatic", which is an inner nil.
  static var automaticLength: ValueForm<Double?> {
    .init { (reader) throws(ReadingEnded) in try reader.automaticLength() }
  }

  /// A part of a whole, or "automatic", which is an inner nil.
  static var automaticFraction: ValueForm<Double?> {
    .init { (reader) throws(ReadingEnded) in try reader.automaticFraction() }
  }

  // MARK: Geometry

  static var size: ValueForm<Size> { .init(.object) { (reader) throws(ReadingEnded) in try reader.size() } }
  static var rect: ValueForm<Rect> { .init(.object) { (reader) throws(ReadingEnded) in try reader.rect() } }
  static var point: ValueForm<Point> {
    .init(.object) { (reader) throws(ReadingEnded) in try reader.point() }
  }
  static var partialSize: ValueForm<(width: Double?, height: Double?)> {
    .init(.object) { (reader) throws(ReadingEnded) in try reader.optionalSize(requiresBoth: false) }
  }
  static var insets: ValueForm<EdgeInsets> {
    .init(.object) { (reader) throws(ReadingEnded) in try reader.edgeInsets() }
  }
  static var margins: ValueForm<LayoutMargins> {
    .init(.object) { (reader) throws(ReadingEnded) in try reader.layoutMargins() }
  }
  static var directionalInsets: ValueForm<DirectionalEdgeInsets> {
    .init(.object) { (reader) throws(ReadingEnded) in try reader.directionalInsets() }
  }
  static var edges: ValueForm<RectEdges> {
    .init { (reader) throws(ReadingEnded) in
      try reader.words(RectEdge.self, "an array of edges").map {
        $0.reduce(into: []) { $0.insert(RectEdges($1)) }
      }
    }
  }

  // MARK: Views

  /// Whether a view is there, which the root always is.
  static var installedView: ValueForm<Bool> {
    .init { (draft, view) throws(ReadingEnded) in
      try draft.reader.installed(isRoot: draft.document.views[Int(view)].superview == nil)
    }
  }
  static var priorities: ValueForm<PartialPriorities> {
    .init(.object) { (reader) throws(ReadingEnded) in try reader.priorities() }
  }
  static var autoresizingMask: ValueForm<AutoresizingMask> {
    .init { (reader) throws(ReadingEnded) in try reader.autoresizingMask() }
  }
  static var targetSize: ValueForm<SystemLayoutSizeFitting.TargetSize> {
    .init { (reader) throws(ReadingEnded) in try reader.targetSize() }
  }
  static var font: ValueForm<FontDescription> {
    .init(.object) { (reader) throws(ReadingEnded) in try reader.font() }
  }
  static var pointSize: ValueForm<Double> {
    .init { (reader) throws(ReadingEnded) in try reader.pointSize() }
  }
  static var image: ValueForm<ImageReference> {
    .init { (reader) throws(ReadingEnded) in try reader.image() }
  }
  static var attributedText: ValueForm<[AttributedRun]> {
    .init { (draft, _) throws(ReadingEnded) in
      try draft.objects("an array of objects with text and font", AttributedRun.members)
    }
  }

  /// The titles of segments.
  static var segments: ValueForm<[String]> {
    .init { (reader) throws(ReadingEnded) in
      try reader.strings("an array of titles", of: "the title of a segment")
    }
  }
  static var symbolConfiguration: ValueForm<SymbolConfiguration> {
    .init(.object) { (draft, _) throws(ReadingEnded) in try draft.symbolConfiguration() }
  }
  static var configuration: ValueForm<ButtonConfiguration> {
    .init(.object) { (draft, _) throws(ReadingEnded) in try draft.configuration() }
  }

  /// The arranged subviews of a stack view by their ids, as symbols.
  static var arrangedSubviews: ValueForm<[Int32]> {
    .init { (draft, view) throws(ReadingEnded) in try draft.arrangedSubviews(ofView: view) }
  }

  /// Spacings by the ids of subviews, as symbols.
  static var customSpacing: ValueForm<[StackConfiguration.CustomSpacing]> {
    .init(.map) { (draft, view) throws(ReadingEnded) in try draft.customSpacing(ofView: view) }
  }
  static var dimension: ValueForm<ListDimension> {
    .init { (reader) throws(ReadingEnded) in try reader.listDimension() }
  }

  // MARK: Traits

  /// What an environment says of itself since this version.
  static func traits(since version: Int, as feature: String) -> ValueForm<TraitCollection> {
    .init(.object) { (draft, _) throws(ReadingEnded) in
      draft.note(feature, since: version)
      return try draft.overridingTraits()
    }
  }

  /// Traits in place of others.
  static var traits: ValueForm<TraitCollection> {
    .init(.object) { (draft, _) throws(ReadingEnded) in try draft.overridingTraits() }
  }

  /// The trait `userInterfaceStyle` by itself; an inner nil says nothing.
  static var interfaceStyle: ValueForm<UserInterfaceStyle?> {
    .init { (draft, _) throws(ReadingEnded) in
      guard case .choice(let raw)? = try draft.reader.trait(.userInterfaceStyle) else { return .some(nil) }
      draft.note("overrideUserInterfaceStyle", since: 13)
      return .some(UserInterfaceStyle(rawValue: raw))
    }
  }

  // MARK: Controllers

  /// Whether a controller is there, which the root always is.
  static var installedController: ValueForm<Bool> {
    .init { (draft, controller) throws(ReadingEnded) in try draft.reader.installed(isRoot: controller == 0) }
  }

  /// Whether a bar lets through what is below it.
  static var bar: ValueForm<Bool> {
    .init(.object) { (draft, _) throws(ReadingEnded) in try draft.object(barMembers)?.isTranslucent }
  }

  /// That a delegate does away with the secondary column.
  static var collapseAnswer: ValueForm<Bool> {
    .init { (reader) throws(ReadingEnded) in try reader.word(CollapseAnswer.self).map { _ in true } }
  }
  static var orientations: ValueForm<[InterfaceOrientation]> {
    .init { (reader) throws(ReadingEnded) in
      try reader.words(InterfaceOrientation.self, "an array of orientations")
    }
  }
  static var displayMode: ValueForm<SplitDisplayMode> {
    .init { (reader) throws(ReadingEnded) in try reader.displayMode() }
  }
  static var barButtonItems: ValueForm<[BarButtonItem]> {
    .init { (draft, _) throws(ReadingEnded) in try draft.barButtonItems() }
  }

  /// What a controller says of its place in a navigation bar.
  static var navigationItem: ValueForm<NavigationItem> {
    .init(.object) { (draft, _) throws(ReadingEnded) in try draft.navigationItem() }
  }

  // MARK: Presentations

  /// A style that a delegate answers.
  static var adaptiveStyle: ValueForm<ModalPresentationStyle> {
    .init { (draft, _) throws(ReadingEnded) in try draft.adaptiveStyle() }
  }
  static var conditionalStyles: ValueForm<[ConditionalStyle]> {
    .init { (draft, _) throws(ReadingEnded) in try draft.conditionalStyles() }
  }
  static var adaptation: ValueForm<[StyleAdaptation]> {
    .init { (reader) throws(ReadingEnded) in try reader.adaptation() }
  }

  /// How far a wrapper stands out; nil for none.
  static var wrapper: ValueForm<EdgeInsets> {
    .init { (reader) throws(ReadingEnded) in try reader.wrapper() }
  }
  static var containerFrame: ValueForm<Varied<ContainerFrame>> {
    .init { (draft, _) throws(ReadingEnded) in
      try draft.varied { (draft) throws(ReadingEnded) in try draft.reader.containerFrame() }
    }
  }
  static var arrowDirections: ValueForm<PopoverArrowDirections> {
    .init { (reader) throws(ReadingEnded) in
      try reader.words(PopoverArrowDirection.self, "an array of arrow directions")
        .map { PopoverArrowDirections($0) } ?? .any
    }
  }
  static var detents: ValueForm<[Detent]> {
    .init { (draft, _) throws(ReadingEnded) in
      let detents = try draft.array("an array of detents, one at least", atLeastOne: true) {
        (draft) throws(ReadingEnded) in try draft.reader.detent()
      }
      return detents.flatMap { $0.isEmpty ? nil : $0 } ?? [.large]
    }
  }
  static var detent: ValueForm<Detent> { .init { (reader) throws(ReadingEnded) in try reader.detent() } }
}
