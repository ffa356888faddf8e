import Foundation
import LayoutModel
import TestSupport
import Testing

/// What a view is like when nothing but its class decides. The table says for each row who promises it.
struct DefaultSize: Sendable, CustomStringConvertible {
  let type: String
  /// The first and the last major system version of the row.
  let versions: ClosedRange<Int>
  /// Width of the frame; nil for a side without an intrinsic size.
  let width: Double?
  let height: Double?
  let hugging: [Double]
  let properties: Data
  /// Text of the value of `device`.
  let device: String
  let source: String

  var description: String { "\(type) \(String(decoding: properties, as: UTF8.self)) \(versions)" }

  static let all: [DefaultSize] = {
    guard let data = try? Data(contentsOf: Repository.fixtures.appending(path: "sizes/default-sizes.json")),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [] }
    return (object["rows"] as? [[String: Any]] ?? []).compactMap { DefaultSize($0) }
  }()

  private init?(_ row: [String: Any]) {
    guard let type = row["type"] as? String, let first = row["from"] as? Int, let last = row["to"] as? Int,
      let size = row["size"] as? [Any], let source = row["source"] as? String
    else { return nil }
    self.type = type
    versions = first...last
    width = size[0] as? Double
    height = size[1] as? Double
    hugging = row["hugging"] as? [Double] ?? [250, 250]
    properties = (try? JSONSerialization.data(withJSONObject: row["properties"] ?? [:])) ?? Data()
    device =
      (row["device"] as? String).map { "\"\($0)\"" }
      ?? "{\"portraitSize\": {\"width\": 375, \"height\": 667}, \"displayScale\": 2}"
    self.source = source
  }

  /// Nothing is said but where the view begins.
  func request(version: Int) -> String {
    var view = String(decoding: properties.dropFirst().dropLast(), as: UTF8.self)
    if !view.isEmpty { view += "," }
    return """
      {"device": \(device), "systemVersion": \(version), "hierarchy": {"id": "root", "subviews": [
        {\(view) "id": "v", "type": "\(type)"}]}, "constraints": ["v.left == root.left + 20", "v.top == root.top"]}
      """
  }
}

@Suite struct DefaultSizeTests {
  @Test func everyElementHasARowForEveryVersion() {
    for type in ViewType.allCases {
      let plain = DefaultSize.all.filter { $0.type == type.rawValue && $0.properties.count == 2 }
      for version in 8...27 {
        #expect(plain.contains { $0.versions.contains(version) }, "\(type) on \(version)")
      }
    }
    #expect(DefaultSize.all.allSatisfy { !$0.source.isEmpty })
  }

  @Test(arguments: DefaultSize.all)
  func isAsRecorded(_ row: DefaultSize) throws {
    for version in row.versions {
      let layout = try resolveRequest(Array(row.request(version: version).utf8))
      let index = try #require(layout.document.views.firstIndex { $0.id == "v" })
      let size = try #require(layout.views[index].frame).size
      #expect(abs(size.width - (row.width ?? size.width)) < 1e-6, "\(size.width) wide on \(version)")
      #expect(abs(size.height - (row.height ?? size.height)) < 1e-6, "\(size.height) high on \(version)")
      // A side that nothing decides is told.
      let open = layout.diagnostics.compactMap { diagnostic -> Axis? in
        guard let ambiguity = diagnostic.ambiguity, ambiguity.size != nil else { return nil }
        return ambiguity.axis
      }
      #expect(open.contains(.horizontal) == (row.width == nil), "width on \(version)")
      #expect(open.contains(.vertical) == (row.height == nil), "height on \(version)")
      let view = layout.document.views[index]
      let hugging = layout.document.natural[index].hugging
      #expect([hugging.horizontal, hugging.vertical].map(Double.init) == row.hugging)
      #expect(view.compressionResistance == AxisPriorities(horizontal: 750, vertical: 750))
    }
  }
}
