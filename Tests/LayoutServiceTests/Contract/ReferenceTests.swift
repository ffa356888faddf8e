import Foundation
import TestSupport
import Testing
import TextMetrics

/// The reference of documents: its examples are what it says, and its page has every key.
@Suite struct ReferenceTests {
  private static let addresses = [
    "LayoutDocument": "/v1/resolve", "TransitionRequest": "/v1/transition",
    "AssetRequest": "/v1/assets/select",
  ]
  let client = Client()

  /// An example that has a warning, or a key that is not looked at, shows nobody how it is done.
  @Test func everyExampleIsTaken() throws {
    let examples = try #require(
      try JSONSerialization.jsonObject(with: Repository.fixture("reference/examples.json"))
        as? [[String: Any]])
    #expect(examples.count > 60)
    for example in examples {
      let title = try #require(example["title"] as? String)
      let address = try #require((example["kind"] as? String).flatMap { Self.addresses[$0] })
      let document = try JSONSerialization.data(withJSONObject: try #require(example["document"]))
      let text = String(decoding: document, as: UTF8.self)
      if text.contains("\"data\"") || text.contains("\"file\":\"Brand.ttf\""), !canReadFonts { continue }
      let answer =
        text.contains("\"file\":\"Brand.ttf\"") ? try withFont(address, document) : client.post(address, text)
      #expect(answer.status == 200, "\(title): \(answer.text.prefix(400))")
      guard answer.status == 200 else { continue }
      for diagnostic in diagnostics(in: try answer.object()) {
        let code = diagnostic["code"] as? String
        #expect(
          diagnostic["severity"] as? String == "info" && code != "ignoredKeys",
          "\(title): \(diagnostic["message"] ?? "")")
      }
    }
  }

  /// What a document comes to beside a font file.
  private func withFont(_ address: String, _ document: Data) throws -> Answer {
    let head = "--limit\r\nContent-Disposition: form-data; name="
    var body = Array("\(head)document\r\n\r\n".utf8) + document
    body += Array("\r\n\(head)fonts; filename=Brand.ttf\r\n\r\n".utf8)
    body += try Repository.fixture("fonts/Boxes-Regular.ttf")
    return client.upload(address, body + Array("\r\n--limit--\r\n".utf8))
  }

  /// All diagnostics of an answer, wherever they stand.
  private func diagnostics(in value: Any) -> [[String: Any]] {
    if let list = value as? [Any] { return list.flatMap(diagnostics) }
    guard let object = value as? [String: Any] else { return [] }
    return object.flatMap { key, value in
      key == "diagnostics" ? value as? [[String: Any]] ?? [] : diagnostics(in: value)
    }
  }

  @Test func thePageHasEveryKey() throws {
    let text = client.get("/docs/reference").text
    let ids = Set(text.matches(of: /<div class="key" id="([^"]+)"/).map { String($0.output.1) })
    let objects = try #require(
      try JSONSerialization.jsonObject(with: Repository.fixture("reference/keys.json"))
        as? [String: [String: Any]])
    for (object, keys) in objects {
      for key in keys.keys { #expect(ids.contains("\(object).\(key)")) }
    }
    #expect(ids.count == objects.values.reduce(0) { $0 + $1.count })
  }
}
