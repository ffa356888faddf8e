import LayoutModel
import SwiftScreens
import Testing

/// What an app keeps, changes in place and counts without anybody knowing how many there are.
@Suite struct KeptValueTests {
  private func screen(_ members: String, _ body: String) throws -> (document: String, report: SourceReport) {
    let source = """
      import UIKit
      class Screen: UIView {
        let label = UILabel(), text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        init(names: [String]) {
          super.init(frame: .zero)
          addSubview(label)
          addSubview(text)
          \(body)
        }
        required init?(coder: NSCoder) { nil }
      }
      \(members)
      """
    return try readScreen(source)
  }

  /// What nobody set is as where an app was just installed, and told. Names that nobody declares are different keys.
  @Test(
    arguments: [
      ("\"\\(UserDefaults.standard.bool(forKey: \"a\"))\"", "false", "UserDefaults.a"),
      ("\"\\(UserDefaults.standard.integer(forKey: kCount))\"", "0", "UserDefaults.kCount"),
      ("UserDefaults.standard.string(forKey: \"a\") ?? \"none\"", "none", "UserDefaults.a"),
      ("UserDefaults.standard.string(forKey: kSet)", "set", nil),
      ("\"\\(UserDefaults.standard.integer(forKey: kRegistered))\"", "3", nil),
      ("\"\\(UserDefaults.standard.bool(forKey: kRegistered))\"", "true", nil),
      ("\"\\(UserDefaults.standard.bool(forKey: kSet))\"", "false", nil),
    ] as [(String, String, String?)])
  func whatAnAppKeeps(_ asked: String, _ shown: String, _ choice: String?) throws {
    let found = try screen(
      "",
      """
      UserDefaults.standard.set("set", forKey: kSet)
      UserDefaults.standard.register(defaults: [kRegistered: 3, kSet: "registered"])
      label.text = \(asked)
      """)
    #expect(found.document.contains("\"text\":\"\(shown)\""), "\(found)")
    #expect(found.report.choices.map(\.key) == [choice].compactMap(\.self), "\(found.report)")
    #expect(found.report.status == .clean, "\(found.report)")
  }

  /// An iterator that goes on while there are more of what nobody can count gives one, which is told.
  @Test func iteratorsOverWhatIsNotKnownEnd() throws {
    let found = try screen(
      """
      struct Counting: Sequence, IteratorProtocol {
        let names: [String]
        var place = 0
        mutating func next() -> String? {
          guard place < names.count else { return nil }
          defer { place += 1 }
          return names[place]
        }
      }
      """, "for name in Counting(names: names) { let row = UILabel(); row.text = \"row\"; addSubview(row) }")
    #expect(found.document.ranges(of: "\"text\":\"row\"").count == 1, "\(found)")
    #expect(found.report.choices.map(\.key) == ["Screen.names.count"], "\(found.report)")
    #expect(!found.report.holes.contains { $0.kind == .limit }, "\(found.report)")
  }

  /// Collections of objects that hold each once or by another, and decoded objects in the order in which they came.
  @Test func collectionsOfObjects() throws {
    let found = try screen(
      "",
      """
      let table = NSMapTable<UIView, NSString>.weakToStrongObjects()
      table.setObject("one" as NSString, forKey: label)
      table.setObject("two" as NSString, forKey: label)
      let ordered = NSMutableOrderedSet(array: ["b", "a", "b"])
      ordered.add("a")
      ordered.insert("c", at: 0)
      ordered.remove("b")
      let first = ordered.firstObject as? String ?? "none"
      label.text = "\\(table.object(forKey: label) ?? "none") \\(table.count) \\(first) \\(ordered.count)"
      """)
    #expect(found.document.contains("\"text\":\"two 1 c 2\""), "\(found)")
    #expect(found.report.status == .clean && found.report.missing.isEmpty, "\(found.report)")
  }

  /// A loop whose condition follows from what was taken to hold before does not go on for ever: it is told where it ends.
  @Test func loopsThatNobodyKnowsTheEndOfAreTold() throws {
    let found = try screen(
      "",
      """
      if !names.isEmpty { label.text = "some" }
      while true {
        guard !names.isEmpty else { break }
        let row = UILabel()
        row.text = "row"
        addSubview(row)
      }
      var rounds = 0
      while rounds < 3 {
        if names.contains("a") { label.text = "found" }
        rounds += 1
      }
      text.text = "\\(rounds) rounds"
      """)
    #expect(found.document.contains("\"text\":\"3 rounds\""), "\(found)")
    let rows = found.document.ranges(of: "\"text\":\"row\"").count
    #expect(rows <= 1 || found.report.holes.contains { $0.kind == .limit }, "\(found)")
  }

  /// A variable that nobody declares is one of the view whose code sets it without `self`, too.
  @Test(arguments: ["", "self."]) func variablesThatNobodyDeclaresAreTold(_ prefix: String) throws {
    let found = try screen("", "\(prefix)barHeight = 20")
    let hole = try #require(found.report.holes.first { $0.key == "Screen.barHeight" }, "\(found)")
    #expect(hole.kind.isBlocking)
    #expect(found.report.missing.map(\.name) == ["Screen.barHeight ="], "\(found.report)")
  }

  /// The attributes of a text view's storage are those of its text, with and without `self`.
  @Test(arguments: ["textStorage", "self.textStorage"]) func textsAreChangedInPlace(storage: String) throws {
    let found = try screen(
      """
      extension UITextView {
        func enlarge() {
          \(storage).addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 0, length: \(storage).length))
        }
      }
      """, "text.text = \"Hello\"\ntext.enlarge()")
    #expect(found.document.contains(#""text":"Hello","font":{"pointSize":30}"#), "\(found)")
    #expect(found.report.status == .clean && found.report.missing.isEmpty, "\(found.report)")
  }

  /// A member of a view that nobody declares blocks what is called on it, with and without `self`.
  @Test(arguments: ["", "self."]) func membersThatNobodyDeclaresAreTold(_ prefix: String) throws {
    let found = try screen(
      "extension UITextView { func arrange() { \(prefix)lineArranger.arrange(4) } }", "text.arrange()")
    #expect(
      found.report.holes.contains { $0.key.hasPrefix("UITextView.lineArranger") && $0.kind.isBlocking },
      "\(found)")
  }

  /// A variable of an app's cell is its own, whatever UIKit calls one of other cells. How large a font of no size is, is not documented.
  @Test func whatIsNoneOfUIKits() throws {
    let source = """
      import UIKit
      class Row: UICollectionViewCell {
        enum Kind { case mark, none }
        var accessoryType = Kind.mark
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(label)
          label.font = .systemFont(ofSize: 0)
          label.frame = CGRect(x: 0, y: 0, width: 9, height: UIRefreshControl().frame.height)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let folder = SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))])
    var reader = ScreenReader(folder)
    let reading = try #require(reader.reading(0, in: ScreenFacts([:])).screen)
    #expect(reading.report.holes.map(\.kind) == [.font], "\(reading.report)")
    #expect(String(decoding: reading.document, as: UTF8.self).contains(#""height":60"#))
  }

  /// A method that an extension adds to all sequences hides no property of a list that is not known.
  @Test func methodsOfExtensionsHideNoProperties() throws {
    let found = try screen(
      """
      extension Sequence {
        func count(where isCounted: (Element) -> Bool) -> Int { reduce(0) { $0 + (isCounted($1) ? 1 : 0) } }
        func first(_ count: Int) -> [Element] { Array(prefix(count)) }
      }
      """,
      """
      label.text = "\\(names.count) names of \\([1, 2].count)"
      label.isHidden = names.count == 0
      text.text = names.first
      """)
    #expect(found.document.contains(#""text":"count names of 2""#), "\(found)")
    #expect(found.report.holes.map(\.key) == ["Screen.names.count", "Screen.names.first"], "\(found)")
    #expect(found.report.choices.map(\.key) == ["Screen.names.count"], "\(found)")
  }
}
