import LayoutModel
import TextMetrics
import UIKitDefaults

/// What a view's content and class make of its values, where the document does not say them.
struct MeasuredView {
  var view: Int
  /// Nil where the document's own counts.
  var hugging: AxisPriorities?
  /// Nil where the document's own counts; sides that are nil have no intrinsic metric.
  var size: ContentSize?
  var baselines: BaselineOffsets?
  var alignmentRectInsets: EdgeInsets?
}

/// Measures every view of a controller that has a natural size: its intrinsic size, baselines, alignment insets and
/// priorities, where the document does not say them (AL-intrinsic-size, AL-alignment-rectangle, TE-measured).
///
/// Buttons are as large as their images, which must have been selected.
///
/// - Parameters:
///   - views: Which are asked, by index, in the controller's order.
///   - plan: Says which views are installed.
///   - readsBaselines: Whether a baseline can matter.
///   - measurer: Keeps fonts, and what had to be estimated.
///   - shouldStop: Asked now and then; true ends the work.
func measureContent(
  of views: some Sequence<Int>, in controller: ControllerState, plan: ConstraintPlan,
  of document: DocumentValues, readsBaselines: Bool,
  measurer: inout ContentMeasurer, shouldStop: (() -> Bool)?
) throws(ResolutionError) -> [MeasuredView] {
  var measured: [MeasuredView] = []
  for index in views where document.views[index].type.hasNaturalSize && plan.installed[index] {
    if measured.count % 64 == 63, shouldStop?() == true { throw .timeLimit }
    let traits = controller.traits(ofView: index)
    measurer.begin(view: index, traits: traits)
    measured.append(
      measure(index, of: document, traits: traits, readsBaselines: readsBaselines, measurer: &measurer))
  }
  return measured
}

private func measure(
  _ index: Int, of document: DocumentValues, traits: TraitCollection, readsBaselines: Bool,
  measurer: inout ContentMeasurer
) -> MeasuredView {
  let node = document.views[index]
  let facts = node.type.facts
  var measured = MeasuredView(view: index)
  if !node.explicit.contains(.contentHuggingPriority) {
    measured.hugging = facts.hugging
    if node.explicit.contains(.horizontalHuggingPriority) {
      measured.hugging?.horizontal = node.hugging.horizontal
    }
    if node.explicit.contains(.verticalHuggingPriority) { measured.hugging?.vertical = node.hugging.vertical }
  }
  var baselines: BaselineOffsets?
  if node.explicit.contains(.intrinsicContentSize) {
    let content = readsBaselines ? document.content(ofView: index) : ViewContent()
    baselines = measurer.fontBaselines(of: node.type, content)
  } else {
    let size = measurer.measure(node.type, document.content(ofView: index))
    measured.size = size
    if readsBaselines { baselines = size.baselines }
  }
  // What stretches a button or a field leaves its text in the middle.
  if facts.features.contains(.centersText) { baselines?.isCentered = true }
  if baselines != nil, document.details(ofView: index).baselineOffsets == nil {
    measured.baselines = baselines
  }
  if let insets = facts.alignmentInsets.insets(measurer.version),
    !node.explicit.contains(.alignmentRectInsets)
  {
    let direction = document.direction(ofView: index, inherited: traits.layoutDirection ?? .leftToRight)
    measured.alignmentRectInsets = insets.resolved(in: direction)
  }
  return measured
}

extension ResolutionState {
  /// Gives views what was measured.
  ///
  /// - Returns: The texts whose height follows their width, to be broken again once that is known.
  mutating func adopt(_ measured: [MeasuredView]) -> [WrappingText] {
    var texts: [WrappingText] = []
    for values in measured {
      let index = values.view
      if let hugging = values.hugging { document.views[index].hugging = hugging }
      if let size = values.size {
        document.views[index].intrinsicWidth = size.width
        document.views[index].intrinsicHeight = size.height
        if let text = size.wrapping { texts.append(text) }
      }
      if let baselines = values.baselines {
        document.details[document.detailsIndex(ofView: index)].baselineOffsets = baselines
      }
      if let insets = values.alignmentRectInsets {
        document.details[document.detailsIndex(ofView: index)].alignmentRectInsets = insets
      }
    }
    return texts
  }
}

/// The natural size of a view, in points of its alignment rectangle; a side that is nil has none.
struct ContentSize {
  var width: Double?
  var height: Double?
  /// Nil without text.
  var baselines: BaselineOffsets?
  var wrapping: WrappingText?
}

/// Measures one view after the other in one window.
struct ContentMeasurer {
  let environment: ResolutionEnvironment
  private(set) var estimates = Estimates()
  /// The rules in doubt by which views were measured.
  private(set) var doubts = UncertainRules()
  private(set) var view = 0
  private let customFonts: [String: CustomFont]
  private var imageSizes: [Int32: Size] = [:]
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

  init(_ fonts: [String: CustomFont], environment: ResolutionEnvironment) {
    self.environment = environment
    customFonts = fonts
    windowCategory = environment.traits.preferredContentSizeCategory ?? .large
  }

  var version: SystemVersion { environment.systemVersion }
  var grid: PixelGrid { environment.pixelGrid }
  private var generation: FontGeneration { FontGeneration(version) }

  /// Remembers how large the image of a view is; nil if that is not known.
  mutating func note(imageSize: Size?, ofView view: Int) { imageSizes[Int32(view)] = imageSize }

  mutating func begin(view: Int, traits: TraitCollection) {
    self.view = view
    viewCategory = traits.preferredContentSizeCategory ?? .large
  }

  /// The point size of the image that the view at hand shows, nil if it shows none or its size is unknown.
  var imageSize: Size? { imageSizes[Int32(view)] }

  mutating func note(_ estimate: Estimates.Cause) {
    estimates.add(estimate, view: view)
  }

  mutating func note(_ doubt: UncertainRule) { doubts.insert(doubt) }

  /// The natural size of the view at hand.
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

  /// The text of a view in its fonts.
  mutating func layout(
    _ content: ViewContent, plain: String?, standard: FontDescription, for use: TextUse = .unbroken
  ) -> TextLayout {
    let layout = TextLayout(runs(content, plain: plain, standard: standard), for: use)
    if layout.hasGuessedWidths {
      note(.characters)
      note(.fallbackCharacters)
    }
    return layout
  }

  /// The pieces of the text of a view in their fonts.
  mutating func runs(_ content: ViewContent, plain: String?, standard: FontDescription) -> [TextRun] {
    let adjusts = content.adjustsFontForContentSizeCategory
    let own = content.font ?? standard
    guard let runs = content.attributedText else {
      return [TextRun(plain ?? "", font(own, standard: standard, adjusts: adjusts))]
    }
    return runs.map { TextRun($0.text, font($0.font ?? own, standard: standard, adjusts: adjusts)) }
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
    let size: Double
    if let style {
      let base = description.pointSize ?? DynamicType.pointSize(of: style, .large)
      let isPlain = description.pointSize == nil && description.name == nil
      size =
        isPlain
        ? DynamicType.pointSize(of: style, category)
        : DynamicType.scaledPointSize(base, for: style, category)
    } else {
      size = description.pointSize ?? TextControlMetrics.fontSize
    }
    let weight = Self.weight(of: description)
    if let name = description.name, let custom = customFonts[name] {
      return Font(custom, size: size, weight: weight, generation: generation)
    }
    if let name = description.name, !isSystemFont(name) {
      let face = FontFamilies.shared.face(
        named: name, weight: description.weight, isItalic: description.isItalic)
      if let face { return Font(face, size: size, generation: generation) }
    }
    let isDisplayCut = description.name.map(FontName.isSystemDisplay) ?? false
    if isDisplayCut { note(.displayCuts) }
    var font = Font(
      systemFontOfSize: size, weight: weight, design: description.design, isItalic: description.isItalic,
      isDisplayCut: isDisplayCut, generation: generation,
      isSubstitute: !isDisplayCut && description.name.map { !isSystemFont($0) } ?? false)
    if let style, description.pointSize == nil, description.name == nil {
      font.lineGap = max(DynamicType.lineSpacing(of: style, category) - font.lineHeight, 0)
    }
    return font
  }
}

extension ContentMeasurer {
  /// The weight that a description means.
  fileprivate static func weight(of description: FontDescription) -> FontWeight {
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
