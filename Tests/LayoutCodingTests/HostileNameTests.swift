import LayoutModel
import TestSupport
import Testing

@testable import LayoutCoding

/// Names whose normal form would cost the square of their length.
@Suite struct HostileNameTests {
  private let marks = combiningMarks(120)

  /// A name that would be another one in the answer is refused (UAX #15, section 13), with and without escapes.
  @Test(arguments: [combiningMarks(31), String(repeating: "\\u0301", count: 31)])
  func idsAreRefused(marks: String) {
    let text = #"{"device":"iPhone 8","hierarchy":{"id":"r","subviews":[{"id":"e\#(marks)"}]}}"#
    #expect(faults(of: text).map(\.pointer) == ["#/hierarchy/subviews/0/id"])
  }

  @Test func idsOfThirtyMarksAreTaken() throws {
    let id = "e" + combiningMarks(30)
    let document = try request(#"{"device":"iPhone 8","hierarchy":{"id":"\#(id)"}}"#).document.draft
    #expect(Array(document.views[0].id.utf8) == Array(id.utf8))
  }

  /// What a text says is kept; it only cannot be dear.
  @Test func textsAreMadeHarmless() throws {
    let text =
      #"{"device":"iPhone 8","hierarchy":{"id":"r","subviews":[{"id":"a","type":"label","text":"e\#(marks)"}]}}"#
    let draft = try request(text).document.draft
    let texts = draft.contents.compactMap(\.text)
    #expect(texts.map { longestRunOfMarks(in: $0) } == [30])
    #expect(texts.map { $0.unicodeScalars.filter { $0 != "\u{34F}" }.count } == [121])
  }

  /// Names that an author chooses have 1,024 bytes at most.
  @Test func longNamesAreRefused() {
    func rule(_ name: String) -> String {
      #"""
      {"device":"iPhone 8","hierarchy":{"id":"r"},"fonts":{"\#(name)":{"ascender":1,"descender":1}}}
      """#
    }
    let long = String(repeating: "a", count: 1025)
    #expect(faults(of: rule(long)).map(\.description) == ["wrongType(string) in #/fonts/\(long)"])
    // It is read as any other, and lacks a value.
    #expect(faults(of: rule(String(long.dropLast()))).map(\.code) == ["missingKey(unitsPerEm)"])
  }

  /// A key that nobody knows is told of, made harmless, too.
  @Test func keysAreTold() {
    let faults = faults(of: #"{"device":"iPhone 8","hierarchy":{"id":"r"},"e\#(marks)":1}"#)
    #expect(faults.count == 1)
    for fault in faults { #expect(longestRunOfMarks(in: fault.code) == 30) }
  }
}
