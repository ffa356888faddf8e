import Foundation
import LayoutModel
import SwiftInterpreter
import SwiftParsing
import SwiftProgram
import SwiftScreens
import Testing

/// Trees of views that are none, and what is left of a run when it ends.
@Suite struct HostileScreenTests {
  private func reading(_ body: String, members: String = "") throws -> ScreenReading {
    let source = """
      import UIKit
      class Screen: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let label = UILabel()
        \(members)
        override func viewDidLoad() {
          \(body)
        }
      }
      """
    let folder = SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))])
    var reader = ScreenReader(folder)
    return try #require(reader.reading(0, in: ScreenFacts([:])).screen)
  }

  /// UIKit raises an exception where a view is added to itself or to what is in it. What comes after that is read.
  @Test(arguments: ["view.addSubview(view)", "label.addSubview(view)", "label.insertSubview(label, at: 0)"])
  func aViewIsNotInItself(_ statement: String) throws {
    let reading = try reading("view.addSubview(label)\n\(statement)\nview.addSubview(UIButton())")
    let stops = reading.report.holes.filter { $0.kind == .limit }
    #expect(stops.compactMap { $0.place?.place.line } == [7], "\(reading.report.holes)")
    #expect(reading.faults.isEmpty)
    #expect(reading.types.values.sorted() == ["UIButton", "UILabel", "UIView"])
  }

  /// Functions of one name that call each other with what is not known end there, and what comes after them is read.
  @Test func circlesOfFunctionsEnd() throws {
    let reading = try reading(
      "label.text = given[2]\nview.addSubview(label)",
      members: """
        let given: Text
        init(given: Text) { self.given = given; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
        struct Text {
          let place: Int
          subscript(first: Int) -> String { self[first + place, 1] }
          subscript(first: Int, count: Int) -> String { self[first * place] }
          subscript(all: [Int]) -> String { "" }
        }
        """)
    #expect(
      reading.faults.isEmpty && reading.types.values.sorted() == ["UILabel", "UIView"], "\(reading.report)")
    #expect(reading.report.holes.map(\.target) == ["label.text"])
  }

  @Test func aControllerIsNoChildOfItself() throws {
    let reading = try reading("addChild(self)\nview.addSubview(label)")
    #expect(reading.report.holes.map(\.reason) == ["trap"] && reading.faults.isEmpty)
  }

  /// Neither depth nor a tree that an app cannot make costs the stack, and what is left out is told.
  @Test(arguments: [
    "var inner: UIView = label; for _ in 0..<5000 { let v = UIView(); v.addSubview(inner); inner = v }; view.addSubview(inner)",
    "view.ownSubviews = [view, view]", "view.addSubview(label); label.ownSubviews = [view]",
    "view.ownSubviews = [label, label]",
  ])
  func treesAreBounded(_ body: String) throws {
    let reading = try reading(body)
    #expect(reading.report.holes.contains { $0.kind == .limit && $0.reason == "limit" }, "\(reading.report)")
    #expect(reading.types.count <= 128)
  }

  /// What stands for the parameter of a generic class doubles with each that is made of the last: the text of the sixtieth would have 2^60 words.
  @Test(arguments: ["Pair<T, T>", "(T, T)", "[(T, Pair<T, T>)]"])
  func typesOfTypesAreBounded(_ next: String) throws {
    let reading = try reading(
      "label.text = Node<Int>(60).name\nview.addSubview(label)\nview.addSubview(Root<Int>())",
      members: """
        class Pair<A, B> {}
        class Node<T> {
          let name: String
          init(_ left: Int) { name = left > 0 ? Node<\(next)>(left - 1).name : "\\(T.self)" }
        }
        class Base<T>: UIView { let name = "\\(T.self)" }
        class Middle<T>: Base<\(next)> {}
        class Root<T>: Middle<\(next)> {}
        """)
    #expect(reading.faults.isEmpty && reading.document.count < 100_000, "\(reading.faults)")
    #expect(reading.types.values.sorted() == ["Root", "UILabel", "UIView"])
  }

  /// Chains of types that no app has, and rings of them, cost no stack.
  /// A type that an alias stands for doubles with each alias that is made of the last: the fortieth would have 2^40 parts.
  @Test(arguments: ["(T, T)", "(T?, T?)", "(T, T) -> T", "[(T, T)]", "Pair<T, T>"])
  func aliasesOfTypesAreBounded(_ next: String) throws {
    let aliases = (1...40).map { number in
      "typealias T\(number) = \(next.replacingOccurrences(of: "T", with: "T\(number - 1)"))"
    }
    let reading = try reading(
      "var local: T40?\nlabel.text = own == nil ? \"a\" : \"b\"\nlocal = own\nview.addSubview(label)",
      members: """
        class Pair<A, B> {}
        typealias T0 = Int?
        \(aliases.joined(separator: "\n"))
        var own: T40?
        var absent: T40
        """)
    #expect(reading.faults.isEmpty && reading.document.count < 100_000, "\(reading.faults)")
  }

  @Test(arguments: ["class", "protocol"], [0, 15_000])
  func chainsOfTypesAreBounded(_ kind: String, last: Int) throws {
    let chain = (0..<15_000).map { "\(kind) T\($0): T\($0 + 1 == 15_000 ? last : $0 + 1) {}" }
    let source =
      "import UIKit\n\(chain.joined(separator: "\n"))\nclass Own: UIView, T0 { let label = UILabel() }"
    let folder = SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))])
    var reader = ScreenReader(folder)
    let own = try #require(folder.classes.firstIndex { $0.name == "Own" })
    for index in [0, own] { _ = reader.reading(index, in: ScreenFacts([:])) }
    #expect(folder.classes.count == (kind == "class" ? 15_001 : 1))
  }

  /// Bits that stand for nothing count as nothing.
  @Test func setsMayHaveAnyBits() throws {
    let all = "(rawValue: 9223372036854775807)"
    let reading = try reading(
      "edgesForExtendedLayout = UIRectEdge\(all)\nlabel.autoresizingMask = UIView.AutoresizingMask\(all)\nview.addSubview(label)"
    )
    #expect(reading.report.status == .clean)
    let document = String(decoding: reading.document, as: UTF8.self)
    #expect(document.contains(#""edgesForExtendedLayout":["top","left","bottom","right"]"#))
  }

  /// Numbers that no text, image or symbol can have end nothing, and what they would make is told.
  @Test(arguments: [
    "text.runs = [NSAttributedString.Run(range: NSRange(location: 0, length: -5), attributes: font)]",
    "text.runs = [NSAttributedString.Run(range: NSRange(location: 0, length: 1e300), attributes: font)]",
    "view.addSubview(UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: CGFloat.infinity, height: 1)).image { _ in }))",
    "view.addSubview(UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 10, height: -5)).image { _ in }))",
  ])
  func numbersMayBeAny(_ statement: String) throws {
    let reading = try reading(
      """
      let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12)]
      let text = NSMutableAttributedString(string: "abc", attributes: font)
      label.attributedText = text
      view.addSubview(label)
      \(statement)
      """)
    _ = try JSONSerialization.jsonObject(with: Data(reading.document))
    #expect(reading.report.holes.contains { [.font, .image].contains($0.kind) }, "\(reading.report)")
  }

  @Test func symbolsHaveNumbers() throws {
    let reading = try reading(
      """
      let size = UIImage.SymbolConfiguration(pointSize: CGFloat.nan)
      view.addSubview(UIImageView(image: UIImage(systemName: "star", withConfiguration: size)))
      let shown = UIImageView()
      shown.preferredSymbolConfiguration = size
      view.addSubview(shown)
      """)
    _ = try JSONSerialization.jsonObject(with: Data(reading.document))
    #expect(!String(decoding: reading.document, as: UTF8.self).contains("nan"))
  }

  /// A list may say that it is its own header, and that a cell is in several places.
  @Test func listsInThemselves() throws {
    let reading = try reading(
      "table.dataSource = self; table.delegate = self; view.addSubview(table)",
      members: """
        let table = UITableView()
        let cell = UITableViewCell()
        func numberOfSections(in tableView: UITableView) -> Int { Int.max }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 3 : 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if indexPath.row == 0 { cell.contentView.addSubview(tableView) } else { tableView.tableHeaderView = cell }
          return cell
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { tableView }
        """)
    _ = try JSONSerialization.jsonObject(with: Data(reading.document))
    #expect(reading.report.holes.contains { $0.kind == .count || $0.kind == .limit }, "\(reading.report)")
    #expect(reading.steps < 260_000)
  }

  /// The types of a program know each other, and its objects do. Neither outlives the run.
  @Test func nothingIsLeftOfARun() throws {
    let source = """
      class Node { var other: Node?; static var kept: Node?; struct Inner {}; func me() -> Node { self } }
      func make() -> Node { let a = Node(), b = Node(); a.other = b; b.other = a; Node.kept = a; return a }
      """
    var program = Program()
    lowerFile(Array(source.utf8), path: "A.swift", isPrelude: false, into: &program)
    weak var type: TypeInfo?
    weak var object: Object?
    do {
      let interpreter = Interpreter(program)
      type = interpreter.type(named: "Node")
      if case .success(.object(let made)) = try #require(
        type.map { interpreter.makeInstance(of: $0) })
      {
        object = made
      }
      #expect(type != nil && object != nil)
    }
    #expect(type == nil && object == nil)
  }

  /// A class that nobody asks how large it is comes to the same in every window.
  @Test func theSizeIsAFactWhereItIsAsked() throws {
    func facts(_ width: Double) -> ScreenFacts {
      ScreenFacts(["viewWidth": .number(width), "viewHeight": .number(800)])
    }
    let source = """
      import UIKit
      class A: UIViewController { override func viewDidLoad() { view.addSubview(UILabel()) } }
      class B: UIViewController {
        override func viewDidLoad() {
          view.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 20)))
        }
      }
      """
    let folder = SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))])
    var reader = ScreenReader(folder)
    func documents(_ index: Int) throws -> [[UInt8]] {
      try [320, 375].map { try #require(reader.reading(index, in: facts($0)).screen).document }
    }
    let (same, different) = (try documents(0), try documents(1))
    #expect(same[0] == same[1] && different[0] != different[1])
    #expect(String(decoding: different[1], as: UTF8.self).contains("375"))
  }
}
