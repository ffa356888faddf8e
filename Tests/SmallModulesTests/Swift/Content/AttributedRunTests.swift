import Foundation
import LayoutModel
import SwiftScreens
import Testing

/// Attributed texts of which not everything is known: what they say, where their fonts change.
@Suite struct AttributedRunTests {
  private func label(_ body: String) throws -> (document: String, report: SourceReport) {
    let source = """
      import UIKit
      class Panel: UIView {
        let label = UILabel()
        init(amount: String, mark: String) {
          super.init(frame: .zero)
          addSubview(label)
          let big = UIFont.systemFont(ofSize: 30)
          \(body)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    var reader = ScreenReader(SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))]))
    let reading = try #require(reader.reading(0, in: ScreenFacts([:])).screen)
    #expect(reading.report.status == .clean, "\(reading.report)")
    return (String(decoding: reading.document, as: UTF8.self), reading.report)
  }

  /// A part that is known has its font, and what is not known of the text is told.
  @Test func textsOfSeveralRunsAreTold() throws {
    let found = try label(
      """
      let text = NSMutableAttributedString(string: "Paid \\(amount)")
      text.addAttribute(.font, value: big, range: NSRange(location: 0, length: 4))
      label.attributedText = text
      """)
    #expect(found.document.contains(#"[{"text":"Paid","font":{"pointSize":30}},{"text":" amount"}]"#))
    #expect(found.report.holes.map(\.kind) == [.text], "\(found.report)")
  }

  /// Attributes of a part that nobody knows may be those of all of it, or of none: they are told where they change how large the text is.
  @Test(
    arguments: [
      ("addAttribute(.font, value: big, range: range)", [.font, .text]),
      ("setAttributes([.font: big, .foregroundColor: UIColor.red], range: range)", [.font, .text]),
      ("addAttributes([.paragraphStyle: NSMutableParagraphStyle()], range: range)", [.font, .text]),
      ("addAttribute(.foregroundColor, value: UIColor.red, range: range)", [.text]),
      ("removeAttribute(.underlineStyle, range: range)", [.text]),
    ] as [(String, [SourceHole.Kind])])
  func partsThatAreNotKnownAreTold(_ statement: String, _ kinds: [SourceHole.Kind]) throws {
    let found = try label(
      """
      let text = NSMutableAttributedString(string: "Paid \\(amount)", attributes: [.font: UIFont.systemFont(ofSize: 14)])
      let range = (text.string as NSString).range(of: mark)
      text.\(statement)
      label.attributedText = text
      """)
    #expect(found.document.contains(#"{"text":"Paid amount","font":{"pointSize":14}}"#), "\(found.document)")
    #expect(found.report.holes.map(\.kind) == kinds && found.report.choices.isEmpty, "\(found.report)")
  }

  /// All of a text has its attributes, whatever it says.
  @Test(arguments: ["text.length", "mark.count", "mark.utf16.count", "(mark as NSString).length"])
  func attributesOfAllAreKnown(_ length: String) throws {
    let found = try label(
      """
      let text = NSMutableAttributedString(string: mark)
      text.addAttribute(.font, value: big, range: NSRange(location: 0, length: \(length)))
      label.attributedText = text
      """)
    #expect(found.document.contains(#"{"text":"mark","font":{"pointSize":30}}"#), "\(found.document)")
    #expect(found.report.holes.map(\.kind) == [.text], "\(found.report)")
  }

  /// The text of a text with attributes changes under them: what is put in has those of what it takes the place of.
  @Test(arguments: [
    ("text.mutableString.setString(\"New\")", "New"), ("text.mutableString.append(\"er\")", "a-b-cer"),
    ("text.mutableString.insert(\"x\", at: 1)", "ax-b-c"),
    (
      """
      let count = text.mutableString.replaceOccurrences(
        of: "-", with: "++", options: [], range: NSRange(location: 0, length: text.length))
      text.append(NSAttributedString(string: "\\(count)", attributes: [.font: big]))
      """, "a++b++c2"
    ),
  ])
  func textsChangeUnderTheirAttributes(_ statements: String, _ wanted: String) throws {
    let found = try label(
      """
      let text = NSMutableAttributedString(string: "a-b-c", attributes: [.font: big])
      \(statements)
      label.attributedText = text
      """)
    let runs = found.document.split(separator: "\"attributedText\":").last.map(String.init) ?? ""
    let pieces = runs.prefix { $0 != "]" }.split(separator: "\"text\":\"").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(pieces.joined() == wanted && found.report.holes.isEmpty, "\(found)")
    #expect(!runs.prefix { $0 != "]" }.contains("\"}"), "A piece without a font: \(runs)")
  }

  /// What a method in no file makes of a text is not known.
  @Test func methodsInNoFileChangeTexts() throws {
    let found = try label(
      """
      let text = NSMutableAttributedString(string: "old", attributes: [.font: big])
      text.decorate("x")
      label.attributedText = text
      """)
    #expect(!found.document.contains("old") && found.report.holes.map(\.kind) == [.text], "\(found)")
  }

  /// A text that is not known has the attributes that all of it gets.
  @Test func attributesOfAllOfAnUnknownText() throws {
    let found = try label(
      """
      let text = NSMutableAttributedString(attributedString: Texts.shared.amount)
      text.addAttribute(.font, value: big, range: NSRange(location: 0, length: text.length))
      label.attributedText = text
      """)
    #expect(found.document.contains(#""font":{"pointSize":30}"#), "\(found)")
    #expect(found.report.holes.map(\.kind) == [.text], "\(found.report)")
  }

  /// A key of which a library makes the text stands for it.
  @Test(arguments: ["\"Sign in\".localized", "\"Sign in\".localized()", "\"Sign in\".localizedString(1)"])
  func keysStandForTheirTexts(_ text: String) throws {
    let found = try label("label.text = \(text)")
    #expect(found.document.contains("\"text\":\"Sign in\""), "\(found)")
    #expect(found.report.holes.map(\.standIn) == ["Sign in"], "\(found.report)")
  }
}
