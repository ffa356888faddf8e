import LayoutModel
import Localization
import Testing

/// String catalogues as Xcode 15 and later write them.
@Suite struct StringCatalogTests {
  @Test func textsOfAStoryboard() {
    let (table, faults) = read(
      #"""
      {
        "sourceLanguage" : "en",
        "strings" : {
          "abc-12-xyz.text" : {
            "comment" : "Class = \"UILabel\"; text = \"Hello\"; ObjectID = \"abc-12-xyz\";",
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo" } },
              "en" : { "stringUnit" : { "state" : "new", "value" : "Hello" } },
              "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Olá" } }
            }
          },
          "unused" : { "shouldTranslate" : false },
          "empty" : { }
        },
        "version" : "1.0"
      }
      """#)
    #expect(faults == [])
    #expect(table.sourceLanguage == "en")
    #expect(
      table.texts == [
        "de": ["abc-12-xyz.text": "Hallo"], "en": ["abc-12-xyz.text": "Hello"],
        "pt-BR": ["abc-12-xyz.text": "Olá"],
      ])
  }

  /// Keys are texts, and texts may be pages.
  @Test func longKeys() {
    let key = String(repeating: "a", count: 5000)
    let (table, faults) = read(
      #"{"sourceLanguage":"en","strings":{"\#(key)":{"localizations":{"de":{"stringUnit":{"value":"b"}}}}},"version":"1.0"}"#
    )
    #expect(faults == [])
    #expect(table.texts == ["de": [key: "b"]])
  }

  /// The general form of a plural, and the one of the device.
  @Test func variations() {
    func unit(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }
    let text = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "n": {"localizations": {"en": {"variations": {"plural": {"one": \#(unit("one")), "other": \#(unit("many"))}}}}},
        "d": {"localizations": {"en": {"variations": {"device": {"ipad": \#(unit("Click")), "other": \#(unit("Tap"))}}}}},
        "x": {"localizations": {"en": {"variations": {"device": {
          "iphone": {"variations": {"plural": {"other": \#(unit("deep"))}}}, "other": \#(unit("flat"))}}}}},
        "z": {"localizations": {"en": {"variations": {"width": {"20": \#(unit("short"))}}}}}
      }}
      """#
    #expect(read(text).table.texts["en"] == ["n": "many", "d": "Tap", "x": "deep"])
    #expect(read(text, .pad).table.texts["en"] == ["n": "many", "d": "Click", "x": "flat"])
    #expect(read(text).faults == [])
  }

  @Test func languagesWithRegions() {
    let table = StringsTable(texts: ["de": ["a": "1"], "de-AT": ["a": "2"], "zh_TW": ["a": "3"]])
    #expect(table.texts(in: "de-AT") == ["a": "2"])
    #expect(table.texts(in: "de-CH") == ["a": "1"])
    #expect(table.texts(in: "de_AT") == ["a": "2"])
    #expect(table.texts(in: "zh-TW") == ["a": "3"])
    #expect(table.texts(in: "fr") == [:])
    #expect(table.texts(in: "") == [:])
  }

  @Test func whatIsWrongIsToldWithItsPlace() {
    let (table, faults) = read(
      """
      {"strings": {
        "a": {"localizations": {"en": 1, "de": {"stringUnit": {"value": "eins"}}}},
        "b/c": [],
        "d": {"localizations": {"de": {"stringUnit": {"value": null}}}}
      }}
      """)
    #expect(table.texts == ["de": ["a": "eins"]])
    #expect(
      faults.map(\.pointer) == [
        "#/strings/a/localizations/en", "#/strings/b~1c", "#/strings/d/localizations/de/stringUnit/value",
      ])
    #expect(
      faults.map(\.place) == [
        SourcePlace(line: 2, column: 33), SourcePlace(line: 3, column: 10),
        SourcePlace(line: 4, column: 58),
      ])
  }

  @Test func whatIsNoCatalogue() {
    #expect(read("").faults.count == 1)
    #expect(read("{}").faults.map(\.pointer) == ["#"])
    #expect(read("[]").faults.map(\.pointer) == ["#"])
    #expect(read("{\"strings\": {}}") == (StringsTable(), []))
    #expect(read("{\"strings\": {},\n x").faults.map(\.place) == [SourcePlace(line: 2, column: 2)])
    #expect(read("{\"strings\": {}} {").faults.count == 1)
  }

  @Test(.timeLimit(.minutes(1)))
  func deepAndLongOnes() {
    let nested = #"{"variations":{"plural":{"other":"#
    let deep = #"{"strings":{"a":{"localizations":{"en":"# + String(repeating: nested, count: 100_000)
    #expect(read(deep).faults.count == 1)
    let many = (0..<20_000).map { "\"\($0)\": 1" }.joined(separator: ",\n")
    #expect(read("{\"strings\": {\(many)}}").faults.count == 100)
  }

  private func read(
    _ text: String, _ idiom: UserInterfaceIdiom = .phone
  ) -> (table: StringsTable, faults: [LintFault]) {
    Array(text.utf8).withUnsafeBufferPointer { readStringCatalog($0, idiom: idiom) }
  }
}
