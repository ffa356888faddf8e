import AdaptiveLayout
import Foundation
import JSON
import LayoutCoding
import LayoutModel
import TestSupport
import Testing

/// A request, and some members of its answer: worked examples and rules of containers and traits.
struct AnswerFixture: Sendable, CustomStringConvertible {
  let description: String
  let request: Data
  /// JSON of an object by JSON Pointer into the answer. A rectangle may be an array of four numbers; `"absent"` is a
  /// member that is not there.
  let answer: Data
  /// Codes and pointers of a request that is refused; nil for one that is not.
  let faults: [String]?
  let diagnostics: [String]?

  static func all(in folders: String...) -> [AnswerFixture] {
    folders.flatMap { folder in
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: Repository.fixtures.path + "/" + folder)) ?? []
      return names.filter { $0.hasSuffix(".json") }.sorted().flatMap { load("\(folder)/\($0)") }
    }
  }

  private static func load(_ file: String) -> [AnswerFixture] {
    guard let data = try? Data(contentsOf: Repository.fixtures.appending(path: file)),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      object["provenance"] is String, let cases = object["cases"] as? [[String: Any]]
    else {
      Issue.record("\(file) is no fixture, or does not say where its numbers come from")
      return []
    }
    return cases.map { AnswerFixture($0, file: file) }
  }

  private init(_ object: [String: Any], file: String) {
    func json(_ key: String) -> Data {
      (try? JSONSerialization.data(withJSONObject: object[key] ?? [:], options: [.sortedKeys])) ?? Data()
    }
    description = "\(file): \(object["name"] ?? "")"
    request = json("request")
    answer = json("answer")
    faults = object["faults"] as? [String]
    diagnostics = object["diagnostics"] as? [String]
  }
}

@Suite struct ContainerFixtureTests {
  static let fixtures = AnswerFixture.all(in: "containers")

  @Test func fixturesAreFound() {
    #expect(Self.fixtures.count > 90)
  }

  @Test(arguments: fixtures)
  func answersAsPromised(_ fixture: AnswerFixture) throws {
    let outcome = answer(to: Array(fixture.request))
    guard let layout = outcome.layout else {
      #expect(outcome.faults == fixture.faults, "\(fixture)")
      return
    }
    #expect(fixture.faults == nil, "\(fixture) has no faults")
    var writer = JSONWriter()
    var encoder = LayoutEncoder()
    encoder.encode(layout, to: &writer)
    let answer = try JSONSerialization.jsonObject(with: Data(writer.bytes()))
    let expected = try #require(try JSONSerialization.jsonObject(with: fixture.answer) as? [String: Any])
    for (pointer, value) in expected.sorted(by: { $0.key < $1.key }) {
      let found = member(pointer, of: answer)
      #expect(
        matches(found, value), "\(pointer) in \(fixture): \(String(describing: found)), expected \(value)")
    }
    if let codes = fixture.diagnostics {
      let found = layout.diagnostics.map(\.code.rawValue).filter { $0 != "ambiguousLayout" }
      #expect(found == codes, "\(fixture)")
    }
  }

  private func answer(to body: [UInt8]) -> (layout: Layout?, faults: [String]) {
    var faults: [Fault] = []
    do throws(FaultList) {
      let request = try decodeLayoutRequest(body)
      faults = validateConstraints(request.document)
      do throws(Fault) {
        let window = try makeEnvironment(request.environments[0].request, at: .root)
        faults += validateFeatures(request.document, in: window.environment)
        if faults.isEmpty {
          var workspace = ResolutionWorkspace()
          if let layout = try? resolve(request.document, in: window.environment, workspace: &workspace) {
            return (layout, [])
          }
        }
      } catch {
        faults.append(error)
      }
    } catch {
      faults = error.faults
    }
    return (nil, faults.map { "\(String(describing: $0.kind).prefix { $0 != "(" }) \($0.pointer.fragment)" })
  }

  private func member(_ pointer: String, of answer: Any) -> Any? {
    var value: Any? = answer
    for token in pointer.split(separator: "/") {
      let name = String(token).replacing("~1", with: "/")
      if let list = value as? [Any] {
        value = Int(name).flatMap { list.indices.contains($0) ? list[$0] : nil }
      } else {
        value = (value as? [String: Any])?[name]
      }
    }
    return value
  }

  private func matches(_ found: Any?, _ expected: Any) -> Bool {
    if expected as? String == "absent" { return found == nil }
    if let frame = expected as? [Double], let rect = found as? [String: Double] {
      let values = ["x", "y", "width", "height"].map { rect[$0] ?? .nan }
      return zip(values, frame).allSatisfy { abs($0 - $1) < 1e-5 }
    }
    if let number = expected as? Double, let value = found as? Double { return abs(number - value) < 1e-5 }
    if let object = expected as? [String: Any], let value = found as? [String: Any] {
      return object.count == value.count && object.allSatisfy { matches(value[$0.key], $0.value) }
    }
    guard let found else { return false }
    return (found as? NSObject) == (expected as? NSObject)
  }
}
