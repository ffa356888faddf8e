import LayoutModel
import SwiftScreens
import Testing

/// Views of a library that is in no file.
@Suite struct MissingLibraryTests {
  private func readings(of source: String) -> [ScreenReading] {
    let folder = SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))])
    var reader = ScreenReader(folder)
    return folder.classes.indices.compactMap { reader.reading($0, in: ScreenFacts([:])).screen }
  }

  /// A view's class that is in no file stands for itself where a generic class or an extension of UIKit's makes it.
  @Test(arguments: [
    "Pair<RoundedButton>().a", "RoundedButton.make { (v: RoundedButton) in }",
    "{ () -> RoundedButton in .make { _ in } }()",
  ])
  func viewsAreMadeByOthers(_ made: String) throws {
    let source = """
      import UIKit
      extension UIView { static func make<V: UIView>(_ f: (V) -> Void) -> V { let v = V(); f(v); return v } }
      class Pair<T: UIView> { let a = T() }
      class Panel: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(\(made))
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let readings = readings(of: source)
    let document = String(decoding: try #require(readings.last).document, as: UTF8.self)
    #expect(document.contains(#""customClass":"RoundedButton""#), "\(document)")
  }

  /// What a view in no file shows stands on the screen, and in no document: it is told.
  @Test(
    arguments: [
      ("field.label.text = \"Name\"", ["field.label.text"]),
      ("field.leadingImage = UIImage(named: \"a\")", ["field.leadingImage"]),
      ("field.placeholder = \"Name\"; field.placeholder = \"Other\"", ["field.placeholder"]),
      ("field.button.setTitle(\"Name\", for: .normal)", ["field.button.setTitle"]),
      ("own.title = \"Name\"", ["own.title"]),
      (
        "let other = field; other.attributedText = NSAttributedString(string: \"A\")",
        ["field.attributedText"]
      ),
      ("field.label.text = nil; field.text = \"\"", []), ("field.label.textColor = .red", []),
      ("field.delegate = nil; field.animate()", []), ("field.isHidden = true", []),
    ] as [(String, [String])])
  func whatTheyShow(_ statement: String, _ keys: [String]) throws {
    let source = """
      import UIKit
      class OwnView: LibraryTextView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
      }
      class Panel: UIView {
        let field = LibraryTextField(), own = OwnView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          field.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
          own.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
          addSubview(field)
          addSubview(own)
          \(statement)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let report = try #require(readings(of: source).first { $0.name == "Panel" }).report
    #expect(report.holes.map(\.key) == keys && report.status == .clean, "\(report)")
    #expect(report.holes.allSatisfy { !$0.kind.isBlocking }, "\(report)")
  }

  /// What controls do for themselves lays out nothing, whether it is a statement or all that a function does.
  @Test(arguments: [
    "addTarget(self, action: #selector(tap), for: .touchUpInside)",
    "removeTarget(self, action: nil, for: .touchUpInside)\nadded = true",
  ])
  func targetsLayOutNothing(_ body: String) throws {
    let source = """
      import UIKit
      class Field: LibraryControl {
        var added = false
        override init(frame: CGRect) { super.init(frame: frame); setUp() }
        required init?(coder: NSCoder) { nil }
        func setUp() { \(body) }
        @objc func tap() {}
      }
      class Panel: UIView {
        override init(frame: CGRect) { super.init(frame: frame); addSubview(Field()) }
        required init?(coder: NSCoder) { nil }
      }
      """
    let readings = readings(of: source)
    #expect(
      readings.map(\.name) == ["Panel"] && readings[0].report.status == .clean, "\(readings.map(\.report))")
  }

  /// What a library adds to UIKit's classes for touches, for how layers are drawn, and for who is told lays out nothing by its name; what
  /// its blocks would lay out is told. A view that it gets may be laid out.
  @Test(arguments: [
    ("button.lib_addAction { _ in self.label.isHidden = true }", true, 1),
    ("button.lib_removeAllActions()", true, 0),
    ("let end = lib_performAction { self.label.isHidden = true }", true, 1),
    ("button.layerCornerRadius = 4", true, 0), ("label.shadowOpacity = 0.5", true, 0),
    ("list.emptySetDelegate = self", true, 0), ("list.emptySetSource = self", false, 0),
    ("ImageLoader.cancelRequest(for: picture)", true, 0), ("ImageLoader.show(in: picture)", false, 0),
    ("button.lib_addBadge { _ in self.label.isHidden = true }", false, 1),
    ("button.titleOfNormal = \"A\"", false, 0), ("list.emptySetTitle = self", false, 0),
  ])
  func whatLaysOutNothingByItsName(_ statement: String, _ isClear: Bool, _ idle: Int) throws {
    let source = """
      import UIKit
      class Panel: UIView {
        let button = UIButton(), label = UILabel(), picture = UIImageView(), list = UITableView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          [button, label, picture, list].forEach { addSubview($0) }
          \(statement)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let report = try #require(readings(of: source).first?.report)
    #expect((report.status == .clean) == isClear, "\(report)")
    #expect(report.missing.count == 1 && report.notRun.count == idle, "\(report)")
  }

  /// A controller keeps an object that a library's property gives it; what may say how it looks, or what a view is told, blocks.
  @Test(arguments: [
    ("manager = given", true), ("manager = nil", true), ("manager = Plain()", true),
    ("onEnd = { [unowned self] in label.isHidden = true }", true),
    ("barHeight = 20", false), ("hidesBar = true", false), ("style = .large", false),
    ("emptyView = UILabel()", false), ("manager = given.other", false),
    ("view.manager = given", false), ("showLoader()", false),
  ])
  func controllersKeepWhatTheyTalkTo(_ statement: String, _ isClear: Bool) throws {
    let source = """
      import UIKit
      final class Plain {}
      final class Screen: UIViewController, Localized {
        let label = UILabel(), given: ManagerInNoFile
        init(given: ManagerInNoFile) {
          self.given = given
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          view.addSubview(label)
          self.\(statement)
        }
        func applyTexts() { label.text = "" }
      }
      """
    let report = try #require(readings(of: source).first?.report)
    #expect((report.status == .clean) == isClear, "\(report)")
    #expect(report.missing.count == 1)
    let idle = report.notRun.map(\.statement)
    #expect(idle == (statement.contains("{") ? ["isHidden", "text"] : ["text"]))
  }

  /// What is read of such a property is what it was given, known as far as that is.
  @Test func whatIsReadIsWhatWasGiven() throws {
    let source = """
      import UIKit
      final class Manager { let language = "Finnish" }
      final class Screen: UIViewController {
        let label = UILabel(), other = UILabel()
        override func viewDidLoad() {
          view.addSubview(label)
          view.addSubview(other)
          self.manager = Manager()
          label.text = manager.language
          other.text = self.another?.title
        }
      }
      """
    let reading = try #require(readings(of: source).first)
    #expect(String(decoding: reading.document, as: UTF8.self).contains(#""text":"Finnish""#))
    #expect(reading.report.status == .clean)
    #expect(reading.report.holes.map(\.target) == ["other.text"])
  }

  /// What a stream of a library that is not there gives to a variable is not known.
  @Test(arguments: ["OpenStreams", "Combine"]) func streamsGiveWhatIsNotKnown(_ module: String) throws {
    let source = """
      import UIKit
      import \(module)
      final class Model { @\(module).Published var title: String?; @\(module).Published var gap: CGFloat = 8 }
      final class Panel: UIView {
        let label = UILabel()
        init(model: Model) {
          super.init(frame: .zero)
          addSubview(label)
          let top = label.topAnchor.constraint(equalTo: topAnchor, constant: 10)
          top.isActive = true
          let bag = [model.$title.assign(to: \\.text, on: label), model.$gap.assign(to: \\.constant, on: top)]
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let report = try #require(readings(of: source).last?.report)
    #expect(report.holes.map(\.target) == ["label.text", "label.constraint.constant"], "\(report)")
  }
}
