import LayoutModel
import TextMetrics
import UIKitDefaults

/// A symbol as a view shows it, in points.
struct MeasuredSymbol {
  var view: Int
  /// Size of the image, which is what its frame has where nothing stretches it.
  var size: Size
  /// From the image to the line of text that it stands for; negative where the line is larger.
  var alignmentRectInsets: EdgeInsets
  /// Baselines of the line of text beside it.
  var baselines: BaselineOffsets

  /// From the top to the bottom of that line.
  var lineHeight: Double { baselines.first + baselines.last }
}

/// Measures the symbols of the system that the views of a controller show, in the font and at the scale that the image
/// says, then the view (AS-symbol-sizes). What is not in the table is an estimate, which is told.
///
/// - Parameters:
///   - plan: Says which views are installed.
///   - measurer: Keeps fonts, and what had to be estimated.
func measureSymbols(
  of controller: ControllerState, plan: ConstraintPlan, of document: DocumentValues,
  measurer: inout ContentMeasurer
) -> [MeasuredSymbol] {
  var symbols: [MeasuredSymbol] = []
  for index in plan.range where plan.installed[index] {
    let node = document.views[index]
    guard node.type == .imageView || node.type == .button, let place = node.details,
      let symbol = document.details[Int(place)].symbol
    else { continue }
    measurer.begin(view: index, traits: controller.traits(ofView: index))
    let details = document.details[Int(place)]
    var standard = SymbolConfiguration()
    if let button = document.content(ofView: index).configuration {
      standard = button.preferredSymbolConfigurationForImage
      if standard.font.pointSize == nil, standard.font.textStyle == nil { standard.font.textStyle = .body }
    }
    let configuration = symbol.configuration.over(details.preferredSymbolConfiguration).over(standard)
    if !node.explicit.contains(.intrinsicContentSize) { measurer.noteDoubts(of: symbol.name) }
    symbols.append(measurer.measure(symbol.name, configuration))
  }
  return symbols
}

extension ContentMeasurer {
  fileprivate mutating func noteDoubts(of symbol: String) {
    note(.symbolSizes)
    if !SymbolSizes.entry(symbol).isRecorded { note(.symbol(symbol)) }
  }

  /// A symbol is centred on the capital letters of its line, whose height is its alignment rectangle's
  /// (AS-symbol-alignment).
  fileprivate mutating func measure(_ symbol: String, _ configuration: SymbolConfiguration) -> MeasuredSymbol
  {
    let font = font(
      configuration.font, standard: FontDescription(pointSize: SymbolSizes.pointSize), adjusts: true)
    let factor = font.pointSize * SymbolSizes.factor(configuration.scale)
    let entry = SymbolSizes.entry(symbol).size
    let size = Size(
      width: max(grid.round(entry.width * factor), 1 / grid.scale),
      height: max(grid.round(entry.height * factor), 1 / grid.scale))
    let ascent = grid.round(font.ascender)
    let descent = grid.round(font.descender)
    let below = grid.round((size.height - SymbolSizes.capHeight * font.pointSize) / 2)
    let insets = EdgeInsets(top: size.height - below - ascent, left: 0, bottom: below - descent, right: 0)
    return MeasuredSymbol(
      view: view, size: size, alignmentRectInsets: insets,
      baselines: BaselineOffsets(first: ascent, last: descent))
  }
}

extension ContentMeasurer {
  /// The size of a symbol that no view of the document shows.
  mutating func size(ofSymbol name: String, _ configuration: SymbolConfiguration) -> Size {
    measure(name, configuration).size
  }
}

extension ResolutionState {
  /// Gives views their symbols. What the document says of a view wins.
  mutating func adopt(_ symbols: [MeasuredSymbol]) {
    for symbol in symbols {
      let index = symbol.view
      content.measurer.note(imageSize: symbol.size, ofView: index)
      guard document.views[index].type == .imageView else { continue }
      let explicit = document.views[index].explicit
      if !explicit.contains(.intrinsicContentSize) {
        document.natural[index].width = symbol.size.width
        document.natural[index].height = symbol.lineHeight
        if !explicit.contains(.alignmentRectInsets) {
          document.natural[index].alignmentRectInsets = symbol.alignmentRectInsets
        }
      }
      if document.natural[index].baselineOffsets == nil {
        document.natural[index].baselineOffsets = symbol.baselines
      }
    }
  }
}
