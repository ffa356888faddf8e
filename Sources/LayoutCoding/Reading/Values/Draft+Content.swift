import JSON
import LayoutModel

/// What views show: texts, titles and the looks of controls.
extension AttributedRun {
  static let members = Members(
    "an object with text and font", AttributedRun(text: "", font: nil),
    [
      .init("text", .string, \.text, or: "string"), .init("font", .font, \.font),
      .init("paragraphStyle", .paragraphStyle, \.paragraphStyle),
      .init("attributes") { (draft, run) throws(ReadingEnded) in
        guard let attributes = try draft.object(attributes) else { return }
        run.font = attributes.font ?? run.font
        run.paragraphStyle = attributes.paragraphStyle ?? run.paragraphStyle
      } write: { _, _ in
      },
    ], ignoring: IgnoredKeys.ofAttributes)

  /// The attributes of a text: what counts is the font and the paragraph style.
  fileprivate static let attributes = Members(
    "an object of attributes", AttributedRun(text: "", font: nil),
    [.init("font", .font, \.font), .init("paragraphStyle", .paragraphStyle, \.paragraphStyle)],
    ignoring: IgnoredKeys.ofAttributes)
}

extension ParagraphStyle {
  static let members = Members(
    "an object that describes a paragraph", ParagraphStyle(),
    [
      .init("lineHeightMultiple", .length, \.lineHeightMultiple),
      .init("minimumLineHeight", .length, \.minimumLineHeight),
      .init("maximumLineHeight", .length, \.maximumLineHeight),
      .init("lineSpacing", .length, \.lineSpacing),
      .init("paragraphSpacing", .length, \.paragraphSpacing),
      .init("paragraphSpacingBefore", .length, \.paragraphSpacingBefore),
      .init("firstLineHeadIndent", .length, \.firstLineHeadIndent),
      .init("headIndent", .length, \.headIndent), .init("tailIndent", .coordinate, \.tailIndent),
    ], ignoring: IgnoredKeys.ofParagraphStyles)
}

/// A text in pieces, with a paragraph style of all of it beside them.
private struct AttributedRuns: Sendable {
  var runs: [AttributedRun] = []
  var paragraphStyle: ParagraphStyle?

  var styled: [AttributedRun] {
    // One that says nothing is none.
    let paragraphStyle = paragraphStyle == ParagraphStyle() ? nil : paragraphStyle
    return runs.map {
      AttributedRun(text: $0.text, font: $0.font, paragraphStyle: $0.paragraphStyle ?? paragraphStyle)
    }
  }
}

extension Draft {
  /// A text in several fonts: its pieces, one of them, or a plain text.
  mutating func attributedText() throws(ReadingEnded) -> [AttributedRun]? {
    if try reader.stands(.string) { return try reader.string().map { [AttributedRun(text: $0, font: nil)] } }
    if try reader.stands(.object) {
      guard try reader.objectHasMember("runs") else { return try object(AttributedRun.members).map { [$0] } }
      return try object(Self.runs)?.styled
    }
    return try objects("an array of objects with text and font", AttributedRun.members)
  }

  /// The pieces of a text, with attributes of all of it beside them.
  private static let runs = Members(
    "an object with runs", AttributedRuns(),
    [
      .init("runs") { (draft, text) throws(ReadingEnded) in
        text.runs = try draft.attributedText() ?? []
      } write: { _, _ in
      },
      .init("paragraphStyle", .paragraphStyle, \.paragraphStyle),
    ], ignoring: IgnoredKeys.ofAttributes)
}

extension ButtonConfiguration {
  static let members = Members(
    "an object that describes a button", ButtonConfiguration(),
    [
      .init("style", .word, \.style),
      .init("buttonSize", .word, \.buttonSize, or: "size"),
      .init("title", .string, \.title),
      .init("subtitle", .string, \.subtitle),
      .init("titleFont", .font, \.titleFont, or: "font"),
      .init("subtitleFont", .font, \.subtitleFont),
      .init("attributedTitle") { (draft, configuration) throws(ReadingEnded) in
        guard let runs = try draft.attributedText() else { return }
        configuration.title = runs.map(\.text).joined()
        configuration.titleFont = runs.lazy.compactMap(\.font).first ?? configuration.titleFont
      } write: { _, _ in
      },
      .init("attributedSubtitle") { (draft, configuration) throws(ReadingEnded) in
        guard let runs = try draft.attributedText() else { return }
        configuration.subtitle = runs.map(\.text).joined()
        configuration.subtitleFont = runs.lazy.compactMap(\.font).first ?? configuration.subtitleFont
      } write: { _, _ in
      },
      attributes("titleTextAttributesTransformer", \.titleFont, or: ["titleTextAttributes"]),
      attributes("subtitleTextAttributesTransformer", \.subtitleFont, or: ["subtitleTextAttributes"]),
      .init("image", .image, \.image),
      .init("imagePlacement", .word, \.imagePlacement),
      .init("imagePadding", .length, \.imagePadding),
      .init("titlePadding", .length, \.titlePadding),
      .init("contentInsets", .margins, \.contentInsets),
      .init(
        "preferredSymbolConfigurationForImage", .symbolConfiguration, \.preferredSymbolConfigurationForImage),
    ], ignoring: IgnoredKeys.ofConfigurations)

  /// What becomes of the attributes of a title: of what is written as an object of attributes the font, of code nothing.
  private static func attributes(
    _ name: String, _ font: Variable<ButtonConfiguration, FontDescription?>, or others: [String]
  ) -> Members<ButtonConfiguration>.Row {
    .init(name, others: others) { (draft, configuration) throws(ReadingEnded) in
      guard try draft.reader.stands(.object) else { return try draft.reader.ignoreValue(as: name) }
      guard let written = try draft.object(AttributedRun.attributes)?.font else { return }
      configuration[keyPath: font] = written
    } write: { _, _ in
    }
  }
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
