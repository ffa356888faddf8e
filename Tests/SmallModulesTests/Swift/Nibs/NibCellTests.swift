import Foundation
import InterfaceBuilder
import LayoutModel
import SwiftScreens
import Testing

/// Cells of xibs, alone and as rows.
extension NibTests {
  /// - Parameter margins: What the file says of those of the content view.
  private func cellFile(_ margins: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait"/>
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <tableViewCell reuseIdentifier="Cell" accessoryType="disclosureIndicator" indentationLevel="2" id="cell" customClass="Cell"><rect key="frame" x="0" y="0" width="320" height="46"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><rect key="frame" x="0" y="0" width="320" height="46"/>\(margins)
    <subviews><label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="label"/></subviews>
    <constraints>
      <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c1"/>
      <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="c2"/>
    </constraints></tableViewCellContentView>
    </tableViewCell>
    </objects></document>
    """
  }

  private static let table = """
    import UIKit
    class Cell: UITableViewCell {}
    class List: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "Cell")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Cell", for: path)
      }
    }
    """

  private func document(_ name: String, _ margins: String = "") throws -> [String: Any] {
    let found = readings(["List": Self.table], ["Cell.xib": cellFile(margins)])
    return try tree(try #require(found.first { $0.name == name }).document)
  }

  /// A table gives a row the margins of its own width, whatever Interface Builder shows of a cell by itself; those that the file says stay.
  @Test(
    arguments: [
      ("", nil), (#"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#, 2),
    ] as [(String, Double?)])
  func rowsHaveTheMarginsOfTheirTable(_ margins: String, _ left: Double?) throws {
    let hierarchy = try #require(try document("List", margins)["hierarchy"] as? [String: Any])
    let sections = (hierarchy["view"] as? [String: Any])?["sections"] as? [[String: Any]]
    let row = try #require((sections?.first?["rows"] as? [[String: Any]])?.first)
    let content = try #require(row["contentView"] as? [String: Any], "\(row)")
    #expect((content["layoutMargins"] as? [String: Double])?["left"] == left, "\(content)")
  }

  /// A row has what the file shows beside its content; of a cell by itself the frame of the content has room for it.
  @Test func rowsHaveTheirAccessories() throws {
    let hierarchy = try #require(try document("List")["hierarchy"] as? [String: Any])
    let sections = (hierarchy["view"] as? [String: Any])?["sections"] as? [[String: Any]]
    let row = try #require((sections?.first?["rows"] as? [[String: Any]])?.first)
    #expect(
      row["accessoryType"] as? String == "disclosureIndicator" && row["indentationLevel"] as? Int == 2,
      "\(row)")
    let stage = SceneStage(ofNib: "App/Cell.xib", view: "cell", isLoaded: false)
    let alone = try #require(
      readings(["List": Self.table], ["Cell.xib": cellFile()], on: stage).first { $0.name == "Cell" })
    #expect(alone.report.status == .clean && alone.report.holes.isEmpty, "\(alone.report)")
    let own = try #require(try tree(alone.document)["hierarchy"] as? [String: Any])
    let cell = try #require(own["view"] as? [String: Any], "\(own)")
    #expect(cell["id"] as? String == "cell" && cell["type"] as? String == "tableViewCell", "\(cell)")
    #expect(cell["accessoryType"] == nil && cell["indentationLevel"] == nil, "\(cell)")
  }

  /// A cell by itself is part of a screen: nothing of the safe area of a device reaches it.
  @Test func lonelyCellsHaveNoSafeArea() throws {
    let file = InterfaceFile(path: "Cell.xib", bytes: Array(cellFile().utf8))
    let screen = try #require(try importApp([file]).screens.first)
    let window = try #require(try tree(screen.document)["window"] as? [String: Any])
    #expect(window["width"] as? Double == 320 && window["height"] as? Double == 46)
    let insets = window["safeAreaInsets"] as? [String: Double]
    #expect(insets == ["top": 0, "left": 0, "bottom": 0, "right": 0], "\(window)")
  }
}
