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

  @Test func anUnknownPrototypeIsAFault() throws {
    let answer = Client().post(
      "/v1/resolve", Self.table.replacingOccurrences(of: #""cell": "message""#, with: #""cell": "massage""#))
    #expect(answer.status == 422)
    #expect(answer.text.contains("/sections/0/rows/0/cell"), "\(answer.text)")
  }

  @Test func rowsCountAsViews() throws {
    let answer = Client().post(
      "/v1/resolve", Self.table.replacingOccurrences(of: #""count": 3"#, with: #""count": 1000000"#))
    #expect(answer.status == 413 || answer.status == 422, "\(answer.status)")
  }
}
