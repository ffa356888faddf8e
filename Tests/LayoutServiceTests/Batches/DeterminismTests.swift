import Foundation
import TestSupport
import Testing

/// A layout has the same bytes, however its constraints are written and ordered.
@Suite struct DeterminismTests {
  static let names = ["list", "stacks", "chain"].flatMap { shape in [10, 30, 100].map { "\(shape)-\($0)" } }

  @Test(arguments: names)
  func bothNotationsGiveTheSameBytes(name: String) throws {
    let objects = Client().post(
      "/v1/resolve", try Repository.text("Tests/Fixtures/workloads/\(name).object.json"))
    let strings = Client().post(
      "/v1/resolve", try Repository.text("Tests/Fixtures/workloads/\(name).string.json"))
    #expect(objects.status == 200)
    #expect(try errors(of: objects) == 0)
    #expect(objects.body == strings.body)
  }

  @Test(arguments: names)
  func theOrderOfConstraintsDoesNotMatter(name: String) throws {
    let text = try Repository.text("Tests/Fixtures/workloads/\(name).string.json")
    var document = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let constraints = try #require(document["constraints"] as? [String])
    let expected = Client().post("/v1/resolve", text)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<3 {
      document["constraints"] = constraints.shuffled(using: &generator)
      let body = try JSONSerialization.data(withJSONObject: document, options: [.sortedKeys])
      #expect(Client().post("/v1/resolve", String(decoding: body, as: UTF8.self)).body == expected.body)
    }
  }

  private func errors(of answer: Answer) throws -> Int {
    let diagnostics = try #require(try answer.object()["diagnostics"] as? [[String: Any]])
    return diagnostics.count { $0["severity"] as? String == "error" }
  }
}
