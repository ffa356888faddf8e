import TestSupport
import Testing
import Yams

@testable import LayoutCoding

/// Holds shapes of answers against the schemas of the contract, and gathers where they differ.
struct ContractCheck {
  /// Where a schema stands: among the named ones, or inside another.
  enum Place {
    case named(String)
    case inline(Node)
  }

  /// What the rows of all places that have one schema write: anything ever, and always.
  private struct Use {
    var schema: Schema
    var written: Set<String>
    var always: Set<String>
  }

  private let schemas: Node.Mapping
  private var uses: [String: Use] = [:]
  private var open: [String] = []
  var faults: [String] = []

  var schemaCount: Int { uses.count }

  init() throws {
    let contract = try #require(try Yams.compose(yaml: try Repository.text("openapi.yaml")))
    schemas = try #require(contract["components"]?["schemas"]?.mapping)
  }

  /// The words of a named schema.
  func words(of schema: String) -> [String] { Schema(.named(schema), in: schemas).words }

  /// Compares what is written with a schema, and all that is in it.
  mutating func compare(_ shape: AnswerShape, _ place: Place, at path: String) {
    if case .any = shape { return }
    if case .nullable(.any) = shape { return }
    let schema = Schema(place, in: schemas)
    if case .choice(let shapes) = shape { return compareChoices(shapes, schema, at: path) }
    guard case .nullable(let value) = shape else {
      if schema.isNullable { faults.append("\(path) is never null") }
      return compareValue(shape, schema, at: path)
    }
    if !schema.isNullable { faults.append("\(path) may be null") }
    if let other = schema.alternatives.first, schema.alternatives.count == 1 {
      compareValue(value, Schema(other, in: schemas), at: path)
    } else {
      compareValue(value, schema, at: path)
    }
  }

  /// What contracts have and no rows write, and what they call required and is not always there.
  mutating func compareUses() {
    for (name, use) in uses.sorted(by: { $0.key < $1.key }) {
      let unwritten = use.schema.properties.map(\.name).filter { !use.written.contains($0) }
      if !unwritten.isEmpty {
        faults.append("\(name): the rows never write \(unwritten.joined(separator: ", "))")
      }
      let (always, required) = (use.always, use.schema.required)
      for member in always.subtracting(required).sorted() {
        faults.append("\(name): \(member) is always there")
      }
      for member in required.subtracting(always).sorted() {
        faults.append("\(name): \(member) may be left out")
      }
    }
  }

  /// Each shape fits an alternative.
  private mutating func compareChoices(_ shapes: [AnswerShape], _ schema: Schema, at path: String) {
    for (number, shape) in shapes.enumerated() {
      let results = schema.alternatives.map { alternative in
        var attempt = self
        attempt.faults = []
        attempt.compare(shape, alternative, at: "\(path)(\(number))")
        return attempt
      }
      guard let best = results.min(by: { $0.faults.count < $1.faults.count }) else {
        faults.append("\(path) has no alternatives")
        continue
      }
      let known = faults
      self = best
      faults = known + best.faults
    }
  }

  private mutating func compareValue(_ shape: AnswerShape, _ schema: Schema, at path: String) {
    switch shape {
    case .text: expect("string", schema, at: path)
    case .integer: expect("integer", schema, at: path)
    case .number: expect("number", schema, at: path)
    case .flag: expect("boolean", schema, at: path)
    case .words(let words):
      expect("string", schema, at: path)
      if !schema.words.isEmpty, Set(schema.words) != Set(words) {
        faults.append("\(path) is one of \(words)")
      }
    case .list(let element):
      expect("array", schema, at: path)
      if let items = schema.items { compare(element, items, at: "\(path)[]") }
    case .map(let value):
      expect("object", schema, at: path)
      if let values = schema.values { compare(value, values, at: "\(path).*") }
    case .object(let members): compareMembers(members(), schema, at: path)
    case .nullable, .choice, .any: break
    }
  }

  private mutating func expect(_ type: String, _ schema: Schema, at path: String) {
    if schema.types != [type] { faults.append("\(path) is \(schema.types), not \(type)") }
  }

  private mutating func compareMembers(_ all: [AnswerMember], _ schema: Schema, at path: String) {
    let name = schema.name ?? path
    guard !open.contains(name) else { return }
    open.append(name)
    defer { open.removeLast() }
    var members: [AnswerMember] = []
    for member in all where !members.contains(where: { $0.name == member.name }) { members.append(member) }
    let order = schema.properties.map(\.name)
    var places: [Int] = []
    for member in members {
      guard let place = order.firstIndex(of: member.name) else {
        faults.append("\(path) has no property \(member.name)")
        continue
      }
      places.append(place)
      compare(member.shape, .inline(schema.properties[place].node), at: "\(path).\(member.name)")
    }
    if places != places.sorted() {
      faults.append(
        "\(path): the contract has another order than \(members.map(\.name).joined(separator: ", "))")
    }
    let always = Set(members.filter { !$0.isOptional }.map(\.name))
    let written = Set(members.map(\.name))
    let use = uses[name] ?? Use(schema: schema, written: [], always: always)
    uses[name] = Use(
      schema: schema, written: use.written.union(written), always: use.always.intersection(always))
  }
}

/// What the checks read of a schema: its own members, and those of schemas that it is made of.
struct Schema {
  private(set) var name: String?
  private(set) var properties: [(name: String, node: Node)] = []
  private(set) var required: Set<String> = []
  private(set) var types: [String] = []
  private(set) var words: [String] = []
  private(set) var items: ContractCheck.Place?
  private(set) var values: ContractCheck.Place?
  /// What `oneOf` and `anyOf` list, without null.
  private(set) var alternatives: [ContractCheck.Place] = []
  private(set) var isNullable = false

  init(_ place: ContractCheck.Place, in schemas: Node.Mapping) {
    switch place {
    case .named(let name):
      if let node = schemas[Node(name)] { add(node, in: schemas) }
      self.name = name
    case .inline(let node): add(node, in: schemas)
    }
  }

  private mutating func add(_ node: Node, in schemas: Node.Mapping) {
    if let reference = node["$ref"]?.string, let target = reference.split(separator: "/").last {
      self = Schema(.named(String(target)), in: schemas)
    }
    for part in node["allOf"]?.array() ?? [] {
      let part = Schema(.inline(part), in: schemas)
      properties += part.properties
      required.formUnion(part.required)
      types = ["object"]
    }
    for (key, value) in node["properties"]?.mapping ?? [:] { properties.append((key.string ?? "", value)) }
    required.formUnion(node["required"]?.array().compactMap(\.string) ?? [])
    if let type = node["type"] { types = type.string.map { [$0] } ?? type.array().compactMap(\.string) }
    if types.contains("null") {
      isNullable = true
      types.removeAll { $0 == "null" }
    }
    words += node["enum"]?.array().compactMap(\.string).filter { $0 != "null" } ?? []
    if let items = node["items"] { self.items = .inline(items) }
    if let values = node["additionalProperties"], values.mapping != nil { self.values = .inline(values) }
    for choice in (node["oneOf"] ?? node["anyOf"])?.array() ?? [] {
      if choice["type"]?.string == "null" { isNullable = true } else { alternatives.append(.inline(choice)) }
    }
  }
}
