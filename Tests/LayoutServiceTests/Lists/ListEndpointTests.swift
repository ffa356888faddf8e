import Foundation
import TestSupport
import Testing

/// Lists over HTTP.
@Suite struct ListEndpointTests {
  private static let table = """
    {"device": "iPhone SE 3", "hierarchy": {"id": "t", "type": "tableView",
      "prototypes": {"message": {"type": "tableViewCell", "contentView": {"id": "c",
        "subviews": [{"id": "title", "type": "label"}, {"id": "body", "type": "label"}],
        "constraints": ["H:|-[title]-|", "H:|-[body]-|", "V:|-[title]-4-[body]-|"]}}},
      "sections": [{"rows": [{"cell": "message", "count": 3,
        "values": {"title": {"text": "Anna"}, "body": {"text": "Hello"}}}]}]}}
    """

  /// 15, a line of 20.5, 4, a line, 15, and the point of the separator: 76. What the separator adds to the content view is no
  /// ambiguity that anybody could end.
  @Test func aRowIsAsHighAsItsConstraintsSay() throws {
    let answer = Client().post("/v1/resolve", Self.table)
    #expect(answer.status == 200, "\(answer.text)")
    let layout = try answer.object()
    #expect(layout.rect("views", "t/0/1", "frame") == [0, 76, 375, 76])
    #expect((layout["diagnostics"] as? [Any])?.count == 0, "\(layout["diagnostics"] ?? "")")
  }

  /// A content view preserves its cell's margins, 16 here where the system has 15, and a cell whose style shows nothing is as high as what the app
  /// puts into it: 40 between them.
  @Test(arguments: [
    #""layoutMargins": {"top": 16, "leading": 16, "bottom": 16, "trailing": 16}"#, #""style": "subtitle""#,
  ])
  func aRowIsAsHighAsItsOwnContent(says: String) throws {
    let answer = Client().post(
      "/v1/resolve",
      #"""
      {"device": "iPhone SE 3", "systemVersion": "26", "hierarchy": {"id": "t", "type": "tableView", "separatorStyle": "none", "sections": [{"rows": [
        {"id": "row", "type": "tableViewCell", \#(says), "contentView": {"id": "content", "preservesSuperviewLayoutMargins": true,
          "subviews": [{"id": "box", "translatesAutoresizingMaskIntoConstraints": false}],
          "constraints": ["V:|-[box(40@750)]-|", "H:|-[box]-|"]}}]}]}}
      """#)
    let margin = says.contains("layoutMargins") ? 16.0 : 15
    let layout = try answer.object()
    #expect(
      layout.rect("views", "row", "frame") == [0, 0, 375, 40 + 2 * margin], "\(answer.text.prefix(300))")
    #expect(layout.rect("views", "box", "frame") == [16, margin, 343, 40])
    #expect((layout["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test func anUnknownPrototypeIsAFault() throws {
    let answer = Client().post(
      "/v1/resolve", Self.table.replacingOccurrences(of: #""cell": "message""#, with: #""cell": "massage""#))
    #expect(answer.status == 422)
    #expect(answer.text.contains("/sections/0/rows/0/cell"), "\(answer.text)")
  }

  /// UIKit 26.1 printed these frames (rows NavFlow and TableEditor of `Tests/Fixtures/lists/cells.json`); the last row of a card
  /// has no line.
  @Test func rowsTellWhatStandsBesideTheirContent() throws {
    let answer = Client().post(
      "/v1/resolve",
      #"""
      {"device": "iPhone SE 3", "systemVersion": "26", "hierarchy": {"id": "root", "subviews": [
        {"id": "cards", "type": "tableView", "style": "insetGrouped", "frame": "CGRect(x: 0, y: 20, width: 375, height: 300)", "sections": [{"rows": [
          {"type": "tableViewCell", "height": 44, "accessoryType": "disclosureIndicator"}, "B"]}]},
        {"id": "edited", "type": "tableView", "editing": true, "frame": "CGRect(x: 0, y: 320, width: 375, height: 300)", "sections": [{"rows": [
          {"type": "tableViewCell", "height": 62, "showsReorderControl": true},
          {"type": "tableViewCell", "height": 52, "editingStyle": "none"}]}]}]}}
      """#)
    try #require(answer.status == 200, "\(answer.text)")
    let lists = try #require(try answer.object()["lists"] as? [String: [String: Any]])
    func row(_ list: String, _ index: Int) -> [String: Any] {
      let sections = lists[list]?["sections"] as? [[String: Any]]
      return (sections?.first?["rows"] as? [[String: Any]])?[index] ?? [:]
    }
    #expect(row("cards", 0).rect("accessory") == [316.5, 15, 10.5, 14])
    #expect(row("cards", 0).rect("separator") == [16, 43, 311, 1])
    #expect(row("cards", 1)["separator"] == nil)
    #expect(row("edited", 0).rect("editingControl") == [15, 17, 26, 26])
    #expect(row("edited", 0).rect("reorderControl") == [332, 0, 27, 62])
    #expect(row("edited", 0)["accessory"] == nil)
    #expect(row("edited", 1).rect("separator") == [16, 51, 343, 1])
  }

  @Test func rowsCountAsViews() throws {
    let answer = Client().post(
      "/v1/resolve", Self.table.replacingOccurrences(of: #""count": 3"#, with: #""count": 1000000"#))
    #expect(answer.status == 413 || answer.status == 422, "\(answer.status)")
  }
}
