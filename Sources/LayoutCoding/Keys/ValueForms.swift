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

extension ValueForm<Bool> {
  static var boolean: Self { Self { (reader) throws(ReadingEnded) in try reader.boolean() } }

  /// Whether a view is there, which the root always is.
  static var installedView: Self {
    Self { (reader, draft, view) throws(ReadingEnded) in
      try reader.installed(isRoot: draft.document.views[Int(view)].superview == nil)
    }
  }

  /// Whether a controller is there, which the root always is.
  static var installedController: Self {
    Self { (reader, _, controller) throws(ReadingEnded) in try reader.installed(isRoot: controller == 0) }
  }

  /// Whether a bar lets through what is below it.
  static var bar: Self {
    Self(.object) { (reader) throws(ReadingEnded) in try reader.bar(hasTitles: false)?.isTranslucent }
  }

  /// That a delegate does away with the secondary column.
  static var collapseAnswer: Self {
    Self { (reader) throws(ReadingEnded) in try reader.word(CollapseAnswer.self).map { _ in true } }
  }
}

extension ValueForm<String> {
  static var string: Self { Self { (reader) throws(ReadingEnded) in try reader.string() } }

  /// A string that is something else than any text.
  static func string(_ expected: StaticString) -> Self {
    Self { (reader) throws(ReadingEnded) in try reader.string(expected) }
  }
}

extension ValueForm<Int> {
  static func integer(in range: ClosedRange<Int>) -> Self {
    Self { (reader) throws(ReadingEnded) in try reader.integer(in: range) }
  }
}

extension ValueForm<Double> {
  static var length: Self { Self { (reader) throws(ReadingEnded) in try reader.length() } }
  static var spacing: Self { Self { (reader) throws(ReadingEnded) in try reader.spacing() } }
  static var constant: Self { Self { (reader) throws(ReadingEnded) in try reader.constant() } }
}

extension ValueForm<Double?> {
  /// A length, or "automatic", which is an inner nil.
  static var automaticLength: Self { Self { (reader) throws(ReadingEnded) in try reader.automaticLength() } }

  /// A part of a whole, or "automatic", which is an inner nil.
  static var automaticFraction: Self {
    Self { (reader) throws(ReadingEnded) in try reader.automaticFraction() }
  }
}

extension ValueForm<Float> {
  static var priority: Self { Self { (reader) throws(ReadingEnded) in try reader.priority() } }
}

// MARK: Geometry

extension ValueForm<Size> {
  static var size: Self { Self(.object) { (reader) throws(ReadingEnded) in try reader.size() } }
}

extension ValueForm<(width: Double?, height: Double?)> {
  static var partialSize: Self {
    Self(.object) { (reader) throws(ReadingEnded) in try reader.optionalSize(requiresBoth: false) }
  }
}

extension ValueForm<Rect> {
  static var rect: Self { Self(.object) { (reader) throws(ReadingEnded) in try reader.rect() } }
}

extension ValueForm<Point> {
  static var point: Self { Self(.object) { (reader) throws(ReadingEnded) in try reader.point() } }
}

extension ValueForm<EdgeInsets> {
  static var insets: Self { Self(.object) { (reader) throws(ReadingEnded) in try reader.edgeInsets() } }
}

extension ValueForm<LayoutMargins> {
  static var margins: Self { Self(.object) { (reader) throws(ReadingEnded) in try reader.layoutMargins() } }
}

extension ValueForm<RectEdges> {
  static var edges: Self {
    Self { (reader) throws(ReadingEnded) in
      try reader.words(RectEdge.self, "an array of edges").map {
        $0.reduce(into: []) { $0.insert(RectEdges($1)) }
      }
    }
  }
}

// MARK: Views

extension ValueForm<PartialPriorities> {
  static var priorities: Self { Self(.object) { (reader) throws(ReadingEnded) in try reader.priorities() } }
}

extension ValueForm<BaselineOffsets> {
  static var baselineOffsets: Self {
    Self(.object) { (reader) throws(ReadingEnded) in try reader.baselineOffsets() }
  }
}

extension ValueForm<AutoresizingMask> {
  static var autoresizingMask: Self {
    Self { (reader) throws(ReadingEnded) in try reader.autoresizingMask() }
  }
}

extension ValueForm<SystemLayoutSizeFitting> {
  static var fitting: Self { Self(.object) { (reader) throws(ReadingEnded) in try reader.fitting() } }
}

extension ValueForm<FontDescription> {
  static var font: Self { Self(.object) { (reader) throws(ReadingEnded) in try reader.font() } }
}

extension ValueForm<ImageReference> {
  static var image: Self { Self { (reader) throws(ReadingEnded) in try reader.image() } }
}

extension ValueForm<[AttributedRun]> {
  static var attributedText: Self { Self { (reader) throws(ReadingEnded) in try reader.attributedText() } }
}

extension ValueForm<[String]> {
  /// The titles of segments.
  static var segments: Self { Self { (reader) throws(ReadingEnded) in try reader.segments() } }
}

extension ValueForm<SymbolConfiguration> {
  static var symbolConfiguration: Self {
    Self(.object) { (reader) throws(ReadingEnded) in try reader.symbolConfiguration() }
  }
}

extension ValueForm<ButtonConfiguration> {
  static var configuration: Self {
    Self(.object) { (reader) throws(ReadingEnded) in try reader.configuration() }
  }
}

extension ValueForm<[Int32]> {
  /// The arranged subviews of a stack view by their ids, as symbols.
  static var arrangedSubviews: Self {
    Self { (reader, draft, view) throws(ReadingEnded) in try reader.arrangedSubviews(ofView: view, &draft) }
  }
}

extension ValueForm<[StackConfiguration.CustomSpacing]> {
  /// Spacings by the ids of subviews, as symbols.
  static var customSpacing: Self {
    Self(.map) { (reader, draft, view) throws(ReadingEnded) in
      try reader.customSpacing(ofView: view, &draft)
    }
  }
}

extension ValueForm<ListDimension> {
  static var dimension: Self { Self { (reader) throws(ReadingEnded) in try reader.listDimension() } }
}

// MARK: Traits

extension ValueForm<TraitCollection> {
  /// What an environment says of itself since this version.
  static func traits(since version: Int, as feature: String) -> Self {
    Self(.object) { (reader, draft, _) throws(ReadingEnded) in
      draft.note(feature, since: version, at: reader.pointer)
      return try reader.overridingTraits(&draft)
    }
  }

  /// Traits in place of others.
  static var traits: Self {
    Self(.object) { (reader, draft, _) throws(ReadingEnded) in try reader.overridingTraits(&draft) }
  }
}

extension ValueForm<UserInterfaceStyle?> {
  /// The trait `userInterfaceStyle` by itself; an inner nil says nothing.
  static var interfaceStyle: Self {
    Self { (reader, draft, _) throws(ReadingEnded) in
      let place = reader.pointer
      guard case .choice(let raw)? = try reader.trait(.userInterfaceStyle) else { return .some(nil) }
      draft.note("overrideUserInterfaceStyle", since: 13, at: place)
      return .some(UserInterfaceStyle(rawValue: raw))
    }
  }
}

// MARK: Controllers

extension ValueForm<[InterfaceOrientation]> {
  static var orientations: Self {
    Self { (reader) throws(ReadingEnded) in
      try reader.words(InterfaceOrientation.self, "an array of orientations")
    }
  }
}

extension ValueForm<(traits: Bool, size: Bool)> {
  static var forwards: Self { Self(.object) { (reader) throws(ReadingEnded) in try reader.forwards() } }
}

extension ValueForm<BarMetrics> {
  static var barMetrics: Self { Self(.object) { (reader) throws(ReadingEnded) in try reader.barMetrics() } }
}

extension ValueForm<(isTranslucent: Bool, prefersLargeTitles: Bool)> {
  static var navigationBar: Self {
    Self(.object) { (reader) throws(ReadingEnded) in try reader.bar(hasTitles: true) }
  }
}

extension ValueForm<SplitDisplayMode> {
  static var displayMode: Self { Self { (reader) throws(ReadingEnded) in try reader.displayMode() } }
}

extension ValueForm<NavigationItem> {
  /// What a controller says of its place in a navigation bar.
  static var navigationItem: Self {
    Self(.object) { (reader, draft, _) throws(ReadingEnded) in try reader.navigationItem(&draft) }
  }
}

extension ValueForm<[BarButtonItem]> {
  static var barButtonItems: Self {
    Self { (reader, draft, _) throws(ReadingEnded) in try reader.barButtonItems(&draft) }
  }
}

extension ValueForm<TabBarItem> {
  /// What a controller says of its tab.
  static var tabBarItem: Self { Self(.object) { (reader) throws(ReadingEnded) in try reader.tabBarItem() } }
}

// MARK: Presentations

extension ValueForm<ModalPresentationStyle> {
  /// A style that a delegate answers.
  static var adaptiveStyle: Self {
    Self { (reader, draft, _) throws(ReadingEnded) in try reader.adaptiveStyle(&draft) }
  }
}

extension ValueForm<[ConditionalStyle]> {
  static var conditionalStyles: Self {
    Self { (reader, draft, _) throws(ReadingEnded) in try reader.conditionalStyles(&draft) }
  }
}

extension ValueForm<[StyleAdaptation]> {
  static var adaptation: Self { Self { (reader) throws(ReadingEnded) in try reader.adaptation() } }
}

extension ValueForm<EdgeInsets> {
  /// How far a wrapper stands out; nil for none.
  static var wrapper: Self { Self { (reader) throws(ReadingEnded) in try reader.wrapper() } }
}

extension ValueForm<Varied<ContainerFrame>> {
  static var containerFrame: Self {
    Self { (reader, draft, _) throws(ReadingEnded) in
      try reader.varied(&draft) { (reader) throws(ReadingEnded) in try reader.containerFrame() }
    }
  }
}

extension ValueForm<PopoverArrowDirections> {
  static var arrowDirections: Self { Self { (reader) throws(ReadingEnded) in try reader.arrowDirections() } }
}

extension ValueForm<[Detent]> {
  static var detents: Self { Self { (reader) throws(ReadingEnded) in try reader.detents() } }
}

extension ValueForm<Detent> {
  static var detent: Self { Self { (reader) throws(ReadingEnded) in try reader.detent() } }
}
