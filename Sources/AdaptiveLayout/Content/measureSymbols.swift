import LayoutModel
import TextMetrics
import UIKitDefaults

extension ResolutionState {
  /// Gives views of a controller the symbols of the system that they show, measured in the font and at the scale that the
  /// image says, then the view (AS-symbol-sizes). What is not in the table is an estimate, which is told. What the document
  /// says of a view wins.
  mutating func measureSymbols(_ plan: ConstraintPlan) {
    for index in plan.range where plan.installed[index] {
      let node = document.views[index]
      guard node.type == .imageView || node.type == .button, let place = node.details else { continue }
      let details = document.details[Int(place)]
      if details.symbol == nil, details.backgroundImage == nil { continue }
      content.measurer.begin(view: index, traits: traits(ofView: index))
      if case .symbol(let symbol)? = details.backgroundImage {
        let measured = content.measurer.measure(
          symbol.name, symbol.configuration.over(details.preferredSymbolConfiguration))
        content.measurer.note(backgroundSize: measured.size, ofView: index)
      }
      guard let symbol = details.symbol else { continue }
      var standard = SymbolConfiguration()
      var isInLine = false
      if let button = document.content(ofView: index).configuration {
        // Beside a title a symbol is as high as its line (AS-symbol-alignment).
        isInLine = button.imagePlacement == .leading || button.imagePlacement == .trailing
        standard = button.preferredSymbolConfigurationForImage
        if standard.font.pointSize == nil, standard.font.textStyle == nil { standard.font.textStyle = .body }
      }
      let own = details.preferredSymbolConfiguration
      if !node.explicit.contains(.intrinsicContentSize) { content.measurer.noteDoubts(of: symbol.name) }
      let measured = content.measurer.measure(symbol.name, symbol.configuration.over(own).over(standard))
      var size = measured.size
      if isInLine { size.height = measured.lineHeight }
      content.measurer.note(imageSize: size, ofView: index)
      if node.type == .imageView { show(measured, in: index) }
    }
  }

  private mutating func show(_ symbol: MeasuredSymbol, in index: Int) {
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

/// A symbol as a view shows it, in points.
private struct MeasuredSymbol {
  /// Size of the image, which is what its frame has where nothing stretches it.
  var size: Size
  /// From the image to the line of text that it stands for; negative where the line is larger.
  var alignmentRectInsets: EdgeInsets
  /// Baselines of the line of text beside it: together how high that is.
  var baselines: BaselineOffsets
  var lineHeight: Double { baselines.first + baselines.last }
}

extension ContentMeasurer {
  fileprivate mutating func noteDoubts(of symbol: String) {
    note(.symbolSizes)
    if !SymbolSizes.entry(symbol).isRecorded { note(.symbol(symbol)) }
  }

  /// A symbol is centred on the capital letters of its line, from 17.5 on in the line, whose height is its alignment rectangle's
  /// (AS-symbol-alignment).
  fileprivate mutating func measure(
    _ symbol: String, _ configuration: SymbolConfiguration
  ) -> MeasuredSymbol {
    let font = font(
      configuration.font, standard: FontDescription(pointSize: SymbolSizes.pointSize), adjusts: true)
    let part = SymbolSizes.entry(symbol).size(configuration.scale, configuration.font.weight)
    let size = Size(
      width: max(grid.round(part.width * font.pointSize), 1 / grid.scale),
      height: max(grid.round(part.height * font.pointSize), 1 / grid.scale))
    let ascent = grid.round(font.ascender)
    let descent = grid.round(font.descender)
    let isInLine = version >= SymbolSizes.centredInLineSince
    let below =
      isInLine
      ? descent - grid.round((ascent + descent - size.height) / 2)
      : grid.round((size.height - SymbolSizes.capHeight * font.pointSize) / 2)
    let insets = EdgeInsets(top: size.height - below - ascent, left: 0, bottom: below - descent, right: 0)
    return MeasuredSymbol(
      size: size, alignmentRectInsets: insets, baselines: BaselineOffsets(first: ascent, last: descent))
  }

  /// The size of a symbol that no view of the document shows.
  mutating func size(ofSymbol name: String, _ configuration: SymbolConfiguration) -> Size {
    measure(name, configuration).size
  }
}
