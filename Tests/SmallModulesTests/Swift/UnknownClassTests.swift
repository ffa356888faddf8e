import Foundation
import LayoutModel
import SwiftScreens
import Testing

/// What classes and members that are in no file come to, and what is said of it.
@Suite struct UnknownClassTests {
  private func readings(_ sources: String...) -> [ClassReading] {
    let folder = SwiftFolder(
      sources.enumerated().map { SourceText(path: "\($0).swift", bytes: Array(("import UIKit\n" + $1).utf8)) }
    )
    var reader = ScreenReader(folder)
    return folder.classes.indices.map { reader.reading($0, in: ScreenFacts([:])) }
  }

  /// A view with a body of its initializer.
  private func panel(_ body: String, _ more: String = "") throws -> ScreenReading {
    let source = """
      class Panel: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
      \(body)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    return try #require(readings(source, more).lazy.compactMap(\.screen).first)
  }

  /// A view whose class is in no file has constraints like any other. Its own size is missing where nothing else says how large it is.
  @Test func viewsOfUnknownClassesArePlaced() throws {
    func body(_ last: String) -> String {
      """
      let chart = BarChartView(frame: .zero)
      chart.translatesAutoresizingMaskIntoConstraints = false
      chart.animate(duration: 1)
      addSubview(chart)
      NSLayoutConstraint.activate([
        chart.topAnchor.constraint(equalTo: topAnchor), chart.leadingAnchor.constraint(equalTo: leadingAnchor),
        chart.trailingAnchor.constraint(equalTo: trailingAnchor), \(last),
      ])
      """
    }
    let whole = try panel(body("chart.bottomAnchor.constraint(equalTo: bottomAnchor)"))
    #expect(whole.report.status == .clean, "\(whole.report)")
    // Three of the stage.
    #expect(whole.constraintCount == 7)
    #expect(String(decoding: whole.document, as: UTF8.self).contains(#""customClass":"BarChartView""#))
    // What hangs on it alone, what may be less and what is weak does not say how large it is.
    for last in [
      "label.topAnchor.constraint(equalTo: topAnchor)",
      "{ label.translatesAutoresizingMaskIntoConstraints = false; return label.topAnchor.constraint(equalTo: chart.bottomAnchor) }()",
      "chart.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor)",
    ] {
      let open = try panel(body(last))
      #expect(open.report.holes.map(\.target) == ["chart.intrinsicContentSize"], "\(last)")
      #expect(open.report.status != .clean)
    }
  }

  /// SwiftUI in a controller of its own.
  @Test func hostedViewsArePlaced() throws {
    let reading = try panel(
      """
      let host = UIHostingController(rootView: Text("Hello"))
      host.view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(host.view)
      host.view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      """)
    #expect(reading.report.holes.map(\.kind) == [.view], "\(reading.report)")
  }

  /// A container is laid out whatever it contains.
  @Test func whatIsGivenIsPlaced() throws {
    let found = readings(
      """
      class Container: UIViewController {
        private let child: UIViewController
        init(child: UIViewController) { self.child = child; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          addChild(child)
          view.addSubview(child.view)
          child.view.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            child.view.topAnchor.constraint(equalTo: view.topAnchor),
            child.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            child.view.widthAnchor.constraint(equalTo: view.widthAnchor),
          ])
          child.didMove(toParent: self)
        }
      }
      """)
    let reading = try #require(found.first?.screen)
    #expect(reading.report.status == .clean && reading.constraintCount == 4, "\(reading.report)")
  }

  /// Who calls what nobody declares on a view may have laid it out.
  @Test(arguments: [
    "label.fillSuperview()", "label.pin.top().left()", "label.lay { $0.top.equalTo(1) }",
    "addSubview(UIView(), beside: label)", "self.addSubview(UIView(), beside: label)",
    "Layout.align([label])", "fillSuperview()", "pinToSuperview(insets: 8)",
  ])
  func unknownCallsOnViewsBlock(_ statement: String) throws {
    let reading = try panel(statement)
    #expect(
      reading.report.holes.contains { $0.kind == .call && $0.place?.place.line == 7 }, "\(reading.report)")
    #expect(reading.report.status != .clean)
  }

  /// An initializer or a variable that nobody declares may lay out what it is of, and so is told where it stands.
  @Test(arguments: [
    ("let other = UILabel(text: \"A\", lines: 0); addSubview(other)", "UILabel(text:lines:)"),
    ("let stack = UIStackView(views: [UILabel()], gap: 5); addSubview(stack)", "UIStackView(views:gap:)"),
    ("label.verticalPadding = 20", "UILabel.verticalPadding"),
    ("[label].padding = 20", "Array<UILabel>.padding"),
  ]) func whatNobodyDeclaresBlocks(_ statement: String, _ key: String) throws {
    let report = try panel(statement).report
    #expect(report.status != .clean)
    #expect(report.holes.map(\.key) == [key] && report.holes.map(\.kind) == [.call])
    #expect(report.holes.compactMap { $0.place?.place.line } == [7])
  }

  @Test(arguments: [
    "label.rx.text.bind(to: 1)", "label.kf.setImage()", "trackScreen(\"a\")", "showErrorAlert(title: \"a\")",
    "logEvent(\"a\")",
  ])
  func whatDoesNotLayOutIsCountedOnly(_ statement: String) throws {
    let reading = try panel(statement)
    #expect(reading.report.status == .clean && reading.report.missing.count == 1, "\(reading.report)")
  }

  /// Constraints of views that are never added: UIKit does not lay them out.
  @Test func whatIsElsewhereIsNotTold() throws {
    let reading = try panel(
      """
      let outer = UIView(), inner = UIView()
      outer.addSubview(inner)
      inner.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
      """)
    #expect(reading.report.status == .clean && reading.constraintCount == 3, "\(reading.report)")
  }

  /// A class that overrides what only views have is one, whatever its superclass is called; so is what a protocol asks to be one.
  @Test func whatIsGivenOrOverriddenTellsWhatItIs() throws {
    let edges = ["top", "bottom", "leading", "trailing"].map { side in
      "bar.\(side)Anchor.constraint(equalTo: \(side)Anchor).isActive = true"
    }.joined(separator: "; ")
    let found = readings(
      """
      class ResourceHost: LibraryHost { override func didMoveToSuperview() {} }
      protocol Bar: AnyObject where Self: UIView { var title: String { get } }
      class Frame: UIView {
        let bar: Bar
        init(for bar: Bar) {
          self.bar = bar
          super.init(frame: .zero)
          addSubview(bar)
          bar.translatesAutoresizingMaskIntoConstraints = false
          \(edges)
        }
        required init?(coder: NSCoder) { nil }
      }
      class Shelf: UIView {
        let bar = ResourceHost()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(bar)
          bar.translatesAutoresizingMaskIntoConstraints = false
          \(edges)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).compactMap(\.screen)
    #expect(found.map(\.name) == ["Frame", "Shelf"])
    // Three of the stage.
    #expect(
      found.allSatisfy { $0.report.status == .clean && $0.constraintCount == 7 }, "\(found.map(\.report))")
  }

  /// Streams, and those who say what happens, lay out nothing, whatever they get.
  @Test(arguments: [
    "Model().title.map { $0 }.assign(to: \\.text, on: label)", "Model().title.drive(label)",
    "Scanner().setResultsDelegate(self)", "Adapter(delegate: label)", "Feed().addObserver(label)",
    "label.registerCell(label)",
  ])
  func whoIsToldIsNotLaidOut(_ statement: String) throws {
    let reading = try panel(statement)
    #expect(reading.report.status == .clean, "\(reading.report)")
    #expect(try panel("Model().place(label)").report.status != .clean)
  }

  /// What is called on nil does not run; a condition that nobody knows is not taken where it ends the screen.
  @Test func whatDoesNotRunIsTold() throws {
    let reading = try panel(
      """
      let box: UIView? = nil
      box?.addSubview(label)
      if Session.isLocked { fatalError() }
      label.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """)
    #expect(reading.report.status == .clean && reading.constraintCount == 4, "\(reading.report)")
    #expect(reading.report.notRun.map { $0.place?.place.line } == [8])
  }

  /// A list that is not known has one element, and a row for it.
  @Test func listsThatAreNotKnownHaveOneElement() throws {
    let reading = try panel(
      """
      for title in Model().titles { let row = UILabel(); row.text = title; addSubview(row) }
      model.names.enumerated().forEach { index, name in let row = UILabel(); row.tag = index; addSubview(row) }
      }
      let model: Model
      struct Model { let names: [String] }
      func more() {
      """)
    #expect(reading.report.status == .clean && reading.types.values.filter { $0 == "UILabel" }.count == 3)
  }

  /// What is done as often as a number says that is not known is done once.
  @Test(arguments: [
    "for _ in 0..<model.count { add() }", "for _ in model.count...9 { add() }",
    "_ = (0..<model.count).map { _ in add() }",
    "for index in 0..<model.names.count { add(); _ = model.names[index] }",
    "for _ in stride(from: 0, to: model.count, by: 1) { add() }",
    "for _ in Array(repeating: 0, count: model.count) { add() }",
    "for _ in repeatElement(0, count: model.count) { add() }",
    "for (_, _) in zip([1, 2], 0..<model.count) { add() }",
    "var index = 0; while index < model.count { add(); index += 1 }",
  ]) func whatIsRepeatedIsDoneOnce(_ statement: String) throws {
    let reading = try panel(
      """
      \(statement)
      }
      let model: Model
      struct Model { let names: [String]; let count: Int }
      func add() { addSubview(UIButton()) }
      func more() {
      """)
    #expect(reading.types.values.filter { $0 == "UIButton" }.count == 1, "\(reading.report)")
    #expect(reading.report.status == .clean && !reading.report.choices.isEmpty, "\(reading.report)")
  }

  /// Views that may be given are there.
  @Test func optionalViewsAreGiven() throws {
    let reading = try panel(
      """
      if let header = model.header { addSubview(header) }
      addSubview(model.footer!)
      model.detail?.addSubview(UILabel())
      }
      let model: Model
      struct Model { let header: UIView?, footer: Footer?, detail: UIView? }
      class Footer: UIView {
        let title = UITextField()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(title) }
        required init?(coder: NSCoder) { nil }
      }
      func more() {
      """)
    #expect(reading.types.values.contains("UITextField") && reading.report.status == .clean, "\(reading)")
  }

  /// What else UIKit and Foundation have.
  @Test(arguments: [
    "NSHashTable<AnyObject>.weakObjects().add(label)",
    "let set = NSMutableSet(); set.add(label); set.remove(label)",
    "let cache = NSCache<NSString, UIView>(); cache.setObject(label, forKey: \"a\")",
    "label.addInteraction(UIPointerInteraction(delegate: nil))",
    "objc_sync_enter(label); objc_sync_exit(label)",
    "addSubview(UIInputView(frame: .zero, inputViewStyle: .keyboard))",
    "_ = NotificationCenter.default.publisher(for: Notification.Name(\"a\"), object: label)",
    "label.setContentHuggingPriority(.required - 1, for: .vertical)",
    "if UIApplication.shared.isProtectedDataAvailable { label.tag = Bundle.module.hash }",
    "_ = URL(fileURLWithPath: \"a\").appendingPathComponent(\"b\").path",
    "WKWebViewConfiguration().setURLSchemeHandler(label, forURLScheme: \"a\")",
  ])
  func rowsAreKnown(_ statement: String) throws {
    let reading = try panel(statement)
    #expect(reading.report.status == .clean && reading.report.missing.isEmpty, "\(reading.report)")
  }

  @Test func classesInOthersAreScreens() throws {
    let found = readings(
      """
      enum Cells {
        final class Title: UITableViewCell {
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(UILabel())
          }
          required init?(coder: NSCoder) { nil }
        }
      }
      extension Cells { class Badge: UIView { let a = UILabel(); func b() { addSubview(a) } } }
      """)
    #expect(found.compactMap(\.screen?.name) == ["Cells.Title", "Cells.Badge"])
  }

  /// A class whose superclass is in no file is told by what it is called or does.
  @Test func superclassesThatAreMissingAreTold() throws {
    let found = readings(
      "class A: LibraryView {}", "class B: Presenter { override func viewDidLoad() {} }", "class C: Model {}")
    let bases = found.map { if case .baseless(let base) = $0 { base } else { "" } }
    #expect(bases == ["LibraryView", "Presenter", ""])
  }

  /// `typealias` names a class of UIKit whose extensions a folder has under that name; `#if` holds attributes alone.
  @Test func aliasesAndAttributesOfLibraries() throws {
    let reading = try panel(
      "label.top(of: self, attributes())",
      """
      typealias LibraryView = UIView
      typealias LibraryAttribute = NSLayoutConstraint.Attribute
      #if swift(>=5.8)
      @_documentation(visibility: private)
      #endif
      func attributes() -> [LibraryAttribute] { var found = [LibraryAttribute](); found.append(.top); return found }
      extension LibraryView {
        func top(of other: UIView, _ attributes: [LibraryAttribute]) {
          for one in attributes {
            NSLayoutConstraint(
              item: self, attribute: one, relatedBy: .equal, toItem: other, attribute: one, multiplier: 1, constant: 4
            ).isActive = true
          }
        }
      }
      """)
    #expect(reading.report.status == .clean && reading.constraintCount == 4, "\(reading.report)")
  }

  /// An overload with a protocol calls UIKit's own function of that name, and not itself, whatever the list has in it.
  @Test func overloadsDoNotCallThemselves() throws {
    let reading = try panel(
      "NSLayoutConstraint.activate([Nothing()])",
      """
      protocol Wrapped { var all: [NSLayoutConstraint] { get } }
      struct Nothing: Wrapped { var all: [NSLayoutConstraint] { [] } }
      extension NSLayoutConstraint {
        class func activate(_ constraints: [Wrapped]) { activate(constraints.flatMap { $0.all }) }
      }
      """)
    #expect(reading.report.status == .clean && reading.faults.isEmpty, "\(reading.report) \(reading.faults)")
  }

  /// An app's protocol that one type alone conforms to, tests aside, stands for that type where something is asked of it; where several do,
  /// nobody knows which it is.
  @Test(arguments: [
    ("", [String]()), ("struct Loose: Theme { var margin: CGFloat { 2 } }", ["Panel.theme.margin"]),
    ("struct MockTheme: Theme { var margin: CGFloat { 2 } }", []),
    (
      "protocol WideTheme: Theme {}; class Wide: WideTheme { var margin: CGFloat { 2 } }",
      ["Panel.theme.margin"]
    ),
  ]) func protocolsOfOneTypeAreThatType(more: String, holes: [String]) throws {
    let reading = try #require(
      readings(
        """
        class Panel: UIView {
          let label = UILabel()
          init(theme: Theme) {
            super.init(frame: .zero)
            theme.prepare(self)
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: theme.margin).isActive = true
          }
          required init?(coder: NSCoder) { nil }
        }
        """,
        """
        protocol Theme { var margin: CGFloat { get } }
        extension Theme { func prepare(_ view: UIView) {} }
        struct Plain: Theme { var margin: CGFloat { 12 } }
        """, more
      ).lazy.compactMap(\.screen).first)
    #expect(reading.report.holes.filter(\.kind.isBlocking).map(\.key) == holes, "\(reading.report)")
    #expect(String(decoding: reading.document, as: UTF8.self).contains("12") == holes.isEmpty)
  }

  /// What is stored in a variable of a superclass that is in no file is there when it is read.
  @Test func inheritedVariablesKeepWhatTheyGet() throws {
    let source = """
      class Row: BaseControl {
        func fill() { contentView = UILabel(); (contentView as? UILabel)?.text = "kept"; self.note = "!" }
        var text: String { ((contentView as? UILabel)?.text ?? "") + note }
      }
      """
    let found = try panel("let row = Row(); row.fill(); label.text = row.text", source)
    #expect(String(decoding: found.document, as: UTF8.self).contains(#""text":"kept!""#))
    // Whether that class shows the view nobody knows.
    let shown = try panel("let row = Row(); row.fill(); addSubview(row)", source)
    #expect(shown.report.holes.map(\.key).contains("row.contentView"))
  }
}
