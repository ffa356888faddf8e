import Foundation
import TestSupport
import Testing

/// What code is told of the rows that a storyboard has.
@Suite struct StaticRowTests {
  private static let form = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="form">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s1"><objects>
        <tableViewController id="form" customClass="FormViewController">
          <tableView key="view" dataMode="static" style="plain" rowHeight="50" id="table">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <sections>
              <tableViewSection headerTitle="Account" id="sec-1"><cells>
                <tableViewCell id="cell-1"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                  <tableViewCellContentView key="contentView" tableViewCell="cell-1" id="content-1"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/></tableViewCellContentView>
                </tableViewCell>
              </cells></tableViewSection>
            </sections>
            <connections><outlet property="dataSource" destination="form" id="o1"/><outlet property="delegate" destination="form" id="o2"/></connections>
          </tableView>
        </tableViewController>
      </objects></scene></scenes>
    </document>
    """

  private func answer(_ operation: String, _ members: String) throws -> Answer {
    let code = "import UIKit\nclass FormViewController: UITableViewController {\n\(members)\n}\n"
    let archive = storedZip([("Main.storyboard", Array(Self.form.utf8)), ("Form.swift", Array(code.utf8))])
    return Client().upload("/v1/\(operation)", archive, contentType: "application/zip")
  }

  private func layout(_ members: String, status: String = "clean") throws -> [String: Any] {
    let answer = try answer("resolve?device=iPhone%20SE%203&systemVersion=17", members)
    let layout = try answer.object()
    let found = (layout["source"] as? [String: Any])?["status"] as? String
    #expect(found == status, "\(answer.text.prefix(2000))")
    return layout
  }

  /// A table says that it is about to show a row, whoever made that.
  @Test func rowsOfFilesAreTold() throws {
    let layout = try layout(
      """
      override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
        let mark = UIView(frame: CGRect(x: 5, y: 7, width: 11, height: 13))
        mark.accessibilityIdentifier = "mark"
        cell.contentView.addSubview(mark)
      }
      """)
    #expect(layout.rect("views", "cell-1/mark", "frame") == [5, 7, 11, 13], "\(layout)")
  }

  /// Code may show rows of its own beside those of a file, in a section of the file or in one more, and those of the file in another order.
  @Test func rowsOfCodeStandBesideThoseOfFiles() throws {
    let answer = try answer(
      "import",
      """
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
      }
      override func numberOfSections(in tableView: UITableView) -> Int { 2 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        if path == IndexPath(row: 1, section: 0) {
          return super.tableView(tableView, cellForRowAt: IndexPath(row: 0, section: 0))
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: path)
        cell.textLabel?.text = "Name \\(path.section)\\(path.row)"
        return cell
      }
      override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 30 + CGFloat(path.row) }
      """)
    let imported = try #require(try answer.object()["documents"] as? [[String: Any]]).first
    let sections = imported?.at("document", "hierarchy", "view", "sections") as? [[String: Any]] ?? []
    let rows = sections.map { $0["rows"] as? [[String: Any]] ?? [] }
    let texts = rows.map { section in section.map { $0.at("textLabel", "text") as? String } }
    #expect(texts == [["Name 00", nil], ["Name 10", "Name 11"]], "\(answer.text)")
    #expect(rows.first?.map { $0["id"] as? String } == ["table/0/0", "cell-1"], "\(answer.text)")
    let heights = rows.map { section in section.map { $0["height"] as? Double } }
    #expect(heights == [[30, 31], [30, 31]], "\(answer.text)")
    #expect((imported?.at("source") as? [String: Any])?["status"] as? String == "clean")
  }

  /// What code does with the view of a title counts.
  @Test func titlesOfFilesAreTold() throws {
    let answer = try answer(
      "import",
      """
      override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        (view as? UITableViewHeaderFooterView)?.textLabel?.text = "Changed"
      }
      """)
    #expect(answer.text.contains(#""textLabel":{"text":"Changed"}"#), "\(answer.text)")
  }

  /// A title that code says and nobody knows is a hole: that of the file is never shown.
  @Test func titlesThatAreNotKnownAreTold() throws {
    let answer = try answer(
      "import",
      """
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { Texts.accountTitle }
      """)
    #expect(answer.text.contains(#""header":"account title""#), "\(answer.text)")
    #expect(!answer.text.contains("Account\""), "\(answer.text)")
    let source = (try answer.object()["documents"] as? [[String: Any]])?.first?["source"] as? [String: Any]
    let holes = source?["holes"] as? [[String: Any]] ?? []
    #expect(holes.map { $0["kind"] as? String } == ["text"], "\(answer.text)")
  }

  /// Code that is not understood is told, and the row is as the file has it.
  @Test func whatIsNotUnderstoodIsTold() throws {
    let layout = try layout(
      """
      override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
        Decorator.decorate(cell)
      }
      """, status: "partial")
    #expect(layout.rect("views", "cell-1", "frame")?.last == 50, "\(layout)")
    let holes = (layout["source"] as? [String: Any])?["holes"] as? [[String: Any]]
    #expect(holes?.contains { ($0["key"] as? String)?.hasSuffix("rows") == true } == true, "\(layout)")
  }
}
