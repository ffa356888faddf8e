import EmbeddedData
import Foundation
import TestSupport
import Testing
import Yams

private func text(of file: EmbeddedFile) -> String {
  String(decoding: UnsafeBufferPointer(start: file.start, count: file.count), as: UTF8.self)
}

/// The embedded contract is the file, and its two forms say the same.
struct OpenAPIDataTests {
  @Test func embedsTheFile() throws {
    #expect(text(of: .contractAsYAML) == (try Repository.text("openapi.yaml")))
  }

  @Test func bothFormsAgree() throws {
    let yaml = try JSONValue(yaml: Yams.load(yaml: text(of: .contractAsYAML)))
    let json = try JSONDecoder().decode(JSONValue.self, from: Data(text(of: .contractAsJSON).utf8))
    #expect(yaml == json)
    guard case .object(let contract) = json else {
      Issue.record("The contract is no object.")
      return
    }
    #expect(contract["openapi"] == .string("3.1.0"))
  }
}

extension JSONValue {
  /// - Throws: ``NotJSON`` for what JSON cannot say, such as a date or a name that is no string.
  fileprivate init(yaml: Any?) throws {
    switch yaml {
    case nil, is NSNull: self = .null
    case let value as Bool: self = .boolean(value)
    case let value as Int: self = .number(Double(value))
    case let value as Double: self = .number(value)
    case let value as String: self = .string(value)
    case let value as [Any]: self = .array(try value.map { try JSONValue(yaml: $0) })
    case let value as [String: Any]: self = .object(try value.mapValues { try JSONValue(yaml: $0) })
    default: throw NotJSON(value: "\(yaml as Any)")
    }
  }
}

private struct NotJSON: Error {
  var value: String
}
