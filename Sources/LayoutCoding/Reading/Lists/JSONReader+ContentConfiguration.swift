import JSON
import LayoutModel

/// `UIListContentConfiguration`: an image and two texts that the system lays out.
extension JSONReader {
  private enum Key: Int, DocumentKey {
    case type, text, secondaryText, image, textProperties, secondaryTextProperties
  }
  private static let keys = Keys(Key.self)

  private enum TextKey: Int, DocumentKey {
    case font, numberOfLines, lineBreakMode, adjustsFontForContentSizeCategory, alignment
  }
  private static let textKeys = Keys(
    TextKey.self, ignoring: ["color", "transform", "adjustsFontSizeToFitWidth"])

  /// Reads the configuration at hand into the parts of a cell.
  mutating func contentConfiguration(ofCell cell: Int, _ draft: inout Draft) throws(ReadingEnded) {
    guard var object = try beginObject("an object that describes the content of a cell") else { return }
    var style = SystemCellStyle.cell
    var parts: [CellPart: Int] = [:]
    func part(
      _ part: CellPart, _ reader: inout JSONReader, _ draft: inout Draft
    ) throws(ReadingEnded) -> Int {
      if let known = parts[part] { return known }
      let index = try draft.addPart(part, ofCell: cell, &reader)
      // Configurations show as many lines as there are.
      if part != .imageView { draft.document.apply(.content(\.numberOfLines, 0), toView: index) }
      parts[part] = index
      return index
    }
    while let key = try nextKey(of: &object, in: Self.keys) {
      switch key {
      case .type: style = try word() ?? .cell
      case .text, .secondaryText:
        let index = try part(key == .text ? .textLabel : .detailTextLabel, &self, &draft)
        if let text = try string() { draft.document.apply(.content(\.text, text), toView: index) }
      case .image:
        let index = try part(.imageView, &self, &draft)
        if let image = try image() { draft.document.apply(.details(\.imageReference, image), toView: index) }
      case .textProperties, .secondaryTextProperties:
        let index = try part(key == .textProperties ? .textLabel : .detailTextLabel, &self, &draft)
        try textProperties(ofView: index, &draft)
      }
    }
    draft.document.apply(.cell(\.style, style), toView: cell)
  }

  private mutating func textProperties(ofView index: Int, _ draft: inout Draft) throws(ReadingEnded) {
    guard var object = try beginObject("an object about a text") else { return }
    while let key = try nextKey(of: &object, in: Self.textKeys) {
      let property: ViewProperty? =
        switch key {
        case .font: try font().map { .content(\.font, $0) }
        case .numberOfLines: try integer(in: 0...1_000_000).map { .content(\.numberOfLines, $0) }
        case .lineBreakMode: try word(LineBreakMode.self).map { .content(\.lineBreakMode, $0) }
        case .adjustsFontForContentSizeCategory:
          try boolean().map { .content(\.adjustsFontForContentSizeCategory, $0) }
        case .alignment: try word(TextAlignment.self).map { .content(\.textAlignment, $0) }
        }
      if let property { draft.document.apply(property, toView: index) }
    }
  }
}
