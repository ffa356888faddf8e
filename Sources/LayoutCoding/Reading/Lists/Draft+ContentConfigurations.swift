import JSON
import LayoutModel

// Content configurations of cells.

enum ConfigurationKey: Int, DocumentKey {
  case type, text, secondaryText, image, textProperties, secondaryTextProperties, imageProperties
  case prefersSideBySideTextAndSecondaryText, attributedText, secondaryAttributedText
  static let keys = Keys(
    ConfigurationKey.self, aliases: ["style": .type], ignoring: IgnoredKeys.ofContentConfigurations)
}

enum TextKey: Int, DocumentKey {
  case font, numberOfLines, lineBreakMode, adjustsFontForContentSizeCategory, alignment
  static let keys = Keys(TextKey.self, ignoring: IgnoredKeys.ofTextProperties)
}

/// `UIListContentConfiguration`: an image and two texts that the system lays out.
extension Draft {
  /// Reads the configuration at hand into the parts of a cell.
  mutating func readContentConfiguration(ofCell cell: Int) throws(ReadingEnded) {
    guard var object = try reader.beginObject("an object that describes the content of a cell") else {
      return
    }
    var style = document.details(ofView: cell).cell?.style ?? .cell
    var isSideBySide: Bool?
    while let key = try reader.nextKey(of: &object, in: ConfigurationKey.keys) {
      let part: CellPart
      switch key {
      case .type:
        style = try reader.word() ?? .cell
        continue
      case .prefersSideBySideTextAndSecondaryText:
        isSideBySide = try reader.boolean()
        continue
      case .text, .textProperties, .attributedText: part = .textLabel
      case .secondaryText, .secondaryTextProperties, .secondaryAttributedText: part = .detailTextLabel
      case .image, .imageProperties: part = .imageView
      }
      if try reader.null() { continue }
      try readValue(key, ofView: addPart(part, ofConfiguredCell: cell))
    }
    if let isSideBySide, style == .cell || style == .subtitleCell || style == .valueCell {
      style = isSideBySide ? .valueCell : .cell
    }
    document.apply(.cell(\.style, style), toView: cell)
  }

  /// The view of a part, made where there is none. Configurations show as many lines as there are.
  private mutating func addPart(
    _ part: CellPart, ofConfiguredCell cell: Int
  ) throws(ReadingEnded) -> Int {
    if let known = document.part(part, ofCell: cell) { return known }
    let index = try addPart(part, ofCell: cell)
    if part != .imageView { document.apply(.content(\.numberOfLines, 0), toView: index) }
    return index
  }

  private mutating func readValue(_ key: ConfigurationKey, ofView index: Int) throws(ReadingEnded) {
    switch key {
    case .text, .secondaryText:
      if let text = try reader.string() { document.apply(.content(\.text, text), toView: index) }
    case .image:
      if let image = try image() { document.apply(.details(\.imageReference, image), toView: index) }
    case .attributedText, .secondaryAttributedText:
      if let runs = try attributedText() {
        document.apply(.content(\.attributedText, runs), toView: index)
      }
    case .imageProperties: try readImageProperties(ofView: index)
    default: try readTextProperties(ofView: index)
    }
  }

  /// What is said of the image: how a symbol is drawn, and the room that it has.
  private mutating func readImageProperties(ofView index: Int) throws(ReadingEnded) {
    guard let parts = try object(ImagePropertyParts.members) else { return }
    if let configuration = parts.configuration {
      document.apply(.details(\.preferredSymbolConfiguration, configuration), toView: index)
    }
    // The image lies in the middle of the room that is kept for it, and is no larger than it may be.
    guard let size = parts.reservedLayoutSize ?? parts.maximumSize, size.width > 0, size.height > 0 else {
      return
    }
    document.apply(
      .node(\.givenIntrinsicContentSize, (width: size.width, height: size.height)), toView: index)
  }

  private mutating func readTextProperties(ofView index: Int) throws(ReadingEnded) {
    guard var object = try reader.beginObject("an object about a text") else { return }
    while let key = try reader.nextKey(of: &object, in: TextKey.keys) {
      let property: ViewProperty? =
        switch key {
        case .font: try reader.font().map { .content(\.font, $0) }
        case .numberOfLines: try reader.integer(in: 0...1_000_000).map { .content(\.numberOfLines, $0) }
        case .lineBreakMode: try reader.word(LineBreakMode.self).map { .content(\.lineBreakMode, $0) }
        case .adjustsFontForContentSizeCategory:
          try reader.boolean().map { .content(\.adjustsFontForContentSizeCategory, $0) }
        case .alignment: try reader.word(TextAlignment.self).map { .content(\.textAlignment, $0) }
        }
      if let property { document.apply(property, toView: index) }
    }
  }
}

extension DocumentDraft {
  /// The view of a cell that has a part in it, nil where there is none yet.
  fileprivate func part(_ part: CellPart, ofCell cell: Int) -> Int? {
    guard let content = contentView(ofCell: cell) else { return nil }
    return views.indices[content...].first {
      views[$0].place == .part(part) && views[$0].superview == Int32(content)
    }
  }
}

/// What a content configuration says of its image.
private struct ImagePropertyParts: Sendable {
  var configuration: SymbolConfiguration?
  var reservedLayoutSize, maximumSize: Size?

  static let members = Members(
    "an object about an image", ImagePropertyParts(),
    [
      .init("preferredSymbolConfiguration", .symbolConfiguration, \.configuration),
      .init("reservedLayoutSize", .size, \.reservedLayoutSize),
      .init("maximumSize", .size, \.maximumSize),
    ], ignoring: IgnoredKeys.ofImageProperties)
}
