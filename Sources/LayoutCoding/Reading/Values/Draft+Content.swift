import JSON
import LayoutModel

/// What views show: texts, titles and the looks of controls.
extension AttributedRun {
  static let members = Members(
    "an object with text and font", AttributedRun(text: "", font: nil),
    [.init("text", .string, \.text, isNeeded: true), .init("font", .font, \.font)])
}

extension ButtonConfiguration {
  static let members = Members(
    "an object that describes a button", ButtonConfiguration(),
    [
      .init("style", .word, \.style),
      .init("title", .string, \.title),
      .init("subtitle", .string, \.subtitle),
      .init("image", .image, \.image),
      .init("imagePlacement", .word, \.imagePlacement),
      .init("imagePadding", .length, \.imagePadding),
      .init("titlePadding", .length, \.titlePadding),
      .init("contentInsets", .margins, \.contentInsets),
      .init(
        "preferredSymbolConfigurationForImage", .symbolConfiguration, \.preferredSymbolConfigurationForImage),
    ], ignoring: IgnoredKeys.ofConfigurations)
}

extension Draft {
  /// The configuration of a button: an object, or the style alone.
  mutating func configuration() throws(ReadingEnded) -> ButtonConfiguration? {
    guard try reader.stands(.string) else { return try object(ButtonConfiguration.members) }
    guard let style = try reader.word(ButtonConfiguration.Style.self) else { return nil }
    var configuration = ButtonConfiguration()
    configuration.style = style
    return configuration
  }

  /// An object, or what makes a configuration in code: `UIImage.SymbolConfiguration(pointSize: 24, weight: .bold)`.
  mutating func symbolConfiguration() throws(ReadingEnded) -> SymbolConfiguration? {
    guard try reader.stands(.string) else { return try object(SymbolConfiguration.members) }
    guard let text = try reader.string() else { return nil }
    return CodeParser.parse(text).flatMap { SymbolConfiguration($0) }
      ?? reader.refuse(.expected(SymbolConfiguration.expected))
  }
}

extension JSONReader {
  /// The name of an asset, or what makes an image in code: `UIImage(named: "logo")`, `UIImage(systemName: "star")`.
  mutating func image() throws(ReadingEnded) -> ImageReference? {
    guard let text = try string("the name of an asset") else { return nil }
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
    ])

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

/// The longest path of a file that documents tell: diagnostics repeat it.
package let longestSourcePath = 1024

/// The greatest line and column: files are read whole, and none is that long.
private let greatestPlace = 999_999_999

extension Draft {
  /// The files that a document was made of, with the places of what it has from each.
  mutating func sources() throws(ReadingEnded) -> [SourceFile] {
    try objects("an array of files", SourceFile.members) ?? []
  }

  /// What a document says of lint.
  mutating func lintRequest() throws(ReadingEnded) -> LintRequest {
    try object(LintRequest.members) ?? LintRequest()
  }
}

extension SourceFile {
  static let members = Members(
    "an object with file and places", SourceFile(),
    [
      .init("file") { (draft, source) throws(ReadingEnded) in
        source.file = try draft.reader.text(ofAtMost: longestSourcePath)
      } write: { encoder, source in
        if let file = source.file { encoder.json.string(file) }
      },
      .init("places", isNeeded: true) { (draft, source) throws(ReadingEnded) in
        source.places = try draft.reader.places()
      } write: { encoder, source in
        encoder.places(source.places)
      },
    ])
}

extension LintRequest {
  static let members = Members(
    "an object with disable, enable, failOn or baseline", LintRequest(),
    [
      .init("disable", rules, \.disable),
      .init("enable", rules, \.enable),
      .init("failOn", .word, \.failOn),
      .init("baseline", fingerprints, \.baseline),
    ])

  private static let rules = ValueForm<[Diagnostic.Code]> { (reader) throws(ReadingEnded) in
    try reader.array("an array of names of rules") { (reader) throws(ReadingEnded) in
      guard let name = try reader.string("the name of a rule") else { return nil }
      return LintRule.named(name)?.code
        ?? reader.refuse(.expected("the name of a rule", nearest: LintRule.nearestNames(to: name)))
    }
  } write: {
    $0.strings($1.map(\.rawValue))
  }

  private static let fingerprints = ValueForm<[String]> { (reader) throws(ReadingEnded) in
    try reader.strings("an array of fingerprints", of: "a fingerprint")
  } write: {
    $0.strings($1)
  }
}

extension JSONReader {
  /// Lines and columns by the ids of what stands there. Nobody checks that the document has what is called so: a tool may
  /// tell all that its file has.
  fileprivate mutating func places() throws(ReadingEnded) -> [SourceFile.Entry] {
    var places: [SourceFile.Entry] = []
    guard var map = try beginMap("an object of places by id") else { return places }
    while let id = try nextMember(of: &map) {
      if let place = try sourcePlace() { places.append(SourceFile.Entry(id: id, place: place)) }
    }
    return places
  }

  /// A line and a column, both from 1.
  private mutating func sourcePlace() throws(ReadingEnded) -> SourcePlace? {
    let (expected, start): (StaticString, TextPlace) = ("a line and a column", place)
    guard var array = try beginArray(expected) else { return nil }
    var (numbers, count): ([Int], Int) = ([], 0)
    while try nextElement(of: &array) != nil {
      count += 1
      if count > 2 {
        try skipValue()
      } else if let number = try integer(in: 1...greatestPlace) {
        numbers.append(number)
      }
    }
    if count == 2 { return numbers.count == 2 ? SourcePlace(line: numbers[0], column: numbers[1]) : nil }
    fault(.expected(expected), at: start)
    return nil
  }
}
