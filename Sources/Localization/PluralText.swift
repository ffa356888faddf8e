/// A text with parts that depend on numbers, as a `.stringsdict` file and a string catalogue have it.
///
/// As text among other texts it is its format, behind which, after characters that no text has, its language and the forms stand.
package struct PluralText: Equatable, Sendable {
  /// The format, in which `%#@name@` stands for a part.
  package var format: String
  /// The language that it is written in.
  package var language: String
  /// What each part says, by its name, then by the category of the number: `one`, `few`, `other`.
  package var parts: [String: [String: String]]

  package init(format: String, language: String, parts: [String: [String: String]]) {
    (self.format, self.language, self.parts) = (format, language, parts)
  }

  /// The marks between the format and each part, between the forms of a part, and between a category and its form.
  private static let (partMark, formMark, categoryMark): (Character, Character, Character) = (
    "\u{1}", "\u{2}", "\u{3}"
  )

  /// What `encoded` gave; nil for a text without such parts.
  package init?(_ text: String) {
    guard text.unicodeScalars.contains("\u{1}") else { return nil }
    let pieces = text.split(separator: Self.partMark, omittingEmptySubsequences: false)
    (format, language, parts) = (String(pieces[0]), String(pieces[1]), [:])
    for piece in pieces.dropFirst(2) {
      let forms = piece.split(separator: Self.formMark, omittingEmptySubsequences: false)
      for form in forms.dropFirst() {
        let words = form.split(separator: Self.categoryMark, maxSplits: 1, omittingEmptySubsequences: false)
        parts[String(forms[0]), default: [:]][String(words[0])] = String(words.last ?? "")
      }
    }
  }

  /// It as one text; the format alone where something in it is one of the marks.
  package var encoded: String {
    let pieces = parts.sorted { $0.key < $1.key }.map { name, forms in
      ([name]
        + forms.sorted { $0.key < $1.key }.map { "\($0.key)\(Self.categoryMark)\($0.value)" })
        .joined(separator: String(Self.formMark))
    }
    let texts = [format, language] + parts.flatMap { [$0.key] + $0.value.flatMap { [$0.key, $0.value] } }
    let isClean = texts.allSatisfy { text in
      text.unicodeScalars.allSatisfy { !("\u{1}"..."\u{3}").contains($0) }
    }
    return isClean ? ([format, language] + pieces).joined(separator: String(Self.partMark)) : format
  }

  /// The form of a part for a number; that of other numbers where the number is not known, or has no form of its own. The form `zero` counts
  /// in every language.
  package func form(of part: String, for number: Double?) -> String? {
    guard let forms = parts[part] else { return nil }
    guard let number else { return forms["other"] }
    if number == 0, let zero = forms["zero"] { return zero }
    return forms[pluralCategory(of: number, in: language)] ?? forms["other"]
  }

  /// A text as it is for most numbers, which has no such parts any more.
  package static func plain(_ text: String) -> String {
    guard let found = PluralText(text) else { return text }
    var plain = found.format
    for (name, forms) in found.parts {
      plain = plain.split(separator: "%#@\(name)@", omittingEmptySubsequences: false)
        .joined(separator: forms["other"] ?? "")
    }
    return plain
  }
}
