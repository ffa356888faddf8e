import Foundation
import LayoutModel
import SwiftScreens
import TestSupport
import Testing

/// Layout libraries that an app imports and does not have the source of: each call beside what the library makes of
/// it, written by hand with UIKit alone. Both are one document.
@Suite struct LayoutLibraryTests {
  static let pairs = ["Cartography", "Stevia"].flatMap(LayoutPair.all)

  @Test(arguments: pairs) func aCallIsTheSameByHand(pair: LayoutPair) throws {
    let found = try ShownScreen(importing: pair.library, pair.words)
    let byHand = try ShownScreen(pair.byHand)
    #expect(found.status == .clean && found.missing.isEmpty && found.holes.isEmpty, "\(found)")
    #expect(byHand.status == .clean && byHand.missing.isEmpty && !byHand.constraints.isEmpty, "\(byHand)")
    #expect(found.document == byHand.document, "\(found.constraints) is not \(byHand.constraints)")
  }

  static let strangers = [
    ("Cartography", "constrain(a, b) { a, b in a.corner == b.bottom }"),
    ("Cartography", "constrain(a, b) { a, b in a.corner == 8 }"),
    ("Cartography", "constrain(a, b) { a, b in a.top == b.bottom.shifted(8) }"),
    ("Cartography", "constrain(a, b) { a, b in spread(a, b) }"),
    ("Cartography", "constrain(a, b) { a, b in a.top == b.bottom + Theme.margin }"),
    ("Cartography", "constrain(a) { $0.edges == Theme.edges }"),
    ("SnapKit", "a.snp.makeConstraints { $0.corner.equalTo(8) }"),
    ("SnapKit", "a.snp.makeConstraints { $0.top.equalTo(8).dividedInto(3) }"),
    ("SnapKit", "a.snp.layOut()"),
    ("Stevia", "a.fillCorners()"),
    ("Stevia", "a.Corner == 8"),
    ("Stevia", "a.Top == b.Corner"),
    ("Stevia", "a.Top == Theme.margin"),
    ("Stevia", "layOut(a.Top)"),
    ("Stevia", "view.layout(Theme.margin, a)"),
    ("Stevia", "|-Theme.margin-a"),
    ("Others", "a.topAnchor == b.topAnchor"),
    ("Others", "a.topAnchor == b.bottomAnchor + 8 ~ 750"),
    ("Others", "a.widthAnchor <= 8"),
    ("Others", "a.top <- b.bottom"),
  ]

  /// What a library does not have here is told, and the screen is not clean.
  @Test(arguments: strangers) func whatIsNotKnownBlocks(library: String, words: String) throws {
    let screen = try ShownScreen(importing: library, words)
    #expect(screen.status != .clean && !screen.holes.isEmpty, "\(screen)")
  }

  static let known = [
    (
      "Cartography", "constrain(a, b) { a, b in a.top == b.bottom + 8 }",
      ["ConstraintGroup", "ViewProxy", "LayoutSupport"]
    ),
    ("Stevia", "a.top(8).fillHorizontally()", ["SteviaLayoutConstraint"]),
  ]

  /// A library is known where it is imported, and where the app does not have most of its classes itself.
  @Test(arguments: known) func aLibraryIsKnownWhereItIsImported(
    library: String, words: String, types: [String]
  ) throws {
    #expect(try ShownScreen(importing: library, words).status == .clean)
    let own = try ShownScreen(importing: library, words, besides: types.map { "class \($0) {}" })
    for screen in [try ShownScreen(words), own] {
      #expect(screen.status != .clean && !screen.holes.isEmpty, "\(screen)")
    }
  }

  /// Operators bind as the library declares them, and as the app does where it declares them, too: in the group that the app gives it,
  /// `~` comes before `==`.
  @Test func operatorsBindAsTheyAreDeclared() throws {
    let words = "constrain(a) { $0.width == 8 ~ 750 }"
    let own = """
      infix operator ~: MultiplicationPrecedence
      func ~ (first: Int, second: Int) -> CGFloat { CGFloat(first + second) }
      """
    let widths = [
      try ShownScreen(importing: "Cartography", words),
      try ShownScreen(importing: "Cartography", words, besides: [own]),
    ]
    .map { $0.document["constraints"] as? [NSDictionary] }
    #expect(widths[0] == [["firstItem": "a", "firstAttribute": "width", "constant": 8, "priority": 750]])
    #expect(widths[1] == [["firstItem": "a", "firstAttribute": "width", "constant": 758]])
  }
}

/// A layout in the words of a library and in those of UIKit.
struct LayoutPair: CustomTestStringConvertible {
  let library: String
  let title: String
  let words: String
  let byHand: String

  var testDescription: String { "\(library): \(title)" }

  /// The pairs of a file: a line `=== title`, the library's words, a line `--- by hand`, and UIKit's.
  static func all(of library: String) -> [LayoutPair] {
    guard let data = try? Repository.fixture("Swift/Libraries/\(library).txt") else { return [] }
    return "\n\(String(decoding: data, as: UTF8.self))".components(separatedBy: "\n=== ").dropFirst().map {
      part in
      let sides = part.components(separatedBy: "\n--- by hand\n")
      let lines = sides[0].split(separator: "\n", maxSplits: 1)
      return LayoutPair(
        library: library, title: String(lines[0]), words: String(lines[1]), byHand: sides.last ?? "")
    }
  }
}

/// A controller with views of all kinds, laid out by some lines of Swift.
struct ShownScreen {
  let status: SourceReport.Status
  let missing: [String]
  let holes: [String]
  /// The document without the lines of the source.
  let document: NSDictionary

  /// - Parameters:
  ///   - library: What is imported besides UIKit; nil for nothing.
  ///   - body: What `viewDidLoad` does; `a`, `b` and `c` are in the controller's view, `d` and `e` in `c`.
  ///   - besides: Other files of the app.
  init(importing library: String? = nil, _ body: String, besides: [String] = []) throws {
    let source = """
      import UIKit
      \(library.map { "import \($0)" } ?? "")
      class Screen: UIViewController {
        let a = UILabel(), b = UIButton(), c = UIView(), d = UITextField(), e = UIImageView()
        override func viewDidLoad() {
          super.viewDidLoad()
          [a, b, c].forEach { view.addSubview($0) }
          [d, e].forEach { c.addSubview($0) }
      \(body)
        }
      }
      """
    let folder = SwiftFolder(
      ([source] + besides).enumerated().map {
        SourceText(path: "App/\($0.offset).swift", bytes: Array($0.element.utf8))
      })
    var reader = ScreenReader(folder)
    let index = try #require(folder.classes.firstIndex { $0.name == "Screen" })
    let reading = try #require(reader.reading(index, in: ScreenFacts([:])).screen)
    status = reading.report.status
    missing = reading.report.missing.map { "\($0)" }
    holes = reading.report.holes.map(\.key)
    var found = try #require(
      try JSONSerialization.jsonObject(with: Data(reading.document)) as? [String: Any])
    found["sources"] = nil
    document = found as NSDictionary
  }

  /// The constraints of the document, a text each.
  var constraints: [String] { (document["constraints"] as? [NSDictionary] ?? []).map { "\($0)" } }
}
