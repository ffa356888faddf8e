import JSON
package import LayoutModel

/// Reads a string catalogue of Xcode 15 and later, an `.xcstrings` file.
///
/// Of texts that vary by number it takes the form `other`, or all forms, encoded (``PluralText``), and of those that vary by device the one for the idiom, else
/// `other`. What it does not know is passed over: Xcode adds members.
///
/// - Parameters:
///   - keepsForms: Whether it takes all forms of what varies by number.
///   - mustStop: As of ``readStrings(_:mustStop:)``.
/// - Returns: The texts that can be read, and why others cannot: with the pointer and the place.
/// - Complexity: O(*n*) in the length of the text.
package func readStringCatalog(
  _ bytes: UnsafeBufferPointer<UInt8>, idiom: UserInterfaceIdiom, keepsForms: Bool = false,
  maximumDepth: Int = 512,
  mustStop: (_ keptBytes: Int) -> Bool = { _ in false }
) -> (table: StringsTable, faults: [LintFault]) {
  var reader = CatalogReader(reader: JSONReader(bytes, maximumDepth: maximumDepth), idiom: idiom)
  reader.keepsForms = keepsForms
  try? reader.read(mustStop)
  return (reader.table, reader.faults(in: bytes))
}

private struct CatalogReader {
  var reader: JSONReader
  let idiom: UserInterfaceIdiom
  var table = StringsTable()
  var hasStrings = false
  var keepsForms = false
  /// In which the text is that is read.
  private var language = ""
  private var kept = KeptTexts()

  init(reader: JSONReader, idiom: UserInterfaceIdiom) { (self.reader, self.idiom) = (reader, idiom) }

  mutating func read(_ mustStop: (Int) -> Bool) throws(ReadingEnded) {
    guard var root = try reader.beginMap() else { return try reader.end() }
    while let name = try reader.nextMember(of: &root) {
      switch name {
      case "sourceLanguage": table.sourceLanguage = try reader.string()
      case "strings":
        hasStrings = true
        if try readEntries(mustStop) { return }
      default: try reader.skipValue()
      }
    }
    try reader.end()
  }

  /// - Returns: Whether it was stopped.
  private mutating func readEntries(_ mustStop: (Int) -> Bool) throws(ReadingEnded) -> Bool {
    // Keys are texts of the source language, often as a whole.
    guard var entries = try reader.beginMap(longestName: .max) else { return false }
    while let key = try reader.nextMember(of: &entries) {
      if kept.mustStop(mustStop) { return true }
      guard var entry = try reader.beginMap() else { continue }
      while let name = try reader.nextMember(of: &entry) {
        guard name == "localizations" else {
          try reader.skipValue()
          continue
        }
        guard var languages = try reader.beginMap() else { continue }
        while let language = try reader.nextMember(of: &languages) {
          self.language = language
          guard let text = try readText() else { continue }
          kept.add(key, text)
          table.texts[language, default: [:]][key] = text
        }
      }
    }
    return false
  }

  /// Reads what a language has of a text, or a form of it.
  private mutating func readText() throws(ReadingEnded) -> String? {
    guard var unit = try reader.beginMap() else { return nil }
    var text: String?
    var parts: [String: [String: String]] = [:]
    while let name = try reader.nextMember(of: &unit) {
      switch name {
      case "stringUnit": text = try readUnit() ?? text
      case "variations": text = try readVariations() ?? text
      case "substitutions" where keepsForms: parts = try readParts()
      default: try reader.skipValue()
      }
    }
    guard !parts.isEmpty, let text else { return text }
    return PluralText(format: text, language: language, parts: parts).encoded
  }

  /// Reads the parts of a text that vary by numbers, in which `%arg` is the number.
  private mutating func readParts() throws(ReadingEnded) -> [String: [String: String]] {
    var parts: [String: [String: String]] = [:]
    guard var list = try reader.beginMap() else { return parts }
    while let name = try reader.nextMember(of: &list) {
      guard var part = try reader.beginMap() else { continue }
      var (specifier, text): (String, String?) = ("lld", nil)
      while let member = try reader.nextMember(of: &part) {
        switch member {
        case "formatSpecifier": specifier = try reader.string() ?? specifier
        case "variations": text = try readVariations()
        default: try reader.skipValue()
        }
      }
      let forms = text.flatMap { PluralText($0) }?.parts[Self.partName] ?? [:]
      parts[name] = forms.mapValues { form in
        form.split(separator: "%arg", omittingEmptySubsequences: false).joined(separator: "%" + specifier)
      }
    }
    return parts
  }

  /// What a text that is one such part calls it.
  private static let partName = "number"

  private mutating func readUnit() throws(ReadingEnded) -> String? {
    guard var unit = try reader.beginMap() else { return nil }
    var text: String?
    while let name = try reader.nextMember(of: &unit) {
      if name == "value" { text = try reader.string() } else { try reader.skipValue() }
    }
    return text
  }

  private mutating func readVariations() throws(ReadingEnded) -> String? {
    guard var kinds = try reader.beginMap() else { return nil }
    var text: String?
    while let kind = try reader.nextMember(of: &kinds) {
      switch kind {
      case "plural" where keepsForms: text = try readAllForms() ?? text
      case "plural": text = try readForms(of: nil) ?? text
      case "device": text = try readForms(of: Self.devices[idiom]) ?? text
      default: try reader.skipValue()
      }
    }
    return text
  }

  /// Reads the forms of a text for numbers.
  private mutating func readAllForms() throws(ReadingEnded) -> String? {
    guard var forms = try reader.beginMap() else { return nil }
    var found: [String: String] = [:]
    while let name = try reader.nextMember(of: &forms) { found[name] = try readText() }
    if found.isEmpty { return nil }
    let format = "%#@\(Self.partName)@"
    return PluralText(format: format, language: language, parts: [Self.partName: found]).encoded
  }

  /// Reads the forms of a text and takes that of a name, else `other`.
  private mutating func readForms(of wanted: String?) throws(ReadingEnded) -> String? {
    guard var forms = try reader.beginMap() else { return nil }
    var (best, other): (String?, String?)
    while let name = try reader.nextMember(of: &forms) {
      switch name {
      case wanted: best = try readText()
      case "other": other = try readText()
      default: try reader.skipValue()
      }
    }
    return best ?? other
  }

  private static let devices: [UserInterfaceIdiom: String] = [
    .phone: "iphone", .pad: "ipad", .tv: "appletv", .mac: "mac", .vision: "applevision",
  ]

  func faults(in bytes: UnsafeBufferPointer<UInt8>) -> [LintFault] {
    let contents = reader.found.map(\.content) + [reader.ending].compactMap { $0 }
    let found = contents.compactMap { content in if case .json(let fault) = content { fault } else { nil } }
    if found.isEmpty, !hasStrings {
      let message = "This is no string catalogue: \"strings\" is missing."
      return [LintFault(message: message, pointer: "#", place: SourcePlace(line: 1, column: 1))]
    }
    let places = jsonPlaces(of: Set(found.map(\.pointer)), in: bytes)
    return found.map { fault in
      if case .syntax(_, _, let line, let column) = fault.kind {
        return LintFault(
          message: "This is no JSON from here on.", place: SourcePlace(line: line, column: column))
      }
      let place = places[fault.pointer].map { SourcePlace(line: $0.line, column: $0.column) }
      return LintFault(message: sentence(fault.kind), pointer: fault.pointer.fragment, place: place)
    }
  }

  private func sentence(_ kind: JSONFault.Kind) -> String {
    switch kind {
    case .wrongType(let expected, let type): "Here \(expected) is missing: this is of type \(type.rawValue)."
    case .duplicateMember(let name): "\"\(name.prefix(80))\" stands twice; the first counts."
    case .tooDeep(let limit, _): "Objects and arrays are nested deeper than \(limit)."
    case .syntax, .invalidNumber, .nonFinite, .unknownMember: "This cannot be read."
    }
  }
}
