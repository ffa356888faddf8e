import AssetSelection
import LayoutModel
import TextMetrics
import UIKitDefaults

/// Measures what stands in the bars of one controller, and keeps what is odd about it.
struct BarMeasurer {
  private var measurer: ContentMeasurer
  private var selector: ImageSelector
  private let document: DocumentValues
  private let traits: TraitCollection
  private let controller: Int
  let version: SystemVersion
  private let grid: PixelGrid
  /// The fitting sizes of the views of items, by number.
  private let viewSizes: [Int32: Size]
  private(set) var diagnostics: [Diagnostic] = []
  var doubts = UncertainRules()

  /// - Parameters:
  ///   - controller: The container whose bars these are.
  ///   - viewSizes: Of the views of items, by number.
  init(ofController controller: Int, viewSizes: [Int32: Size], in state: ResolutionState) {
    measurer = state.content.measurer
    selector = state.content.selector
    document = state.document
    traits = state.controllers[controller].traits
    self.controller = controller
    version = state.environment.systemVersion
    grid = state.environment.pixelGrid
    self.viewSizes = viewSizes
    measurer.begin(view: Int(document.controllers[controller].rootView), traits: traits)
  }

  /// What was read for the sizes, to be handed back.
  func finish(_ state: inout ResolutionState) {
    state.content.selector = selector
    state.findings.diagnostics += diagnostics
    state.findings.doubts.rules.formUnion(measurer.doubts)
    state.findings.doubts.rules.formUnion(doubts)
  }

  /// One line of text.
  mutating func text(_ text: String, size: Double, weight: FontWeight) -> MeasuredBarText {
    let description = FontDescription(pointSize: size, weight: weight)
    let font = measurer.font(description, standard: description, adjusts: false)
    let layout = TextLayout([TextRun(text, font)], for: .unbroken)
    if layout.hasGuessedWidths { doubts.insert(.fallbackCharacters) }
    let measured = layout.size(maximumLines: 1, on: grid)
    guard measured.lineCount > 0 else {
      return MeasuredBarText(
        text: text, font: description, width: 0, height: grid.roundUpText(font.lineHeight),
        baseline: grid.round(font.ascender))
    }
    return MeasuredBarText(
      text: text, font: description, width: measured.width, height: measured.height,
      baseline: measured.baselines.first)
  }

  /// The size of an image, in points.
  ///
  /// - Parameter symbolSize: Of the text that symbols stand beside.
  mutating func size(
    of image: ImageReference, symbolSize: Double = BarItemMetrics.fontSize
  ) -> Size {
    switch image {
    case .asset(let name):
      let selection = selector.select(
        name, forBarOf: controller, of: document, traits: traits, diagnostics: &diagnostics)
      if let size = selection.image?.pointSize { return size }
      doubts.insert(.barItems)
      return BarItemMetrics.systemImage
    case .symbol(let symbol):
      guard version >= BarItemMetrics.symbolsSince else {
        doubts.insert(.barItems)
        return BarItemMetrics.systemImage
      }
      doubts.insert(.symbolSizes)
      var standard = SymbolConfiguration()
      standard.font.pointSize = symbolSize
      standard.scale = .large
      return measurer.size(ofSymbol: symbol.name, symbol.configuration.over(standard))
    }
  }

  /// The size that the view of an item wishes for.
  func size(ofView number: Int32) -> Size { viewSizes[number] ?? .zero }

  /// The root view that an item names.
  func view(_ number: Int32) -> Int32 {
    document.controllers[Int(document.barViews[Int(number)])].rootView
  }
}

extension ImageReference {
  /// As code names it.
  var name: String {
    switch self {
    case .asset(let name): name
    case .symbol(let symbol): symbol.name
    }
  }
}
