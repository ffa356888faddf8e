import JSON
import TestSupport
import Testing
import Yams

@testable import LayoutCoding

/// The tables of keys and the contract say the same.
@Suite struct KeyTableTests {
  /// Schemas, the names of their keys, and those names with the other spellings.
  private static let tables: [(schemas: [String], names: [String], spellings: [String])] = [
    (["View"], ViewKey.allCases.map(\.name), ViewKey.rows.keys.table.words),
    (["ViewController"], ControllerKey.allCases.map(\.name), ControllerKey.rows.keys.table.words),
    (["Presentation"], PresentationKey.allCases.map(\.name), PresentationKey.keys.table.words),
    (
      ["Constraint", "VisualFormat", "ConstraintLine"], ConstraintKey.allCases.map(\.name),
      ConstraintKey.rows.keys.table.words
    ),
  ]

  /// Other spellings may be missing in the contract: it has one way to say a thing.
  @Test(arguments: tables.indices)
  func theContractHasTheSameKeys(_ index: Int) throws {
    let (schemas, names, spellings) = Self.tables[index]
    let properties = Set(try schemas.flatMap { try keys(ofSchema: $0) })
    #expect(Set(names).subtracting(properties) == [])
    #expect(properties.subtracting(spellings) == [])
  }

  @Test(arguments: [
    ("View", IgnoredKeys.ofViews), ("ViewController", IgnoredKeys.ofControllers),
    ("Presentation", IgnoredKeys.ofPresentations),
  ])
  func theContractHasTheIgnoredKeys(_ name: String, _ ignored: [String]) throws {
    let contract = try #require(try Yams.load(yaml: try Repository.text("openapi.yaml")) as? [String: Any])
    let schemas = (contract["components"] as? [String: Any])?["schemas"] as? [String: Any]
    let patterns = (schemas?[name] as? [String: Any])?["patternProperties"] as? [String: Any]
    let pattern = try #require(patterns?.keys.first { !$0.hasPrefix("^(//") })
    let names = pattern.dropFirst(2).dropLast(2).split(separator: "|").map(String.init)
    #expect(Set(names) == Set(ignored))
    #expect(pattern.hasPrefix("^(") && pattern.hasSuffix(")$"))
  }

  private func keys(ofSchema schema: String) throws -> [String] {
    let text = try Repository.text("openapi.yaml")
    let contract = try #require(try Yams.load(yaml: text) as? [String: Any])
    let components = try #require(contract["components"] as? [String: Any])
    let schemas = try #require(components["schemas"] as? [String: Any])
    return keys(of: try #require(schemas[schema] as? [String: Any]), in: schemas)
  }

  /// The properties of a schema and of those that it is made of.
  private func keys(of schema: [String: Any], in schemas: [String: Any]) -> [String] {
    var names = (schema["properties"] as? [String: Any]).map { Array($0.keys) } ?? []
    for composition in ["allOf", "oneOf", "anyOf"] {
      for part in schema[composition] as? [[String: Any]] ?? [] { names += keys(of: part, in: schemas) }
    }
    if let reference = schema["$ref"] as? String, let name = reference.split(separator: "/").last,
      let part = schemas[String(name)] as? [String: Any]
    {
      names += keys(of: part, in: schemas)
    }
    return names
  }
}
