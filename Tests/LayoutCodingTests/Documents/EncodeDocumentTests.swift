import Foundation
import JSON
import LayoutModel
import TestSupport
import Testing

@testable import LayoutCoding

/// A document that is written and read is the same document.
@Suite struct EncodeDocumentTests {
  /// What is said in other words stands in other places when it is written, and rules in cells are not written.
  private static let inOtherWords = ["/reference/", "/first-try/", "uikit-words/cell-constraints.json"]

  @Test(
    arguments: WrittenDocuments.files(in: ["examples", "Tests/Fixtures"]).filter { path in
      !inOtherWords.contains { path.contains($0) }
    })
  func documentsAreReadAsTheyWereWritten(_ path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Repository.root.appending(path: path)))
    for (place, document) in WrittenDocuments.documents(in: bytes).enumerated() {
      let difference = WrittenDocuments.difference(of: document)
      #expect(difference == nil, "document \(place)")
    }
  }

  @Test(arguments: [
    // What a single dash stands for.
    (#"{"subviews":[{"id":"a"},{"id":"b"}],"constraints":["H:[a]-[b]"]}"#, #""constant":"system""#),
    // A name that would make an object of spacings a variation.
    (
      #"{"type":"stackView","subviews":[{"id":"default"}],"customSpacing":[{"spacing":4,"after":"default"}]}"#,
      #"[{"spacing":4,"after":"default"}]"#
    ),
    (#"{"type":"imageView","image":"UIImage(named: \"a)\")"}"#, #"UIImage(named: \"a)\")"#),
    (#"{"type":"label","font":".monospacedDigitSystemFont(ofSize: 17, weight: .bold)"}"#, "monospacedDigit"),
    (
      #"{"id":"`","constraints":[{"firstItem":"`","firstAttribute":"width","constant":8}]}"#,
      #""firstItem":"`""#
    ),
    (
      #"{"subviews":[{"id":"a b"}],"constraints":["`a b`.width == 8 @0.5 'x'"]}"#, "`a b`.width == 8 @0.5 'x'"
    ),
  ])
  func whatIsNotPlainIsWrittenInItsLongForm(_ hierarchy: String, _ part: String) throws {
    let document = try WrittenDocuments.document(Array(#"{"hierarchy":\#(hierarchy)}"#.utf8))
    #expect(String(decoding: try encode(document), as: UTF8.self).contains(part))
    #expect(WrittenDocuments.difference(of: document) == nil)
  }

  /// Reading puts what visual format strings stand for behind all other constraints.
  @Test func constraintsKeepTheirOrder() throws {
    let text = #"""
      {"hierarchy":{"subviews":[{"id":"a","subviews":[{"id":"b"}],"constraints":["V:|-4-[b]","b.width == 1"]}],
      "constraints":["H:|-3-[a]","a.width == 2"]}}
      """#
    let document = try WrittenDocuments.document(Array(text.utf8))
    let other = try WrittenDocuments.document(encode(document))
    #expect(other.constraints.map(\.constant) == [1, 2, 4, 3])
    #expect(other.constraints.map(\.owner) == [1, 0, nil, nil])
  }

  @Test func whatNothingSaysIsNoDocument() throws {
    var draft = try WrittenDocuments.document(Array(#"{"hierarchy":{"id":"root"}}"#.utf8)).draft
    draft.viewVariations = [
      Variation(
        target: 0, condition: .any, property: .details(\.frame, Rect(x: 0, y: 0, width: 1, height: 1)),
        group: 0,
        key: "frame")
    ]
    #expect(throws: UnwritableDocument(parts: ["a variation of frame without a value where none holds"])) {
      try encode(LayoutDocument(draft))
    }
  }
}
