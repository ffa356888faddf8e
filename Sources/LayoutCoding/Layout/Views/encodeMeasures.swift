import JSON
import LayoutModel

extension JSONWriter {
  /// Writes what decided the size of a view, and where its guides are, as members.
  mutating func measures(_ view: Int, of layout: borrowing Layout, _ values: LayoutDetail.Values) {
    guard let measures = layout.measures[view] else { return }
    let grid = layout.environment.pixelGrid
    if values.contains(.content) { content(measures) }
    if values.contains(.margins) { member("layoutMargins", measures.layoutMargins, on: grid) }
    if !values.isDisjoint(with: [.margins, .safeAreas]) {
      member("safeAreaInsets", measures.safeAreaInsets, on: grid)
    }
    if values.contains(.guides) { guides(measures, of: layout, on: grid) }
  }

  /// A side without an intrinsic metric is not there, as in documents.
  private mutating func content(_ measures: ViewMeasures) {
    if measures.intrinsicWidth != nil || measures.intrinsicHeight != nil {
      beginObject("intrinsicContentSize")
      if let width = measures.intrinsicWidth { member("width", width) }
      if let height = measures.intrinsicHeight { member("height", height) }
      endObject()
    }
    guard let fit = measures.text else { return }
    beginObject("text")
    member("lineCount", fit.lineCount)
    member("isTruncated", fit.isTruncated)
    if fit.isTruncated { member("truncatedLine", fit.lineCount) }
    endObject()
  }

  /// Those that every view has under UIKit's names, then those that the document makes, by id.
  private mutating func guides(
    _ measures: ViewMeasures, of layout: borrowing Layout, on grid: PixelGrid
  ) {
    for guide in measures.systemGuides { member(guide.guide.propertyName, guide.frame, on: grid) }
    if measures.layoutGuides.isEmpty { return }
    beginObject("layoutGuides")
    for guide in measures.layoutGuides {
      key(layout.document.guides[guide.guide].id)
      rect(guide.frame, on: grid)
    }
    endObject()
  }
}
