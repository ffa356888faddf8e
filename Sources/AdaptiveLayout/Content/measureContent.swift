import LayoutModel
import TextMetrics
import UIKitDefaults

extension ResolutionState {
  /// Measures views of one controller that have a natural size: intrinsic size, baselines, alignment insets and priorities,
  /// where the document does not say them (AL-intrinsic-size, AL-alignment-rectangle, TE-measured).
  ///
  /// Buttons are as large as their images, which must have been selected.
  ///
  /// - Parameter shouldStop: Asked now and then; true ends the work.
  /// - Returns: The texts whose height follows their width, to be broken again once that is known.
  mutating func measureContent(
    of views: some Sequence<Int>, plan: ConstraintPlan, shouldStop: (() -> Bool)?
  ) throws(ResolutionError) -> [WrappingText] {
    var texts: [WrappingText] = []
    var count = 0
    content.measurer.shouldStop = shouldStop
    for index in views where document.views[index].type.mayHaveNaturalSize && plan.installed[index] {
      count += 1
      // What a font file costs, nobody knows.
      if count % 64 == 0 || content.measurer.hasFontFiles, shouldStop?() == true { throw .timeLimit }
      let traits = traits(ofView: index)
      content.measurer.begin(view: index, traits: traits)
      if let text = measureContent(ofView: index, inherited: traits.layoutDirection ?? .leftToRight) {
        texts.append(text)
      }
    }
    return texts
  }

  /// - Returns: Its text, if the height of that follows the width.
  private mutating func measureContent(ofView index: Int, inherited: LayoutDirection) -> WrappingText? {
    let node = document.views[index]
    let facts = node.type.facts
    if !node.explicit.contains(.contentHuggingPriority), var hugging = facts.hugging {
      if node.explicit.contains(.horizontalHuggingPriority) { hugging.horizontal = node.hugging.horizontal }
      if node.explicit.contains(.verticalHuggingPriority) { hugging.vertical = node.hugging.vertical }
      document.natural[index].hugging = hugging
    }
    var baselines: BaselineOffsets?
    var wrapping: WrappingText?
    let readsBaselines = prepared.readsBaselines
    if node.explicit.contains(.intrinsicContentSize) {
      let content = readsBaselines ? document.content(ofView: index) : ViewContent()
      baselines = self.content.measurer.fontBaselines(of: node.type, content)
    } else {
      let size = content.measurer.measure(node.type, document.content(ofView: index))
      document.natural[index].width = size.width
      document.natural[index].height = size.height
      wrapping = size.wrapping
      if readsBaselines { baselines = size.baselines }
    }
    // What stretches a button or a field leaves its text in the middle.
    if facts.features.contains(.centersText) { baselines?.isCentered = true }
    if baselines != nil, document.natural[index].baselineOffsets == nil {
      document.natural[index].baselineOffsets = baselines
    }
    if let insets = facts.alignmentInsets.insets(environment.systemVersion),
      !node.explicit.contains(.alignmentRectInsets)
    {
      document.natural[index].alignmentRectInsets = insets.resolved(
        in: document.direction(ofView: index, inherited: inherited))
    }
    return wrapping
  }
}

extension ViewType {
  /// Most views are of the plain class, which is known without its row.
  fileprivate var mayHaveNaturalSize: Bool {
    if case .view = self { false } else { hasNaturalSize }
  }
}

/// The natural size of a view, in points of its alignment rectangle; a side that is nil has none.
struct ContentSize {
  var width: Double?
  var height: Double?
  var baselines: BaselineOffsets?
  var wrapping: WrappingText?
}

/// A text of a view: what of its content it takes, and the font of its kind.
struct ShownText {
  var plain: String
  /// Wins over the plain text.
  var attributed: [AttributedRun]?
  var font: FontDescription
  /// What counts where the font says no size.
  var standard: FontDescription
  var adjusts: Bool

  init(
    _ content: ViewContent, _ plain: String?,
    standard: FontDescription = FontDescription(pointSize: TextControlMetrics.fontSize)
  ) {
    self.plain = plain ?? ""
    attributed = content.attributedText
    font = content.font ?? standard
    self.standard = standard
    adjusts = content.adjustsFontForContentSizeCategory
  }

  init(_ plain: String, standard: FontDescription) { self.init(ViewContent(), plain, standard: standard) }
}

/// The fonts that come with a document.
private struct DocumentFonts {
  let metrics: [String: CustomFont]
  /// The faces of the files that came along; nil for none.
  let book: FontBook?
}

/// How large what a view shows is, in points; nil for what it does not show or nobody knows.
private struct ImageSizes {
  var image, background: Size?
}

/// Measures one view after the other in one window.
struct ContentMeasurer {
  let environment: ResolutionEnvironment
  private(set) var estimates = Estimates()
  private(set) var doubts = UncertainRules()
  private(set) var view = 0
  private let fonts: DocumentFonts
  /// Asked while texts are shaped; true ends that.
  var shouldStop: (() -> Bool)?
  private var imageSizes: [Int32: ImageSizes] = [:]
  /// The text size of the window, which fonts have when they are made, and of the view, which they may follow.
  private let windowCategory: ContentSizeCategory
  private var viewCategory = ContentSizeCategory.large
  private var cache: [FontKey: Font] = [:]

  private struct FontKey: Hashable {
    var description: FontDescription
    var category: ContentSizeCategory

    /// By what usually differs: a text asks for its font each time that it is measured.
    func hash(into hasher: inout Hasher) {
      hasher.combine(description.pointSize)
      hasher.combine(description.textStyle)
      hasher.combine(description.name)
    }
  }

  init(_ document: LayoutDocument, environment: ResolutionEnvironment) {
    self.environment = environment
    fonts = DocumentFonts(metrics: document.draft.fonts, book: document.draft.fontFiles as? FontBook)
    windowCategory = environment.traits.preferredContentSizeCategory ?? .large
  }

  var version: SystemVersion { environment.systemVersion }
  var grid: PixelGrid { environment.pixelGrid }
  var hasFontFiles: Bool { fonts.book != nil }

  /// Remembers how large the image of a view is; nil if that is not known.
  mutating func note(imageSize: Size?, ofView view: Int) {
    imageSizes[Int32(view), default: ImageSizes()].image = imageSize
  }

  /// Remembers how large the background of a button is; nil if that is not known.
  mutating func note(backgroundSize: Size?, ofView view: Int) {
    imageSizes[Int32(view), default: ImageSizes()].background = backgroundSize
  }

  mutating func begin(view: Int, traits: TraitCollection) {
    self.view = view
    viewCategory = traits.preferredContentSizeCategory ?? .large
  }

  /// The point size of the image that the view at hand shows, nil if it shows none or its size is unknown.
  var imageSize: Size? { imageSizes[Int32(view)]?.image }

  /// The point size of the background of the button at hand, nil if it has none or its size is unknown.
  var backgroundSize: Size? { imageSizes[Int32(view)]?.background }

  mutating func note(_ estimate: Estimates.Cause) { estimates.add(estimate, view: view) }

  mutating func note(_ doubt: UncertainRule) { doubts.insert(doubt) }

  mutating func measure(_ type: ViewType, _ content: ViewContent) -> ContentSize {
    switch type.facts.size {
    case .none: ContentSize()
    case .ofClass(let find): size(ofClass: find(content, version, environment.hasHomeIndicator))
    case .label: label(content)
    case .button: button(content)
    case .textField: textField(content)
    case .textView: textView(content)
    case .segmentedControl: segmentedControl(content)
    case .datePicker: datePicker(content)
    }
  }

  mutating func layout(_ text: ShownText, for use: TextUse = .unbroken) -> TextLayout {
    let layout = TextLayout(runs(text), for: use, mustStop: shouldStop)
    if layout.hasGuessedWidths {
      note(.characters)
      note(.fallbackCharacters)
    }
    return layout
  }

  mutating func runs(_ text: ShownText) -> [TextRun] {
    guard let runs = text.attributed else { return [TextRun(text.plain, font(of: text))] }
    return runs.map { run in
      TextRun(
        run.text, font(run.font ?? text.font, standard: text.standard, adjusts: text.adjusts),
        run.paragraphStyle)
    }
  }

  /// The font of what has none of its own in a text.
  mutating func font(of text: ShownText) -> Font {
    font(text.font, standard: text.standard, adjusts: text.adjusts)
  }

  /// The font that a description means in the window at hand.
  mutating func font(_ description: FontDescription, standard: FontDescription, adjusts: Bool) -> Font {
    var description = description
    if description.pointSize == nil, description.textStyle == nil {
      description.pointSize = standard.pointSize
      description.textStyle = standard.textStyle
    }
    let key = FontKey(description: description, category: adjusts ? viewCategory : windowCategory)
    let font: Font
    if let known = cache[key] {
      font = known
    } else {
      font = make(description, key.category)
      cache[key] = font
    }
    if font.isSubstitute { noteSubstitute(description) }
    if description.hasMonospacedDigits { note(.monospacedDigits) }
    return font
  }

  private mutating func noteSubstitute(_ description: FontDescription) {
    note(.substituteFonts)
    if let name = description.name, !isSystemFont(name) {
      note(.unknownFont(name))
    } else if description.name == nil, description.design == .rounded || description.design == .serif {
      note(.design(description.design))
    }
  }

  private mutating func make(_ description: FontDescription, _ category: ContentSizeCategory) -> Font {
    let style = description.textStyle
    /// A text style and nothing else: its size by the table.
    let plainStyle = description.pointSize == nil && description.name == nil ? style : nil
    var size = description.pointSize ?? TextControlMetrics.fontSize
    if let plainStyle {
      size = DynamicType.pointSize(of: plainStyle, category)
    } else if let style {
      let base = description.pointSize ?? DynamicType.pointSize(of: style, .large)
      size = DynamicType.scaledPointSize(base, for: style, category)
    }
    let weight = Self.weight(of: description)
    let generation = FontGeneration(version)
    if let custom = description.name.flatMap({ fonts.metrics[$0] }), custom.file == nil {
      return Font(custom, size: size, weight: weight, generation: generation)
    }
    if let named = named(description, size: size) { return named }
    let isDisplayCut = description.name.map(FontName.isSystemDisplay) ?? false
    if isDisplayCut { note(.displayCuts) }
    var font = Font(
      systemFontOfSize: size, weight: weight, design: description.design, isItalic: description.isItalic,
      isDisplayCut: isDisplayCut, generation: generation)
    if !isDisplayCut, let name = description.name, !isSystemFont(name) { font.isSubstitute = true }
    if let plainStyle {
      font.lineGap = max(DynamicType.lineSpacing(of: plainStyle, category) - font.lineHeight, 0)
    }
    return font
  }

  /// The font of a name: of a file, else of a table, and of both the one that is what was asked for (TE-font-files, TE-substitutes).
  private func named(_ description: FontDescription, size: Double) -> Font? {
    guard let name = description.name else { return nil }
    let generation = FontGeneration(version)
    let file = fonts.book?.face(named: name, weight: description.weight, isItalic: description.isItalic)
    if let file, file.isExact { return Font(file.face, size: size, generation: generation) }
    if !isSystemFont(name),
      let face = FontFamilies.shared.face(
        named: name, weight: description.weight, isItalic: description.isItalic),
      file == nil || !face.isEstimate
    {
      return Font(face, size: size, generation: generation)
    }
    if file == nil, FontName.isOfIcons(name) { return Font(iconsOfSize: size, generation: generation) }
    return file.map { Font($0.face, size: size, isExact: false, generation: generation) }
  }

  private static func weight(of description: FontDescription) -> FontWeight {
    description.weight ?? description.name.flatMap(FontName.weight(in:)) ?? description.textStyle?.weight
      ?? .regular
  }

  /// A description with what it means in the window at hand: a size and a weight, and no text style.
  func resolved(_ description: FontDescription, standard: FontDescription, as font: Font) -> FontDescription {
    var resolved = description
    if description.pointSize == nil, description.textStyle == nil { resolved.textStyle = standard.textStyle }
    resolved.weight = Self.weight(of: resolved)
    resolved.pointSize = font.pointSize
    resolved.textStyle = nil
    return resolved
  }
}

/// The system font has names, too, which are not for asking but do occur: `.SFUIText-Semibold`.
private func isSystemFont(_ name: String) -> Bool { name.hasPrefix(".SF") || name.hasPrefix(".AppleSystem") }

/// What had to be estimated, and for which views: an estimate is told once, with all views concerned.
struct Estimates {
  typealias Cause = LayoutFinding.EstimateCause

  private var found: [(cause: Cause, views: [Int])] = []
  private var places: [Cause: Int] = [:]
  /// For more unknown fonts than this no other name is looked for: each is compared with all that are known.
  private static let mostLookups = 8

  mutating func add(_ cause: Cause, view: Int) {
    guard let index = places[cause] else {
      places[cause] = found.count
      return found.append((cause, [view]))
    }
    if found[index].views.last != view { found[index].views.append(view) }
  }

  /// One diagnostic for each cause, in the order in which they were met.
  func diagnostics(for document: DocumentValues) -> [Diagnostic] {
    var lookups = Self.mostLookups
    return found.map { cause, views in
      var nearest: [String] = []
      if case .unknownFont(let name) = cause, lookups > 0 {
        lookups -= 1
        let names =
          FontFamilies.shared.familyNames + document.document.draft.fonts.keys.sorted()
          + (document.document.draft.fontFiles?.familyNames ?? [])
        nearest = nearestNames(to: String(name.prefix { $0 != "-" }), in: names)
      }
      if case .symbol(let name) = cause, lookups > 0 {
        lookups -= 1
        nearest = SymbolNames.near(name)
      }
      return Diagnostic(
        .layout(.contentSizeEstimated(cause, nearest: nearest)), views: views.map { document.views[$0].id },
        pointer: views.first.map { document.pointer(toView: $0) })
    }
  }
}
