import LayoutModel
import SwiftScreens
import Testing

/// Variables that somebody may change whom nobody knows: they hold no more what the app's code gave them.
@Suite struct ForgottenValueTests {
  private func screen(_ body: String, _ more: String = "") throws -> (document: String, report: SourceReport)
  {
    let source = """
      import UIKit
      struct State { var isOpen = false, title = "old" }
      class Screen: UIView {
        let label = UILabel()
        let depot: Depot
        var count = 0, names: [String] = [], state = State()
        init(depot: Depot) {
          self.depot = depot
          super.init(frame: .zero)
          addSubview(label)
          \(body)
        }
        required init?(coder: NSCoder) { nil }
      }
      \(more)
      """
    return try readScreen(source)
  }

  /// Conditions on what a function in no file got by `&` are choices, texts of it are holes.
  @Test(
    arguments: [
      ("var q = 0; fill(3, &q); label.isHidden = q == 0", ["fill().q"], []),
      ("depot.fill(&count); label.isHidden = count == 0", ["Screen.depot.fill().count"], []),
      (
        "Engine.shared.collect(into: &names); label.isHidden = names.isEmpty",
        ["Engine.shared.collect().names.isEmpty"], []
      ),
      ("depot.open(&state.isOpen); label.isHidden = state.isOpen", ["Screen.depot.open().isOpen"], []),
      ("depot.open(&state.isOpen); label.text = state.title", [], []),
      ("var q: Int32 = 0; depot.fill(&q); label.text = \"\\(q)\"", [], ["Screen.depot.fill().q"]),
      ("UIColor.white.getRed(&count); label.text = \"\\(count)\"", [], ["UIColor.getRed().count"]),
    ] as [(String, [String], [String])])
  func whatAFunctionInNoFileGets(_ body: String, _ choices: [String], _ holes: [String]) throws {
    let found = try screen(body)
    #expect(found.report.choices.map(\.key) == choices, "\(found)")
    #expect(found.report.holes.map(\.key) == holes, "\(found)")
  }

  /// What the app's own functions do with what they get is known, but not by pointers.
  @Test func whatFunctionsOfTheAppGet() throws {
    let functions = """
      func fill(_ number: inout Int) { number = 7 }
      func point(_ number: UnsafeMutablePointer<Int>) { number.pointee = 8 }
      """
    let known = try screen("fill(&count); label.text = \"\\(count)\"", functions)
    #expect(known.document.contains(#""text":"7""#) && known.report.holes.isEmpty, "\(known)")
    let pointed = try screen("point(&count); label.text = \"\\(count)\"", functions)
    #expect(pointed.report.holes.map(\.key) == ["number().count"], "\(pointed)")
  }

  /// C's `modf` rounds towards zero.
  @Test(arguments: [("3.75", "3.0 0.75"), ("-3.75", "-3.0 -0.75")])
  func partsOfNumbers(_ number: String, _ text: String) throws {
    let found = try screen(
      "var whole = 0.0; let part = modf(\(number), &whole); label.text = \"\\(whole) \\(part)\"")
    #expect(found.document.contains("\"text\":\"\(text)\"") && found.report.holes.isEmpty, "\(found)")
    let pair = try screen("let parts = modf(\(number)); label.text = \"\\(parts.0) \\(parts.1)\"")
    #expect(pair.document.contains("\"text\":\"\(text)\""), "\(pair)")
  }

  /// What a closure changes that is not run is not known; its own variables are nobody else's.
  @Test(
    arguments: [
      (
        "var own: [String] = []; depot.walk { own.append($0) }; label.isHidden = own.isEmpty",
        ["Screen.depot.walk().own.isEmpty"], []
      ),
      (
        "var own = 0; depot.walk { _ in own += 1 }; label.text = \"\\(own)\"", [], ["Screen.depot.walk().own"]
      ),
      ("depot.walk { self.count += 1 }; label.text = \"\\(count)\"", [], ["Screen.depot.walk().count"]),
      (
        "depot.walk { state.isOpen = true }; label.isHidden = state.isOpen",
        ["Screen.depot.walk().isOpen"], []
      ),
      ("depot.walk { state.isOpen = true }; label.text = state.title", [], []),
      (
        "depot.walk { state.isOpen.toggle() }; label.isHidden = state.isOpen",
        ["Screen.depot.walk().isOpen"], []
      ),
      (
        "let add = { self.count = 3 }; depot.walk { add() }; label.text = \"\\(count)\"", [],
        ["Screen.depot.walk().count"]
      ),
      (
        "func add() { count = 3 }; depot.walk(add); label.text = \"\\(count)\"", [],
        ["Screen.depot.walk().count"]
      ),
      (
        "NSAttributedString(string: \"a\").enumerateRuns { _ in count += 1 }; label.text = \"\\(count)\"", [],
        ["NSAttributedString.enumerateRuns().count"]
      ),
      ("var count = 1; depot.walk { var count = 0; count += 1 }; label.text = \"\\(count)\"", [], []),
      ("depot.walk { count in print(count) }; label.text = \"\\(count)\"", [], []),
      ("depot.walk { [weak self] in self?.count = 3 }; label.text = \"\\(count)\"", [], []),
      ("[1, 2].forEach { count += $0 }; label.text = \"\\(count)\"", [], []),
    ] as [(String, [String], [String])])
  func whatClosuresChangeThatAreNotRun(_ body: String, _ choices: [String], _ holes: [String]) throws {
    let found = try screen(body)
    #expect(found.report.choices.map(\.key) == choices, "\(found)")
    #expect(found.report.holes.map(\.key) == holes, "\(found)")
  }

  /// What an object has that a function in no file gets is not known behind it where others may change that: its constants, what it has of
  /// objects and what is its own alone stay, and so does what a function gets whose value somebody takes.
  @Test(
    arguments: [
      ("Kit.configure(box); label.text = box.title", [], ["Kit.configure().title"]),
      ("Kit.configure(box); label.isHidden = box.rows.isEmpty", ["Kit.configure().rows.isEmpty"], []),
      ("depot.fill([box]); label.text = box.title", [], ["Screen.depot.fill().title"]),
      ("try? Kit.configure(box); label.text = box.title", [], ["Kit.configure().title"]),
      ("Kit.configure(box); label.text = box.counted", [], ["Kit.configure().count"]),
      ("Kit.configure(box); label.text = box.own + box.fixed + box.inner.word", [], []),
      ("Kit.configure(box); box.title = \"new\"; label.text = box.title", [], []),
      ("_ = Kit.describe(box); label.text = box.title", [], []),
      ("Kit.add(delegate: box); label.text = box.title", [], []),
      ("Kit.track(box); label.text = box.title", [], []),
      ("box.tell(); label.text = box.title", [], []),
      ("show(box); label.text = box.title", [], []),
    ] as [(String, [String], [String])])
  func whatObjectsHave(_ body: String, _ choices: [String], _ holes: [String]) throws {
    let box = """
      final class Inner { var word = "in" }
      final class Box {
        var title = "old", rows: [String] = []
        let fixed = "fixed", inner = Inner()
        private var own = "own", count = 0
        var counted: String { "\\(count)" }
        func more() { count += 1 }
        func tell() { Kit.register(self) }
      }
      extension Screen { func show(_ box: Box) {} }
      let box = Box()
      """
    let found = try screen(body, box.replacing("private var own", with: "fileprivate var own"))
    #expect(found.report.choices.map(\.key) == choices, "\(found)")
    #expect(found.report.holes.map(\.key) == holes, "\(found)")
  }

  /// A list that nobody knows is as little known once a view is in it, and who reads it may lay out what is not known.
  @Test(
    arguments: [
      ("depot.views.append(label)", true), ("depot.views.insert(label, at: 0)", true),
      ("var all: [UIView] = depot.views; all.append(label)", true),
      ("var all: [UIView] = store.views; all.append(contentsOf: [label])", true),
      ("store.views.append(label)", false), ("label.badges.append(label)", false),
      ("depot.views.show(label)", false),
    ] as [(String, Bool)])
  func viewsInUnknownLists(_ body: String, _ isClean: Bool) throws {
    let found = try screen(body, "protocol Depot { var views: [UIView] { get set } }")
    #expect((found.report.status == .clean) == isClean, "\(found)")
    #expect(found.report.holes.isEmpty == isClean, "\(found)")
  }

  /// A database's `performAndWait` runs its block at once, and so does `autoreleasepool`.
  @Test func blocksThatAreWaitedFor() throws {
    let found = try screen(
      """
      var own: String?
      depot.context.performAndWait { own = "set" }
      let given = depot.context.performAndWait { "given" }
      autoreleasepool { label.text = (own ?? "none") + autoreleasepool { given } }
      """)
    #expect(found.document.contains(#""text":"setgiven""#), "\(found)")
    #expect(found.report.choices.isEmpty && found.report.holes.isEmpty, "\(found)")
  }
}
