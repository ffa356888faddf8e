import Foundation
import JSON
import LayoutModel
import TestSupport
import Testing

@testable import LayoutCoding

/// The reference of documents has every key of the tables, with its other spellings and whether it varies by size class.
@Suite struct ReferenceTableTests {
  private static let reference = Result { try readReference() }

  private static func readReference() throws -> [String: JSONValue] {
    guard
      case .object(let objects) = try JSONDecoder().decode(
        JSONValue.self, from: Repository.fixture("reference/keys.json"))
    else { return [:] }
    return objects
  }

  @Test(arguments: ReferenceTable.all)
  func theReferenceHasTheKeys(_ table: ReferenceTable) throws {
    let reference = try Self.reference.get()
    let objects = table.objects + table.besides
    let entries = objects.compactMap { reference[$0] }
    #expect(entries.count == objects.count, "classes.yaml has no section with one of \(objects)")
    for (word, key) in table.words {
      let isSaid = entries.contains { keys in
        keys[word] != nil || word != key && keys[key]?["spellings"]?.strings.contains(word) == true
      }
      #expect(
        isSaid,
        word == key
          ? "\(table.objects[0]).\(key) is not in openapi.yaml, or not in Scripts/reference/classes.yaml"
          : "Scripts/reference/spellings.yaml: write '\(word)' at \(table.objects[0]).\(key), then ./run generate"
      )
    }
  }

  /// What the reference says is taken is taken.
  @Test(arguments: ReferenceTable.all)
  func theTablesHaveTheSpellings(_ table: ReferenceTable) throws {
    let reference = try Self.reference.get()
    for object in table.objects {
      guard case .object(let keys)? = reference[object] else { continue }
      for (key, entry) in keys {
        for spelling in entry["spellings"]?.strings ?? [] {
          #expect(table.words.contains { $0 == (spelling, key) }, "\(object).\(key): \(spelling)")
        }
      }
    }
  }

  @Test func theReferenceSaysWhatVaries() throws {
    let reference = try Self.reference.get()
    func check(_ object: String, _ key: String, _ mayVary: Bool) {
      #expect(reference[object]?[key]?["varies"] == .boolean(mayVary), "\(object).\(key)")
    }
    for key in ViewKey.allCases { check("View", key.name, ViewKey.rows.value(of: key)?.mayVary ?? false) }
    for key in ControllerKey.allCases where ControllerKey.rows.value(of: key) != nil {
      check("ViewController", key.name, ControllerKey.rows.value(of: key)?.mayVary ?? false)
    }
    for key in ConstraintKey.allCases {
      let object = ["Constraint", "VisualFormat", "ConstraintLine"].first { reference[$0]?[key.name] != nil }
      check(object ?? "Constraint", key.name, ConstraintKey.rows.value(of: key)?.mayVary ?? false)
    }
  }
}

extension JSONValue {
  fileprivate subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  fileprivate var strings: [String] {
    guard case .array(let elements) = self else { return [] }
    return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}
