import Foundation
import Operations
import Testing

/// The contract says of each operation what its row says.
@Suite struct OperationContractTests {
  private let contract: [String: Any]

  init() throws { contract = try Client().get("/openapi.json").object() }

  private func post(_ operation: Operations.Operation) throws -> [String: Any] {
    let paths = try #require(contract["paths"] as? [String: [String: Any]])
    return try #require(paths["/v1/\(operation.name)"]?["post"] as? [String: Any], "\(operation.name)")
  }

  /// What a reference leads to.
  private func resolved(_ object: [String: Any]) -> [String: Any] {
    guard let reference = object["$ref"] as? String else { return object }
    var value: Any? = contract
    for name in reference.dropFirst(2).split(separator: "/") {
      value = (value as? [String: Any])?[String(name)]
    }
    return (value as? [String: Any]).map(resolved) ?? [:]
  }

  @Test func parametersAreTheRows() throws {
    for operation in Operations.Operation.all {
      let parameters = (try post(operation)["parameters"] as? [[String: Any]] ?? []).map(resolved)
      let documented = parameters.filter { $0["in"] as? String == "query" }
      let rows = operation.parameters + operation.inputs.flatMap { operation.parameters(for: $0) }
      #expect(
        Set(documented.compactMap { $0["name"] as? String }) == Set(rows.map(\.name)), "\(operation.name)")
      for parameter in documented {
        let row = try #require(rows.first { $0.name == parameter["name"] as? String })
        let schema = resolved(parameter["schema"] as? [String: Any] ?? [:])
        if schema["type"] as? String == "array", schema["maxItems"] == nil,
          parameter["explode"] as? Bool != false
        {
          #expect(row.isRepeatable, "\(operation.name) \(row.name)")
        }
        let words = schema["enum"] as? [String] ?? []
        if !words.isEmpty, !row.words.isEmpty {
          #expect(Set(words) == Set(row.words), "\(operation.name) \(row.name)")
        }
      }
    }
  }

  @Test func bodiesAndAnswersAreThoseOfTheRow() throws {
    for operation in Operations.Operation.all {
      let post = try post(operation)
      let bodies = resolved(post["requestBody"] as? [String: Any] ?? [:]).at("content") as? [String: Any]
      #expect(
        Set(bodies?.keys.map { String($0) } ?? [])
          == Set(operation.inputs.flatMap(\.mediaTypes).map(\.rawValue)),
        "\(operation.name)")
      let answers =
        resolved(post.at("responses", "200") as? [String: Any] ?? [:]).at("content") as? [String: Any]
      let forms = Set(operation.forms.map(\.rawValue))
      // A program that draws no pixels says nothing of them.
      #expect(
        Set(answers?.keys.map { String($0) } ?? []).subtracting(["image/png"])
          == forms.subtracting(["image/png"]), "\(operation.name)")
    }
  }

  @Test func versionIsTheProgram() throws {
    #expect(contract.at("info", "version") as? String == Version.product)
  }
}
