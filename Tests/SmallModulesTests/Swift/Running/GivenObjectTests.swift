import Foundation
import LayoutModel
import SwiftScreens
import Testing

/// Objects that are given to a screen by a protocol of the app.
@Suite struct GivenObjectTests {
  /// A controller that shows what it is told, with what it says to its presenter.
  private static func screen(asking call: String) -> String {
    """
    final class Screen: UIViewController, Shown {
      let presenter: Presenting, label = UILabel()
      init(presenter: Presenting) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() { view.addSubview(label); \(call) }
      func show(text: String) { label.text = text }
    }
    """
  }

  private func screen(_ source: String) throws -> ScreenReading {
    let folder = SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))])
    var reader = ScreenReader(folder)
    let readings = folder.classes.indices.compactMap { reader.reading($0, in: ScreenFacts([:])).screen }
    return try #require(readings.first { $0.name == "Screen" })
  }

  /// A presenter of which there is one class is asked for what it makes of the view that it gets.
  @Test(arguments: [
    ("", "made", true), ("final class Other: Presenting { func didLoad(view: Shown) {} }", nil, false),
  ])
  func presentersShowWhatTheyMake(_ more: String, _ text: String?, _ isClear: Bool) throws {
    let source = """
      import UIKit
      protocol Shown: AnyObject { func show(text: String) }
      protocol Presenting: AnyObject { func didLoad(view: Shown) }
      protocol Making { func make() -> String }
      struct Maker: Making { func make() -> String { "made" } }
      final class Presenter {
        weak var view: Shown?
        let maker: Making
        init(maker: Making) { self.maker = maker }
      }
      extension Presenter: Presenting {
        func didLoad(view: Shown) { self.view = view; view.show(text: maker.make()) }
      }
      \(more)
      \(Self.screen(asking: "presenter.didLoad(view: self)"))
      """
    let reading = try screen(source)
    #expect((reading.report.status == .clean) == isClear, "\(reading.report)")
    let document = String(decoding: reading.document, as: UTF8.self)
    #expect(document.contains("\"text\"") == (text != nil))
    if let text { #expect(document.contains("\"text\":\"\(text)\"")) }
  }

  /// What a protocol of the app asks for and a class does not have is `@objc optional`: it is nil.
  @Test func whatIsLeftOutIsNil() throws {
    let source = """
      import UIKit
      @objc protocol Asked {
        @objc optional func changed(_ view: UIView)
        @objc optional func place(_ view: UIView, first: Int)
        @objc optional func place(_ view: UIView, second: Int) -> CGFloat
        @objc optional var gap: CGFloat { get }
      }
      final class Screen: UIViewController, Asked {
        weak var delegate: Asked?
        let label = UILabel()
        func place(_ view: UIView, first: Int) {}
        override func viewDidLoad() {
          delegate = self
          view.addSubview(label)
          delegate?.changed?(label)
          let y = delegate?.place?(label, second: 1) ?? 4
          label.frame = CGRect(x: delegate?.gap ?? 8, y: y, width: 10, height: 10)
        }
      }
      """
    let reading = try screen(source)
    #expect(reading.report.status == .clean, "\(reading.report)")
    let document = String(decoding: reading.document, as: UTF8.self)
    #expect(document.contains(#""frame":{"x":8,"y":4,"width":10,"height":10}"#), "\(document)")
  }

  /// A given object keeps what is stored in it, and knows the screen where it has a variable for it.
  @Test(arguments: ["presenter.didLoad(view: self)", "presenter.setUp()"])
  func presentersKeepTheirView(_ call: String) throws {
    let source = """
      import UIKit
      protocol Shown: AnyObject { func show(text: String) }
      protocol Presenting: AnyObject { func didLoad(view: Shown); func setUp() }
      final class Presenter: Presenting {
        weak var view: Shown?
        let count: Int
        init(count: Int) { self.count = count }
        func didLoad(view: Shown) { self.view = view; setUp() }
        func setUp() { view?.show(text: "set up") }
      }
      \(Self.screen(asking: call))
      """
    let reading = try screen(source)
    #expect(String(decoding: reading.document, as: UTF8.self).contains(#""text":"set up""#))
    #expect(reading.report.status == .clean && reading.report.choices.map(\.key) == ["Screen.presenter.view"])
  }

  /// What the own code of a given object changes holds no more what it had from the start; what nothing changes does.
  @Test(
    arguments: [
      ("label.text = presenter.heading", ["Screen.presenter.heading"], []),
      ("label.text = presenter.note", ["Screen.presenter.note"], []),
      ("label.isHidden = presenter.isOpen", [], ["Screen.presenter.isOpen"]),
      ("label.isHidden = presenter.entries.isEmpty", [], ["Screen.presenter.entries.isEmpty"]),
      ("label.isHidden = presenter.added.isEmpty", [], ["Screen.presenter.added.isEmpty"]),
      ("label.isHidden = presenter.owner == nil", [], ["Screen.presenter.owner"]),
      ("label.text = presenter.fixed", [], []), ("label.text = presenter.title", [], []),
    ] as [(String, [String], [String])])
  func givenObjectsAreNoNewOnes(_ call: String, _ holes: [String], _ choices: [String]) throws {
    let source = """
      import UIKit
      protocol Shown: AnyObject {}
      protocol Presenting: AnyObject {
        var heading: String { get }
        var note: String { get }
        var isOpen: Bool { get }
        var entries: [String] { get }
        var added: [String] { get }
        var owner: String? { get }
        var fixed: String { get }
        var title: String { get }
      }
      final class Presenter: Presenting {
        @Published var heading = ""
        private(set) var note = ""
        var isOpen = false, entries: [String] = [], added: [String] = [], owner: String?
        let fixed = "fixed"
        var title = "title"
        init(space: String) {
          note = space
          entries = [space]
          owner = space
        }
        func open() { self.isOpen = true; heading += "more"; added.append("one") }
      }
      \(Self.screen(asking: call))
      """
    let reading = try screen(source)
    #expect(reading.report.holes.map(\.key) == holes, "\(reading.report)")
    #expect(reading.report.choices.map(\.key) == choices, "\(reading.report)")
  }

  /// A controller that gets a model, and a view that gets it from that.
  private func modelled(_ body: String) throws -> ScreenReading {
    try screen(
      """
      import UIKit
      enum Mode { case small, full }
      final class Model {
        var mode = Mode.small, name: String, isOn = true
        init(name: String) { self.name = name }
        func rename() { name = "Bob" }
      }
      final class Panel: UIView {
        let label = UILabel()
        init(model: Model) {
          super.init(frame: .zero)
          addSubview(label)
          label.text = model.mode == .full ? model.name : "small"
          label.isHidden = !model.isOn
        }
        required init?(coder: NSCoder) { nil }
      }
      final class Screen: UIViewController {
        var model: Model!
        override func viewDidLoad() {
          model.name = "Anna"
          model.mode = .full
          model.isOn = true
          \(body)
          view.addSubview(Panel(model: model))
        }
      }
      """)
  }

  /// What code sets of an object that is given from outside is what it has.
  @Test(arguments: [("", "Anna"), ("model.rename()", "Bob"), ("print(model.name)", "Anna")])
  func whatIsSetOfGivenObjects(_ between: String, _ text: String) throws {
    let reading = try modelled(between)
    let document = String(decoding: reading.document, as: UTF8.self)
    #expect(document.contains("\"text\":\"\(text)\"") && !document.contains("hidden"), "\(document)")
    #expect(reading.report.holes.isEmpty && reading.report.choices.isEmpty, "\(reading.report)")
  }

  /// Who is not known may set something else.
  @Test(arguments: ["Engine.shared.take(model)", "model.reload()"])
  func whatOthersSetOfGivenObjects(_ between: String) throws {
    let reading = try modelled(between)
    #expect(reading.report.choices.map(\.key) == ["Screen.model.mode", "Screen.model.isOn"])
    #expect(reading.report.holes.map(\.key) == ["Screen.model.name"], "\(reading.report)")
  }

  /// What an initializer gets that may not be nil is there; what may be is a choice.
  @Test(arguments: [("String", []), ("String?", ["Screen.name"])] as [(String, [String])])
  func whatIsGivenIsThere(_ type: String, _ choices: [String]) throws {
    let reading = try screen(
      """
      import UIKit
      final class Screen: UIView {
        let label = UILabel()
        var name: String?
        init(name: \(type)) {
          self.name = name
          super.init(frame: .zero)
          addSubview(label)
          if let name = self.name { label.text = "there"; _ = name } else { label.text = "none" }
          label.isHidden = self.name == nil
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(reading.report.choices.map(\.key).first == choices.first, "\(reading.report)")
    #expect(String(decoding: reading.document, as: UTF8.self).contains(#""text":"there""#))
  }

  /// A function that goes through the views that there are with something that is not known comes to an end.
  @Test(arguments: ["paint(subview, tone)", "paint(subview, tone: tone)", "subview.paint(tone)"])
  func walksWithWhatIsGivenEnd(_ call: String) throws {
    let isMethod = call.hasPrefix("subview")
    let parameters =
      isMethod
      ? "_ tone: Tone"
      : call.contains("tone:") ? "_ root: UIView, tone: Tone" : "_ root: UIView, _ tone: Tone"
    let function = """
      func paint(\(parameters)) {
        if let label = \(isMethod ? "self" : "root") as? UILabel { label.text = "painted" }
        for subview in \(isMethod ? "subviews" : "root.subviews") { \(call) }
      }
      """
    let reading = try screen(
      """
      import UIKit
      protocol Tone { var ink: UIColor { get } }
      struct Dark: Tone { let ink = UIColor.black }
      struct Light: Tone { let ink = UIColor.white }
      extension UIView { \(isMethod ? function : "") }
      final class Screen: UIViewController {
        var tone: Tone!
        let stack = UIStackView(arrangedSubviews: [UILabel(), UIStackView(arrangedSubviews: [UILabel()])])
        override func viewDidLoad() {
          view.addSubview(stack)
          \(isMethod ? "stack.paint(tone)" : call.replacingOccurrences(of: "subview", with: "stack"))
        }
        \(isMethod ? "" : function)
      }
      """)
    #expect(reading.report.status == .clean, "\(reading.report)")
    #expect(String(decoding: reading.document, as: UTF8.self).ranges(of: #""text":"painted""#).count == 2)
  }
}
