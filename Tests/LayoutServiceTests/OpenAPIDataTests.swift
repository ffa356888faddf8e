import Foundation
import Testing
import Yams

@testable import LayoutService

/// The embedded contract is the file, and its two forms say the same.
struct OpenAPIDataTests {
  @Test func embedsTheFile() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../openapi.yaml")
    #expect(try OpenAPIData.yaml.withUTF8Buffer { Data($0) } == Data(contentsOf: file))
  }

  @Test func bothFormsAgree() throws {
    let yaml = try JSONValue(yaml: Yams.load(yaml: OpenAPIData.yaml.description))
    let json = try JSONDecoder().decode(
      JSONValue.self, from: OpenAPIData.json.withUTF8Buffer { Data($0) })
    #expect(yaml == json)
    guard case .object(let contract) = json else {
      Issue.record("The contract is no object.")
      return
    }
    #expect(contract["openapi"] == .string("3.1.0"))
  }
}

/// A JSON text as a value, from either notation.
private enum JSONValue: Equatable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// - Throws: ``NotJSON`` for what JSON cannot say, such as a date or a name that is no string.
  init(yaml: Any?) throws {
    switch yaml {
    case nil, is NSNull: self = .null
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .number(Double(value))
    case let value as Double: self = .number(value)
    case let value as String: self = .string(value)
    case let value as [Any]: self = .array(try value.map { try JSONValue(yaml: $0) })
    case let value as [String: Any]: self = .object(try value.mapValues { try JSONValue(yaml: $0) })
    default: throw NotJSON(value: "\(yaml as Any)")
    }
  }

  struct NotJSON: Error {
    var value: String
  }
}
