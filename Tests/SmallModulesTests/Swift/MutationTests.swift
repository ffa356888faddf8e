import Foundation
import LayoutModel
import SwiftScreens
import TestSupport
import Testing

/// Nothing that lays out is dropped in silence: whatever is changed in a screen that is understood as a whole, another document comes of
/// it.
@Suite struct MutationTests {
  private static let facts = ScreenFacts([
    "horizontalSizeClass": .integer(1), "verticalSizeClass": .integer(2), "userInterfaceIdiom": .integer(0),
    "windowWidth": .number(393), "windowHeight": .number(852),
  ])

  /// The documents of a source's screens, without where their views are made, with what is told of them.
  private func documents(_ source: [UInt8]) -> [String] {
    let folder = SwiftFolder([SourceText(path: "A.swift", bytes: source)])
    var reader = ScreenReader(folder)
    return folder.classes.indices.compactMap { reader.reading($0, in: Self.facts).screen }.map { reading in
      let text = String(decoding: reading.document, as: UTF8.self)
      let end = text.range(of: #","sources":"#, options: .backwards)?.lowerBound ?? text.endIndex
      return "\(text[..<end]) \(reading.report.holes.map(\.says))"
    }
  }

  /// What makes no difference, and why.
  private static let idle = [
    "Tests/Fixtures/Swift/Screens/Profile.swift": [
      // The helper pins the top and the bottom alone.
      "line 61: 0 → 1", "line 61: 0 → 1",
      // The constraint is deactivated again.
      "line 67: .bottomAnchor → .topAnchor", "line 67: .bottomAnchor → .topAnchor",
      "line 68: isActive = true → isActive = false",
    ],
    "Tests/Fixtures/Swift/Screens/Snap.swift": [
      // An update says another offset.
      "line 10: 12 → 13",
      // Insets of sides that are not pinned.
      "line 16: 1 → 2", "line 16: 3 → 4",
      // An update.
      "line 18: 10 → 11",
      // Insets of sides that are not pinned.
      "line 41: 0 → 1", "line 41: 0 → 1",
      // SnapKit leaves a required constraint required once it is installed.
      "line 57: 400 → 401",
    ],
  ]

  @Test(arguments: [
    "Tests/Fixtures/Swift/Screens/Login.swift", "Tests/Fixtures/Swift/Screens/Profile.swift",
    "Tests/Fixtures/Swift/Screens/Rating.swift", "Tests/Fixtures/Swift/Screens/Snap.swift",
  ])
  func eachStatementCounts(_ path: String) throws {
    let source = Array(try Repository.text(path).utf8)
    let expected = documents(source)
    let all = mutants(of: source)
    #expect(all.count > 10)
    let survivors = all.filter { documents($0.applied(to: source)) == expected }.map(\.description)
    #expect(survivors == Self.idle[path] ?? [])
  }

  /// Conditions that nobody can know agree with each other: what is taken to hold is possible (docs/swift.md).
  @Test(arguments: [
    ("mode == .a; mode == .b; mode != .a; mode != .b", "yes no no yes"),
    ("mode != .b; mode == .b", "yes no"),
    ("count == 0; count == 1; count < 5; count > 0; count != 0", "yes no yes no no"),
    ("count > 5; count < 3; count >= 6; count == 4; 5 < count", "yes no yes no yes"),
    ("count <= 3; count > 3; 3 >= count; count > 2", "yes no yes yes"),
    ("names.isEmpty; names.count > 0; names.count == 0; !names.isEmpty", "yes no yes no"),
    ("names.count > 2; names.isEmpty; names.count == 3", "yes no yes"),
    ("isOn; isOn == false; !isOn; isOn == true; isOn != true", "yes no no yes no"),
    ("text.isEmpty; text == \"\"; text == \"x\"; text.count > 3", "yes yes no no"),
    ("text == \"x\"; text.isEmpty; text.count == 1; text == \"y\"", "yes no yes no"),
    ("[1, 2].contains(count); count == 1; count == 2", "yes yes no"),
    ("(3...5).contains(count); count < 3; count > 5", "yes no no"),
    ("names.map { $0 }.count == 1; names.isEmpty", "yes no"),
    ("[\"x\": 1, \"y\": 2][text] == 1; text == \"x\"; Set([\"y\"]).contains(text)", "yes yes no"),
    ("[1, 2].prefix(count).count == 1; count == 2", "yes no"),
    (
      "Int(ceil(Double(names.count) / 4)) == 1; 0 >= names.count; names.isEmpty; names.count == 1",
      "yes no no yes"
    ),
    ("count * 3 > 0; count == 0; count > 5", "yes no yes"),
    ("count * 3 > 5; count <= 0; count < 0", "yes no no"),
    ("count - 1 > 0; count == 0", "yes yes"),
  ]) func whatIsTakenToHoldIsPossible(_ conditions: String, _ answers: String) throws {
    let texts = conditions.split(separator: "; ").map { "said.append((\($0)) ? \"yes\" : \"no\")" }
    let source = """
      import UIKit
      enum Mode { case a, b, c }
      class Screen: UIViewController {
        let mode: Mode, count: Int, names: [String], isOn: Bool, text: String, label = UILabel()
        init(mode: Mode, count: Int, names: [String], isOn: Bool, text: String) {
          (self.mode, self.count, self.names, self.isOn, self.text) = (mode, count, names, isOn, text)
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          var said: [String] = []
          \(texts.joined(separator: "\n"))
          label.text = said.joined(separator: " ")
          view.addSubview(label)
        }
      }
      """
    let document = try #require(documents(Array(source.utf8)).first)
    #expect(document.contains("\"text\":\"\(answers)\""), "\(document)")
  }

  /// What is set from outside before a screen is shown has no value here, and neither has a variable that a method changed which is in no
  /// file.
  @Test(arguments: [
    ("var title2: String!", "label.text = title2", ["Screen.title2 has no value that the source tells."]),
    ("var title2: String!", "if title2 == nil { title2 = \"own\" }\nlabel.text = title2", []),
    (
      "", "var text = \"A\"\ntext.decorate()\nlabel.text = text",
      ["String.decorate() is declared nowhere in the folder."]
    ),
    ("", "let text = \"A\"\n_ = text.decorated()\nlabel.text = text", []),
  ]) func whatIsNotKnownIsTold(_ member: String, _ body: String, _ says: [String]) throws {
    let source = """
      import UIKit
      class Screen: UIViewController {
        let label = UILabel()
        \(member)
        override func viewDidLoad() {
          view.addSubview(label)
          \(body)
        }
      }
      """
    let document = try #require(documents(Array(source.utf8)).first)
    #expect(document.hasSuffix(" \(says)"), "\(document)")
  }
}
