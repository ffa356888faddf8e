import TestSupport
import Testing

/// Lists that nobody means well with: what they cost is bounded, and what cannot be had is said.
@Suite struct HostileListTests {
  private let client = Client()

  private static func table(_ rows: String, prototypes: String = "{}") -> String {
    #"""
    {"device":"iPhone SE 3","hierarchy":{"id":"t","type":"tableView","prototypes":\#(prototypes),
    "sections":[{"rows":[\#(rows)]}]}}
    """#
  }

  private static let row =
    #"{"a":{"type":"tableViewCell","contentView":{"id":"c","subviews":[{"id":"l","type":"label"}]}}}"#

  /// All 10,000 lie at one place, and none of them can be seen.
  @Test func rowsWithoutHeight() throws {
    let answer = client.post(
      "/v1/resolve", Self.table(#"{"cell":"a","count":10000,"height":0}"#, prototypes: Self.row))
    #expect(answer.status == 200, "\(answer.text.prefix(500))")
    #expect(try answer.object().at("views", "t", "contentSize", "height") as? Double == 0)
  }

  /// A screen of 667 points shows no more than its rows of a thousandth of a point, and an answer has no more than its bound.
  @Test func rowsOfNextToNothing() throws {
    let answer = client.post(
      "/v1/resolve", Self.table(#"{"cell":"a","count":30000,"height":0.001}"#, prototypes: Self.row))
    #expect([200, 413, 422].contains(answer.status), "\(answer.text.prefix(500))")
  }

  @Test func tablesInCellsInTables() {
    for depth in [10, 100, 400] {
      var inner = #"{"type":"tableViewCell","textLabel":{"text":"a"}}"#
      for level in 0..<depth {
        inner = #"""
          {"type":"tableViewCell","height":400,"contentView":{"id":"c\#(level)","subviews":[{"id":"t\#(level)",
          "type":"tableView","frame":{"x":0,"y":0,"width":300,"height":400},"sections":[{"rows":[\#(inner)]}]}]}}
          """#
      }
      let answer = client.post("/v1/resolve", Self.table(inner))
      #expect([200, 400, 413, 422].contains(answer.status), "\(depth): \(answer.text.prefix(500))")
    }
  }

  @Test func prototypesThatNoRowNames() {
    let prototypes = (0..<10_000).map { #""p\#($0)":{"type":"tableViewCell","textLabel":{"text":"a"}}"# }
    let answer = client.post(
      "/v1/resolve",
      Self.table(#"{"cell":"p9999","count":10000}"#, prototypes: "{\(prototypes.joined(separator: ","))}"))
    #expect([200, 413, 422].contains(answer.status), "\(answer.text.prefix(500))")
  }

  /// Ids count within a prototype, so two may use one; within one they may not.
  @Test func idsOfPrototypesAreTheirOwn() throws {
    func prototype(_ ids: [String]) -> String {
      let views = ids.map { #"{"id":"\#($0)"}"# }.joined(separator: ",")
      return #"{"type":"tableViewCell","contentView":{"id":"c","subviews":[\#(views)]}}"#
    }
    let shared = #"{"a":\#(prototype(["x", "y"])),"b":\#(prototype(["x"]))}"#
    let rows = #"{"cell":"a","height":50},{"cell":"b","height":50}"#
    #expect(client.post("/v1/resolve", Self.table(rows, prototypes: shared)).status == 200)
    let twice = #"{"a":\#(prototype(["x", "x"])),"b":\#(prototype(["x"]))}"#
    let answer = client.post("/v1/resolve", Self.table(rows, prototypes: twice))
    #expect(answer.status == 422)
    #expect(answer.text.contains("/hierarchy/prototypes/a/contentView/subviews/1/id"), "\(answer.text)")
  }

  @Test func itemsWithoutSizeAndSpacing() throws {
    for size in ["0", "0.0001"] {
      let answer = client.post(
        "/v1/resolve",
        #"""
        {"device":"iPhone SE 3","hierarchy":{"id":"g","type":"collectionView","prototypes":{"a":{"type":
        "collectionViewCell"}},"collectionViewLayout":{"flow":{"itemSize":{"width":\#(size),"height":\#(size)},
        "minimumLineSpacing":0,"minimumInteritemSpacing":0}},"sections":[{"items":[{"cell":"a","count":10000}]}]}}
        """#)
      #expect([200, 413, 422].contains(answer.status), "\(answer.text.prefix(500))")
    }
  }

  /// A group that nests ten times ten is a million items an item.
  @Test func groupsOfGroups() {
    for depth in [6, 60] {
      var group = #"{"layoutSize":{"widthDimension":1,"heightDimension":1}}"#
      for _ in 0..<depth {
        group = #"""
          {"layoutSize":{"widthDimension":10,"heightDimension":10},"axis":"horizontal","repeatingSubitem":\#(group),
          "count":10}
          """#
      }
      let answer = client.post(
        "/v1/resolve",
        #"""
        {"device":"iPhone 15","hierarchy":{"id":"g","type":"collectionView","prototypes":{"a":{"type":
        "collectionViewCell"}},"collectionViewLayout":{"compositional":{"section":{"group":\#(group)}}},
        "sections":[{"items":[{"cell":"a","count":1000}]}]}}
        """#)
      #expect([200, 413, 422].contains(answer.status), "\(depth): \(answer.text.prefix(500))")
    }
  }
}
