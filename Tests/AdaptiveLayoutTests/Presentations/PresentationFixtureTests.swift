import AdaptiveLayout
import Foundation
import JSON
import LayoutCoding
import LayoutModel
import TestSupport
import Testing

/// Presentations from the request to the answer: worked examples E63 to E87 and what else the rules promise.
@Suite struct PresentationFixtureTests {
  /// One case: a request, and parts of the answer that somebody else promises.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let request: Data
    /// What is expected, as JSON.
    let expected: Data
  }

  static let cases: [Case] = {
    let file = Repository.fixtures.appending(path: "presentations/examples.json")
    guard let object = try? JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any],
      object["provenance"] is String, let cases = object["cases"] as? [[String: Any]]
    else { return [] }
    return cases.compactMap { item in
      guard let name = item["name"] as? String, let request = item["request"],
        let body = try? JSONSerialization.data(withJSONObject: request, options: .sortedKeys),
        let expected = try? JSONSerialization.data(withJSONObject: item.filter { $0.key != "request" })
      else { return nil }
      return Case(testDescription: name, request: body, expected: expected)
    }
  }()

  @Test func casesAreFound() {
    #expect(Self.cases.count >= 48)
  }

  @Test(arguments: cases)
  func answersAsPromised(_ example: Case) throws {
    let answer = try Answer(to: example.request)
    let object = try JSONSerialization.jsonObject(with: example.expected)
    let expected = try #require(object as? [String: Any])
    for (id, frame) in expected["frames"] as? [String: [Double]] ?? [:] {
      #expect(answer.rect("views", id, "frame") == frame, "frame of \(id)")
    }
    for (id, frame) in expected["navigationBars"] as? [String: [Double]] ?? [:] {
      #expect(answer.navigationBar(of: id) == frame, "bar of \(id)")
    }
    for (id, insets) in expected["safeAreas"] as? [String: [Double]] ?? [:] {
      #expect(answer.insets(ofController: id) == insets, "safe area of \(id)")
    }
    for (id, traits) in expected["traits"] as? [String: [String: String]] ?? [:] {
      for (key, value) in traits {
        #expect(answer.trait(key, ofController: id) == value, "\(key) of \(id)")
      }
    }
    for (id, parts) in expected["presentations"] as? [String: [String: Any]] ?? [:] {
      let presentation = answer.value("controllers", id, "presentation") as? [String: Any]
      for (key, value) in parts {
        #expect(text(presentation?[key]) == text(normal(value)), "\(key) of \(id)")
      }
    }
    for id in expected["onScreen"] as? [String] ?? [] {
      #expect(answer.value("controllers", id, "onScreen") as? Bool == true, "\(id) on screen")
    }
    for id in expected["offScreen"] as? [String] ?? [] {
      #expect(answer.value("controllers", id, "onScreen") as? Bool == false, "\(id) off screen")
    }
    for (id, parent) in expected["parents"] as? [String: Any] ?? [:] {
      #expect(text(answer.value("controllers", id, "parent")) == text(parent), "parent of \(id)")
    }
    if let diagnostics = expected["diagnostics"] as? [String] {
      #expect(answer.codes == diagnostics)
    }
  }

  /// A frame is written short in fixtures.
  private func normal(_ value: Any) -> Any {
    guard let list = value as? [Double], list.count == 4 else { return value }
    return ["x": list[0], "y": list[1], "width": list[2], "height": list[3]]
  }

  private func text(_ value: Any?) -> String {
    guard let value, !(value is NSNull) else { return "null" }
    let data = try? JSONSerialization.data(withJSONObject: ["": value], options: .sortedKeys)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\(value)"
  }
}

/// An answer of the service as JSON.
struct Answer {
  private let object: [String: Any]

  init(to request: Data) throws {
    let layout = try resolveRequest(Array(request))
    var writer = JSONWriter(capacity: 1 << 16)
    var encoder = LayoutEncoder()
    encoder.encode(layout, to: &writer)
    object = try JSONSerialization.jsonObject(with: Data(writer.bytes())) as? [String: Any] ?? [:]
  }

  /// A member of one of the maps of the answer.
  func value(_ map: String, _ id: String, _ key: String) -> Any? {
    ((object[map] as? [String: Any])?[id] as? [String: Any])?[key]
  }

  func rect(_ map: String, _ id: String, _ key: String) -> [Double]? { rect(value(map, id, key)) }

  func navigationBar(of id: String) -> [Double]? {
    let bar = value("controllers", id, "navigationBar") as? [String: Any]
    return rect(bar?["frame"])
  }

  func insets(ofController id: String) -> [Double]? {
    guard let insets = value("controllers", id, "safeAreaInsets") as? [String: Double] else { return nil }
    return ["top", "left", "bottom", "right"].compactMap { insets[$0] }
  }

  func trait(_ key: String, ofController id: String) -> String? {
    let traits = value("controllers", id, "traits") as? [String: Any]
    if let number = traits?[key] as? Double {
      return number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
    return traits?[key] as? String
  }

  var codes: [String] {
    (object["diagnostics"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
  }

  private func rect(_ value: Any?) -> [Double]? {
    guard let rect = value as? [String: Double] else { return nil }
    return ["x", "y", "width", "height"].compactMap { rect[$0] }
  }
}
