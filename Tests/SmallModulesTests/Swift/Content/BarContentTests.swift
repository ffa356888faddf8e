import Foundation
import LayoutModel
import SwiftScreens
import TestSupport
import Testing

/// Bars, and what code says of controls for which documents have a word or none.
@Suite struct BarContentTests {
  private func reading(_ statements: String) throws -> (document: [String: Any], report: SourceReport) {
    let source = """
      import UIKit
      class Screen: UIViewController {
        let given: UIImage?, isGiven: Bool
        init(given: UIImage?, isGiven: Bool) {
          (self.given, self.isGiven) = (given, isGiven)
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() { super.viewDidLoad(); \(statements) }
      }
      """
    var reader = ScreenReader(SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))]))
    let reading = try #require(reader.reading(0, in: ScreenFacts([:])).screen)
    let document = try JSONSerialization.jsonObject(with: Data(reading.document)) as? [String: Any]
    return (try #require(document), reading.report)
  }

  /// Some of the members of the only view of a screen.
  private func members(_ keys: [String], _ statements: String) throws -> String {
    let (document, _) = try reading(statements)
    let view = (document["hierarchy"] as? [String: Any])?["view"] as? [String: Any]
    let shown = (view?["subviews"] as? [[String: Any]])?.first ?? [:]
    return try text(shown.filter { keys.contains($0.key) })
  }

  private func text(_ object: Any?) throws -> String {
    String(
      decoding: try JSONSerialization.data(withJSONObject: object ?? [], options: .sortedKeys), as: UTF8.self)
  }

  @Test(arguments: [
    ("UISearchBar()", "shown.placeholder = \"Find\"", #"{"placeholder":"Find"}"#),
    (
      "UIToolbar()",
      "shown.items = [.flexibleSpace(), UIBarButtonItem(title: \"Go\", style: .plain, target: nil, action: nil)]",
      #"{"items":[{"systemItem":"flexibleSpace"},{"title":"Go"}]}"#
    ),
    (
      "UINavigationBar()", "shown.items = [UINavigationItem(title: \"Bar\")]", #"{"items":[{"title":"Bar"}]}"#
    ),
    ("UIScrollView()", "shown.contentOffset.y = 40", #"{"contentOffset":{"x":0,"y":40}}"#),
    (
      "UIScrollView()", "shown.setContentOffset(CGPoint(x: 5, y: 0), animated: true)",
      #"{"contentOffset":{"x":5,"y":0}}"#
    ),
  ])
  func barsAndOffsets(declaration: String, statement: String, members: String) throws {
    let found = try self.members(
      ["placeholder", "items", "contentOffset"],
      "let shown = \(declaration); view.addSubview(shown); \(statement)")
    #expect(found == members)
  }

  @Test func viewsInNavigationBarsAreWritten() throws {
    let (document, report) = try reading(
      """
      let heading = UILabel(), box = UIView()
      heading.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(heading)
      heading.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
      navigationItem.titleView = box
      navigationItem.rightBarButtonItem = UIBarButtonItem(customView: UISwitch())
      """)
    #expect(report.status == .clean, "\(report)")
    let controller = ((document["hierarchy"] as? [String: Any])?["children"] as? [[String: Any]])?.first
    let item = controller?["navigationItem"] as? [String: Any]
    let title = item?["titleView"] as? [String: Any]
    #expect((title?["subviews"] as? [[String: Any]])?.first?["id"] as? String == "heading")
    let items = item?["rightBarButtonItems"] as? [[String: Any]]
    #expect((items?.first?["customView"] as? [String: Any])?["type"] as? String == "switch")
    #expect((document["constraints"] as? [[String: Any]])?.first?["firstItem"] as? String == "heading")
  }

  /// What documents have no word for is told, and blocks nothing.
  @Test(arguments: [
    ("UISlider()", "shown.minimumValueImage = given", "shown.minimumValueImage"),
    ("UISearchBar()", "shown.text = \"abc\"", "shown.text"),
    ("UIButton(type: .system)", "shown.titleLabel?.numberOfLines = 0", "shown.titleLabel.numberOfLines"),
    (
      "UIButton(type: .system)", "shown.contentHorizontalAlignment = .left",
      "shown.contentHorizontalAlignment"
    ),
    ("UIButton(type: .system)", "shown.imageEdgeInsets.left = 4", "shown.imageEdgeInsets"),
    (
      "UIButton(configuration: .plain())", "shown.configuration?.titleAlignment = .leading",
      "shown.configuration.titleAlignment"
    ),
  ])
  func whatDocumentsDoNotHaveIsTold(declaration: String, statement: String, target: String) throws {
    let body = "let shown = \(declaration); view.addSubview(shown); "
    #expect(try reading(body).report.holes.isEmpty)
    let report = try reading(body + statement).report
    #expect(report.holes.map(\.target) == [target] && report.status == .clean, "\(report)")
  }

  /// A flag that nobody knows is taken to hold, as conditions are.
  @Test(arguments: [
    ("UITableView()", "shown.setEditing(isGiven, animated: false)", "editing"),
    ("UILabel()", "shown.adjustsFontSizeToFitWidth = isGiven", "adjustsFontSizeToFitWidth"),
    (
      "UIStackView()", "shown.isLayoutMarginsRelativeArrangement = isGiven",
      "layoutMarginsRelativeArrangement"
    ),
  ])
  func flagsAreChoices(declaration: String, statement: String, key: String) throws {
    let body = "let shown = \(declaration); view.addSubview(shown); \(statement)"
    #expect(try members([key], body) == "{\"\(key)\":true}")
    let report = try reading(body).report
    #expect(report.status == .clean && report.choices.map(\.key) == ["Screen.isGiven"], "\(report)")
  }

  /// What a navigation item says and documents do not have is told.
  @Test(arguments: [
    ("navigationItem.subtitle = \"More\"", "subtitle"),
    ("navigationItem.preferredSearchBarPlacement = .inline", "preferredSearchBarPlacement"),
  ]) func whatBarsLackIsTold(statement: String, variable: String) throws {
    let body =
      "view.addSubview(UILabel()); title = \"A\"; navigationItem.searchController = UISearchController(); "
    #expect(try reading(body).report.holes.isEmpty)
    let report = try reading(body + statement).report
    #expect(report.holes.map(\.key) == ["Screen.navigationItem.\(variable)"], "\(report)")
  }

  /// How an item looks and whether it is there decides how wide it is.
  @Test func itemsSayTheirLooks() throws {
    let (document, report) = try reading(
      """
      let done = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
      let hidden = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
      hidden.isHidden = true
      let wide = UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
      wide.width = 90
      wide.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
      navigationItem.leadingItemGroups = [.fixedGroup(items: [done, hidden]), wide.creatingFixedGroup()]
      """)
    let inner = ((document["hierarchy"] as? [String: Any])?["children"] as? [[String: Any]])?.first
    #expect(
      try text((inner?["navigationItem"] as? [String: Any])?["leftBarButtonItems"])
        == #"[{"style":"done","title":"Done"},{"hidden":true,"title":"A"},{"title":"B","width":90}]"#)
    #expect(report.holes.map(\.key) == ["Screen.navigationItem.leftBarButtonItems.titleTextAttributes"])
    #expect(report.holes.map(\.kind.isBlocking) == [false])
  }

  /// Where groups at the end and in the middle are is in no document, nor where another style has the title.
  @Test(arguments: [
    ("trailingItemGroups = [.fixedGroup(items: [UIBarButtonItem(systemItem: .add)])]", "trailingItemGroups"),
    ("centerItemGroups = [UIBarButtonItem(systemItem: .add).creatingFixedGroup()]", "centerItemGroups"),
    (
      "pinnedTrailingGroup = .fixedGroup(items: []); navigationItem.pinnedTrailingGroup = .fixedGroup(items: [])",
      "pinnedTrailingGroup"
    ),
    ("style = .browser", "style"),
  ])
  func whatBarsLackIsTold(_ statement: String, _ key: String) throws {
    let (_, report) = try reading("navigationItem.\(statement)")
    #expect(report.holes.map(\.key) == ["Screen.navigationItem.\(key)"])
    #expect(report.holes.map(\.kind.isBlocking) == [true])
  }

  private func rightItems(_ statements: String) throws -> (text: String, report: SourceReport) {
    let (document, report) = try reading("view.addSubview(UIView()); " + statements)
    let controller = ((document["hierarchy"] as? [String: Any])?["children"] as? [[String: Any]])?.first
    return (try text((controller?["navigationItem"] as? [String: Any])?["rightBarButtonItems"]), report)
  }

  /// UIKit's own button says Edit, Done while something is edited, and otherwise what its title says.
  @Test(arguments: [
    ("", #"[{"systemItem":"edit"}]"#), ("setEditing(true, animated: false)", #"[{"systemItem":"done"}]"#),
    ("isEditing = true; isEditing = false", #"[{"systemItem":"edit"}]"#),
    ("editButtonItem.title = \"Change\"", #"[{"title":"Change"}]"#),
  ])
  func controllersHaveAButtonToEdit(statement: String, items: String) throws {
    let found = try rightItems("navigationItem.rightBarButtonItem = editButtonItem; \(statement)")
    #expect(found.text == items && found.report.status == .clean, "\(found)")
  }

  /// `.member` in a list is of the type of the elements before it, also where a condition or `??` chooses it.
  @Test func itemsOfConditionsAreItems() throws {
    let found = try rightItems(
      """
      let names: [String?] = ["Cut", nil]
      func gap() -> UIBarButtonItem { .fixedSpace(8) }
      navigationItem.rightBarButtonItems = names.enumerated().flatMap { index, name in
        [UIBarButtonItem(title: name ?? "None", style: .plain, target: nil, action: nil), index == 0 ? gap() : .flexibleSpace()]
      }
      """)
    #expect(
      found.text
        == #"[{"title":"Cut"},{"systemItem":"fixedSpace","width":8},{"title":"None"},{"systemItem":"flexibleSpace"}]"#
    )
  }

  /// An item that nobody knows is missing in the bar, which is told.
  @Test func itemsThatAreNotKnownAreTold() throws {
    let found = try rightItems(
      "navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), Library.item]")
    #expect(found.text == #"[{"systemItem":"add"}]"#)
    #expect(
      found.report.holes.map(\.target) == ["Screen.navigationItem.rightBarButtonItems"]
        && found.report.status != .clean, "\(found)")
  }
}
