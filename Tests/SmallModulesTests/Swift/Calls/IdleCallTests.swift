import LayoutModel
import SwiftScreens
import Testing

/// Statements that lay out by what they call or give, and did not run.
@Suite struct IdleCallTests {
  private func told(_ body: String, _ members: String = "") throws -> [String] {
    let source = """
      import UIKit
      class Component: UIView {
        let mark = UIView()
        var isBusy = false { didSet { if isBusy { addSubview(mark) } } }
        func begin() { addSubview(mark) }
        func count() -> Int { 1 }
      }
      class Screen: UIViewController {
        let component = Component(), stack = UIStackView()
        var isReady = false
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(component)
          view.addSubview(stack)
          run()
        }
        func run() {
          view.setNeedsLayout()
          \(body)
        }
        \(members)
      }
      """
    var reader = ScreenReader(SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))]))
    let index = try #require(reader.folder.classes.firstIndex { $0.name == "Screen" })
    let report = try #require(reader.reading(index, in: ScreenFacts([:])).screen).report
    #expect(report.status == .clean, "\(report)")
    return report.notRun.map { "\($0.statement) \($0.reason)" }
  }

  /// What a component would lay out in a branch that is not taken is told where it is called.
  @Test(arguments: [
    ("if isReady { component.begin() }", ["begin branch"]),
    ("if !isReady { return }; component.begin()", ["begin branch"]),
    ("if isReady { component.isBusy = true }", ["isBusy branch"]),
    ("if isReady { _ = component.count() }", []),
    ("component.begin()", []),
  ])
  func componentsInBranches(body: String, statements: [String]) throws {
    #expect(try told(body) == statements)
  }

  /// A function that ran is called, though nothing is in it but a condition that does not hold.
  @Test(arguments: [
    ("if isReady { stack.addArrangedSubview(UIView()) }", "addArrangedSubview branch"),
    ("guard isReady else { return }; view.addSubview(UIView())", "addSubview branch"),
    ("switch isReady { case true: view.addSubview(UIView()); case false: break }", "addSubview branch"),
    ("for _ in [] as [Int] { view.addSubview(UIView()) }", "addSubview branch"),
    ("if isReady { component.begin() }", "begin branch"),
  ])
  func functionsOfOneCondition(body: String, statement: String) throws {
    #expect(try told("alone()", "func alone() { \(body) }") == [statement])
    #expect(try told("isBusy = true", "var isBusy = false { didSet { \(body) } }") == [statement])
    let uncalled = statement.replacing("branch", with: "uncalled")
    #expect(try told("", "func later() { \(body) }") == [uncalled])
  }

  /// A method that is given to be called for each element lays out as a closure does that calls it.
  @Test(arguments: [
    ("[UIView()].forEach(stack.addArrangedSubview)", "addArrangedSubview uncalled"),
    ("[UIView()].forEach(view.addSubview(_:))", "addSubview uncalled"),
    ("[UIView()].forEach { stack.addArrangedSubview($0) }", "addArrangedSubview uncalled"),
  ])
  func givenMethods(body: String, statement: String) throws {
    #expect(try told("", "func later() { \(body) }") == [statement])
    #expect(try told(body) == [])
  }
}
