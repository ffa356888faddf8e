import SwiftProgram

/// Texts that are made of formats.
extension Interpreter {
  /// `String(format:)`: `%@`, `%d`, `%.2f`, `%2$@` and their like, and `%#@name@` of texts that depend on numbers. A locale writes numbers in its
  /// own way, which is known of a few.
  func formatted(_ values: [Value], _ arguments: [CallArgument]) throws(Interruption) -> Value {
    let isLocale = arguments.map { $0.label.map { text($0) } == "locale" }
    let texts = zip(values, isLocale).filter { !$1 }.map(\.0)
    guard case .string(let whole)? = texts.first else {
      return .string(try describe(texts.first ?? .string("")))
    }
    var given = Array(texts.dropFirst())
    if given.count == 1, case .array(let list)? = given.first { given = list }
    let locale = zip(values, isLocale).first { $1 }.map(\.0)
    var format = Format(text: whole, given: given)
    switch locale {
    case nil, .none?: break
    case let locale?:
      if case .string(let name)? = field("identifier", of: locale) {
        format.locale = name
      } else {
        format.locale = ""
      }
    }
    let made = try composing { () throws(Interruption) in
      let written = whole.prefix { $0 != Self.partMark }
      return (
        try limited(try filled(String(written), &format, 0)),
        hasWords: written.first.map { $0 != "%" } ?? false
      )
    }
    return format.isKnown ? .string(made) : unknown("String(format:)", .unknownCall)
  }

  /// What stands behind the format of a text that depends on numbers.
  package static let partMark: Character = "\u{1}"

  /// What a format is filled with.
  private struct Format {
    /// The format with what belongs to it.
    var text: String
    var given: [Value]
    /// The value that comes next.
    var next = 0
    var locale: String?
    /// How many parts that depend on numbers it has had.
    var parts = 0
    /// Whether each number is written as it would be.
    var isKnown = true
  }

  private static let letters = Set("@diouxXfFeEgGaAcCsSp%".unicodeScalars)
  private static let (mostParts, deepestPart) = (64, 8)

  private func filled(_ text: String, _ format: inout Format, _ depth: Int) throws(Interruption) -> String {
    var found = ""
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "%" else {
        found.unicodeScalars.append(scalar)
        continue
      }
      let (specifier, letter) = Self.specifier(&scalars)
      guard let letter, letter != "%" else {
        found += "%"
        continue
      }
      let parts = specifier.split(separator: "$", omittingEmptySubsequences: false)
      let place = parts.count == 2 ? Int(parts[0]).map { $0 - 1 } : nil
      let index = place ?? format.next
      if place == nil { format.next += 1 }
      let value = format.given.indices.contains(index) ? format.given[index] : .string("")
      if letter == "@", specifier.hasSuffix("#") {
        var name = ""
        while let next = scalars.next(), next != "@" { name.unicodeScalars.append(next) }
        found += try form(name, value, index, &format, depth)
      } else {
        found += try formatted(value, String(parts.last ?? ""), letter, &format)
      }
    }
    return found
  }

  /// What stands behind a `%`: how something is written, and the letter that says what; no letter at the end of the text.
  private static func specifier(
    _ scalars: inout String.UnicodeScalarView.Iterator
  ) -> (String, Unicode.Scalar?) {
    var specifier = ""
    while let next = scalars.next() {
      if letters.contains(next) { return (specifier, next) }
      specifier.unicodeScalars.append(next)
    }
    return (specifier, nil)
  }

  /// What a part of a text says for a number, which its form may show.
  private func form(
    _ part: String, _ value: Value, _ index: Int, _ format: inout Format, _ depth: Int
  ) throws(Interruption) -> String {
    // A number that is not known is told.
    if value.isUnknown { _ = try describe(value) }
    format.parts += 1
    guard depth < Self.deepestPart, format.parts <= Self.mostParts,
      let form = host.pluralForm?(format.text, part, value.number)
    else { return part }
    let next = max(format.next, index + 1)
    format.next = index
    let text = try filled(form, &format, depth + 1)
    format.next = max(format.next, next)
    return text
  }

  private func formatted(
    _ value: Value, _ specifier: String, _ letter: Unicode.Scalar, _ format: inout Format
  ) throws(Interruption) -> String {
    var text = try describe(value)
    let parts = specifier.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let digits = parts.dropFirst().first.flatMap { Int($0) } ?? 6
    switch (letter, value) {
    case ("x", .integer(let number, _)), ("X", .integer(let number, _)):
      text = String(UInt(bitPattern: number), radix: 16, uppercase: letter == "X")
    case ("o", .integer(let number, _)): text = String(UInt(bitPattern: number), radix: 8)
    case ("c", .integer(let number, _)), ("C", .integer(let number, _)):
      text = UInt32(exactly: number).flatMap { Unicode.Scalar($0) }.map { String($0) } ?? ""
    case ("f", .floating(let number, _)), ("F", .floating(let number, _)): text = fixed(number, digits)
    case ("f", .integer(let number, _)), ("F", .integer(let number, _)): text = fixed(Double(number), digits)
    case ("g", .floating(let number, _)): text = significant(number, digits)
    case ("e", _), ("E", _), ("a", _), ("A", _), ("G", _), ("p", _): format.isKnown = false
    default: break
    }
    if let locale = format.locale, "diufFg".unicodeScalars.contains(letter) {
      if let written = localized(text, locale) { text = written } else { format.isKnown = false }
    }
    let width = parts[0]
    if width.hasPrefix("+"), !text.hasPrefix("-") { text = "+" + text }
    if let count = Int(width.filter(\.isNumber)), text.count < min(count, limits.textBytes), letter != "@" {
      let blanks = String(repeating: width.hasPrefix("0") ? "0" : " ", count: min(count - text.count, 64))
      text = width.hasPrefix("-") ? text + blanks : blanks + text
    }
    return text
  }

  /// How languages, in their main regions, write numbers: what stands between three digits each, what before the fraction, and how many
  /// digits a number has at least that is divided (CLDR, numbers).
  private static let marks: [String: (group: String, point: String, least: Int)] = [
    "en": (",", ".", 4), "ja": (",", ".", 4), "zh": (",", ".", 4), "ko": (",", ".", 4), "th": (",", ".", 4),
    "he": (",", ".", 4), "de": (".", ",", 4), "it": (".", ",", 4), "nl": (".", ",", 4), "tr": (".", ",", 4),
    "pt": (".", ",", 4), "es": (".", ",", 5), "fr": ("\u{202F}", ",", 4), "ru": ("\u{A0}", ",", 4),
    "pl": ("\u{A0}", ",", 5),
  ]
  /// Regions in which those are written in that way.
  private static let regions: Set<String> = [
    "US", "GB", "AU", "CA", "IE", "NZ", "JP", "CN", "TW", "HK", "KR", "TH", "IL", "DE", "IT", "NL", "TR",
    "BR", "ES", "FR",
    "RU", "PL",
  ]

  /// A number as a locale writes it; nil where that is not known and makes a difference.
  private func localized(_ text: String, _ locale: String) -> String? {
    let subtags = locale.split { $0 == "-" || $0 == "_" }.map(String.init)
    let digits = text.drop { $0 == "-" }.prefix { $0.isNumber }
    if digits.count <= 3, !text.contains(".") { return text }
    guard let marks = subtags.first.flatMap({ Self.marks[$0] }),
      subtags.dropFirst().allSatisfy({ $0.count == 4 || Self.regions.contains($0) }),
      !(marks.group != "," && subtags.contains("CA")),
      text.allSatisfy({ $0.isNumber || $0 == "-" || $0 == "." })
    else { return nil }
    var groups: [Substring] = []
    var rest = digits
    while !rest.isEmpty, digits.count >= marks.least {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    let whole = groups.isEmpty ? String(digits) : groups.joined(separator: marks.group)
    let sign = text.hasPrefix("-") ? "-" : ""
    let fraction = text.dropFirst(sign.count + digits.count + 1)
    return sign + whole + (fraction.isEmpty ? "" : marks.point + fraction)
  }

  /// With so many digits in all, and without noughts at the end.
  private func significant(_ number: Double, _ digits: Int) -> String {
    if abs(number) < 1e-300 { return "0" }
    guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
    var whole = 1
    var rest = abs(number)
    while rest >= 10 { (rest, whole) = (rest / 10, whole + 1) }
    while rest < 1 { (rest, whole) = (rest * 10, whole - 1) }
    if whole > max(digits, 1) || whole < -3 {
      var scale = 1.0
      for _ in 1..<max(abs(whole - 1) + 1, 2) { scale *= 10 }
      let mantissa = significant(whole > 0 ? number / scale : number * scale, digits)
      let power = abs(whole - 1)
      return mantissa + (whole > 0 ? "e+" : "e-") + (power < 10 ? "0" : "") + "\(power)"
    }
    let text = fixed(number, max(digits, 1) - whole)
    guard text.contains(".") else { return text }
    let end = text.lastIndex { $0 != "0" } ?? text.startIndex
    return String(text[...end].last == "." ? text[..<end] : text[...end])
  }

  private func fixed(_ number: Double, _ digits: Int) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
    let digits = min(max(digits, 0), 12)
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    guard let scaled = Int(exactly: (abs(number) * scale).rounded(.toNearestOrEven)) else {
      return "\(number)"
    }
    let whole = "\(scaled / Int(scale))"
    let sign = number < 0 && scaled != 0 ? "-" : ""
    if digits == 0 { return sign + whole }
    let part = "\(scaled % Int(scale))"
    return sign + whole + "." + String(repeating: "0", count: digits - part.count) + part
  }
}
