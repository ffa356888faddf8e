import Foundation
import LayoutModel
import SwiftScreens
import TestSupport
import Testing

/// What UIKit calls on the way of a screen to the display, by what a label shows in the end.
@Suite struct LifeCycleTests {
  private func reading(_ source: String) throws -> ScreenReading {
    let text = "import UIKit\n" + source
    var reader = ScreenReader(SwiftFolder([SourceText(path: "A.swift", bytes: Array(text.utf8))]))
    let index = try #require(reader.folder.classes.firstIndex { $0.name == "Screen" })
    let facts = ScreenFacts(["viewWidth": .number(393), "viewHeight": .number(852)])
    return try #require(reader.reading(index, in: facts).screen)
  }

  /// The texts of the labels in a screen, in the order of its document.
  private func texts(_ source: String) throws -> [String] {
    let reading = try reading(source)
    #expect(reading.report.status == .clean && reading.faults.isEmpty, "\(reading.report)")
    var found: [String] = []
    func collect(_ value: Any?) {
      if let object = value as? [String: Any] {
        if let text = object["text"] as? String { found.append(text) }
        for key in ["children", "view", "contentView", "textLabel", "rows", "items", "sections", "subviews"] {
          collect(object[key])
        }
      }
      for element in value as? [Any] ?? [] { collect(element) }
    }
    let document = try JSONSerialization.jsonObject(with: Data(reading.document)) as? [String: Any]
    collect(document?["hierarchy"])
    return found
  }

  private static let child = """
    class Child: UIViewController {
      let labels = (0..<4).map { _ in UILabel() }
      override func viewDidLoad() { super.viewDidLoad(); labels.forEach(view.addSubview) }
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); labels[0].text = "will" }
      override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); labels[1].text = "is" }
      override func updateViewConstraints() { labels[2].text = "update"; super.updateViewConstraints() }
      override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); labels[3].text = "did" }
    }

    """

  /// A container forwards its appearance to the children whose views it shows, whenever it has added them.
  @Test(arguments: [
    "viewDidLoad() { super.viewDidLoad()", "viewDidAppear(_ a: Bool) { super.viewDidAppear(a)",
  ])
  func childrenAppear(method: String) throws {
    let source =
      Self.child + """
        class Screen: UIViewController {
          override func \(method)
            let child = Child()
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
          }
        }
        """
    #expect(try texts(source) == ["will", "is", "update", "did"])
  }

  /// A controller whose view is not in the container's does not appear, nor do those of one that tells them itself.
  @Test(arguments: [
    ("addChild(child); view.addSubview(child.labels[0])", ""),
    (
      "addChild(child); view.addSubview(child.view)",
      "override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }"
    ),
  ])
  func childrenWithoutAppearance(body: String, member: String) throws {
    let source =
      Self.child + """
        class Screen: UIViewController {
          \(member)
          override func viewDidLoad() { super.viewDidLoad(); let child = Child(); \(body) }
        }
        """
    #expect(try texts(source).allSatisfy { $0 == "update" })
  }

  /// Constraints are updated, and layouts told, until nothing is due: those of views that came on the way, too.
  @Test(arguments: [
    "viewDidAppear(_ a: Bool) { super.viewDidAppear(a)",
    "viewDidLayoutSubviews() { super.viewDidLayoutSubviews()",
    "updateViewConstraints() { super.updateViewConstraints()",
  ])
  func lateViewsAreUpdatedAndLaidOut(method: String) throws {
    let source = """
      class Late: UIView {
        let one = UILabel(), two = UILabel()
        override func updateConstraints() { one.text = "updated"; addSubview(one); super.updateConstraints() }
        override func layoutSubviews() { super.layoutSubviews(); two.text = "laid out"; addSubview(two) }
      }
      class Screen: UIViewController {
        let late = Late()
        override func \(method); if late.superview == nil { view.addSubview(late) } }
      }
      """
    #expect(try texts(source) == ["updated", "laid out"])
  }

  /// What follows an animation runs when that has ended, with `true`, but for one that goes on for ever.
  @Test(arguments: [
    (
      "UIView.animate(withDuration: 1, animations: { self.show(\"a\") }, completion: { self.show(\"\\($0)\") })",
      "true"
    ),
    (
      "UIView.animate(withDuration: 1, delay: 0, options: [.repeat], animations: { self.show(\"a\") }) { _ in self.show(\"b\") }",
      "a"
    ),
    (
      """
      UIView.animate(withDuration: 1) { self.show("a") } completion: { _ in
        UIView.transition(with: self.view, duration: 1, animations: nil) { _ in self.show("then") }
      }
      """, "then"
    ),
    (
      """
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.show("a") }
      animator.addCompletion { self.show($0 == .end ? "end" : "start") }
      animator.startAnimation()
      """, "end"
    ),
    (
      "func turn() { UIView.animate(withDuration: 1, animations: { self.show(\"a\") }) { _ in turn() } }; turn()",
      "a"
    ),
  ])
  func animationsEnd(statement: String, text: String) throws {
    let source = """
      class Screen: UIViewController {
        let label = UILabel()
        func show(_ text: String) { label.text = text }
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(label); \(statement) }
      }
      """
    #expect(try texts(source) == [text])
  }

  /// Statements in functions that stand in others are accounted for as all are; what changes what is seen is told where it did not run.
  @Test func localFunctionsAreAccountedFor() throws {
    let source = """
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          func put(_ view: UIView) { self.view.addSubview(view) }
          func never() { view.addSubview(UIView()) }
          func head() { title = "Head" }
          put(UILabel())
          head()
        }
        func hide(_ label: UILabel) { label.isHidden = true; label.text = nil; title = "No" }
      }
      """
    let reading = try reading(source)
    #expect(reading.report.sites.ran == 1 && reading.report.sites.all == 4, "\(reading.report)")
    #expect(reading.report.notRun.map(\.statement) == ["addSubview", "isHidden", "text"])
    #expect(reading.report.notRun.map(\.function) == ["never()", "hide(_:)", "hide(_:)"])
    #expect(reading.report.containers == ["navigation"])
  }

  /// What changes a layout, a bar or a list is told where it did not run, also where it sets a part of a value, or adds to it.
  @Test(arguments: [
    ("label.frame.size.height = 3", "frame"), ("label.center.y -= 40", "center"),
    ("label.frame.origin.y += 4", "frame"), ("stack.layoutMargins.left = 8", "layoutMargins"),
    ("label.bounds.size = .zero", "bounds"), ("self.stack?.alignment = .center", "alignment"),
    ("table.dataSource = nil", "dataSource"), ("table.contentInset.top = 10", "contentInset"),
    ("table.contentInset = .zero", "contentInset"), ("label.sizeToFit()", "sizeToFit"),
    ("additionalSafeAreaInsets.top = 4", "additionalSafeAreaInsets"), ("addChild(self)", "addChild"),
    ("navigationItem.titleView = label", "titleView"), ("self.title = text", "title"),
    ("navigationItem.title = text", "title"),
    ("label.translatesAutoresizingMaskIntoConstraints = true", "translatesAutoresizingMaskIntoConstraints"),
    ("var frame = label.frame; frame.size.height = 3", nil), ("label.accessory.title = text", nil),
    ("var center = label.center; center.y -= 3", nil),
  ])
  func untoldStatements(statement: String, word: String?) throws {
    let source = """
      class Screen: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(UILabel()) }
        func later(_ label: UILabel, _ table: UITableView, _ text: String) { \(statement) }
      }
      """
    #expect(try reading(source).report.notRun.map(\.statement) == [word].compactMap { $0 })
  }

  /// The view of a controller is put into what shows it, and the controller that a navigation controller shows is told.
  @Test func rootsMove() throws {
    let source = """
      class Root: UIView {
        let labels = (0..<3).map { _ in UILabel() }
        override init(frame: CGRect) { super.init(frame: frame); labels.forEach(addSubview) }
        required init?(coder: NSCoder) { fatalError() }
        override func willMove(toSuperview new: UIView?) { labels[0].text = superview == nil && new != nil ? "will" : nil }
        override func didMoveToSuperview() { labels[1].text = superview == nil ? nil : "did" }
      }
      class Screen: UIViewController {
        override func loadView() { view = Root() }
        override func viewDidLoad() { super.viewDidLoad(); title = "Head" }
        override func didMove(toParent parent: UIViewController?) {
          (view as? Root)?.labels[2].text = parent is UINavigationController ? "parent" : nil
        }
      }
      """
    #expect(try texts(source) == ["will", "did", "parent"])
  }

  /// Cells are told that they are not chosen before they are shown, whatever was set as they were made.
  @Test func cellsAreNotSelected() throws {
    let source = """
      class Row: UITableViewCell {
        override func setSelected(_ selected: Bool, animated: Bool) {
          super.setSelected(selected, animated: animated)
          textLabel?.text = (textLabel?.text ?? "") + (isSelected ? "+" : "-")
        }
      }
      class Screen: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = Row()
          if path.row == 1 { cell.isSelected = true }
          return cell
        }
      }
      """
    #expect(try texts(source) == ["-", "+-"])
  }

  /// A spinner has the size of its style, as what makes it is documented.
  @Test(arguments: [("medium", "20.0"), ("large", "37.0"), ("whiteLarge", "37.0"), ("gray", "20.0")])
  func spinnersHaveSizes(style: String, side: String) throws {
    let source = """
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel(), spinner = UIActivityIndicatorView(style: .\(style))
          label.text = "\\(spinner.frame.width) \\(spinner.bounds.height)"
          view.addSubview(label)
        }
      }
      """
    #expect(try texts(source) == [side + " " + side])
  }

  /// The container of a text is as wide as the text view less its insets, from the first layout on.
  @Test func textContainersFollowTheirViews() throws {
    let source = """
      class Note: UITextView {
        let label = UILabel()
        override func layoutSubviews() {
          super.layoutSubviews()
          label.text = "\\(textContainer.size.width - textContainer.lineFragmentPadding * 2)"
        }
      }
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let note = Note(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
          note.textContainerInset.left = 20
          note.addSubview(note.label)
          view.addSubview(note)
        }
      }
      """
    #expect(try texts(source) == ["270.0"])
  }
}
