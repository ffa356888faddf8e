import AppFolder
import LayoutModel
import Localization
import SwiftScreens
import Testing

/// Texts that depend on numbers, by the rules of CLDR and Apple's description of `.stringsdict` files.
@Suite struct PluralTests {
  /// Numbers that CLDR gives as examples of each category.
  @Test(arguments: [
    ("en", "other one other other"), ("de-AT", "other one other other"), ("ja", "other other other other"),
    ("zh-Hans", "other other other other"), ("fr", "one one other other"), ("pt", "one one other other"),
    ("pt-PT", "other one other other"), ("es", "other one other other"), ("it", "other one other other"),
    ("pl", "many one few many"), ("ru", "many one few many"), ("sr", "other one few other"),
    ("cs", "other one few other"), ("ar", "zero one two few"), ("he", "other one two other"),
    ("ro", "few one few few"), ("lt", "other one few few"), ("lv", "zero one other other"),
    ("sl", "other one two other"),
    ("hi", "one one other other"), ("cy", "zero one two other"), ("ga", "other one two few"),
  ])
  func smallNumbersHaveTheirCategories(_ language: String, _ categories: String) {
    let found = [0, 1, 2, 5].map { pluralCategory(of: $0, in: language) }.joined(separator: " ")
    #expect(found == categories)
  }

  @Test(arguments: [
    ("ru", 21, "one"), ("ru", 11, "many"), ("ru", 22, "few"), ("ru", 112, "many"), ("ru", 1.5, "other"),
    ("pl", 21, "many"),
    ("pl", 22, "few"), ("pl", 12, "many"), ("ar", 11, "many"), ("ar", 100, "other"), ("ar", 103, "few"),
    ("fr", 1_000_000, "many"), ("fr", 1.5, "one"), ("en", 1.5, "other"), ("es", 2_000_000, "many"),
    ("cs", 1.5, "many"),
    ("lt", 21, "one"), ("lt", 11, "other"), ("lv", 11, "zero"), ("lv", 21, "one"), ("sl", 101, "one"),
    ("sl", 103, "few"),
    ("ro", 119, "few"), ("ro", 120, "other"), ("sr", 21, "one"), ("sr", 11, "other"),
  ])
  func greaterNumbersHaveTheirCategories(_ language: String, _ number: Double, _ category: String) {
    #expect(pluralCategory(of: number, in: language) == category)
  }

  private static func dictionary(_ one: String, _ few: String?, _ other: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>items</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@ in %@</string>
      <key>count</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>zero</key><string>None</string>
        <key>one</key><string>\(one)</string>
        \(few.map { "<key>few</key><string>\($0)</string>" } ?? "")
        <key>other</key><string>\(other)</string>
      </dict></dict></dict></plist>
    """
  }

  /// The text of a label in a language.
  private func texts(_ expression: String, in locale: String) throws -> String {
    let source = """
      import UIKit
      final class Panel: UIView {
        let label = UILabel()
        var given = 0
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
          label.text = \(expression)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let files = [
      "App/Panel.swift": source,
      "App/en.lproj/Localizable.stringsdict": Self.dictionary("%d item", nil, "%d items"),
      "App/en.lproj/Localizable.strings": "\"items\" = \"old %d\"; \"plain\" = \"%d plain\";",
      "App/pl.lproj/Localizable.stringsdict": Self.dictionary("%d rzecz", "%d rzeczy", "%d rzeczy!"),
    ]
    let entries = files.map { FolderEntry(path: $0.key, size: $0.value.utf8.count) }
    let folder = try readAppFolder(entries, languages: [locale]) { files[$0].map { Array($0.utf8) } }
    #expect(folder.faults.isEmpty)
    var reader = ScreenReader(SwiftFolder(folder.sources))
    let texts = folder.texts
    reader.localizedText = { texts.text($0, table: $1, in: $2, orOwn: $3, near: $4) }
    reader.pluralForm = { CodeTexts.form(of: $1, in: $0, for: $2) }
    let facts = ScreenFacts(["locale": .text(locale), "language": .text(locale)])
    let reading = try #require(reader.reading(0, in: facts).screen)
    let document = String(decoding: reading.document, as: UTF8.self)
    return document.firstMatch(of: /"text":"([^"]*)"/).map { String($0.1) } ?? ""
  }

  @Test(arguments: [
    (#"String(format: NSLocalizedString("items", comment: ""), 1, "here")"#, "en", "1 item in here"),
    (
      #"String.localizedStringWithFormat(NSLocalizedString("items", comment: ""), 1234, "here")"#, "en",
      "1,234 items in here"
    ),
    (#"String(format: NSLocalizedString("items", comment: ""), 0, "here")"#, "en", "None in here"),
    (#"String(format: NSLocalizedString("items", comment: ""), 3, "tu")"#, "pl", "3 rzeczy in tu"),
    (#"String(format: NSLocalizedString("items", comment: ""), 5, "tu")"#, "pl", "5 rzeczy! in tu"),
    (#"String(format: NSLocalizedString("items", comment: ""), 1, "here")"#, "ja", "1 item in here"),
    (#"String(format: NSLocalizedString("plain", comment: ""), 2)"#, "en", "2 plain"),
    (#"NSLocalizedString("items", comment: "")"#, "en", "%#@count@ in %@"),
  ])
  func numbersChooseForms(_ expression: String, _ locale: String, _ text: String) throws {
    #expect(try texts(expression, in: locale) == text)
  }
}
