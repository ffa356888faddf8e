import JSON
import LayoutModel

// Images, and the symbols of the system among them.

extension Draft {
  /// An image: the name of an asset, what makes one in code as `UIImage(systemName: "star")`, or an object as
  /// `{"systemName": "star", "weight": "bold"}`.
  mutating func image() throws(ReadingEnded) -> ImageReference? {
    guard try reader.stands(.object) else { return try reader.imageInCode() }
    let place = reader.pointer
    guard let parts = try object(ImageParts.members) else { return nil }
    if let name = parts.systemName {
      return .symbol(SymbolImage(name: name, configuration: parts.configuration.over(parts.given)))
    }
    if let size = parts.size {
      let name = parts.name ?? "\(String(number: size.width))×\(String(number: size.height))"
      document.addImage(named: name, size, at: place)
      return .asset(name)
    }
    if let name = parts.name { return .asset(name) }
    if parts.code == nil { reader.fault(.missingKey("systemName")) }
    return parts.code
  }

  /// An object, or what makes a configuration in code: `UIImage.SymbolConfiguration(pointSize: 24, weight: .bold)`.
  mutating func symbolConfiguration() throws(ReadingEnded) -> SymbolConfiguration? {
    guard try reader.stands(.string) else { return try object(SymbolConfiguration.members) }
    guard let text = try reader.string() else { return nil }
    return CodeParser.parse(text).flatMap { SymbolConfiguration($0) }
      ?? reader.refuse(.expected(SymbolConfiguration.expected))
  }
}

extension DocumentDraft {
  /// Adds an image of a size, in points; one of its name that is there already stays.
  fileprivate mutating func addImage(named name: String, _ size: Size, at place: JSONPointer) {
    guard assets.index(named: name, for: .image) == nil else { return }
    assets.add(AssetSet(name: name, size: size, pointer: place))
  }
}

/// What an object says of an image.
struct ImageParts: Sendable {
  var systemName, name: String?
  /// What stands at the image itself, and what a configuration of it says.
  var configuration = SymbolConfiguration(), given = SymbolConfiguration()
  var code: ImageReference?
  /// In points, of an image that is in no catalogue.
  var size: Size?

  static let members = Members(
    "the name of an image, or an object with systemName or name", ImageParts(),
    [
      .init("systemName", .string, \.systemName, or: "symbol", "symbolName"),
      .init("name", .string, \.name, or: "named", "imageName", "asset"),
      .init("pointSize", .pointSize, \.configuration.font.pointSize),
      .init("size") { (draft, image) throws(ReadingEnded) in
        if try draft.reader.stands(.number) {
          image.configuration.font.pointSize = try draft.reader.pointSize()
        } else {
          image.size = try draft.reader.size()
        }
      } write: { _, _ in
      },
      .init("textStyle", .word, \.configuration.font.textStyle),
      .init("weight", .word, \.configuration.font.weight),
      .init("scale", .word, \.configuration.scale),
      .init("font", .font, \.configuration.font),
      .init(
        "symbolConfiguration", .symbolConfiguration, \.given, or: "configuration", "withConfiguration",
        "preferredSymbolConfiguration"),
      .init("image", .image, \.code),
    ], ignoring: IgnoredKeys.ofImages)
}

extension JSONReader {
  /// The name of an asset, or what makes an image in code: `UIImage(named: "logo")`, `UIImage(systemName: "star")`.
  fileprivate mutating func imageInCode() throws(ReadingEnded) -> ImageReference? {
    let expected: StaticString = "the name of an image, or an object with systemName or name"
    guard let text = try string(expected) else { return nil }
    guard text.hasSuffix(")") || text.hasSuffix(")!") || text.hasSuffix("]"),
      let code = CodeParser.parse(text)
    else { return .asset(text) }
    switch code.lastName {
    case "UIImage", "init", "imageNamed":
      if let name = (code["named"] ?? code[""])?.word { return .asset(name) }
      return symbol(code["systemName"], code) ?? .asset(text)
    case "systemImageNamed": return symbol(code[""], code) ?? .asset(text)
    default: return .asset(text)
    }
  }

  /// Nil where the name is none.
  private mutating func symbol(_ name: CodeExpression?, _ code: CodeExpression) -> ImageReference? {
    guard let name = name?.word else { return nil }
    var symbol = SymbolImage(name: name)
    if let written = code["withConfiguration"] ?? code["configuration"], written != .name("nil") {
      guard let configuration = SymbolConfiguration(written) else {
        fault(.expected(SymbolConfiguration.expected))
        return .symbol(symbol)
      }
      symbol = SymbolImage(name: name, configuration: configuration)
    }
    return .symbol(symbol)
  }
}

extension SymbolConfiguration {
  static let members = Members(
    "an object that describes a symbol's size", SymbolConfiguration(),
    [
      .init("pointSize", .pointSize, \.font.pointSize),
      .init("textStyle", .word, \.font.textStyle),
      .init("weight", .word, \.font.weight),
      .init("scale", .word, \.scale),
      .init("font", .font, \.font),
    ], ignoring: IgnoredKeys.ofSymbolConfigurations)

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
      ?? FontWeight(spelled: word)
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
      font.textStyle = word.flatMap { TextStyle(spelled: $0) }
      return font.textStyle != nil
    case "weight":
      font.weight = word.flatMap(Self.weight)
      return font.weight != nil
    case "scale":
      scale = word.flatMap { Scale(spelled: $0) }
      return scale != nil
    case "font":
      guard let font = FontDescription(argument.value) else { return false }
      self.font = font
      return true
    default: return false
    }
  }
}
