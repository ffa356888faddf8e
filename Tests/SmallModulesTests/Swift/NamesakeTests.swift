import Foundation
import LayoutModel
import SwiftScreens
import TestSupport
import Testing

/// Members of an app's classes whose names UIKit's own Swift has for something that no app can see: neither means the other.
@Suite struct NamesakeTests {
  /// What the preludes declare and do not say to be public, but for what is public elsewhere under the same name.
  private static func names() throws -> [String] {
    let folder = Repository.root.appending(path: "Sources/UIKitObjects/Preludes")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var (own, others): (Set<String>, Set<String>) = ([], [])
    for case let file as URL in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard
          let match = line.wholeMatch(
            of: /\s+((?:[a-z]+(?:\([a-z]+\))? )*)(?:var|let|func|case) ([A-Za-z]+).*/)
        else { continue }
        let isOwn = line.hasPrefix("  ") && !line.hasPrefix("   ") && !match.1.contains(/public|open|static/)
        if isOwn { own.insert(String(match.2)) } else { others.insert(String(match.2)) }
      }
    }
    return own.subtracting(others).sorted()
  }

  private func document(
    _ members: String, _ base: String, _ body: String, _ others: String = ""
  ) throws -> String {
    let source = """
      import UIKit
      class Screen: \(base) {
        let button = UIButton(type: .system), label = UILabel(), stack = UIStackView()
      \(members)
      \(body)
        func place(in view: UIView) {
          button.setTitle("Go on", for: .normal)
          label.text = "Kind"
          view.insertSubview(label, at: 0)
          stack.addArrangedSubview(button)
          view.addSubview(stack)
          stack.frame = CGRect(x: 10, y: 20, width: view.frame.width / 2, height: 40)
          label.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 8),
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          ])
        }
      }
      \(others)
      """
    let folder = SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))])
    var reader = ScreenReader(folder)
    let facts = ScreenFacts([
      "viewWidth": .number(393), "viewHeight": .number(852), "windowWidth": .number(393),
      "windowHeight": .number(852),
    ])
    let reading = try #require(reader.reading(0, in: facts).screen)
    #expect(reading.report.status == .clean, "\(reading.report)")
    let places = try Regex(#","sources":.*"#)
    return String(decoding: reading.document, as: UTF8.self).replacing(places, with: "")
  }

  @Test(arguments: [
    (
      "UIView",
      """
      override init(frame: CGRect) { super.init(frame: frame); place(in: self) }
      required init?(coder: NSCoder) { nil }
      """
    ),
    (
      "UIViewController",
      "override func viewDidLoad() { super.viewDidLoad(); title = \"A\"; place(in: view) }"
    ),
    (
      "UITableViewCell",
      """
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        place(in: contentView)
      }
      required init?(coder: NSCoder) { nil }
      """
    ),
    ("UIControl", "override init(frame: CGRect) { super.init(frame: frame); place(in: self) }"),
  ]) func namesakesChangeNothing(_ base: String, _ body: String) throws {
    let names = try Self.names()
    #expect(names.count > 100 && names.contains("storedFrame"))
    let members = names.map { "  var \($0) = \"own\"\n" }.joined()
    let plain = try document("", base, body)
    #expect(try document(members, base, body) == plain)
    let methods = names.map { "  func \($0)(_ text: String = \"\") -> String { text }\n" }.joined()
    #expect(try document(methods, base, body) == plain)
  }

  /// UIKit's own Swift does not see what an app adds to the language's lists.
  @Test func subscriptsOfListsChangeNothing() throws {
    let body = """
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        place(in: contentView)
      }
      required init?(coder: NSCoder) { nil }
      """
    let others = """
      extension [Any] {
        subscript(first: CodingKey, rest: CodingKey...) -> Any? { self[[first] + rest] }
        subscript(_ path: some Collection<String>) -> Element? { self[path.count] }
      }
      """
    #expect(
      try document("", "UITableViewCell", body, others) == document("", "UITableViewCell", body))
  }

  /// What UIKit's Swift asks the program for has an answer in Tests/RecordingUIKit, too, so that the same files compile (decision 0132).
  @Test func theRecordingUIKitAnswersAll() throws {
    func names(_ folder: String, _ pattern: Regex<(Substring, Substring)>) throws -> Set<String> {
      let root = Repository.root.appending(path: folder)
      let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
      var found: Set<String> = []
      for case let file as URL in files
      where file.pathExtension == "swift" && !file.path.contains("/Foundation/") {
        found.formUnion(
          try String(contentsOf: file, encoding: .utf8).matches(of: pattern).map { String($0.1) })
      }
      return found
    }
    let asked = try names("Sources/UIKitObjects/Preludes", /\b(__[a-z]\w*)\(/)
    let answered = try names("Tests/RecordingUIKit", /func (__[a-z]\w*)/)
    #expect(asked.count > 20)
    #expect(asked.subtracting(answered).isEmpty, "\(asked.subtracting(answered).sorted())")
  }
}

/// What several files of a folder declare under one name: each means its own, or that which lies nearest.
@Suite struct NamesakesInFilesTests {
  /// The texts and constants that the document of each class has, by the class.
  private func shown(_ files: [(path: String, source: String)]) throws -> [String: [String]] {
    let folder = SwiftFolder(
      files.map { SourceText(path: $0.path, bytes: Array(("import UIKit\n" + $0.source).utf8)) })
    var reader = ScreenReader(folder)
    var found: [String: [String]] = [:]
    for (index, one) in folder.classes.enumerated() {
      guard let reading = reader.reading(index, in: ScreenFacts([:])).screen else { continue }
      #expect(reading.report.status == .clean && reading.report.missing.isEmpty, "\(reading.report)")
      let document = String(decoding: reading.document, as: UTF8.self)
      let values = document.matches(of: /"(?:text|constant)":"?([A-Za-z0-9 ]+)/).map { String($0.1) }
      found["\(folder.files[one.file].path) \(one.name)"] = values
    }
    return found
  }

  private func screen(_ name: String, _ text: String, _ more: String = "") -> String {
    """
    class \(name): UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = \(text)
        view.addSubview(label)
      }
    }
    \(more)
    """
  }

  /// Two targets have a class of one name each, of which other files of theirs have extensions.
  @Test func extensionsAreOfTheNearestType() throws {
    let found = try shown([
      ("A/Screen.swift", screen("Screen", "words() + Names.first")),
      (
        "A/Parts/More.swift",
        "extension Screen { func words() -> String { \"A\" } }\nextension Names { static let first = \"a\" }"
      ),
      ("A/Names.swift", "enum Names {}"),
      ("B/Names.swift", "enum Names {}"),
      (
        "B/More.swift",
        "extension Screen { func words() -> String { \"B\" } }\nextension Names { static let first = \"b\" }"
      ),
      ("B/Parts/Screen.swift", screen("Screen", "words() + Names.first")),
    ])
    #expect(found == ["A/Screen.swift Screen": ["Aa"], "B/Parts/Screen.swift Screen": ["Bb"]])
  }

  /// What is private is seen in its file alone, whatever else is read; what is not is seen everywhere.
  @Test func whatIsPrivateIsOfItsFile() throws {
    func file(_ name: String, isPrivate: Bool = true) -> (String, String) {
      let word = isPrivate ? "private " : ""
      let more = """
        \(word)enum Section { case a }
        \(word)extension Section { var title: String { "\(name)" } }
        \(word)let word = "x\(name)"
        fileprivate struct \(name)Kind { static let text = "\(name)" }
        \(word)typealias Kind = \(name)Kind
        \(word)func mark() -> String { "m\(name)" }
        """
      let text = "Section.a.title + word + mark()" + (isPrivate ? " + Kind.text" : "")
      return (
        "\(name).swift",
        screen(
          "\(name)Screen", text, isPrivate ? more : more.replacing("typealias Kind", with: "typealias Other"))
      )
    }
    let found = try shown([
      file("One"), file("Three", isPrivate: false), file("Two"),
      ("Zero.swift", screen("ZeroScreen", "Section.a.title + word + mark()")),
    ])
    #expect(
      found == [
        "One.swift OneScreen": ["OnexOnemOneOne"], "Two.swift TwoScreen": ["TwoxTwomTwoTwo"],
        "Three.swift ThreeScreen": ["ThreexThreemThree"], "Zero.swift ZeroScreen": ["ThreexThreemThree"],
      ])
  }

  /// A file that was read early, since it has an extension of one of UIKit's classes, comes before no nearer one.
  @Test func functionsAreThoseOfTheNearestFile() throws {
    func make(_ text: String) -> String {
      "func makeText() -> String { \"\(text)\" }\nlet margin = \"\(text)\""
    }
    let found = try shown([
      ("A/Make.swift", make("A")), ("A/Screen.swift", screen("First", "makeText() + margin")),
      ("Z/Make.swift", make("Z") + "\nextension UILabel { static let kind = 1 }"),
      ("Z/Parts/Screen.swift", screen("Second", "makeText() + margin")),
    ])
    #expect(found == ["A/Screen.swift First": ["AA"], "Z/Parts/Screen.swift Second": ["ZZ"]])
  }

  /// Each target has operators of its own, at the top of files, in extensions, and such that change what is before them.
  @Test func operatorsAreThoseOfTheNearestFile() throws {
    func more(_ text: String) -> String {
      """
      infix operator +++
      infix operator ||| : AssignmentPrecedence
      struct Mark\(text) { var text: String }
      func +++ (left: String, right: String) -> String { left + "\(text)" + right }
      func ||| (left: inout String, right: String) { left += "\(text)" + right }
      prefix operator ^^^
      prefix func ^^^ (value: Int) -> String { "\(text)\\(value)" }
      extension CGSize { static func * (size: CGSize, factor: Int) -> String { "\(text)\\(factor)" } }
      """
    }
    let made = "{ () -> String in var t = \"a\" +++ \"b\"; t ||| \"c\"; return t + ^^^3 + CGSize.zero * 2 }()"
    let found = try shown([
      ("A/More.swift", more("A")), ("A/Screen.swift", screen("First", made)),
      ("Z/More.swift", more("Z")), ("Z/Parts/Screen.swift", screen("Second", made)),
    ])
    #expect(found == ["A/Screen.swift First": ["aAbAcA3A2"], "Z/Parts/Screen.swift Second": ["aZbZcZ3Z2"]])
  }

  /// Each target has the same extensions of UIKit's classes.
  @Test func extensionsOfUIKitAreThoseOfTheNearestFile() throws {
    func more(_ text: String) -> String {
      """
      extension String { static let word = "\(text)" }
      extension UIViewController { func words() -> String { "\(text)" } }
      """
    }
    let found = try shown([
      ("A/More.swift", more("A")), ("A/Screen.swift", screen("First", "words() + .word")),
      ("B/More.swift", more("B")), ("B/Screen.swift", screen("Second", "words() + .word")),
    ])
    #expect(found == ["A/Screen.swift First": ["AA"], "B/Screen.swift Second": ["BB"]])
  }

  /// Where files lie in other folders than the class, the one in fewer folders counts, and the file of code that asks before all; functions for
  /// other types are others.
  @Test func extensionsOfUIKitInOtherFolders() throws {
    func more(_ text: String, _ type: String = "Int") -> String {
      "extension UIViewController { func words(_ value: \(type)) -> String { \"\(text)\" } }"
    }
    let own = "extension UIViewController { func twice() -> String { words(1) + words(2) } }"
    let found = try shown([
      ("A/Sub/More.swift", more("far") + "\n" + own), ("Core/More.swift", more("core")),
      ("B/Sub/Text.swift", more("text", "String")),
      ("App/Screen.swift", screen("First", "words(1) + words(\"a\") + twice()")),
    ])
    #expect(found == ["App/Screen.swift First": ["coretextfarfar"]])
  }
}
