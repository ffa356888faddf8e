import Foundation
import LayoutService
import TestSupport
import Testing

/// Controllers of storyboards among those that their files have around them, with the code of all.
@Suite struct SceneStageTests {
  private static func storyboard(_ scenes: String, initial: String = "Tabs") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
      <device id="retina4_7" orientation="portrait"/><scenes>\(scenes)</scenes>
    </document>
    """
  }

  private static func page(_ name: String, type: String? = nil, _ more: String = "", views: String = "")
    -> String
  {
    """
    <scene sceneID="s-\(name)"><objects>
      <viewController storyboardIdentifier="\(name)" id="\(name)" customClass="\(type ?? name)">
        <view key="view" id="\(name)-view"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews><label text="\(name)" id="\(name)-label"><rect key="frame" x="0.0" y="0.0" width="50" height="20"/></label>\(views)</subviews>
        </view>
        <connections><outlet property="label" destination="\(name)-label" id="o-\(name)"/></connections>\(more)
      </viewController>
    </objects></scene>
    """
  }

  private static let tabs =
    """
    <scene sceneID="s-Tabs"><objects>
      <tabBarController id="Tabs" customClass="Tabs"><tabBar key="tabBar" id="bar"/>
        <connections>
          <segue destination="Nav" kind="relationship" relationship="viewControllers" id="r1"/>
          <segue destination="Other" kind="relationship" relationship="viewControllers" id="r2"/>
        </connections>
      </tabBarController>
    </objects></scene>
    <scene sceneID="s-Nav"><objects>
      <navigationController id="Nav" customClass="Nav"><navigationBar key="navigationBar" id="nav-bar"/>
        <connections><segue destination="Home" kind="relationship" relationship="rootViewController" id="r3"/></connections>
      </navigationController>
    </objects></scene>
    """ + page("Home") + page("Other")

  private func documents(_ files: [(String, String)]) throws -> [[String: Any]] {
    let archive = storedZip(files.map { ($0.0, Array($0.1.utf8)) })
    let answer = Client().upload("/v1/import", archive, contentType: "application/zip")
    return try #require(try answer.object()["documents"] as? [[String: Any]], "\(answer.text.prefix(2000))")
  }

  private func screen(_ scene: String, _ scenes: String, _ code: String, initial: String = "Tabs") throws
    -> [String: Any]
  {
    let files = [
      ("Main.storyboard", Self.storyboard(scenes, initial: initial)), ("Code.swift", "import UIKit\n" + code),
    ]
    return try #require(try documents(files).first { $0["scene"] as? String == scene })
  }

  private func hierarchy(_ document: [String: Any]) throws -> [String: Any] {
    try #require(document.at("document", "hierarchy") as? [String: Any])
  }

  /// The text of a label of a document.
  private func text(_ id: String, _ value: Any?) -> String? {
    if let array = value as? [Any] { return array.lazy.compactMap { text(id, $0) }.first }
    guard let object = value as? [String: Any] else { return nil }
    if object["id"] as? String == id { return object["text"] as? String }
    return object.values.lazy.compactMap { text(id, $0) }.first
  }

  private static let home = """
    class Home: UIViewController {
      @IBOutlet var label: UILabel!
      override func viewDidLoad() { super.viewDidLoad(); BODY }
    }

    """

  private static func home(_ body: String) -> String { home.replacing("BODY", with: body) }

  /// Classes of a storyboard's containers run before what they show, and what they say of their bars is said.
  @Test func classesOfContainersRun() throws {
    let code =
      Self.home("label.text = (tabBarController as? Tabs)?.word") + """
        class Tabs: UITabBarController {
          var word = "none"
          override func viewDidLoad() { super.viewDidLoad(); word = "loaded"; tabBar.isTranslucent = false }
        }
        class Nav: UINavigationController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationBar.prefersLargeTitles = true
          }
        }
        """
    let document = try screen("Home", Self.tabs, code)
    let tabs = try hierarchy(document)
    #expect((tabs["tabBar"] as? [String: Any])?["translucent"] as? Bool == false, "\(tabs)")
    let nav = try #require((tabs["children"] as? [[String: Any]])?.first)
    #expect((nav["navigationBar"] as? [String: Any])?["prefersLargeTitles"] as? Bool == true, "\(nav)")
    #expect(text("Home-label", tabs) == "loaded")
    #expect(document.at("source", "status") as? String == "clean")
    // A screen of another tab has the same bar.
    let code2 =
      code + "class Other: UIViewController { override func viewDidLoad() { view.clipsToBounds = true } }"
    let other = try hierarchy(screen("Other", Self.tabs, code2))
    #expect((other["tabBar"] as? [String: Any])?["translucent"] as? Bool == false, "\(other)")
  }

  /// What a controller asks about those around it is what its file shows.
  @Test(arguments: [
    ("tabBarController.map { \"\\(type(of: $0))\" }", "Tabs"),
    ("\"\\(type(of: navigationController!)) \\(parent === navigationController)\"", "Nav true"),
    ("\"\\(tabBarController!.viewControllers!.count) \\(tabBarController!.selectedIndex)\"", "2 0"),
    ("splitViewController == nil && presentingViewController == nil ? \"none\" : \"some\"", "none"),
  ])
  func aSceneKnowsWhatIsAround(_ expression: String, _ wanted: String) throws {
    let code =
      Self.home("label.text = \(expression)")
      + "class Tabs: UITabBarController {}\nclass Nav: UINavigationController {}\n"
    #expect(try text("Home-label", hierarchy(screen("Home", Self.tabs, code))) == wanted)
  }

  /// What a container says of its tabs is in the bar.
  @Test func tabsAreNamed() throws {
    let code =
      Self.home("label.text = \"a\"") + """
        class Tabs: UITabBarController {
          override func viewDidLoad() { super.viewDidLoad(); tabBar.items?[1].title = "Second"; tabBar.items?[1].badgeValue = "3" }
        }
        """
    let children = try hierarchy(screen("Home", Self.tabs, code))["children"] as? [[String: Any]]
    #expect(children?.last?["tabBarItem"] as? [String: String] == ["title": "Second", "badgeValue": "3"])
  }

  /// What code says to the tab bar around it is said there.
  @Test func aSceneHidesItsTabBar() throws {
    let document = try screen("Home", Self.tabs, Self.home("tabBarController?.tabBar.isHidden = true"))
    #expect(try hierarchy(document)["tabBarHidden"] as? Bool == true)
  }

  /// A container of which a storyboard has nothing but the class is a screen by itself: its code gives it what it shows.
  @Test func aContainerWithoutTabsShowsThoseOfItsCode() throws {
    let scenes = """
      <scene sceneID="s-Tabs"><objects><tabBarController id="Tabs" customClass="Tabs"/></objects></scene>
      """
    let code = """
      import UIKit
      class Page: UIViewController { override func viewDidLoad() { super.viewDidLoad(); view.addSubview(UISwitch()) } }
      class Tabs: UITabBarController { override func viewDidLoad() { super.viewDidLoad(); viewControllers = [Page()] } }
      """
    let documents = try documents([("Main.storyboard", Self.storyboard(scenes)), ("Code.swift", code)])
    let tabs = try hierarchy(#require(documents.first { $0["name"] as? String == "Tabs" }))
    #expect(tabs["type"] as? String == "tabBarController")
    #expect((tabs["children"] as? [[String: Any]])?.first?["id"] as? String == "Page")
  }

  /// What code gives a storyboard's container besides is told.
  @Test(arguments: [
    ("viewControllers?.append(UIViewController())", "Tabs.viewControllers", "clean"),
    ("view.addSubview(UIView())", "Tabs.view", "partial"),
  ])
  func whatContainersGetIsTold(_ line: String, _ key: String, _ status: String) throws {
    let code =
      Self.home("label.text = \"a\"")
      + "class Tabs: UITabBarController { override func viewDidLoad() { super.viewDidLoad(); \(line) } }"
    let source = try #require(try screen("Home", Self.tabs, code)["source"] as? [String: Any])
    let keys = (source["holes"] as? [[String: Any]] ?? []).map { $0["key"] as? String }
    #expect(keys == [key] && source["status"] as? String == status, "\(source)")
  }

  private static let embedding =
    page(
      "Outer",
      views: """
        <containerView id="box"><rect key="frame" x="0.0" y="50" width="300" height="300"/>
          <connections><segue destination="Home" kind="embed" identifier="home" id="e1"/></connections></containerView>
        """) + page("Home")

  /// Embed segues are performed before a parent is told that its view is loaded: it has its children then, whose views are loaded, and
  /// what it does with them counts.
  @Test func aParentHasWhatItEmbeds() throws {
    let code =
      Self.home("label.text = \"loaded\"") + """
        class Outer: UIViewController {
          @IBOutlet var label: UILabel!
          override func viewDidLoad() {
            super.viewDidLoad()
            let home = children.first as! Home
            label.text = "\\(children.count) \\(home.label.text ?? "")"
            home.label.text = "by the parent"
          }
        }
        """
    let document = try hierarchy(screen("Outer", Self.embedding, code, initial: "Outer"))
    #expect(text("Outer-label", document) == "1 loaded")
    #expect(text("Home-label", document) == "by the parent", "\(document)")
  }

  /// What is presented knows who does that: the outermost container.
  @Test func aPresentedSceneKnowsItsPresenter() throws {
    let outlet = #"id="o-Other"/>"#
    let segue = #"<segue destination="Sheet" kind="presentation" id="p1"/>"#
    let scenes = Self.tabs.replacing(outlet, with: outlet + segue) + Self.page("Sheet")
    let code = """
      class Tabs: UITabBarController {}
      class Sheet: UIViewController {
        @IBOutlet var label: UILabel!
        override func viewDidLoad() { label.text = presentingViewController is Tabs ? "tabs" : "other" }
      }
      """
    #expect(try text("Sheet-label", hierarchy(screen("Sheet", scenes, code))) == "tabs")
  }

  /// A class of several scenes runs in each, on what that has.
  @Test func aClassRunsInEachOfItsScenes() throws {
    let scenes = Self.page("One", type: "Home") + Self.page("Two", type: "Home")
    for name in ["One", "Two"] {
      let document = try screen(name, scenes, Self.home("label.text! += \" run\""), initial: "One")
      #expect(try text("\(name)-label", hierarchy(document)) == "\(name) run")
    }
  }

  /// The nearest of storyboards with one name is what code means.
  @Test func theNearestStoryboardCounts() throws {
    let code = """
      import UIKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          let page = UIStoryboard(name: "Page", bundle: nil).instantiateInitialViewController() as! Page
          addChild(page)
          view.addSubview(page.view)
        }
      }
      class Page: UIViewController { @IBOutlet var label: UILabel! }
      """
    let files = ["A", "B"].map { folder in
      ("\(folder)/Page.storyboard", Self.storyboard(Self.page(folder, type: "Page"), initial: folder))
    }
    let documents = try documents(files + [("B/Code.swift", code)])
    let screen = try #require(documents.first { $0["name"] as? String == "Screen" })
    #expect(text("B-label", screen["document"]) == "B", "\(screen)")
  }

  /// What code sets back to what is usual is no more as the file says, and what it leaves alone is.
  @Test(
    arguments: [
      ("edgesForExtendedLayout = .all; extendedLayoutIncludesOpaqueBars = false", nil, nil),
      ("edgesForExtendedLayout = [.bottom]", ["bottom"], true),
      ("label.text = edgesForExtendedLayout == [] ? \"a\" : \"b\"", [], true),
    ] as [(String, [String]?, Bool?)])
  func codeSetsEdgesBack(_ line: String, _ edges: [String]?, _ opaque: Bool?) throws {
    let scene = Self.page("Home", #"<extendedEdge key="edgesForExtendedLayout"/>"#)
      .replacing(#"customClass="Home""#, with: #"customClass="Home" extendedLayoutIncludesOpaqueBars="YES""#)
    let controller = try hierarchy(screen("Home", scene, Self.home(line), initial: "Home"))
    #expect(controller["edgesForExtendedLayout"] as? [String] == edges, "\(controller)")
    #expect(controller["extendedLayoutIncludesOpaqueBars"] as? Bool == opaque)
    if line.hasPrefix("label") { #expect(text("Home-label", controller) == "a") }
  }
}
