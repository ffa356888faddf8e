import Foundation
import LayoutModel
import SwiftScreens
import Testing

/// Values of UIKit and Foundation that hang on nothing but what they are made of, as their documentation says them.
@Suite struct KnownValueTests {
  /// What a label says, and the keys of what is not known of that.
  private func text(_ body: String, _ facts: [String: Fact] = [:]) throws -> (
    text: String, holes: [String]
  ) {
    let source = """
      import UIKit
      class Panel: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
          \(body)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    var reader = ScreenReader(SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))]))
    let reading = try #require(reader.reading(0, in: ScreenFacts(facts)).screen)
    let document = String(decoding: reading.document, as: UTF8.self)
    let start = try #require(document.range(of: #""text":""#)?.upperBound)
    return (
      String(document[start...].prefix { $0 != "\"" }),
      reading.report.holes.map(\.key) + reading.report.choices.map(\.key)
    )
  }

  /// `UIColor` and `CGColor`: the colours that are constants, and those that are made of numbers. Greys have two components.
  @Test(arguments: [
    ("UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)", "true 0.25 0.5 0.75 1.0", 4),
    ("UIColor.white", "true 1.0 1.0 1.0 1.0", 2), ("UIColor.clear", "true 0.0 0.0 0.0 0.0", 2),
    ("UIColor.orange", "true 1.0 0.5 0.0 1.0", 4), ("UIColor.brown", "true 0.6 0.4 0.2 1.0", 4),
    ("UIColor.red.withAlphaComponent(0.5)", "true 1.0 0.0 0.0 0.5", 4),
    ("UIColor(white: 0.25, alpha: 0.5)", "true 0.25 0.25 0.25 0.5", 2),
    ("UIColor(cgColor: UIColor.magenta.cgColor)", "true 1.0 0.0 1.0 1.0", 4),
  ])
  func numbersOfColours(_ color: String, _ numbers: String, _ count: Int) throws {
    let found = try text(
      """
      var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
      let isKnown = \(color).getRed(&r, green: &g, blue: &b, alpha: &a)
      label.text = "\\(isKnown) \\(r) \\(g) \\(b) \\(a) \\(\(color).cgColor.components?.count ?? 0)"
      """)
    #expect(found.text == "\(numbers) \(count)" && found.holes.isEmpty, "\(found)")
  }

  @Test func greys() throws {
    let found = try text(
      """
      var (w, a): (CGFloat, CGFloat) = (9, 9)
      UIColor.gray.getWhite(&w, alpha: &a)
      label.text = "\\(w) \\(a) \\(UIColor.gray.cgColor.components![0])"
      """)
    #expect(found.text == "0.5 1.0 0.5" && found.holes.isEmpty, "\(found)")
    let only = try text("var w: CGFloat = 9; UIColor.black.getWhite(&w, alpha: nil); label.text = \"\\(w)\"")
    #expect(only.text == "0.0" && only.holes.isEmpty, "\(only)")
  }

  /// Colours of the system and of catalogues hang on the surroundings, and how a colour is turned grey is written nowhere.
  @Test(arguments: [
    ("UIColor.systemBlue.getRed(&r, green: nil, blue: nil, alpha: nil)", "UIColor.red"),
    ("UIColor(named: \"a\")!.getRed(&r, green: nil, blue: nil, alpha: nil)", "UIColor.red"),
    (
      "UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1).getRed(&r, green: nil, blue: nil, alpha: nil)",
      "UIColor.red"
    ),
    ("UIColor.red.getWhite(&r, alpha: nil)", "UIColor.red"),
    ("r = UIColor.label.cgColor.components![0]", "CGColor.components[]"),
  ])
  func coloursOfSurroundings(_ statement: String, _ key: String) throws {
    let found = try text("var r: CGFloat = 9; \(statement); label.text = \"\\(r)\"")
    #expect(found.holes == [key], "\(found)")
  }

  /// The examples of Apple's documentation of `DateComponentsFormatter`, and their like.
  @Test(
    arguments: [
      ("[.hour, .minute, .second]", ".positional", ".default", "3610", "1:00:10"),
      ("[.hour, .minute, .second]", ".positional", ".default", "65", "1:05"),
      ("[.minute, .second]", ".positional", "DateComponentsFormatter().zeroFormattingBehavior", "65", "1:05"),
      ("[.minute, .second]", ".positional", ".pad", "65", "01:05"),
      ("[.hour, .minute, .second]", ".positional", ".pad", "3610", "01:00:10"),
      ("[.day, .hour, .minute, .second]", ".abbreviated", ".default", "3610", "1h 10s"),
      ("[.day, .hour, .minute, .second]", ".abbreviated", ".pad", "3600", "0d 1h 0m 0s"),
      ("[.hour, .minute, .second]", ".abbreviated", ".dropLeading", "3600", "1h 0m 0s"),
      ("[.hour, .minute, .second]", ".abbreviated", ".default", "34890", "9h 41m 30s"),
      ("[.hour, .minute, .second]", ".short", ".default", "34890", "9 hr, 41 min, 30 sec"),
      ("[.hour, .minute, .second]", ".brief", ".default", "34890", "9hr 41min 30sec"),
      ("[.hour, .minute, .second]", ".full", ".default", "34890", "9 hours, 41 minutes, 30 seconds"),
      ("[.day, .hour, .minute]", ".full", ".dropAll", "90060", "1 day, 1 hour, 1 minute"),
      ("[.year, .month, .day]", ".full", ".default", "172800", "2 days"),
      ("[.hour, .minute]", ".full", ".default", "DateComponents(hour: 2, minute: 5)", "2 hours, 5 minutes"),
      ("[.minute, .second]", ".short", ".default", "(Date(), to: Date())", nil),
      // What Apple does not say: a unit that stands alone, what is left over, nothing at all, words for numbers.
      ("[.minute, .second]", ".positional", ".default", "5", nil),
      ("[.minute]", ".full", ".default", "119", nil),
      ("[.minute]", ".full", ".default", "0", nil), ("[.minute]", ".spellOut", ".default", "60", nil),
      ("[.month]", ".full", ".default", "2678400", nil), ("[.minute]", ".full", ".default", "-60", nil),
      ("[.minute]", ".full", ".default", "61.5", nil),
      ("[.hour, .second]", ".positional", ".default", "3700", nil),
    ] as [(String, String, String, String, String?)])
  func lengthsOfTime(_ units: String, _ style: String, _ zeros: String, _ length: String, _ wanted: String?)
    throws
  {
    let arguments = length.hasPrefix("(") ? length.dropFirst().dropLast() : length[...]
    let found = try text(
      """
      let formatter = DateComponentsFormatter()
      formatter.allowedUnits = \(units)
      formatter.unitsStyle = \(style)
      formatter.zeroFormattingBehavior = \(zeros)
      label.text = formatter.string(from: \(arguments))
      """, ["locale": .text("en_US")])
    if let wanted {
      #expect(found.text == wanted && found.holes.isEmpty, "\(found)")
    } else {
      #expect(!found.holes.isEmpty, "\(found)")
    }
  }

  /// What a group waits for has run behind `wait()`, and what is notified of it once it is left for the last time.
  @Test(arguments: [
    ("DispatchQueue.global().async(group: group) { text = \"new\" }; group.wait()", "new"),
    ("group.enter(); queue.async { text = \"new\"; group.leave() }; group.wait()", "new"),
    ("queue.async { text = \"later\" }; group.wait()", "old"),
    (
      "queue.async(group: group) { text += \"a\" }; queue.async(group: group) { text += \"b\" }; group.wait()",
      "oldab"
    ),
    ("group.enter(); group.notify(queue: .main) { [label] in label.text = \"told\" }; group.leave()", "told"),
    ("group.enter(); group.notify(queue: .main) { [label] in label.text = \"told\" }", "old"),
    ("if group.wait(timeout: .now() + 1) == .success { text = \"none\" }", "none"),
  ])
  func groups(_ statements: String, _ wanted: String) throws {
    let found = try text(
      """
      let group = DispatchGroup(), queue = DispatchQueue(label: "a")
      var text = "old"
      \(statements)
      label.text = text
      """)
    #expect(found.text == wanted && found.holes.isEmpty, "\(found)")
  }
}
