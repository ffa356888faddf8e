import Foundation
import HTTPServer
import LayoutService
import Operations
import Testing

/// The contract says what the service does: its addresses, its examples, the shape of its answers.
@Suite struct ContractTests {
  let contract: [String: Any]
  let client = Client()

  init() throws {
    contract = try client.get("/openapi.json").object()
  }

  private var paths: [String: [String: Any]] { contract["paths"] as? [String: [String: Any]] ?? [:] }

  @Test func listsEveryAddress() {
    // OpenAPI 3.1 has no place for QUERY: an extension says it.
    let documented = paths.flatMap { path, operations in
      operations.keys.map { "\($0 == "x-query" ? "QUERY" : $0.uppercased()) \(path)" }
    }
    let served = client.routes.map { "\($0.method) \($0.template)" }
    #expect(Set(documented) == Set(served))
  }

  @Test func listsEveryProblem() {
    let names = contract.at("components", "schemas", "ProblemName", "enum") as? [String]
    #expect(Set(names ?? []) == Set(ProblemType.allCases.map(\.rawValue)))
  }

  @Test(arguments: [("/v1/resolve", "Layout", 10), ("/v1/transition", "Transition", 5)])
  func everyRequestExampleIsAnsweredAsItSays(_ path: String, _ answerSchema: String, _ count: Int) throws {
    let operation = try #require(paths[path]?["post"] as? [String: Any])
    let requests = try #require(
      operation.at("requestBody", "content", "application/json", "examples") as? [String: [String: Any]])
    #expect(requests.count >= count)
    for (name, example) in requests.sorted(by: { $0.key < $1.key }) {
      let body = try JSONSerialization.data(withJSONObject: example["value"] ?? [:], options: [.sortedKeys])
      let answer = client.post(path, String(decoding: body, as: UTF8.self))
      let expected = response(to: name, of: operation, answerSchema)
      #expect(answer.status == expected.status, "\(name): \(answer.text)")
      var object = try answer.object()
      try conform(object, to: object["results"] == nil ? expected.schema : "Batch", "\(name)")
      guard let documented = expected.value as? [String: Any] else { continue }
      object["instance"] = documented["instance"]
      #expect(
        NSDictionary(dictionary: object) == NSDictionary(dictionary: documented), "\(name): \(answer.text)")
    }
  }

  /// Generators of clients trip over references to words there, so the words stand there again.
  @Test func variedWordsAreThoseOfTheValue() throws {
    let schemas = try #require(contract.at("components", "schemas") as? [String: [String: Any]])
    var compared = 0
    for (name, schema) in schemas where name.hasPrefix("Varied") {
      guard let words = schemas[String(name.dropFirst(6))]?["enum"] as? [String] else { continue }
      let choices = schema["oneOf"] as? [[String: Any]] ?? []
      #expect(choices.compactMap { $0["enum"] as? [String] } == [words], "\(name)")
      compared += 1
    }
    #expect(compared > 8)
  }

  /// The status, schema and body that the contract gives for a request example of that name; 200 if it says
  /// nothing.
  private func response(
    to example: String, of operation: [String: Any], _ answerSchema: String
  ) -> (status: Int, schema: String, value: Any?) {
    let responses = operation["responses"] as? [String: [String: Any]] ?? [:]
    for (status, response) in responses {
      for (type, schema) in [("application/json", answerSchema), ("application/problem+json", "Problem")] {
        if let value = response.at("content", type, "examples", example, "value") {
          return (Int(status) ?? 0, schema, value)
        }
      }
    }
    return (200, answerSchema, nil)
  }

  @Test func everyParameterExampleIsAnswered() throws {
    for (path, operations) in paths {
      guard let operation = operations["get"] as? [String: Any] else { continue }
      for parameter in operation["parameters"] as? [[String: Any]] ?? [] {
        for (_, example) in parameter["examples"] as? [String: [String: Any]] ?? [:] {
          let name = try #require(parameter["name"] as? String)
          let value = "\(example["value"] ?? "")".replacing(" ", with: "%20")
          let target =
            parameter["in"] as? String == "path"
            ? path.replacing("{\(name)}", with: value) : "\(path)?\(name)=\(value)"
          #expect(client.get(target).status == 200, "\(target)")
        }
      }
    }
  }

  @Test func answersAboutDevicesConform() throws {
    let devices = try #require(try client.get("/v1/devices").object()["devices"] as? [[String: Any]])
    for device in devices { try conform(device, to: "Device", "\(device["id"] ?? "")") }
    try conform(try client.get("/version").object(), to: "Version", "version")
    try conform(try client.get("/healthz").object(), to: "Health", "healthz")
    try conform(try client.get("/v1/limits").object(), to: "Limits", "limits")
  }

  private func conform(_ value: Any, to schema: String, _ what: String) throws {
    let root = try #require(contract.at("components", "schemas", schema) as? [String: Any])
    let faults = SchemaCheck(contract: contract).faults(of: value, root, at: what)
    #expect(faults.isEmpty, "\(faults)")
  }
}

/// The part of JSON Schema that the contract's answers use.
struct SchemaCheck {
  let contract: [String: Any]

  /// Where a value does not fit its schema. Members that a closed schema does not list do not fit; the choices
  /// of `oneOf` and `anyOf` list only some.
  func faults(of value: Any, _ schema: [String: Any], at place: String, isClosed: Bool = true) -> [String] {
    if let reference = schema["$ref"] as? String {
      return faults(of: value, resolve(reference), at: place, isClosed: isClosed)
    }
    var found: [String] = []
    if let type = schema["type"] {
      let types = type as? [String] ?? [type as? String ?? ""]
      if !types.contains(where: { isOf($0, value) }) { found.append("\(place) is no \(types)") }
    }
    if let words = schema["enum"] as? [String], let word = value as? String, !words.contains(word) {
      found.append("\(place) is '\(word)', not one of \(words)")
    }
    for key in ["oneOf", "anyOf"] {
      guard let choices = schema[key] as? [[String: Any]] else { continue }
      if !choices.contains(where: { faults(of: value, $0, at: place, isClosed: false).isEmpty }) {
        found.append("\(place) fits none of \(key)")
      }
    }
    let isWhole = isClosed && schema["oneOf"] == nil && schema["anyOf"] == nil
    return found + membersAndElements(of: value, schema, at: place, isClosed: isWhole)
  }

  private func membersAndElements(
    of value: Any, _ schema: [String: Any], at place: String, isClosed: Bool
  ) -> [String] {
    var found: [String] = []
    if let object = value as? [String: Any] {
      for name in schema["required"] as? [String] ?? [] where object[name] == nil {
        found.append("\(place) has no \(name)")
      }
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      let others = schema["additionalProperties"] as? [String: Any]
      for (name, member) in object {
        if let schema = properties[name] ?? others {
          found += faults(of: member, schema, at: "\(place).\(name)")
        } else if isClosed, !properties.isEmpty {
          found.append("\(place).\(name) is not in the contract")
        }
      }
    }
    if let array = value as? [Any], let items = schema["items"] as? [String: Any] {
      for (index, element) in array.enumerated() {
        found += faults(of: element, items, at: "\(place)[\(index)]")
      }
    }
    return found
  }

  private func resolve(_ reference: String) -> [String: Any] {
    var value: Any? = contract
    for name in reference.dropFirst(2).split(separator: "/") {
      value = (value as? [String: Any])?[String(name)]
    }
    return value as? [String: Any] ?? [:]
  }

  private func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "null": value is NSNull
    case "boolean": (value as? NSNumber).map(isBoolean) ?? false
    case "integer":
      (value as? NSNumber).map { !isBoolean($0) && $0.doubleValue.rounded() == $0.doubleValue } ?? false
    case "number": (value as? NSNumber).map { !isBoolean($0) } ?? false
    case "string": value is String
    case "array": value is [Any]
    case "object": value is [String: Any]
    default: false
    }
  }

  /// Foundation reads true and false as numbers of the type character.
  private func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
