import JSON
import LayoutModel

extension JSONReader {
  enum SymbolConfigurationKey: Int, DocumentKey {
    case pointSize, textStyle, weight, scale
  }
  private static let symbolConfigurationKeys = Keys(SymbolConfigurationKey.self)

  /// An object, or what makes a configuration in code: `UIImage.SymbolConfiguration(pointSize: 24, weight: .bold)`.
  mutating func symbolConfiguration() throws(ReadingEnded) -> SymbolConfiguration? {
    if try stands(.string) {
      guard let text = try string() else { return nil }
      if let configuration = CodeParser.parse(text).flatMap({ SymbolConfiguration($0) }) {
        return configuration
      }
      fault(.invalidValue(expected: SymbolConfiguration.expected, nearest: []))
      return nil
    }
    guard var object = try beginObject("an object that describes a symbol's size") else { return nil }
    var configuration = SymbolConfiguration()
    while let key = try nextKey(of: &object, in: Self.symbolConfigurationKeys) {
      switch key {
      case .pointSize: configuration.font.pointSize = try pointSize()
      case .textStyle: configuration.font.textStyle = try word(TextStyle.self)
      case .weight: configuration.font.weight = try word(FontWeight.self)
      case .scale: configuration.scale = try word(SymbolConfiguration.Scale.self)
      }
    }
    return configuration
  }

  /// The name of an asset, or what makes an image in code: `UIImage(named: "logo")`, `UIImage(systemName: "star")`.
  mutating func image() throws(ReadingEnded) -> ImageReference? {
    guard let text = try string("the name of an asset") else { return nil }
    guard text.hasSuffix(")") || text.hasSuffix(")!") || text.hasSuffix("]"),
      let code = CodeParser.parse(text)
    else { return .asset(text) }
    switch code.lastName {
    case "UIImage", "init", "imageNamed":
      if let name = (code["named"] ?? code[""])?.word { return .asset(name) }
      return try symbol(code["systemName"], code) ?? .asset(text)
    case "systemImageNamed": return try symbol(code[""], code) ?? .asset(text)
    default: return .asset(text)
    }
  }

  /// Nil where the name is none.
  private mutating func symbol(
    _ name: CodeExpression?, _ code: CodeExpression
  ) throws(ReadingEnded) -> ImageReference? {
    guard let name = name?.word else { return nil }
    guard let written = code["withConfiguration"] ?? code["configuration"], written != .name("nil") else {
      return .symbol(SymbolImage(name: name))
    }
    guard let configuration = SymbolConfiguration(written) else {
      fault(.invalidValue(expected: SymbolConfiguration.expected, nearest: []))
      return .symbol(SymbolImage(name: name))
    }
    return .symbol(SymbolImage(name: name, configuration: configuration))
  }
}

extension SymbolConfiguration {
  fileprivate static let expected =
    "an object with pointSize, textStyle, weight and scale, or what makes one such as "
    + "'UIImage.SymbolConfiguration(pointSize: 24, weight: .bold, scale: .large)'"

  /// What a call for a configuration means, nil if it is none.
  fileprivate init?(_ code: CodeExpression) {
    self.init()
    guard
      ["SymbolConfiguration", "UIImageSymbolConfiguration", "init"].contains(code.lastName)
        || code.lastName.hasPrefix("configurationWith"), !code.arguments.isEmpty
    else { return nil }
    for argument in code.arguments where !take(argument, of: code) { return nil }
    if let size = font.pointSize, size <= 0 || size > 10_000 { return nil }
  }

  private static let weights = UIKitSpellings("UIImage.SymbolWeight", "UIImageSymbolWeight")

  private static func weight(_ word: String) -> FontWeight? {
    weights.word(word, among: FontWeight.allCases.map(\.rawValue)).flatMap(FontWeight.init(rawValue:))
      ?? FontWeight.words.word(spelled: word) ?? FontWeight(rawValue: word)
  }

  /// Whether an argument has a meaning. In Objective-C the first one's label is in the name of the method.
  private mutating func take(_ argument: CodeExpression.Argument, of code: CodeExpression) -> Bool {
    var label = argument.label
    if label.isEmpty {
      let rest = code.lastName.dropFirst("configurationWith".count)
      label = rest.prefix(1).lowercased() + rest.dropFirst()
    }
    let word = argument.value.word
    switch label {
    case "pointSize":
      font.pointSize = argument.value.number
      return font.pointSize != nil
    case "textStyle":
      font.textStyle = word.flatMap { TextStyle.words.word(spelled: $0) ?? TextStyle(rawValue: $0) }
      return font.textStyle != nil
    case "weight":
      font.weight = word.flatMap(Self.weight)
      return font.weight != nil
    case "scale":
      scale = word.flatMap { Scale.words.word(spelled: $0) ?? Scale(rawValue: $0) }
      return scale != nil
    case "font":
      guard let font = FontDescription(argument.value) else { return false }
      self.font = font
      return true
    default: return false
    }
  }
}
