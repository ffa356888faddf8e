import AssetSelection
import Foundation
import JSON
import LayoutCoding
import LayoutModel
import TestSupport
import Testing

/// One case of `Tests/Fixtures/assets/asset-cases.json`; where each case comes from stands in its `source`.
struct AssetsCase: @unchecked Sendable, CustomStringConvertible {
  let id: String
  let kind: String
  /// Immutable after reading.
  let object: [String: Any]

  var description: String { "\(id) \(object["title"] ?? "")" }

  static let all: [AssetsCase] = {
    guard let data = try? Repository.fixture("assets/asset-cases.json"),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let cases = object["cases"] as? [[String: Any]]
    else { return [] }
    return cases.compactMap { object in
      guard let id = object["id"] as? String, let kind = object["kind"] as? String else { return nil }
      return AssetsCase(id: id, kind: kind, object: object)
    }
  }()

  static func all(_ kinds: String...) -> [AssetsCase] { all.filter { kinds.contains($0.kind) } }

  /// The request of the case, and what its answer must hold; a sequence has several.
  var steps: [(request: [String: Any], expected: [String: Any])] {
    var request = object.filter {
      ["contents", "registrations", "files", "traits", "environment"].contains($0.key)
    }
    guard let steps = object["steps"] as? [[String: Any]] else {
      return [(request, object["expect"] as? [String: Any] ?? [:])]
    }
    return steps.map { step in
      request["traits"] = step["traits"]
      return (request, step["expect"] as? [String: Any] ?? [:])
    }
  }
}

/// Decodes a request for a variant, chooses it and writes the answer.
func selectAsset(_ request: [String: Any]) throws -> [String: Any] {
  try selectAsset(json(request))
}

func selectAsset(_ body: [UInt8]) throws -> [String: Any] {
  let request = try decodeAssetRequest(body)
  let set = try #require(request.set)
  let context = AssetContext(
    request.traits, in: AssetSurroundings(request.environment), idiom: request.idiom)
  var selection = selectVariant(
    of: set, named: request.name, in: context, isFlipped: request.flipsForRightToLeft)
  selection.diagnostics = set.diagnostics + selection.diagnostics
  return try answer(selection)
}

func answer(_ selection: AssetSelection) throws -> [String: Any] {
  var writer = JSONWriter()
  selection.write(to: &writer)
  return try #require(try JSONSerialization.jsonObject(with: Data(writer.bytes())) as? [String: Any])
}

func json(_ object: Any) throws -> [UInt8] {
  Array(try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys]))
}

/// What an answer lacks of what is expected. Absent keys are not asked for, `rejected` and `diagnostics` name
/// some.
func differences(_ expected: [String: Any], _ answer: [String: Any]) -> [String] {
  expected.sorted { $0.key < $1.key }.flatMap { key, want -> [String] in
    switch key {
    case "changed", "count": return []
    case "rejected":
      let rows = answer["rejected"] as? [[String: Any]] ?? []
      return (want as? [String: String] ?? [:]).compactMap { name, code in
        let have = rows.first { $0["filename"] as? String == name }?["code"] as? String
        return have == code ? nil : "\(name) should be \(code), is \(have ?? "not rejected")"
      }
    case "diagnostics":
      let have = (answer["diagnostics"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
      return (want as? [String] ?? []).filter { !have.contains($0) }.map { "no diagnostic \($0) in \(have)" }
    default:
      let have = answer[key == "index" ? "rowIndex" : key]
      return isSame(want, have) ? [] : ["\(key) should be \(want), is \(have ?? "absent")"]
    }
  }
}

/// Numbers within the tolerance of the cases; lists of numbers also as the members of a size, insets or a
/// colour.
private func isSame(_ want: Any, _ have: Any?) -> Bool {
  if let want = want as? [Any], let object = have as? [String: Any] {
    let names = [["width", "height"], ["red", "green", "blue", "alpha"], ["white", "alpha"]]
    guard let keys = names.first(where: { Set($0) == Set(object.keys) }), keys.count == want.count else {
      return false
    }
    return zip(want, keys).allSatisfy { isSame($0, object[$1]) }
  }
  if let want = want as? [String: Any], let have = have as? [String: Any] {
    return want.allSatisfy { isSame($0.value, have[$0.key]) }
  }
  if let want = want as? NSNumber, let have = have as? NSNumber {
    return abs(want.doubleValue - have.doubleValue) <= 2e-6
  }
  return (want as? String) == (have as? String) && want is String
}
