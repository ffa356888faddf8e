import LayoutModel
import SwiftScreens
import Testing

/// Streams of libraries in no file: what is bound to them is not known, as it is whatever the stream gives.
@Suite struct UnknownStreamTests {
  private func reading(_ body: String, base: String = "UIViewController") throws -> ScreenReading {
    let source = """
      import UIKit
      import Streams
      class Screen: \(base) {
        let name = Property("Anna")
        let label = UILabel(), field = UITextField(), button = UIButton(), list = UITableView()
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "old"
          button.setTitle("old", for: .normal)
          for view in [label, field, button, list] { self.view.addSubview(view) }
      \(body)
        }
      }
      """
    var reader = ScreenReader(SwiftFolder([SourceText(path: "0.swift", bytes: Array(source.utf8))]))
    return try #require(reader.reading(0, in: ScreenFacts([:])).screen)
  }

  /// A member that nobody declares of what a library has of a view sets the view's variable of that name.
  @Test(arguments: [
    ("name.bind(to: label.reactive.text)", "label.text"),
    ("name.map { $0.count }.bind(to: label.reactive.text).dispose(in: bag)", "label.text"),
    ("name.bind(to: button.reactive.title)", "button.title"),
    ("name.bind(to: button.reactive.title(for: .normal))", "button.title"),
    ("name.bidirectionalBind(to: field.reactive.text)", "field.text"),
    ("field.reactive.text.bind(to: label.reactive.text)", "label.text"),
    ("name.drive(label.rx.text)", "label.text"),
    ("name.bind(to: label)", "label.text"),
    ("label.reactive.text <~ name", "label.text"),
    ("name ~> label.reactive.text", "label.text"),
  ]) func textsAreNotKnown(body: String, target: String) throws {
    let report = try reading(body).report
    #expect(report.holes.map(\.target) == [target] && report.holes.map(\.kind) == [.text], "\(report)")
  }

  /// The source of a stream stays as it is.
  @Test(arguments: [
    "name <~ label.reactive.text", "label.reactive.text ~> name", "name.bind(to: other)",
    "name.bind(to: self)", "name.bind(to: label) { label, name in print(name) }",
  ])
  func whatIsNotBoundIsKnown(body: String) throws {
    let report = try reading(body).report
    #expect(report.holes.isEmpty && report.status == .clean, "\(report)")
  }

  /// Flags are choices, and what is no variable of the view may lay out.
  @Test func otherMembersAreTold() throws {
    let choices = try reading("name.map { $0.isEmpty }.bind(to: label.reactive.isHidden)").report.choices
    #expect(choices.count == 1)
    let spinner = "let spinner = UIActivityIndicatorView(); view.addSubview(spinner)\n"
    #expect(try reading(spinner + "name.bind(to: spinner.reactive.isAnimating)").report.choices.count >= 1)
    let report = try reading("name.bind(to: label.reactive.markdown)").report
    #expect(report.status != .clean && report.holes.map(\.key) == ["UILabel.reactive.markdown"], "\(report)")
    #expect(try reading("name.bind(to: button)").report.status != .clean)
  }

  /// What a controller has by its bare name is its own.
  @Test func aTitleIsNotKnown() throws {
    let report = try reading("title = \"old\"; name.bind(to: reactive.title)").report
    #expect(report.holes.map(\.target) == ["Screen.navigationItem.title"], "\(report)")
  }

  /// Nobody knows the rows of a list that is bound, whoever makes its cells.
  @Test(arguments: [
    "name.bind(to: list) { names, path, list in UITableViewCell() }", "name.bind(to: list, using: Rows())",
    "name.bind(to: list, cellType: UITableViewCell.self) { cell, name in cell.textLabel?.text = name }",
  ]) func rowsAreNotKnown(body: String) throws {
    let report = try reading(body).report
    #expect(report.holes.map(\.kind) == [.count] && report.holes.map(\.key) == ["list.rows"], "\(report)")
  }

  /// A table of a controller that does not fill it is bound, too.
  @Test func rowsOfTheTableItselfAreNotKnown() throws {
    let report = try reading(
      "name.bind(to: tableView) { a, b, c in UITableViewCell() }", base: "UITableViewController"
    ).report
    #expect(report.holes.contains { $0.kind == .count && $0.key.hasSuffix(".rows") }, "\(report)")
  }

  /// What an object that is given from outside publishes begins with what it has: who listens is told, of a value that nobody knows.
  @Test(
    arguments: [
      (
        "model.$state.sink { [weak self] _ in self?.update() }.store(in: &bag)", "Screen.model.state",
        "\"text\":\"first\""
      ),
      ("model.$name.sink { [weak self] in self?.label.text = $0 }.store(in: &bag)", nil, "\"text\":\"name\""),
    ] as [(String, String?, String)])
  func whatGivenObjectsPublishIsTold(_ statement: String, _ choice: String?, _ wanted: String) throws {
    let found = try readScreen(
      """
      import UIKit
      import Combine
      final class Model {
        enum State { case first, second }
        @Published var state = State.second
        @Published var name = "Anna"
        func next() { state = .first; name = "Bob" }
      }
      final class Screen: UIViewController {
        let model: Model
        let label = UILabel()
        var bag: Set<AnyCancellable> = []
        init(model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          \(statement)
        }
        func update() {
          switch model.state {
          case .first: label.text = "first"
          case .second: label.text = "second"
          }
        }
      }
      """)
    #expect(found.document.contains(wanted), "\(found)")
    #expect(found.report.choices.map(\.key) == [choice].compactMap { $0 }, "\(found.report)")
  }
}
