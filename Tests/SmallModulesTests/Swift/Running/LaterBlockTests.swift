import Foundation
import LayoutModel
import SwiftScreens
import TestSupport
import Testing

/// Blocks that run later than the life cycle calls its methods: those that run nevertheless, and what is told of the others.
@Suite struct LaterBlockTests {
  private func reading(_ members: String) throws -> ScreenReading {
    let text = """
      import UIKit
      actor Store {
        var names = ["One", "Two"]
        func known() async -> [String] { names }
        func fetched() async throws -> [String] {
          let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
          return try JSONDecoder().decode([String].self, from: data)
        }
      }
      class Screen: UIViewController {
        let label = UILabel()
        let store = Store()
        var name = "" { didSet { label.text = name } }
        func show(_ text: String) { label.text = text }
        \(members)
      }
      """
    var reader = ScreenReader(SwiftFolder([SourceText(path: "A.swift", bytes: Array(text.utf8))]))
    let index = try #require(reader.folder.classes.firstIndex { $0.name == "Screen" })
    let facts = ScreenFacts(["viewWidth": .number(393), "viewHeight": .number(852)])
    let reading = try #require(reader.reading(index, in: facts).screen)
    #expect(reading.report.status == .clean && reading.faults.isEmpty, "\(reading.report)")
    return reading
  }

  /// What the label says in the end, and what is told as not run, of a block that `viewDidLoad` makes behind `show("first")`.
  private func shown(_ block: String, _ members: String = "") throws -> (text: String?, notRun: [String]) {
    let reading = try reading(
      """
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        name = "zeroth"
        show("first")
        \(block)
      }
      \(members)
      """)
    let document = try JSONSerialization.jsonObject(with: Data(reading.document)) as? [String: Any]
    let view = (document?["hierarchy"] as? [String: Any])?["view"] as? [String: Any]
    let label = (view?["subviews"] as? [[String: Any]])?.first
    return (label?["text"] as? String, reading.report.notRun.map(\.statement))
  }

  /// A task runs like a block of the main queue, with all that it awaits and the source says.
  @Test(arguments: [
    (#"Task { show("then") }"#, "then"),
    (#"Task { @MainActor [weak self] in self?.name = "then" }"#, "then"),
    (#"Task { let names = await store.known(); show(names[1]) }"#, "Two"),
    (#"Task.detached(priority: .background) { await MainActor.run { self.show("then") } }"#, "then"),
    (#"Task { async let names = store.known(); show(await names[0]) }"#, "One"),
    (#"let task = Task { print(); if !Task.isCancelled { show("then") } }; task.cancel()"#, "first"),
    (#"Task { Task { name = "inner" }; name = "outer" }"#, "inner"),
    (#"Task { do { try Task.checkCancellation(); show("then") } catch { show("error") } }"#, "then"),
  ])
  func tasksRun(block: String, text: String) throws {
    let (shown, notRun) = try shown(block)
    #expect(shown == text && notRun.isEmpty, "\(notRun)")
  }

  /// A task ends where it waits for what nobody knows: neither what follows nor what is deferred or caught runs, and it is told.
  @Test(arguments: [
    (#"Task { show("wait"); let names = try await store.fetched(); show(names[0]) }"#, "wait", ["show"]),
    (#"Task { try? await Task.sleep(nanoseconds: 9); name = "then" }"#, "first", ["name"]),
    (
      #"Task { defer { show("end") }; do { _ = try await store.fetched() } catch { label.text = "error" } }"#,
      "first", ["show", "text"]
    ),
    (#"Task { for await name in store.changes { show(name) }; show("end") }"#, "first", ["show", "show"]),
  ])
  func tasksEndWhereTheyWait(block: String, text: String, told: [String]) throws {
    let (shown, notRun) = try shown(block)
    #expect(shown == text && notRun == told, "\(notRun)")
  }

  /// Who waits for a block of a queue waits for those before it, unless they may run beside it: all of a serial queue, and of a concurrent one
  /// what comes before a barrier.
  @Test(arguments: [
    ("", #"queue.async { word = "then" }; show(queue.sync { word })"#, "then"),
    ("", #"queue.async { word = "then" }; queue.async { word += "!" }; queue.sync { show(word) }"#, "then!"),
    ("", #"queue.async(execute: DispatchWorkItem { word = "then" }); queue.sync {}; show(word)"#, "then"),
    (
      "attributes: .concurrent",
      #"queue.async(flags: .barrier) { word = "then" }; show(queue.sync { word })"#, "then"
    ),
    (
      "attributes: .concurrent",
      #"queue.async { word = "then" }; queue.sync(flags: .barrier) { show(word) }"#, "then"
    ),
    (
      "attributes: .concurrent",
      #"queue.async { word = "a" }; queue.async(flags: .barrier) { word += "b" }; show(queue.sync { word })"#,
      "ab"
    ),
  ])
  func whatIsWaitedForRuns(attributes: String, block: String, text: String) throws {
    let made = "DispatchQueue(label: \"\"\(attributes.isEmpty ? "" : ", ")\(attributes))"
    let (shown, notRun) = try shown("var word = \"first\"; let queue = \(made)\n\(block)")
    #expect(shown == text && notRun.isEmpty, "\(notRun)")
  }

  /// What nobody waits for does not.
  @Test(arguments: [
    "let queue = DispatchQueue(label: \"\"); queue.sync {}; queue.async { self.name = \"then\" }",
    "let queue = DispatchQueue(label: \"\", attributes: .concurrent); queue.async { self.name = \"then\" }; queue.sync {}",
    "DispatchQueue(label: \"\").async { self.name = \"then\" }; DispatchQueue(label: \"\").sync {}",
  ]) func whatIsNotWaitedForDoesNot(block: String) throws {
    let (shown, notRun) = try shown(block)
    #expect(shown == "first" && notRun == ["name"], "\(notRun)")
  }

  /// What a block would do that is not run is told, by whatever it calls or sets: a method, a variable with an observer, a list's rows.
  @Test(arguments: [
    (
      #"DispatchQueue.global().async { DispatchQueue.main.async { [weak self] in self?.name = "then" } }"#,
      "name"
    ),
    (#"DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.show("then") }"#, "show"),
    (#"OperationQueue().addOperation { OperationQueue.main.addOperation { self.name += "then" } }"#, "name"),
    (#"DispatchQueue.global().async { [weak self] in self?.label.text = "then" }"#, "text"),
    (
      #"_ = label.observe(\.text, options: [.new]) { [weak self] _, _ in self?.label.isHidden = true }"#,
      "isHidden"
    ),
  ])
  func effectsOfBlocksThatAreNotRunAreTold(block: String, told: String) throws {
    let (shown, notRun) = try shown(block)
    #expect(shown == "first" && notRun == [told], "\(notRun)")
  }

  /// A method that has never run is told by what is in it, and not where it would be called.
  @Test func effectsOfEffectsAreTold() throws {
    let (_, notRun) = try shown(
      "DispatchQueue.global().async { self.update() }", #"func update() { show("then") }"#)
    #expect(notRun == ["show"])
  }

  /// A method that nobody calls tells what others would do for it, also what has run before.
  @Test func effectsOfMethodsThatNobodyCallsAreTold() throws {
    let told = try reading(
      """
      override func viewDidLoad() { super.viewDidLoad(); view.addSubview(label); name = "zeroth"; show("first") }
      override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        show("then")
      }
      """
    ).report.notRun
    #expect(told.map(\.statement) == ["show"] && told.first?.reason == .uncalled)
  }

  /// What a condition leaves out, and what runs, is told once or not at all.
  @Test func whatRunsIsNotTold() throws {
    let (shown, notRun) = try shown(
      #"[1].forEach { _ in show("then") }; if !name.isEmpty { return }; show("never")"#)
    #expect(shown == "then" && notRun.isEmpty, "\(notRun)")
  }

  /// What a component would lay out is told where it would be called: its own statements are told nowhere.
  @Test func effectsOnComponentsAreTold() throws {
    let source = """
      import UIKit
      final class Status: UIView {
        let title = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(title) }
        required init?(coder: NSCoder) { nil }
        func show(_ text: String) { title.text = text }
        func beep() { print("beep") }
      }
      class Screen: UIViewController {
        let status = Status()
        init(source: Source) { super.init(nibName: nil, bundle: nil); setUp(source) }
        required init?(coder: NSCoder) { nil }
        func show() { print("own") }
            func mark() { print("mark") }
        func setUp(_ source: Source) {
          view.addSubview(status)
          source.texts.sink { [weak self] in self?.status.show($0); self?.status.beep() }
          source.marks.sink { [weak self] _ in self?.mark(); self?.show() }
        }
      }
      """
    var reader = ScreenReader(SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))]))
    let index = try #require(reader.folder.classes.firstIndex { $0.name == "Screen" })
    let report = try #require(reader.reading(index, in: ScreenFacts([:])).screen).report
    #expect(report.notRun.map(\.statement) == ["show"], "\(report)")
  }

  /// What a view in the screen would do and does not, since somebody has it of whom nobody knows when he calls it, is told; what it does
  /// when it is touched or asked for something is another state of the screen.
  @Test(arguments: [
    (#"model.changes { [weak self] in self?.label.text = $0 }"#, ["text"]),
    (#"model.onChange = { [unowned self] in label.isHidden = $0 }"#, ["isHidden"]),
    (#"model.names.map { $0 + "!" }.sink { self.label.text = $0 }"#, ["text"]),
    (#"model.changes(update)"#, ["text"]),
    (#"model.changes { _ in self.update("then") }"#, ["update"]),
    (#"hand { self.label.text = $0 }"#, ["text"]),
    (#"DispatchQueue.global().async { self.label.text = "then" }"#, ["text"]),
    (#"Task { label.text = "first"; let name = await model.name(); label.text = name }"#, ["text"]),
    (#"button.addAction(UIAction { _ in self.label.text = "then" }, for: .touchUpInside)"#, []),
    (#"onTap = { self.label.text = "then" }"#, []),
    (#"UIView.animate(withDuration: 1) { self.label.text = "then" }"#, []),
    (#""#, []),
  ])
  func whatComponentsDoLaterIsTold(statement: String, told: [String]) throws {
    let found = try reading(
      """
      var model: Model!
      override func viewDidLoad() { super.viewDidLoad(); view.addSubview(Row(model: model)) }
      class Row: UIView {
        let label = UILabel(), button = UIButton()
        let model: Model
        var onTap: (() -> Void)?
        init(model: Model) {
          self.model = model
          super.init(frame: .zero)
          addSubview(label)
          addSubview(button)
          \(statement)
        }
        required init?(coder: NSCoder) { fatalError() }
        func update(_ text: String) { label.text = text }
        func hand(_ body: @escaping (String) -> Void) { model.changes { body($0) } }
        func reset() { label.text = nil }
      }
      """)
    #expect(
      found.report.notRun.filter { $0.function != "show(_:)" && $0.function != "name" }.map(\.statement)
        == told)
  }
}
