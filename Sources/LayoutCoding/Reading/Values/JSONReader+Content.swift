import JSON
import LayoutModel

/// What views show: texts, titles and the looks of controls.
extension JSONReader {
  enum RunKey: Int, DocumentKey {
    case text, font
  }
  private static let runKeys = Keys(RunKey.self)

  mutating func attributedText() throws(ReadingEnded) -> [AttributedRun]? {
    guard var array = try beginArray("an array of objects with text and font") else { return nil }
    var runs: [AttributedRun] = []
    while try nextElement(of: &array) != nil {
      guard var object = try beginObject("an object with text and font") else { continue }
      var run = AttributedRun(text: "", font: nil)
      var hasText = false
      while let key = try nextKey(of: &object, in: Self.runKeys) {
        switch key {
        case .text:
          hasText = true
          run.text = try string() ?? ""
        case .font: run.font = try font()
        }
      }
      if !hasText { fault(.missingKey("text")) }
      runs.append(run)
    }
    return runs
  }

  mutating func segments() throws(ReadingEnded) -> [String]? {
    guard var array = try beginArray("an array of titles") else { return nil }
    var titles: [String] = []
    while try nextElement(of: &array) != nil {
      if let title = try string("the title of a segment") { titles.append(title) }
    }
    return titles
  }

  enum ConfigurationKey: Int, DocumentKey {
    case style, title, subtitle, image, imagePlacement, imagePadding, titlePadding, contentInsets
    case preferredSymbolConfigurationForImage
  }
  private static let configurationKeys = Keys(ConfigurationKey.self, ignoring: IgnoredKeys.ofConfigurations)

  /// An object, or the style alone.
  mutating func configuration() throws(ReadingEnded) -> ButtonConfiguration? {
    if try stands(.string) {
      guard let style = try word(ButtonConfiguration.Style.self) else { return nil }
      var configuration = ButtonConfiguration()
      configuration.style = style
      return configuration
    }
    guard var object = try beginObject("an object that describes a button") else { return nil }
    var configuration = ButtonConfiguration()
    while let key = try nextKey(of: &object, in: Self.configurationKeys) {
      switch key {
      case .style: configuration.style = try word(ButtonConfiguration.Style.self) ?? .plain
      case .title: configuration.title = try string()
      case .subtitle: configuration.subtitle = try string()
      case .image: configuration.image = try image()
      case .imagePlacement:
        configuration.imagePlacement = try word(ButtonConfiguration.ImagePlacement.self) ?? .leading
      case .imagePadding: configuration.imagePadding = try length() ?? 0
      case .titlePadding: configuration.titlePadding = try length() ?? 0
      case .contentInsets: configuration.contentInsets = try layoutMargins()
      case .preferredSymbolConfigurationForImage:
        configuration.preferredSymbolConfigurationForImage =
          try symbolConfiguration() ?? SymbolConfiguration()
      }
    }
    return configuration
  }
}
