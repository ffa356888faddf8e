import LayoutCoding
import LayoutModel
import Localization
import Testing

/// Pseudo-languages, with what Xcode's have in common: accents, more length, another direction.
@Suite struct PseudoLanguageTests {
  @Test func everyLetterHasATwinOfItsCase() {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let text = PseudoLanguage.accented.text(of: letters)
    #expect(text.count == letters.count)
    for (letter, twin) in zip(letters, text) {
      #expect(letter != twin && letter.isUppercase == twin.isUppercase)
      // Without its accent it is the letter again.
      #expect(String(twin).decomposedFirst == letter.unicodeScalars.first)
    }
  }

  @Test(arguments: PseudoLanguage.allCases)
  func whatHasNoLettersStays(language: PseudoLanguage) {
    for text in ["", "0", "…", "12:30", "100 %", "%@", "%1$d / %2$d", "{name}", "😀", " \n "] {
      #expect(language.text(of: text) == text)
    }
  }

  @Test(arguments: PseudoLanguage.allCases)
  func placeholdersStay(language: PseudoLanguage) {
    let placeholders = [
      "%@", "%1$@", "%d", "%ld", "%lld", "%2$lu", "%.2f", "%05d", "%%", "{name}", "{0}", "%#@books@", "%s",
    ]
    for placeholder in placeholders {
      let text = language.text(of: "ab \(placeholder) cd")
      #expect(text.contains(" \(placeholder) "), "\(text)")
      #expect(text != "ab \(placeholder) cd")
    }
    #expect(PseudoLanguage.accented.text(of: "100% da") == "100% ďá")
    #expect(PseudoLanguage.accented.text(of: "{a b} 3") == "{á ḃ} 3")
  }

  @Test func whatIsNotEnglishStays() {
    #expect(PseudoLanguage.accented.text(of: "日本 ß é a") == "日本 ß é á")
    #expect(PseudoLanguage.accented.text(of: "e\u{301}a") == "e\u{301}á")
  }

  /// Half as many letters more, rounded up, in the words that were there.
  @Test(arguments: [
    "OK", "a", "Settings", "Sign in", "Don't do it.", "one two three four five", "日本語", "A %@ b", "x\ny",
    "HELLO World 3",
  ])
  func longTextsAreHalfAsLongAgain(text: String) {
    let long = PseudoLanguage.long.text(of: text)
    let letters = text.filter(\.isLetter).count
    #expect(long.filter(\.isLetter).count == letters + (letters + 1) / 2)
    #expect(long.split(separator: " ").count == text.split(separator: " ").count)
    #expect(long.filter(\.isNewline).count == text.filter(\.isNewline).count)
  }

  @Test func howTextsGrow() {
    #expect(PseudoLanguage.long.text(of: "Settings") == "Ŝéţţîñĝŝŝéţţ")
    #expect(PseudoLanguage.long.text(of: "OK") == "ÖĶÖ")
    #expect(PseudoLanguage.long.text(of: "Sign in.") == "Ŝîĝñŝî îñî.")
  }

  /// Between right-to-left override (U+202E) and pop directional formatting (U+202C), each line for itself: a line break
  /// ends both (Unicode Standard Annex 9).
  @Test func fromRightToLeft() {
    #expect(PseudoLanguage.rightToLeft.text(of: "Sign in") == "\u{202E}Sign in\u{202C}")
    #expect(
      PseudoLanguage.rightToLeft.text(of: "a\n\n1\r\nb\n") == "\u{202E}a\u{202C}\n\n1\r\n\u{202E}b\u{202C}\n")
  }

  /// Views, controllers, variations and rules.
  @Test func everyTextOfADocument() throws {
    let text = """
      {"hierarchy": {"id": "main", "title": "ab", "view": {"id": "root", "subviews": [
        {"id": "l", "type": "label", "text": {"default": "ab", "wR hR": "abc"}},
        {"id": "m", "type": "label", "attributedText": [{"text": "ab", "font": {"pointSize": 30}}, {"text": "cd"}]},
        {"id": "b", "type": "button", "configuration": {"title": "ab", "subtitle": "cd"}},
        {"id": "f", "type": "textField", "text": "x", "placeholder": "ab"},
        {"id": "s", "type": "segmentedControl", "segments": ["ab", "0"]}
      ]}},
      "rules": [{"id": "r", "when": {"minWidth": 1}, "set": {"views": {"l": {"text": "abcd"}}}}],
      "device": "iPhone 8"}
      """
    var document = try decodeLayoutRequest(Array(text.utf8)).document.draft
    pseudolocalize(&document, .accented)
    let pairs = document.views.indices.map { (document.views[$0].id, document.content(ofView: $0)) }
    let contents = Dictionary(uniqueKeysWithValues: pairs)
    #expect(document.controllers[0].title == "áḃ")
    #expect(contents["l"]?.text == "áḃ")
    #expect(contents["m"]?.attributedText?.map(\.text) == ["áḃ", "çď"])
    #expect(contents["m"]?.attributedText?[0].font?.pointSize == 30)
    #expect(contents["b"]?.configuration?.title == "áḃ")
    #expect(contents["b"]?.configuration?.subtitle == "çď")
    #expect(contents["f"]?.placeholder == "áḃ" && contents["f"]?.text == "ẋ")
    #expect(contents["s"]?.segments == ["áḃ", "0"])
    let varied = document.viewVariations.compactMap { variation in plainText(variation.property) }
    #expect(varied.contains("áḃç") && varied.allSatisfy { !$0.contains("a") })
    let ruled = document.rules.flatMap(\.changes.views).compactMap { plainText($0.property) }
    #expect(ruled == ["áḃçď"])
  }

  private func plainText(_ property: ViewProperty) -> String? {
    guard case .content(let assignment) = property else { return nil }
    return assignment.value(of: \.text) ?? nil
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["%", "{", "{a", "%#@", "%1", "a", "a ", "\n", "a\n", "\u{301}", "👨\u{200D}"])
  func longTexts(piece: String) {
    let text = "a" + String(repeating: piece, count: 50_000 / piece.utf8.count)
    for language in PseudoLanguage.allCases { #expect(language.text(of: text).utf8.count >= text.utf8.count) }
  }
}

extension String {
  /// The letter below the accents.
  fileprivate var decomposedFirst: Unicode.Scalar? {
    // Canonical order compares equal texts equal: the letter whose combination with some accent this is.
    for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars {
      for accent in (0x300...0x330).compactMap(Unicode.Scalar.init) {
        var combined = UnicodeScalarView([letter])
        combined.append(accent)
        if String(combined) == self { return letter }
      }
    }
    return nil
  }
}
