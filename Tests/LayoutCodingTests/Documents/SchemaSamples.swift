import Foundation
import TestSupport
import Yams

/// Values that the contract allows, made of its schemas: for each a few that differ.
struct SchemaSamples {
  private let schemas: [String: Any]
  /// Objects below this level have only what they need.
  private static let deepest = 2

  init() throws {
    let contract = try Yams.load(yaml: try Repository.text("openapi.yaml")) as? [String: Any]
    schemas = (contract?["components"] as? [String: Any])?["schemas"] as? [String: Any] ?? [:]
  }

  /// A member of a schema with values, or of one of those that it is made of: `"key":value`.
  func members(_ name: String, of schema: String) -> [String] {
    let property = self.property(name, in: schemas[schema] as? [String: Any] ?? [:])
    let found = property.map { values(of: $0, 0) } ?? []
    return found.compactMap { value -> String? in
      guard let text = try? JSONSerialization.data(withJSONObject: [name: value], options: .sortedKeys) else {
        return nil
      }
      return String(String(decoding: text, as: UTF8.self).dropFirst().dropLast())
    }
  }

  private func property(_ name: String, in schema: [String: Any]) -> [String: Any]? {
    if let found = (schema["properties"] as? [String: Any])?[name] as? [String: Any] { return found }
    let parts = ["allOf", "oneOf", "anyOf"].flatMap { schema[$0] as? [[String: Any]] ?? [] }
    return parts.lazy.compactMap { property(name, in: resolved($0)) }.first
  }

  private func resolved(_ schema: [String: Any]) -> [String: Any] {
    guard let name = (schema["$ref"] as? String)?.split(separator: "/").last else { return schema }
    return schemas[String(name)] as? [String: Any] ?? [:]
  }

  private func values(of schema: [String: Any], _ depth: Int) -> [Any] {
    let schema = resolved(schema)
    if depth > 4 * Self.deepest { return [] }
    if let words = schema["enum"] as? [Any] { return words }
    for parts in ["oneOf", "anyOf"] {
      if let parts = schema[parts] as? [[String: Any]] {
        return parts.flatMap { values(of: $0, depth + 1).prefix(6) }
      }
    }
    if let parts = schema["allOf"] as? [[String: Any]] { return parts.flatMap { values(of: $0, depth + 1) } }
    let types = (schema["type"] as? [String]) ?? [schema["type"] as? String ?? "object"]
    return types.flatMap { values(of: schema, type: $0, depth) }
  }

  private func values(of schema: [String: Any], type: String, _ depth: Int) -> [Any] {
    switch type {
    case "boolean": return [true, false]
    case "string": return ["a"]
    case "number", "integer":
      let least = (schema["minimum"] as? Double) ?? (schema["minimum"] as? Int).map { Double($0) } ?? -9
      let most = (schema["maximum"] as? Double) ?? (schema["maximum"] as? Int).map { Double($0) } ?? 9
      let numbers = type == "integer" ? [7, 1, 0] : [7, 0.5, 1]
      return numbers.filter { $0 >= least && $0 <= most }
    case "array":
      let elements = values(of: schema["items"] as? [String: Any] ?? [:], depth + 1)
      return elements.prefix(6).map { [$0] }
    case "object": return objects(of: schema, depth)
    default: return []
    }
  }

  /// An object with what it needs and each of its members by turns.
  private func objects(of schema: [String: Any], _ depth: Int) -> [Any] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    var least: [String: Any] = [:]
    for name in schema["required"] as? [String] ?? [] {
      guard let property = properties[name], let value = values(of: property, depth + 1).first else {
        return []
      }
      least[name] = value
    }
    if depth >= Self.deepest { return [least] }
    var objects: [Any] = least.isEmpty ? [] : [least]
    for (name, property) in properties.sorted(by: { $0.key < $1.key }) where least[name] == nil {
      for value in values(of: property, depth + 1).prefix(2) {
        objects.append(least.merging([name: value]) { $1 })
      }
    }
    if let others = schema["additionalProperties"] as? [String: Any] {
      objects += values(of: others, depth + 1).prefix(3).map { least.merging(["a": $0]) { $1 } }
    }
    return Array(objects.prefix(40))
  }
}
