import Foundation
import LayoutService
import TestSupport
import Testing

/// Objects that an expression makes (docs/swift.md). What is made is what Swift would make.
@Suite struct SwiftMakeTests {
  private static let source = """
    import UIKit
    struct Badge { let title: String }
    class ProfileView: UIView {
      let nameLabel = UILabel()
      let row = UIStackView()
      init(name: String, isPremium: Bool, badges: [Badge] = [], decorate: (UILabel) -> Void = { _ in }) {
        super.init(frame: .zero)
        nameLabel.text = isPremium ? name + "!" : name
        for badge in badges {
          let label = UILabel()
          label.text = badge.title
          row.addArrangedSubview(label)
        }
        for one in [nameLabel, row] { addSubview(one) }
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        nameLabel.widthAnchor.constraint(equalTo: widthAnchor, constant: -40).isActive = true
        decorate(nameLabel)
      }
      required init?(coder: NSCoder) { nil }
      func rename(_ name: String) { nameLabel.text = name }
    }
    final class ProfileController: UIViewController {
      private let profile: ProfileView
      private let loader: Loader
      private let stateLabel = UILabel()
      init(_ profile: ProfileView, loader: Loader) {
        (self.profile, self.loader) = (profile, loader)
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        stateLabel.text = loader.state
        for one in [profile, stateLabel] { view.addSubview(one) }
      }
    }
    final class Loader { let state: String = NetworkState.current }
    final class PlainView: UIView {}
    """

  private func post(_ target: String, _ query: [(String, String)], source: String = source) -> Answer {
    let words = query.map { name, value in
      "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
    }
    return Client().upload(
      "\(target)?\(words.joined(separator: "&"))", Array(source.utf8), contentType: "text/x-swift")
  }

  private func imported(_ query: [(String, String)]) throws -> [String: Any] {
    let answer = post("/v1/import", query)
    return try #require((try answer.object()["documents"] as? [[String: Any]])?.first, "\(answer.text)")
  }

  /// The texts of a document, in the order of the tree.
  private func texts(_ value: Any?) -> [String] {
    guard let view = value as? [String: Any] else { return (value as? [Any] ?? []).flatMap { texts($0) } }
    return (view["text"] as? String).map { [$0] }
      ?? ["view", "subviews", "arrangedSubviews"].flatMap {
        texts(view[$0])
      }
  }

  private func texts(of document: [String: Any]) -> [String] { texts(document.at("document", "hierarchy")) }

  @Test func anObjectIsShown() throws {
    let document = try imported([("make", #"ProfileView(name: "Anna", isPremium: true)"#)])
    #expect(document["scene"] as? String == "ProfileView" && document["file"] as? String == "Screen.swift")
    #expect(texts(of: document) == ["Anna!"])
    #expect(document.at("source", "status") as? String == "clean")
    #expect(document.at("source", "holes") == nil)
  }

  @Test(arguments: [
    (
      #"ProfileView(name: "A", isPremium: false, badges: ["x", "y"].map { Badge(title: $0) })"#,
      ["A", "x", "y"]
    ),
    (#"ProfileView(name: "A", isPremium: false) { $0.text = "B" }"#, ["B"]),
    (
      #"ProfileView(name: "A", isPremium: false, badges: [Badge(title: "x")]) { label in label.text = "B" }"#,
      ["B", "x"]
    ),
    (#"{ let view = ProfileView(name: "A", isPremium: true); view.rename("C"); return view }()"#, ["C"]),
    (
      #"UIStackView(arrangedSubviews: ["A", "B"].map { ProfileView(name: $0, isPremium: true) })"#,
      ["A!", "B!"]
    ),
    (#"true ? ProfileView(name: "A", isPremium: false) : PlainView()"#, ["A"]),
    (#"ProfileController(ProfileView(name: "A", isPremium: false), loader: Loader())"#, ["A", "state"]),
  ])
  func everyExpressionMakesOne(expression: String, texts: [String]) throws {
    var found = self.texts(of: try imported([("make", expression)]))
    if found.last == "current" { found[found.count - 1] = "state" }
    #expect(found == texts)
  }

  /// It stands where a class would, is as wide as is asked for, is called, and lacks what nobody told.
  @Test func itIsShownAsAClassIs() throws {
    let view = ("make", #"ProfileView(name: "Anna", isPremium: true)"#)
    let narrow = try post(
      "/v1/resolve", [view, ("device", "iPhone SE (1st generation)"), ("width", "200"), ("height", "90")]
    )
    .object()
    #expect(narrow.rect("views", "ProfileView", "frame").map { Array($0.suffix(2)) } == [200, 90])
    #expect(narrow.rect("views", "nameLabel", "frame")?[2] == 160)
    #expect(texts(of: try imported([view, ("call", #"rename("Bob")"#)])) == ["Bob"])
    let controller = (
      "make", #"ProfileController(ProfileView(name: "A", isPremium: false), loader: Loader())"#
    )
    let document = try imported([controller, ("in", "tab")])
    #expect(document.at("source", "in") as? [String] == ["tab"])
    #expect(document.at("document", "hierarchy", "type") as? String == "tabBarController")
    let holes = document.at("source", "holes") as? [[String: Any]]
    let key = try #require(holes?.first?["key"] as? String)
    #expect(texts(of: try imported([controller, ("fill", key + #"="done""#)])) == ["A", "done"])
    let plain = try imported([("make", "UILabel()")])
    #expect(plain["scene"] as? String == "UILabel" && plain["file"] == nil)
  }

  @Test func everyOperationTakesIt() throws {
    let query = [("make", #"ProfileView(name: "Anna", isPremium: true)"#), ("device", "iPhone 15")]
    for target in ["/v1/resolve", "/v1/explain", "/v1/lint", "/v1/import"] {
      #expect(post(target, query).status == 200, "\(target)")
      #expect(post(target, [("make", "UILabel()"), query[1]]).status == 200, "\(target)")
    }
  }

  @Test(
    arguments: [
      ("42", "number 42", []), (#""Anna""#, "text", []), ("nil", "nil", []),
      ("ProfileView", "type ProfileView", []), (#"Badge(title: "x")"#, "Badge", []),
      ("Loader()", "Loader", []), ("ProfilView(name: 1)", "declared nowhere", ["ProfileView"]),
      (#"[ProfileView(name: "A", isPremium: true)]"#, "collection", []),
      ("OtherModule.make()", "declared nowhere", []),
      ("UISearchController(searchResultsController: nil)", "UISearchController", []),
      ("UIHostingController(rootView: 1)", "UIHostingController", []),
      (#"UIAlertController(title: "a", message: nil, preferredStyle: .alert)"#, "UIAlertController", []),
      ("fatalError()", "fatalError", []),
    ] as [(String, String, [String])])
  func whatIsNoScreenIsTold(expression: String, words: String, nearest: [String]) throws {
    for target in ["/v1/resolve", "/v1/import"] {
      let answer = post(target, [("make", expression)])
      #expect(answer.status == 422)
      let error = try #require(try answer.errors().first)
      #expect(error["code"] as? String == "makesNoView" && error["parameter"] as? String == "make")
      #expect((error["detail"] as? String)?.contains(words) == true, "\(error)")
      #expect((error["nearest"] as? [String] ?? []) == nearest, "\(error)")
    }
  }

  /// All that is no Swift at once, each with its place in its own text.
  @Test func syntaxErrorsHavePlaces() throws {
    let answer = post(
      "/v1/resolve",
      [
        ("make", #"ProfileView(name: , isPremium: true)"#), ("fill", "a=1 +\n  )"), ("fill", "b="),
        ("call", "rename(\"A\") }; func b() {"), ("fill", "c=1; let b = 2"), ("fill", "d=1\nclass B {}"),
      ])
    #expect(answer.status == 422)
    let errors = try answer.errors()
    #expect(errors.allSatisfy { $0["code"] as? String == "invalidSwift" }, "\(errors)")
    let made = try #require(errors.first)
    #expect(made["parameter"] as? String == "make")
    #expect(made["line"] as? Int == 1 && made["column"] as? Int == 19, "\(made)")
    let places = errors.compactMap { error -> String? in
      guard let line = error["line"] as? Int, let column = error["column"] as? Int else { return nil }
      return "\(error["parameter"] as? String ?? "") \(line):\(column)"
    }
    for place in ["fill 2:3", "fill 1:1", "fill 1:4", "fill 2:1", "call 1:13"] {
      #expect(places.contains(place), "\(place) in \(places)")
    }
  }

  @Test func eitherAnObjectOrAClass() throws {
    let made = ("make", "PlainView()")
    for other in [("type", "ProfileView"), ("scene", "ProfileView")] {
      let error = try #require(try post("/v1/import", [made, other]).errors().first)
      #expect(error["code"] as? String == "invalidValue" && error["parameter"] as? String == "make")
    }
    let xib = Client().upload(
      "/v1/import?make=UILabel()", Array("<document/>".utf8), contentType: "application/xml")
    #expect(xib.status == 422)
    // A view that lays out nothing is shown, as somebody asks for that very one.
    #expect(try imported([made])["scene"] as? String == "PlainView")
  }

  /// Each ends by a limit of its own.
  @Test(arguments: [
    "{ while true {} }()", "{ () -> UIView in func f() -> UIView { f() }; return f() }()",
    "UIStackView(arrangedSubviews: (0..<1_000_000_000).map { _ in UIView() })",
    #"UILabel(frame: .zero, text: String(repeating: "a", count: 1_000_000_000))"#,
  ])
  func hostileExpressionsEnd(expression: String) {
    let answer = post("/v1/resolve", [("make", expression)])
    #expect(answer.status == 422 || answer.status == 200, "\(answer.text)")
  }

  @Test func deepExpressionsEnd() throws {
    for (open, close) in [("(", ")"), ("[", "]"), ("{", "}"), ("!", "")] {
      let text = String(repeating: open, count: 900) + "1" + String(repeating: close, count: 900)
      let answer = post("/v1/import", [("make", text)])
      #expect(answer.status == 422)
    }
  }
}
