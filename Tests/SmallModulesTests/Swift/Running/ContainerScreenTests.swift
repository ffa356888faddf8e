import Foundation
import LayoutModel
import SwiftScreens
import TestSupport
import Testing

/// Containers that are screens: what they show, as a document has it.
@Suite struct ContainerScreenTests {
  private static let pages = """
    import UIKit
    class Home: UIViewController {
      let label = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
        label.text = String(describing: type(of: navigationController ?? tabBarController ?? parent!))
        view.addSubview(label)
      }
    }
    class Other: UIViewController {
      override func viewDidLoad() { super.viewDidLoad(); view.addSubview(UISwitch()) }
    }

    """

  private func reading(
    _ source: String, horizontal: Int = 1, in containers: [ScreenContainer]? = nil
  ) throws -> ScreenReading {
    let folder = SwiftFolder([SourceText(path: "A.swift", bytes: Array((Self.pages + source).utf8))])
    var reader = ScreenReader(folder)
    reader.fills.containers = containers
    let facts = ScreenFacts(["horizontalSizeClass": .integer(horizontal)])
    return try #require(
      folder.classes.indices.lazy.compactMap { reader.reading($0, in: facts).screen }
        .first { $0.name == "Screen" })
  }

  private func hierarchy(of reading: ScreenReading) throws -> [String: Any] {
    let document = try JSONSerialization.jsonObject(with: Data(reading.document)) as? [String: Any]
    return try #require(document?["hierarchy"] as? [String: Any])
  }

  /// The types and ids of controllers, those in a container in brackets, with a star where there is a view.
  private func outline(_ controller: [String: Any]) -> String {
    let children = (controller["children"] as? [[String: Any]] ?? []).map { outline($0) }
    let own = "\(controller["id"] ?? "")" + (controller["view"] == nil ? "" : "*")
    return children.isEmpty ? own : "\(own)[\(children.joined(separator: " "))]"
  }

  private func texts(_ value: Any) -> [String] {
    if let array = value as? [Any] { return array.flatMap { texts($0) } }
    guard let object = value as? [String: Any] else { return [] }
    return (object["text"] as? String).map { [$0] }
      ?? object.sorted { $0.key < $1.key }.flatMap { texts($0.value) }
  }

  /// The bar of a navigation controller has the items of what that shows.
  @Test(arguments: [
    ("navigationController?.navigationBar.topItem?.title = \"Other\"", "Other"),
    ("navigationController?.navigationBar.items?.first?.title = \"\"", ""),
    ("title = navigationController?.navigationBar.topItem === navigationItem ? \"same\" : \"none\"", "same"),
  ]) func barsHaveTheItemsOfTheirControllers(code: String, title: String) throws {
    let reading = try reading(
      """
      class Screen: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); title = "Usual"; view.addSubview(UILabel()) }
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); \(code) }
      }
      """)
    let hierarchy = try hierarchy(of: reading)
    let item = (hierarchy["children"] as? [[String: Any]])?.first?["navigationItem"] as? [String: Any]
    #expect(item?["title"] as? String == title, "\(hierarchy)")
    #expect(reading.report.status == .clean)
  }

  /// Wherever code gives a container its children, the one that shows runs in it, and no other one.
  @Test(arguments: [
    (
      "class Screen: UITabBarController { override func viewDidLoad() { super.viewDidLoad(); viewControllers = [Home(), Other()] } }",
      "Screen*[Home* Other]", "Screen"
    ),
    (
      """
      class Screen: UITabBarController {
        init() { super.init(nibName: nil, bundle: nil); viewControllers = [Other(), Home()]; selectedIndex = 1 }
        required init?(coder: NSCoder) { nil }
      }
      """, "Screen*[Other Home*]", "Screen"
    ),
    (
      "class Screen: UITabBarController { override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); setViewControllers([Home()], animated: false) } }",
      "Screen*[Home*]", "Screen"
    ),
    (
      "class Screen: UITabBarController { override func viewDidLoad() { viewControllers = [UINavigationController(rootViewController: Home())] } }",
      "Screen*[navigationController*[Home*]]", "UINavigationController"
    ),
    (
      "class Screen: UINavigationController { override func viewDidLoad() { super.viewDidLoad(); pushViewController(Other(), animated: false); pushViewController(Home(), animated: false) } }",
      "Screen*[Other Home*]", "Screen"
    ),
    (
      """
      class Screen: UIPageViewController {
        init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() { setViewControllers([Home()], direction: .forward, animated: false) }
      }
      """, "Screen*[Home*]", "Screen"
    ),
    (
      """
      class Screen: UISplitViewController {
        override func viewDidLoad() { viewControllers = [UINavigationController(rootViewController: Other()), Home()] }
      }
      """, "Screen*[navigationController Home*]", "Screen"
    ),
  ])
  func aContainerShowsItsChild(_ source: String, _ wanted: String, _ around: String) throws {
    let reading = try reading(source)
    let hierarchy = try hierarchy(of: reading)
    #expect(outline(hierarchy) == wanted)
    #expect(texts(hierarchy) == [around])
    #expect(reading.report.status == .clean && reading.showsOthers, "\(reading.report.holes)")
  }

  /// Columns side by side all run, and say which they are.
  @Test func columnsRun() throws {
    let source = """
      class Screen: UISplitViewController {
        init() {
          super.init(style: .doubleColumn)
          preferredDisplayMode = .oneBesideSecondary
          preferredPrimaryColumnWidth = 300
          setViewController(Other(), for: .primary)
          setViewController(Home(), for: .secondary)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let wide = try hierarchy(of: reading(source, horizontal: 2))
    #expect(outline(wide) == "Screen*[Other* Home*]")
    #expect(wide["style"] as? String == "doubleColumn")
    #expect(wide["preferredDisplayMode"] as? String == "oneBesideSecondary")
    #expect(wide["preferredPrimaryColumnWidth"] as? Double == 300)
    let columns = (wide["children"] as? [[String: Any]])?.map { $0["column"] as? String }
    #expect(columns == ["primary", "secondary"])
    #expect(try outline(hierarchy(of: reading(source))) == "Screen*[Other Home*]")
  }

  /// Tabs say what they are called, a navigation controller what its root says, and bars what code said to them.
  @Test func barsHaveTheirItems() throws {
    let source = """
      class Screen: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let first = UINavigationController(rootViewController: Home())
          first.navigationBar.prefersLargeTitles = true
          let second = Other()
          second.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
          viewControllers = [first, second]
          tabBar.isTranslucent = false
        }
      }
      """
    let hierarchy = try hierarchy(of: reading(source))
    let children = try #require(hierarchy["children"] as? [[String: Any]])
    #expect((children[0]["tabBarItem"] as? [String: Any])?["title"] as? String == "Home")
    #expect((children[1]["tabBarItem"] as? [String: Any])?["systemItem"] as? String == "search")
    #expect((children[0]["navigationBar"] as? [String: Any])?["prefersLargeTitles"] as? Bool == true)
    #expect((hierarchy["tabBar"] as? [String: Any])?["translucent"] as? Bool == false)
    let home = try #require((children[0]["children"] as? [[String: Any]])?.first)
    #expect((home["navigationItem"] as? [String: Any])?["title"] as? String == "Home")
  }

  /// What a container says to the bar above it stands there.
  @Test(arguments: ["UIPageViewController", "UITabBarController"])
  func containersSayTheirTitles(_ type: String) throws {
    let shown =
      type == "UITabBarController"
      ? "viewControllers = [Other()]" : "setViewControllers([Other()], direction: .forward, animated: false)"
    let source = """
      class Screen: \(type) {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Reader"
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
          \(shown)
        }
      }
      """
    let reading = try reading(source, in: [.navigation])
    let children = try hierarchy(of: reading)["children"] as? [[String: Any]]
    let item = try #require(children?.first?["navigationItem"] as? [String: Any])
    #expect(item["title"] as? String == "Reader")
    #expect((item["rightBarButtonItems"] as? [[String: Any]])?.first?["title"] as? String == "Go")
  }

  /// What documents do not have of bars, and children that nobody knows, are told.
  @Test(arguments: [
    ("viewControllers = [Home()]; tabBar.addSubview(UIView())", "Screen.tabBar.subviews"),
    ("viewControllers = [Home()]; tabBar.frame.size.height = 90", "Screen.tabBar"),
    ("viewControllers = Factory.tabs(); view.addSubview(UIView())", "tabBarController.children"),
  ])
  func whatIsNotKnownIsTold(_ line: String, _ key: String) throws {
    let reading = try reading(
      "class Screen: UITabBarController { override func viewDidLoad() { super.viewDidLoad(); \(line) } }")
    #expect(reading.report.holes.map(\.key).contains(key), "\(reading.report.holes)")
    #expect(reading.report.status != .clean)
  }

  /// What lies over the tabs stands in the view of the container.
  @Test func viewsBesideTheChildrenStay() throws {
    let source = """
      class Screen: UITabBarController {
        let button = UIButton(type: .system)
        override func viewDidLoad() { super.viewDidLoad(); viewControllers = [Home()]; view.addSubview(button) }
      }
      """
    let view = try hierarchy(of: reading(source))["view"] as? [String: Any]
    #expect((view?["subviews"] as? [[String: Any]])?.map { $0["id"] as? String } == ["button"])
  }

  /// Statements of the shown child count.
  @Test func sitesOfChildrenCount() throws {
    let reading = try reading(
      "class Screen: UITabBarController { override func viewDidLoad() { viewControllers = [Home(), Other()] } }"
    )
    #expect(reading.report.sites.all == 1 && reading.report.sites.ran == 1)
  }

  /// What says a title stands in a navigation controller; what a function calls its own variable says none.
  @Test(arguments: [
    ("func show() { title = \"Home\" }", true), ("func show() { self.title = \"Home\" }", true),
    ("func name() -> String { let title: String; title = \"a\"; return title }", false),
    (
      "func name() -> String { func inner() -> String { var title = \"\"; title = \"a\"; return title }; return inner() }",
      false
    ),
    ("func name() { let title = \"a\"; self.title = title }", true),
  ])
  func titlesAreOfNavigationBars(_ member: String, _ isInBar: Bool) throws {
    let source = """
      class Screen: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(UILabel()) }
        \(member)
      }
      """
    let type = try hierarchy(of: reading(source))["type"] as? String
    #expect(type == (isInBar ? "navigationController" : "viewController"))
  }
}
