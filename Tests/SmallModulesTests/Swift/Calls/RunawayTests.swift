import LayoutModel
import SwiftScreens
import Testing

/// Code that would go on for ever, or end the program, with what nobody knows: it does neither in an app.
@Suite struct RunawayTests {
  private func screen(_ members: String, _ body: String, others: String = "") throws -> (
    document: String, report: SourceReport
  ) {
    let source = """
      import UIKit
      class Screen: UIViewController {
        let label = UILabel()
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(body)
          label.text = "behind"
          view.addSubview(label)
        }
      }
      \(others)
      """
    return try readScreen(source)
  }

  private static let tree = """
    class Node {
      var children: [Node]
      init(children: [Node]) { self.children = children }
      func each(_ body: (Node) -> Void) {
        body(self)
        for child in children { child.each(body) }
      }
      var size: Int { children.reduce(1) { $0 + $1.size } }
      func twin() -> Int { other() }
      func other() -> Int { children.isEmpty ? 0 : children[0].twin() }
    }
    """

  /// Functions, getters and closures that call themselves for parts of what is not known end, and what stands behind them is laid out.
  @Test(
    arguments: [
      "node.each { _ in count += 1 }", "count = node.size", "count = node.twin()",
      "node.each { $0.each { _ in count += 1 } }",
    ])
  func callsThatGoOnForEverEnd(_ body: String) throws {
    let found = try screen("var node: Node!\nvar count = 0", body, others: Self.tree)
    #expect(found.document.contains("\"text\":\"behind\""), "\(found)")
    #expect(found.report.status == .clean, "\(found.report)")
  }

  /// A protocol's extension that gives a method of the protocol default arguments calls that one, and not itself: whoever has the protocol has it.
  @Test(arguments: [("", 1), ("self.", 1), ("", 2)]) func defaultArgumentsOfProtocolsAreForOthers(
    _ base: String, _ extensions: Int
  ) throws {
    let defaults = """
      extension Service {
        func update(force: Bool = true, completion: @escaping (Int) -> Void) {
          \(base)update(force: force, completion: completion)
        }
      }

      """
    let found = try screen(
      """
      let service: Service
      init(_ service: Service) { self.service = service; super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { nil }
      """, "service.update { self.label.text = \"\\($0)\" }",
      others: """
        protocol Service: AnyObject { func update(force: Bool, completion: @escaping (Int) -> Void) }
        \(String(repeating: defaults, count: extensions))
        """)
    #expect(found.document.contains("\"text\":\"behind\""), "\(found)")
    #expect(found.report.status == .clean, "\(found.report)")
  }

  /// What is laid out again and again has no end in the document either: that is told as before.
  @Test func whatIsLaidOutForEverIsTold() throws {
    let found = try screen(
      "var node: Node!\nfunc add(_ node: Node) { view.addSubview(UIView()); node.children.forEach { add($0) } }",
      "add(node)", others: Self.tree)
    #expect(found.report.status == .partial, "\(found.report)")
  }

  /// A closure behind the parentheses is no object: the function of the language is meant.
  @Test func closuresAreNoObjects() throws {
    let found = try screen(
      "var keys: [Key]!", "label.isHidden = keys.contains(boundTo: Key())",
      others: """
        class Key { func isBound(to key: Key) -> Bool { self === key } }
        class Other { func contains(model: Int) -> Bool { true } }
        extension Array where Element == Key {
          func contains(boundTo key: Key) -> Bool { contains { $0.isBound(to: key) } }
        }
        extension Array where Element == Other {
          func contains(model: Int) -> Bool { contains { $0.contains(model: model) } }
        }
        """)
    #expect(found.report.status == .clean, "\(found.report)")
  }

  /// The app's own navigation controller is not known, and has what it has.
  @Test func controllersAroundAScreenAreThoseOfTheApp() throws {
    let found = try screen(
      "", "let flow = navigationController as! Flow\nlabel.isHidden = flow.isLast\ntitle = \"Flow\"",
      others: "class Flow: UINavigationController { var isLast = false }")
    #expect(!found.report.holes.contains { $0.kind == .limit }, "\(found.report)")
    #expect(found.document.contains("\"text\":\"behind\""), "\(found)")
  }

  /// A value that nobody knows is of a type that is asked for, where the program would end with others.
  @Test func valuesAreOfATypeThatIsAskedFor() throws {
    let found = try screen(
      "var value: Any!",
      """
      switch value! {
      case let text as String: label.accessibilityIdentifier = text
      case let view as UIView: view.isHidden = true
      default: fatalError()
      }
      """)
    #expect(!found.report.holes.contains { $0.kind == .limit }, "\(found.report)")
  }
}
