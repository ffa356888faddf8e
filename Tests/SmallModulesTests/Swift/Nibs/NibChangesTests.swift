import Foundation
import LayoutModel
import SwiftScreens
import TestSupport
import Testing

/// What code makes of what a file says.
extension NibTests {
  /// What a scene of a class comes to.
  private func scene(
    _ members: String, _ content: String, _ conformances: String = "UIViewController",
    of controller: String = "viewController"
  ) throws -> (view: [String: Any], reading: ScreenReading) {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes><scene sceneID="s"><objects><\(controller) id="vc" customClass="Screen">\(content)</objects></scene></scenes>
      </document>
      """
    let source = "import UIKit\nclass Screen: \(conformances) {\n\(members)\n}\n"
    let reading = try #require(
      readings(["Screen": source], ["Main.storyboard": storyboard]).first { $0.name == "Screen" })
    #expect(reading.report.status == .clean && reading.faults.isEmpty, "\(reading.report) \(reading.faults)")
    let hierarchy = try tree(reading.document)["hierarchy"] as? [String: Any]
    let inner = (hierarchy?["children"] as? [[String: Any]])?.first ?? hierarchy
    return (try #require(inner?["view"] as? [String: Any]), reading)
  }

  private func subviews(_ view: [String: Any]) -> [[String: Any]] {
    view["subviews"] as? [[String: Any]] ?? []
  }

  private func root(_ subviews: String, _ outlets: String = "") -> String {
    """
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(subviews)</subviews></view>
    <connections>\(outlets)</connections></viewController>
    """
  }

  /// A size that stands for a class while the file is edited is nothing where that runs.
  @Test func placeholderSizes() throws {
    func view(_ id: String, _ type: String) -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" customClass="\(type)" placeholderIntrinsicWidth="120" placeholderIntrinsicHeight="60"/>
      """
    }
    let code = """
      override func viewDidLoad() { super.viewDidLoad(); view.addSubview(UILabel()) }
      }
      class Meter: UIView {
      """
    let found = try scene(code, root(view("own", "Meter") + view("other", "VendorMeter")))
    let sizes = subviews(found.view).map { $0["intrinsicContentSize"] as? [String: Double] }
    #expect(sizes == [nil, ["width": 120, "height": 60], nil], "\(found.view)")
  }

  private static let valueCell = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <tableViewCell reuseIdentifier="v" textLabel="one" detailTextLabel="two" style="IBUITableViewCellStyleSubtitle" id="cell" customClass="ValueCell"><rect key="frame" x="0" y="0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
    <label text="Title" id="one"><rect key="frame" x="20" y="7" width="30" height="17"/><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    <label text="Subtitle" id="two"><rect key="frame" x="20" y="24" width="44" height="14"/><fontDescription key="fontDescription" style="UICTFontTextStyleFootnote"/></label>
    </subviews></tableViewCellContentView></tableViewCell></objects></document>
    """

  /// A cell of a xib that the system arranges is one like those of storyboards: its labels are the system's.
  @Test func cellsWithStylesOfXibs() throws {
    let source = """
      import UIKit
      class ValueCell: UITableViewCell {
        let cover = UIView()
        override func awakeFromNib() { super.awakeFromNib(); contentView.addSubview(cover) }
      }
      class Values: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(UINib(nibName: "ValueCell", bundle: nil), forCellReuseIdentifier: "v")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "v", for: indexPath)
          cell.textLabel?.text = "Row \\(indexPath.row)"
          if indexPath.row == 1 { cell.detailTextLabel?.text = "Changed" }
          return cell
        }
      }
      """
    let reading = try #require(
      readings(["Values": source], ["ValueCell.xib": Self.valueCell]).first { $0.name == "Values" })
    let hierarchy = try tree(reading.document)["hierarchy"] as? [String: Any]
    let inner = (hierarchy?["children"] as? [[String: Any]])?.first ?? hierarchy
    let sections = (inner?["view"] as? [String: Any])?["sections"] as? [[String: Any]]
    let rows = sections?.first?["rows"] as? [[String: Any]] ?? []
    #expect(rows.map { $0["style"] as? String } == ["subtitle", "subtitle"], "\(rows)")
    func texts(_ key: String) -> [String?] { rows.map { ($0[key] as? [String: Any])?["text"] as? String } }
    #expect(texts("textLabel") == ["Row 0", "Row 1"])
    #expect(texts("detailTextLabel") == ["Subtitle", "Changed"])
    let contents = rows.map { ($0["contentView"] as? [String: Any])?["subviews"] as? [[String: Any]] ?? [] }
    #expect(contents.map(\.count) == [1, 1], "\(rows)")
    #expect(reading.report.status == .clean, "\(reading.report)")
  }

  /// A priority of one axis leaves that of the other, and margins of one form take the place of those of the other.
  @Test func codeChangesOneOfTwo() throws {
    let content = root(
      """
      <label text="A" horizontalHuggingPriority="252" verticalHuggingPriority="253" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/></view>
      """,
      #"<outlet property="label" destination="l" id="o"/><outlet property="box" destination="b" id="p"/>"#)
    let found = try scene(
      """
      @IBOutlet var label: UILabel!
      @IBOutlet var box: UIView!
      override func viewDidLoad() {
        label.setContentHuggingPriority(.required, for: .vertical)
        box.directionalLayoutMargins.leading = 9
      }
      """, content)
    let (label, box) = (subviews(found.view)[0], subviews(found.view)[1])
    #expect(
      label["contentHuggingPriority"] as? [String: Double] == ["horizontal": 252, "vertical": 1000],
      "\(label)")
    #expect(box["directionalLayoutMargins"] == nil, "\(box)")
    #expect(
      box["layoutMargins"] as? [String: Double] == ["top": 1, "leading": 9, "bottom": 3, "trailing": 4])
  }

  /// An initializer from a file that does nothing but end the program is not the one by which a storyboard's creator makes the object.
  @Test func creatorsOfStoryboardsGiveMore() throws {
    let found = try scene(
      """
      let lines: Int
      let name: String
      init?(coder: NSCoder, name: String) {
        (lines, self.name) = (3, name)
        super.init(coder: coder)
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      override func viewDidLoad() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        label.numberOfLines = lines
        label.text = name
        view.addSubview(label)
      }
      """, root(""))
    #expect(found.reading.report.holes.map(\.key) == ["Screen.name"], "\(found.reading.report)")
    #expect(subviews(found.view).first?["numberOfLines"] as? Int == 3, "\(found.view)")
  }

  private func table(_ members: String, _ table: String, _ inside: String) throws -> [String: Any] {
    let content = root(
      """
      <tableView \(table) translatesAutoresizingMaskIntoConstraints="NO" id="t"><inset key="separatorInset" minX="40" minY="0" maxX="0" maxY="0"/>\(inside)
      <prototypes><tableViewCell reuseIdentifier="c" rowHeight="166" accessoryType="disclosureIndicator" id="cell"><rect key="frame" x="0" y="0" width="393" height="166"/>
      <tableViewCellContentView key="contentView" id="content"/></tableViewCell></prototypes>
      <connections><outlet property="dataSource" destination="vc" id="d"/><outlet property="delegate" destination="vc" id="e"/></connections></tableView>
      """,
      #"<outlet property="table" destination="t" id="o"/><outlet property="top" destination="top" id="p"/>"#)
    let found = try scene(
      "@IBOutlet var table: UITableView!\n@IBOutlet var top: UIView!\nvar names = [\"A\"]\n" + members,
      content, "UIViewController, UITableViewDataSource, UITableViewDelegate")
    return subviews(found.view)[0]
  }

  private static let rows = """
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
      cell.accessoryType = .none
      return cell
    }
    """

  private func cells(_ table: [String: Any]) -> [[String: Any]] {
    (table["sections"] as? [[String: Any]] ?? []).flatMap { $0["rows"] as? [[String: Any]] ?? [] }
  }

  /// What code sets to what UIKit has by default is so, whatever the file says. That all headers are 28 high makes none of no title.
  @Test func defaultsInPlaceOfWhatAFileSays() throws {
    let code = "override func viewDidLoad() { table.separatorStyle = .singleLine }\n" + Self.rows
    let found = try table(code, #"separatorStyle="none" rowHeight="44" sectionHeaderHeight="28""#, "")
    #expect(found["separatorStyle"] == nil && found["separatorInset"] != nil, "\(found)")
    let cell = try #require(cells(found).first)
    #expect(cell["accessoryType"] == nil && cell["height"] == nil && cell["id"] as? String == "cell2")
    #expect((found["sections"] as? [[String: Any]])?.first?["header"] == nil)
  }

  /// Rows are as high as the table and its delegate say, not as a prototype was drawn.
  @Test(
    arguments: [
      ("override func viewDidLoad() { table.rowHeight = UITableView.automaticDimension }", nil, nil),
      (
        "func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { UITableView.automaticDimension }",
        nil, nil
      ),
      (
        "func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }", 50,
        70
      ),
    ] as [(String, Double?, Double?)])
  func heightsOfRows(code: String, ofAll: Double?, ofOne: Double?) throws {
    let found = try table(code + "\n" + Self.rows, #"rowHeight="50""#, "")
    #expect(found["rowHeight"] as? Double == ofAll && cells(found).first?["height"] as? Double == ofOne)
  }

  /// The view above the rows is an object that code moves and takes away.
  @Test func theViewAboveTheRows() throws {
    let header =
      #"<view key="tableHeaderView" id="top"><rect key="frame" x="0" y="0" width="393" height="116"/></view>"#
    let code = """
      override func viewDidLoad() {
        guard table.tableHeaderView === top else { return }
        top.frame.size.height = 33
        let label = UILabel()
        top.addSubview(label)
      }
      """
    let found = try table(code + "\n" + Self.rows, "", header)
    let top = try #require(found["tableHeaderView"] as? [String: Any], "\(found)")
    #expect((top["frame"] as? [String: Double])?["height"] == 33 && subviews(top).count == 1, "\(top)")
    let without = try table(
      "override func viewDidLoad() { table.tableHeaderView = nil }\n" + Self.rows, "", header)
    #expect(without["tableHeaderView"] == nil)
  }

  /// A list of which code knows that it is empty shows no prototypes; of one whose count is not known one row is shown.
  @Test func listsThatAreEmptyOrNotKnown() throws {
    let empty = try table("override func viewDidLoad() { names = [] }\n" + Self.rows, "", "")
    #expect(cells(empty).isEmpty && empty["sections"] != nil, "\(empty)")
    let known = try table(
      """
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      override func viewDidLoad() { names = Store.load() }
      """ + "\n" + Self.rows, "", "")
    #expect((known["sections"] as? [Any])?.count == 2 && cells(known).count == 2, "\(known)")
  }

  /// A controller of a collection has the file's, and the file's layout is an object.
  @Test func theLayoutOfACollection() throws {
    let found = try scene(
      """
      @IBOutlet var flow: UICollectionViewFlowLayout!
      override func viewDidLoad() {
        guard collectionView.collectionViewLayout === flow, flow.minimumLineSpacing == 7 else { return }
        flow.scrollDirection = .horizontal
      }
      override func collectionView(_ c: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      override func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell {
        c.dequeueReusableCell(withReuseIdentifier: "c", for: i)
      }
      func collectionView(_ c: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt i: IndexPath) -> CGSize {
        CGSize(width: 100 + i.item, height: 60)
      }
      """,
      """
      <collectionView key="view" dataMode="prototypes" id="grid"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" id="flow"><size key="itemSize" width="50" height="50"/></collectionViewFlowLayout>
      <cells><collectionViewCell reuseIdentifier="c" id="cell"><rect key="frame" x="0" y="0" width="50" height="50"/><size key="customSize" width="50" height="50"/>
      <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="50" height="50"/></view></collectionViewCell></cells>
      </collectionView><connections><outlet property="flow" destination="flow" id="o"/></connections></collectionViewController>
      """, "UICollectionViewController, UICollectionViewDelegateFlowLayout", of: "collectionViewController")
    #expect(found.view["type"] as? String == "collectionView" && subviews(found.view).isEmpty)
    let flow = (found.view["collectionViewLayout"] as? [String: Any])?["flow"] as? [String: Any] ?? [:]
    #expect(flow["scrollDirection"] as? String == "horizontal" && flow["minimumLineSpacing"] as? Double == 7)
    let items = (found.view["sections"] as? [[String: Any]])?.first?["items"] as? [[String: Any]] ?? []
    #expect(
      items.map { ($0["size"] as? [String: Double])?["width"] } == [100, 101], "\(found.view)")
  }

  private func xib(_ owner: String, _ connections: String, _ view: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"><connections>\(connections)</connections></placeholder>
    \(view)</objects></document>
    """
  }

  /// A nib that something else loads is not a controller's, whatever it is called.
  @Test func theNibOfAController() throws {
    let source = """
      import UIKit
      class SegmentViewController: UIViewController {
        override func viewDidLoad() { view.addSubview(UILabel()) }
      }
      """
    let view = #"<rect key="frame" x="0" y="0" width="90" height="80"/></view>"#
    let found = readings(
      ["Segment": source],
      [
        "SegmentView.xib": xib("SegmentView", "", #"<view id="other">"# + view),
        "SegmentViewController.xib": xib(
          "SegmentViewController", #"<outlet property="view" destination="own" id="o"/>"#,
          #"<view id="own">"# + view),
      ])
    #expect(found.first?.types["own"] != nil && found.first?.types["other"] == nil, "\(found)")
  }

  /// A plain view that is made a view above rows keeps its subviews, of which none is the content view.
  @Test func aViewAboveRowsOfAPlainView() throws {
    let nib = xib(
      "NSObject", "",
      """
      <view id="head" customClass="HeadView"><rect key="frame" x="0" y="0" width="320" height="50"/><subviews>
      <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="first"/></subviews></view>
      """)
    let source = """
      import UIKit
      class HeadView: UITableViewHeaderFooterView {}
      class Screen: UIViewController {
        override func viewDidLoad() {
          let head = Bundle.main.loadNibNamed("HeadView", owner: nil)?.first as! HeadView
          view.addSubview(head)
        }
      }
      """
    let found = readings(["Screen": source], ["HeadView.xib": nib])
    let reading = try #require(found.first { $0.name == "Screen" })
    let hierarchy = try tree(reading.document)["hierarchy"] as? [String: Any]
    let head = subviews(hierarchy?["view"] as? [String: Any] ?? [:]).first ?? [:]
    #expect(subviews(head).map { $0["id"] as? String } == ["first"], "\(head)")
    #expect((try tree(reading.document)["constraints"] as? [Any] ?? []).isEmpty, "\(head)")
  }

  /// The content of a scroll view of a file is as large as code says, unless constraints of the file say so.
  @Test(arguments: [false, true]) func contentsOfFilesAreAsLargeAsCodeSays(isPinned: Bool) throws {
    let constraints = ["bottom", "trailing"].map { side in
      #"<constraint firstItem="s" firstAttribute="\#(side)" secondItem="l" secondAttribute="\#(side)" id="\#(side)"/>"#
    }.joined()
    let content = root(
      """
      <scrollView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="0" y="0" width="393" height="600"/>
      <subviews><label text="A" \(isPinned ? "" : #"fixedFrame="YES""#) translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="0" y="700" width="100" height="20"/></label></subviews>
      \(isPinned ? "<constraints>\(constraints)</constraints>" : "")</scrollView>
      """, #"<outlet property="scroll" destination="s" id="o"/>"#)
    let found = try scene(
      """
      @IBOutlet var scroll: UIScrollView!
      override func viewDidLayoutSubviews() { scroll.contentSize = CGSize(width: 393, height: 800) }
      """, content)
    let written = try tree(found.reading.document)["constraints"] as? [[String: Any]] ?? []
    let sizes = written.filter {
      $0["firstItem"] as? String == "s.contentLayoutGuide" && $0["constant"] != nil
    }
    #expect(sizes.map { $0["constant"] as? Double } == (isPinned ? [] : [393, 800]), "\(written)")
  }
}
