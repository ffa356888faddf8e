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
}
