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
}
