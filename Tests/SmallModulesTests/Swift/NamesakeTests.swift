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

  private func document(_ members: String, _ base: String, _ body: String) throws -> String {
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
