import Foundation
import LayoutService
import TestSupport
import Testing

/// Scenes of storyboards in a folder with the code of their classes.
@Suite struct SceneCodeTests {
  private func post(_ target: String, _ source: String) throws -> Answer {
    let storyboard = [UInt8](try Repository.fixture("Swift/Nibs/People.storyboard"))
    let archive = storedZip([("App/Main.storyboard", storyboard), ("App/People.swift", Array(source.utf8))])
    return Client().upload(target, archive, contentType: "application/zip")
  }

  private func code() throws -> String {
    String(decoding: try Repository.fixture("Swift/Nibs/People.swift"), as: UTF8.self)
  }

  /// A row is a label of 20.333 points with 20 above and below and a separator; a badge of 8 is 8 from the end of 393 points.
  @Test func aSceneRunsItsClass() throws {
    let answer = try post("/v1/resolve?device=iPhone%2015", try code())
    #expect(answer.status == 200, "\(answer.text.prefix(2000))")
    let layout = try answer.object()
    #expect(layout["scene"] as? String == "vc-1-aa")
    let views = try #require(layout["views"] as? [String: [String: Any]])
    let names = views.filter { $0.key.hasPrefix("la-1-aa") }.sorted { $0.key < $1.key }
    #expect(names.map(\.key) == ["la-1-aa2", "la-1-aa3", "la-1-aa4"], "\(views.keys.sorted())")
    #expect(layout.rect("views", "ce-1-aa2/badge", "frame")?.first == 377)
    #expect((layout["source"] as? [String: Any])?["status"] as? String == "clean")
  }

  /// What is not understood for the most part leaves the scene as its file says, and is told.
  @Test func aSceneWithoutItsClass() throws {
    let source = """
      import UIKit
      class PeopleViewController: UIViewController {
        override func viewDidLoad() { Unknown.decorate(view) }
      }
      """
    let answer = try post("/v1/resolve?device=iPhone%2015", source)
    #expect(answer.status == 200, "\(answer.text.prefix(2000))")
    let layout = try answer.object()
    #expect(layout.rect("views", "ta-1-aa", "frame") == [0, 59, 393, 793])
    let report = try #require(layout["source"] as? [String: Any])
    #expect(report["status"] as? String == "partial" && report["holes"] != nil)
    #expect((layout["views"] as? [String: Any])?["la-1-aa"] != nil)
  }

  /// What a class asks of its surroundings makes a scene of its own for each.
  @Test func aSceneForEachDevice() throws {
    let source = """
      import UIKit
      class PeopleViewController: UIViewController {
        @IBOutlet weak var tableView: UITableView!
        override func viewDidLoad() {
          tableView.isHidden = traitCollection.horizontalSizeClass == .regular
        }
      }
      """
    let query = "device=iPad%20Air&device=iPhone%2015"
    let answer = try post("/v1/resolve?\(query)", source)
    let results = try #require(
      try answer.object()["results"] as? [[String: Any]], "\(answer.text.prefix(1000))")
    let hidden = results.map { result in
      ((result["views"] as? [String: Any])?["ta-1-aa"] as? [String: Any])?["hidden"] as? Bool ?? false
    }
    #expect(hidden == [true, false], "\(answer.text.prefix(3000))")
  }

  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="OptionsViewController">
          <connections><outlet property="view" destination="root" id="o1"/></connections>
        </placeholder>
        <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <label opaque="NO" contentMode="left" text="Options" translatesAutoresizingMaskIntoConstraints="NO" id="label">
              <rect key="frame" x="0.0" y="59" width="100" height="142"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <constraints><constraint firstAttribute="height" constant="142" placeholder="YES" id="c3"/></constraints>
            </label>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="label" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
            <constraint firstItem="label" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c2"/>
          </constraints>
        </view>
      </objects>
    </document>
    """

  /// A xib says nothing of what is around a controller: its code does, here a navigation bar of 44 below 20 of the status bar. Xcode leaves
  /// constraints that are placeholders out of what it builds: the label is a line of 20.5 high.
  @Test func aXibStandsInTheContainersOfItsCode() throws {
    let code = """
      import UIKit
      class OptionsViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Options"
          view.backgroundColor = .white
        }
      }
      """
    let archive = storedZip([
      ("App/OptionsViewController.xib", Array(Self.xib.utf8)), ("App/Options.swift", Array(code.utf8)),
    ])
    let answer = Client().upload(
      "/v1/resolve?device=iPhone%20SE%203&systemVersion=17", archive, contentType: "application/zip")
    let layout = try answer.object()
    let frame = try #require(layout.rect("views", "label", "frame"), "\(answer.text.prefix(900))")
    #expect(frame[1] == 64 && frame[3] == 20.5, "\(frame)")
    #expect((layout["source"] as? [String: Any])?["in"] as? [String] == ["navigation"])
  }

  private static let form = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="form">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s1"><objects>
        <tableViewController id="form" customClass="FormViewController">
          <tableView key="view" dataMode="static" style="plain" rowHeight="50" id="table">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <sections>
              <tableViewSection headerTitle="Account" id="sec-1"><cells>
    \(cell(1))
    \(cell(2))
    \(cell(3))
              </cells></tableViewSection>
              <tableViewSection id="sec-2"><cells>
    \(cell(4))
              </cells></tableViewSection>
            </sections>
            <connections><outlet property="dataSource" destination="form" id="o1"/><outlet property="delegate" destination="form" id="o2"/></connections>
          </tableView>
        </tableViewController>
      </objects></scene></scenes>
    </document>
    """

  private static func cell(_ number: Int) -> String {
    """
    <tableViewCell id="cell-\(number)"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell-\(number)" id="content-\(number)"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/></tableViewCellContentView>
    </tableViewCell>
    """
  }

  /// Code leaves out rows that a storyboard has, and says how high others are; what it leaves to UIKit's own class is the storyboard's.
  @Test func codeHasASayInStaticRows() throws {
    let code = """
      import UIKit
      class FormViewController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          section == 0 ? 2 : super.tableView(tableView, numberOfRowsInSection: section)
        }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          indexPath == IndexPath(row: 1, section: 0) ? 90 : super.tableView(tableView, heightForRowAt: indexPath)
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = super.tableView(tableView, cellForRowAt: indexPath)
          if indexPath.section == 1 { cell.accessoryType = .checkmark }
          return cell
        }
      }
      """
    let archive = storedZip([("Main.storyboard", Array(Self.form.utf8)), ("Form.swift", Array(code.utf8))])
    let answer = Client().upload(
      "/v1/resolve?device=iPhone%20SE%203&systemVersion=17", archive, contentType: "application/zip")
    let layout = try answer.object()
    let rows = (1...4).map { layout.rect("views", "cell-\($0)", "frame") }
    #expect(
      rows == [[0, 0, 375, 50], [0, 50, 375, 90], nil, [0, 140, 375, 50]], "\(answer.text.prefix(2000))")
    #expect(answer.text.contains(#""accessory":"#))
  }

  /// What code adds to a storyboard's row is in it, and constraints to its content view make one as high as that which is to say
  /// so itself: 30 above and 10 below a line of 20.5, and a separator of half a point.
  @Test func codeAddsToStaticCells() throws {
    let code = """
      import UIKit
      class FormViewController: UITableViewController {
        @IBOutlet var cell: UITableViewCell!
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel()
          label.text = "More"
          label.translatesAutoresizingMaskIntoConstraints = false
          cell.contentView.addSubview(label)
          label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 30).isActive = true
          label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10).isActive = true
        }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          indexPath.section == 1 ? UITableView.automaticDimension : super.tableView(tableView, heightForRowAt: indexPath)
        }
      }
      """
    let connected = Self.form.replacing(
      "</tableViewController>",
      with:
        "<connections><outlet property=\"cell\" destination=\"cell-4\" id=\"o3\"/></connections></tableViewController>"
    )
    let archive = storedZip([("Main.storyboard", Array(connected.utf8)), ("Form.swift", Array(code.utf8))])
    let answer = Client().upload(
      "/v1/resolve?device=iPhone%20SE%203&systemVersion=17", archive, contentType: "application/zip")
    let layout = try answer.object()
    #expect((layout["source"] as? [String: Any])?["status"] as? String == "clean", "\(answer.text)")
    #expect(layout.rect("views", "cell-3", "frame")?.last == 50)
    #expect(layout.rect("views", "cell-4", "frame")?.last == 61, "\(answer.text.prefix(3000))")
    #expect(layout.rect("views", "cell-4/label", "frame")?[1] == 30)
  }

  private static let stack = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="nav">
      <device id="retina6_12" orientation="portrait"/>
      <scenes>
        <scene sceneID="s1"><objects><navigationController id="nav"><navigationBar key="navigationBar" id="bar"/>
          <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r1"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s2"><objects><viewController title="Own" id="vc" customClass="InnerViewController">
          <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
          <navigationItem key="navigationItem" title="Old" prompt="Above" id="item">
            <textField key="titleView" placeholder="Search" id="field"><rect key="frame" x="0" y="0" width="150" height="30"/></textField>
            <leftBarButtonItems><barButtonItem systemItem="edit" id="edit"/><barButtonItem id="custom"><view key="customView" id="inBar"><rect key="frame" x="0" y="0" width="40" height="30"/></view></barButtonItem></leftBarButtonItems><barButtonItem key="rightBarButtonItem" title="Add" id="add"/>
          </navigationItem>
          <connections><outlet property="addButton" destination="add" id="o1"/><outlet property="box" destination="box" id="o2"/><outlet property="field" destination="field" id="o3"/></connections>
        </viewController><view id="box"><rect key="frame" x="0" y="0" width="200" height="100"/></view></objects></scene>
      </scenes>
    </document>
    """

  private func imported(_ members: String) throws -> [String: Any] {
    let code = "import UIKit\nclass InnerViewController: UIViewController {\n\(members)\n}\n"
    let archive = storedZip([("Main.storyboard", Array(Self.stack.utf8)), ("Inner.swift", Array(code.utf8))])
    let answer = Client().upload("/v1/import", archive, contentType: "application/zip")
    let documents = try #require(try answer.object()["documents"] as? [[String: Any]], "\(answer.text)")
    let found = try #require(documents.first { $0["source"] != nil }, "\(answer.text.prefix(3000))")
    #expect((found["source"] as? [String: Any])?["status"] as? String == "clean")
    return try #require((found["document"] as? [String: Any])?["hierarchy"] as? [String: Any])
  }

  private func inner(_ hierarchy: [String: Any]) -> [String: Any] {
    (hierarchy["children"] as? [[String: Any]])?.first ?? [:]
  }

  /// Code changes some of what a storyboard says to bars, and sees the rest.
  @Test func codeChangesWhatIsInBars() throws {
    let controller = inner(
      try imported(
        """
        @IBOutlet var addButton: UIBarButtonItem!
        @IBOutlet var field: UITextField!
        override func viewDidLoad() {
          guard navigationItem.rightBarButtonItem === addButton, navigationItem.titleView === field else { return }
          title = (navigationItem.title ?? "") + "er"
          addButton.title = "More"
          navigationItem.leftBarButtonItems?.removeFirst()
          navigationItem.hidesBackButton = true
        }
        """))
    let item = try #require(controller["navigationItem"] as? [String: Any])
    #expect(item["title"] as? String == "Older" && item["prompt"] as? String == "Above", "\(item)")
    #expect((item["titleView"] as? [String: Any])?["id"] as? String == "field")
    func button(_ side: String) -> [String: String]? { (item[side] as? [[String: String]])?.first }
    let left = item["leftBarButtonItems"] as? [[String: Any]]
    #expect(left?.count == 1 && (left?.first?["customView"] as? [String: Any])?["id"] as? String == "inBar")
    #expect(button("rightBarButtonItems") == ["id": "add", "title": "More"])
    #expect(controller["title"] as? String == "Older")
  }

  /// What code takes away of bars is gone.
  @Test func codeClearsBars() throws {
    let code = """
      override func viewDidLoad() {
        title = nil
        navigationItem.titleView = nil
        navigationItem.leftBarButtonItems = []
        navigationItem.prompt = nil
      }
      """
    let controller = inner(try imported(code))
    let item = try #require(controller["navigationItem"] as? [String: Any])
    #expect(Set(item.keys) == ["rightBarButtonItems"] && controller["title"] == nil, "\(controller)")
  }

  /// What code says to the navigation controller is said to the storyboard's.
  @Test(arguments: [
    ("navigationController?.setNavigationBarHidden(true, animated: false)", "navigationBarHidden", true),
    ("navigationController?.navigationBar.isHidden = true", "navigationBarHidden", true),
    ("navigationController?.isToolbarHidden = false", "toolbarHidden", false),
    ("navigationController?.navigationBar.prefersLargeTitles = true", "prefersLargeTitles", true),
    ("navigationController?.navigationBar.isTranslucent = false", "translucent", false),
  ])
  func codeSpeaksToTheNavigationController(line: String, key: String, value: Bool) throws {
    let navigation = try imported("override func viewDidLoad() { \(line) }")
    let bar = navigation["navigationBar"] as? [String: Any]
    #expect((navigation[key] ?? bar?[key]) as? Bool == value, "\(navigation)")
    #expect(navigation["id"] as? String == "nav")
  }

  /// A view that stands beside that of a controller is one of its outlets.
  @Test func aViewBesideTheScene() throws {
    let view = inner(
      try imported("@IBOutlet weak var box: UIView!\noverride func viewDidLoad() { view.addSubview(box) }"))[
        "view"]
    let subviews = (view as? [String: Any])?["subviews"] as? [[String: Any]]
    #expect(subviews?.map { $0["id"] as? String } == ["box"], "\(view ?? [])")
  }

  /// No number ends the service.
  @Test func staticRowsEnd() throws {
    let code = """
      import UIKit
      class FormViewController: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { Int.max }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? Int.max : Int.min }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { CGFloat.nan }
        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { CGFloat.infinity }
      }
      """
    let archive = storedZip([("Main.storyboard", Array(Self.form.utf8)), ("Form.swift", Array(code.utf8))])
    let answer = Client().upload(
      "/v1/resolve?device=iPhone%20SE%203", archive, contentType: "application/zip")
    let layout = try answer.object()
    #expect(layout.rect("views", "cell-3", "frame") != nil && layout.rect("views", "cell-4", "frame") == nil)
  }
}
