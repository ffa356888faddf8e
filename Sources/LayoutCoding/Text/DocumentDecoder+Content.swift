import LayoutModel

/// What views show: texts, titles and the looks of controls.
extension DocumentDecoder {
  /// Reads one value of what a view shows; nil, with a fault, if it is none.
  mutating func decodeContent(_ key: ViewKey) throws(Fault) -> ViewContent.Property? {
    switch key {
    case .text: return try reader.string().map { .text($0) }
    case .attributedText: return try decodeAttributedText().map { .attributedText($0) }
    case .placeholder: return try reader.string().map { .placeholder($0) }
    case .font: return try decodeFont().map { .font($0) }
    case .numberOfLines: return try reader.integer(in: 0...1_000_000).map { .numberOfLines($0) }
    case .lineBreakMode: return try reader.word(LineBreakMode.self).map { .lineBreakMode($0) }
    case .preferredMaxLayoutWidth: return try reader.length().map { .preferredMaxLayoutWidth($0) }
    case .adjustsFontForContentSizeCategory:
      return try reader.boolean().map { .adjustsFontForContentSizeCategory($0) }
    case .title: return try reader.string().map { .title($0) }
    case .contentEdgeInsets: return try reader.layoutMargins().map { .contentEdgeInsets($0) }
    case .configuration: return try decodeConfiguration().map { .configuration($0) }
    case .segments: return try decodeSegments().map { .segments($0) }
    case .numberOfPages: return try reader.integer(in: 0...10_000).map { .numberOfPages($0) }
    case .style: return try reader.word(ControlStyle.self).map { .style($0) }
    case .preferredDatePickerStyle:
      return try reader.word(DatePickerStyle.self).map { .preferredDatePickerStyle($0) }
    case .borderStyle: return try reader.word(BorderStyle.self).map { .borderStyle($0) }
    case .scrollEnabled: return try reader.boolean().map { .scrollEnabled($0) }
    case .contentSizeRounding:
      return try reader.word(ContentSizeRounding.self).map { .contentSizeRounding($0) }
    default: return nil
    }
  }

  enum RunKey: String, JSONKey {
    case text, font
  }
  private static let runKeys = KeyTable(RunKey.self)

  private mutating func decodeAttributedText() throws(Fault) -> [AttributedRun]? {
    guard var array = try reader.beginArray("an array of objects with text and font") else { return nil }
    var runs: [AttributedRun] = []
    while try reader.nextElement(of: &array) != nil {
      guard var object = try reader.beginObject("an object with text and font") else { continue }
      var run = AttributedRun(text: "", font: nil)
      var hasText = false
      while let key = try reader.nextKey(of: &object, in: Self.runKeys) {
        switch key {
        case .text:
          hasText = true
          run.text = try reader.string() ?? ""
        case .font: run.font = try decodeFont()
        }
      }
      if !hasText { reader.fault(.missingKey("text")) }
      runs.append(run)
    }
    return runs
  }

  private mutating func decodeSegments() throws(Fault) -> [String]? {
    guard var array = try reader.beginArray("an array of titles") else { return nil }
    var titles: [String] = []
    while try reader.nextElement(of: &array) != nil {
      if let title = try reader.string("the title of a segment") { titles.append(title) }
    }
    return titles
  }

  enum ConfigurationKey: String, JSONKey {
    case style, title, subtitle, image, imagePlacement, imagePadding, titlePadding, contentInsets
  }
  private static let configurationKeys = KeyTable(ConfigurationKey.self)

  private mutating func decodeConfiguration() throws(Fault) -> ButtonConfiguration? {
    guard var object = try reader.beginObject("an object that describes a button") else { return nil }
    var configuration = ButtonConfiguration()
    while let key = try reader.nextKey(of: &object, in: Self.configurationKeys) {
      switch key {
      case .style: configuration.style = try reader.word(ButtonConfiguration.Style.self) ?? .plain
      case .title: configuration.title = try reader.string()
      case .subtitle: configuration.subtitle = try reader.string()
      case .image: configuration.image = try reader.string("the name of an asset")
      case .imagePlacement:
        configuration.imagePlacement = try reader.word(ButtonConfiguration.ImagePlacement.self) ?? .leading
      case .imagePadding: configuration.imagePadding = try reader.length() ?? 0
      case .titlePadding: configuration.titlePadding = try reader.length() ?? 0
      case .contentInsets: configuration.contentInsets = try reader.layoutMargins()
      }
    }
    return configuration
  }
}
