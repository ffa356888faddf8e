import Foundation
import HTTPServer
import Testing

/// The JSON Schema of documents stands by itself. `./run clients` asks a validator whether it accepts the examples.
@Suite struct DocumentSchemaTests {
  @Test func everyReferenceLeadsIntoTheSchema() throws {
    let answer = Client().get("/schema/document.json")
    #expect(answer.response.contentType == "application/schema+json")
    let schema = try answer.object()
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    let definitions = try #require(schema["$defs"] as? [String: Any])
    let references = references(in: schema)
    #expect(references.count > 100)
    #expect(
      references.filter { !$0.hasPrefix("#/$defs/") || definitions[String($0.dropFirst(8))] == nil } == [])
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(properties.keys.contains("hierarchy") && properties.keys.contains("$schema"))
  }

  private func references(in value: Any) -> [String] {
    if let list = value as? [Any] { return list.flatMap(references(in:)) }
    guard let object = value as? [String: Any] else { return [] }
    let own = (object["$ref"] as? String).map { [$0] } ?? []
    return own + object.values.flatMap(references(in:))
  }
}
