import Foundation
import TestSupport
import Testing

/// What is told of cells: where their texts begin, what is missing in them, and what ends their conflicts.
@Suite struct CellFindingTests {
  /// A collection view in a window with one cell of a content configuration.
  private func collection(_ layout: String, _ width: Int, version: String = "18", text: String = "Wi-Fi")
    -> String
  {
    #"""
    {"device": {"portraitSize": {"width": \#(width), "height": 800}, "displayScale": 2}, "systemVersion": \#(version),
      "hierarchy": {"id": "root", "subviews": [{"id": "cv", "type": "collectionView",
        "frame": {"x": 0, "y": 0, "width": \#(width), "height": 800}, "collectionViewLayout": \#(layout),
        "sections": [{"items": [{"id": "cell", "type": "collectionViewCell",
          "contentConfiguration": {"type": "cell", "text": "\#(text)"}}]}]}]}}
    """#
  }

  private static func list(_ appearance: String) -> String {
    #"{"compositional": {"sections": [{"list": {"appearance": "\#(appearance)"}}]}}"#
  }

  /// UIKit prints `directionalLayoutMargins = {11, 16, 11, 8}; axesPreservingSuperviewLayoutMargins = [Horizontal]` of a
  /// configuration; rows have 16 at the sides, from 390 points on 20, cards from 414 on (LI-cell-margins, LI-inset-grouped).
  @Test(
    "LI-content-margins, LI-compositional-lists-insets: where text begins in cells of collection views",
    arguments: [
      ("plain", 375, 0.0, 16.0), ("plain", 393, 0.0, 20.0), ("grouped", 430, 0.0, 20.0),
      ("insetGrouped", 375, 16.0, 16.0), ("insetGrouped", 393, 20.0, 16.0), ("insetGrouped", 430, 20.0, 20.0),
    ])
  func textsKeepTheMarginsOfTheirCells(appearance: String, width: Int, x: Double, text: Double) throws {
    let answer = Client().post("/v1/resolve", collection(Self.list(appearance), width))
    #expect(answer.status == 200, "\(answer.text)")
    let layout = try answer.object()
    let cell = try #require(layout.rect("views", "cell", "frame"))
    #expect(cell[0] == x && cell[2] == Double(width) - 2 * x)
    #expect(layout.rect("views", "cell/contentView/textLabel", "frame")?[0] == text)
  }

  /// 200 points wide: 16 before the text and 8 behind it, which has two lines in what is left.
  @Test("LI-content-margins: a cell of a flow layout has those of the configuration")
  func textsInOtherCells() throws {
    let flow = #"{"flow": {"itemSize": {"width": 200, "height": 80}}}"#
    let text = "A long text for a narrow cell of a grid"
    let layout = try Client().post("/v1/resolve", collection(flow, 375, text: text)).object()
    let frame = try #require(layout.rect("views", "cell/contentView/textLabel", "frame"))
    #expect(frame[0] == 16 && frame[0] + frame[2] <= 192 && frame[2] > 80)
    let mirrored = try Client().post(
      "/v1/resolve?direction=rightToLeft", collection(flow, 375, text: text)
    ).object()
    let other = try #require(mirrored.rect("views", "cell/contentView/textLabel", "frame"))
    #expect(other[0] + other[2] == 184)
  }

  @Test(
    "LI-content-configuration: an image that nothing is called is told",
    arguments: ["tableView", "collectionView"])
  func missingImagesAreTold(type: String) throws {
    let (cell, rows) = type == "tableView" ? ("tableViewCell", "rows") : ("collectionViewCell", "items")
    let body = #"""
      {"device": "iPhone 15", "hierarchy": {"id": "list", "type": "\#(type)", "sections": [{"\#(rows)": [
        {"id": "cell", "type": "\#(cell)", "contentConfiguration": {"text": "A", "image": "nobody"}},
        {"id": "other", "type": "\#(cell)", "contentConfiguration": {"text": "A", "image": {"symbol": "star"}}}]}]}}
      """#
    let answer = Client().post("/v1/resolve", body)
    #expect(answer.status == 200, "\(answer.text)")
    let diagnostics = try #require(try answer.object()["diagnostics"] as? [[String: Any]])
    let missing = diagnostics.filter { $0["code"] as? String == "imageNotFound" }
    #expect(missing.count == 1, "\(diagnostics)")
    #expect(missing.first?["views"] as? [String] == ["cell/contentView/imageView"])
    #expect((missing.first?["message"] as? String)?.contains("'nobody'") == true)
  }

  /// A cell whose box is 60 high, with a constraint at either end.
  private func table(version: Int = 26, height: String = "", priority: String = "") -> String {
    #"""
    {"device": "iPhone 15", "systemVersion": \#(version), "hierarchy": {"id": "t", "type": "tableView",
      "prototypes": {"p": {"type": "tableViewCell", "contentView": {"id": "content", "subviews": [{"id": "box"}],
        "constraints": ["H:|[box]|", "box.top == content.top", "box.bottom == content.bottom",
          "box.height == 60\#(priority)"]}}},
      "sections": [{"rows": [{"cell": "p", "count": 3\#(height)}]}]}}
    """#
  }

  /// From 26 on a row is a point higher than its content (LI-cell-separator): 61 against 60. With a height that is stated, what
  /// is over is the statement's: 100 - 60.
  @Test("LI-cell-separator: a conflict names the separator that makes it")
  func separatorsAreNamed() throws {
    func messages(_ body: String) throws -> [String] {
      let answer = try Client().post("/v1/resolve", body).object()
      let diagnostics = answer["diagnostics"] as? [[String: Any]] ?? []
      return diagnostics.filter { $0["code"] as? String == "unsatisfiableConstraints" }
        .compactMap { $0["message"] as? String }
    }
    let named = try messages(table())
    #expect(named.count == 1)
    #expect(named.first?.contains("the room of the row's separator, 1 point,") == true, "\(named)")
    let older = try messages(table(version: 18))
    #expect(older.first?.contains("the room of the row's separator, 0.333 points,") == true, "\(older)")
    let given = try messages(table(height: #", "height": 100"#))
    #expect(given.count == 1 && given.first?.contains("separator") == false, "\(given)")
    #expect(try messages(table(priority: " @999")) == [])
  }

  @Test(
    "AL-conflicts: what ends a cell's conflict is tried in its prototype",
    arguments: ["", #", "height": 100"#])
  func conflictsOfCellsHaveRemedies(height: String) throws {
    let answer = Client().post("/v1/explain", table(height: height))
    #expect(answer.status == 200, "\(answer.text)")
    let findings = try #require(try answer.object()["findings"] as? [[String: Any]])
    let conflict = try #require(findings.first)
    #expect(conflict["code"] as? String == "unsatisfiableConstraints")
    let remedies = try #require(conflict["remedies"] as? [[String: Any]])
    let lowered = try #require(
      remedies.first { $0["text"] as? String == "Lower the priority of 't/0/0/box.height == 60' to 999." })
    let patch = try #require((lowered["patch"] as? [[String: Any]])?.first)
    #expect(patch["path"] as? String == "/hierarchy/prototypes/p/contentView/constraints/3")
    #expect(patch["value"] as? String == "box.height == 60 @999")
    #expect(lowered["verifiedIn"] as? Int == 1)
    // In every environment the same row of the prototype.
    let both = table(height: height).replacingOccurrences(
      of: #""device": "iPhone 15""#,
      with: #""environments": [{"device": "iPhone 15"}, {"device": "iPad mini (A17 Pro)"}]"#)
    let told = Client().post("/v1/explain", both)
    #expect(told.status == 200, "\(told.text)")
    let first = try #require((try told.object()["findings"] as? [[String: Any]])?.first)
    #expect((first["remedies"] as? [[String: Any]])?.first?["verifiedIn"] as? Int == 2)
  }
}
