import AssetSelection
import LayoutModel
import TextMetrics
import UIKitDefaults

/// Measures and lays out what stands in the bars of one controller, and keeps what is odd about it.
struct BarMeasurer {
  let geometry: BarGeometry
  private var measurer: ContentMeasurer
  private var selector: ImageSelector
  private let document: DocumentValues
  private let traits: TraitCollection
  private let controller: Int
  /// The fitting sizes of the views of items, by number.
  private let viewSizes: [Int32: Size]
  private var diagnostics: [Diagnostic] = []
  var doubts = UncertainRules()

  var version: SystemVersion { geometry.version }

  init(_ geometry: BarGeometry, of controller: Int, viewSizes: [Int32: Size], in state: ResolutionState) {
    (self.geometry, self.controller, self.viewSizes) = (geometry, controller, viewSizes)
    measurer = state.content.measurer
    selector = state.content.selector
    document = state.document
    traits = state.controllers[controller].traits
    measurer.begin(view: Int(document.controllers[controller].rootView), traits: traits)
  }

  /// What was read for the sizes, to be handed back.
  func finish(_ state: inout ResolutionState) {
    state.content.selector = selector
    state.findings.diagnostics += diagnostics
    state.findings.doubts.rules.formUnion(measurer.doubts)
    state.findings.doubts.rules.formUnion(doubts)
  }

  /// Where items stand is known of one design only.
  mutating func noteItems() { doubts.insert(geometry.isModern ? .barItemsOf26 : .barItems) }

  /// One line of text, on pixels, with its baseline at the origin.
  mutating func text(_ text: String, size: Double, weight: FontWeight) -> BarText {
    let description = FontDescription(pointSize: size, weight: weight)
    let font = measurer.font(description, standard: description, adjusts: false)
    let layout = TextLayout([TextRun(text, font)], for: .unbroken)
    if layout.hasGuessedWidths { doubts.insert(.fallbackCharacters) }
    let grid = geometry.grid
    let measured = layout.size(maximumLines: 1, on: grid)
    let isEmpty = measured.lineCount == 0
    let width = isEmpty ? 0 : measured.width
    let height = isEmpty ? grid.roundUpText(font.lineHeight) : measured.height
    let baseline = isEmpty ? grid.round(font.ascender) : measured.baselines.first
    let frame = Rect(x: 0, y: -baseline, width: width, height: height)
    return BarText(text: text, frame: frame, font: description, width: width)
  }

  /// The size of an image, in points.
  ///
  /// - Parameter symbolSize: Of the text that symbols stand beside.
  mutating func size(of image: ImageReference, symbolSize: Double = BarItemMetrics.fontSize) -> Size {
    switch image {
    case .asset(let name):
      let selection = selector.select(
        name, forBarOf: controller, of: document, traits: traits, diagnostics: &diagnostics)
      if let size = selection.image?.pointSize { return size }
    case .symbol(let symbol) where version >= BarItemMetrics.symbolsSince:
      doubts.insert(.symbolSizes)
      var standard = SymbolConfiguration()
      standard.font.pointSize = symbolSize
      standard.scale = .large
      return measurer.size(ofSymbol: symbol.name, symbol.configuration.over(standard))
    case .symbol: break
    }
    doubts.insert(.barItems)
    return BarItemMetrics.systemImage
  }

  /// The size that the view of an item wishes for.
  func size(ofView number: Int32) -> Size { viewSizes[number] ?? .zero }

  /// The root view that an item names.
  func view(_ number: Int32) -> Int32 { document.controllers[Int(document.barViews[Int(number)])].rootView }
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
