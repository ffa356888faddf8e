import Foundation
import JSON
import LayoutCoding
import TestSupport
import Testing

/// Layouts, which are written by hand in part, are what their rows say: names, their order, what is always there, types.
@Suite struct AnswerShapeTests {
  private static let queries = [
    "", "?exact=true", "?traits=all", "?show=all", "?exact=true&traits=all&show=all",
  ]

  @Test(arguments: queries)
  func layoutsAreWhatTheirRowsSay(_ query: String) throws {
    let client = Client()
    let contract = try client.get("/openapi.json").object()
    let operation = try #require(contract.at("paths", "/v1/resolve", "post") as? [String: Any])
    let requests = try #require(
      operation.at("requestBody", "content", "application/json", "examples") as? [String: [String: Any]])
    var (faults, layouts): ([String], Int) = ([], 0)
    for (name, example) in requests.sorted(by: { $0.key < $1.key }) {
      let body = try JSONSerialization.data(withJSONObject: example["value"] ?? [:], options: [.sortedKeys])
      let answer = client.post("/v1/resolve\(query)", String(decoding: body, as: UTF8.self))
      guard answer.status == 200, let tree = answer.body.withUnsafeBytes({ JSONTree($0) }) else { continue }
      let results = tree["results"]?.elements ?? [tree]
      for layout in results where layout["problem"] == nil {
        layouts += 1
        layout.compare(.object { LayoutMembers.layout }, at: name, &faults)
      }
    }
    #expect(faults.isEmpty, "\(faults.prefix(20).joined(separator: "\n"))")
    #expect(layouts > 10)
  }

  @Test func anotherOrderIsFound() {
    var faults: [String] = []
    let tree = JSONTree.object([.init(name: "y", value: .number(1)), .init(name: "x", value: .string("1"))])
    tree.compare(.object { [AnswerMember("x", .number), AnswerMember("y", .number)] }, at: "point", &faults)
    #expect(faults == ["point has y, x", "point.x is no number"])
  }
}

extension JSONTree {
  fileprivate subscript(name: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  fileprivate var elements: [JSONTree]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// Notes where a value is not what a shape says.
  fileprivate func compare(_ shape: AnswerShape, at path: String, _ faults: inout [String]) {
    switch (shape, self) {
    case (.any, _), (.text, .string), (.flag, .boolean), (.number, .number), (.nullable, .null): break
    case (.integer, .number(let value)) where value == value.rounded(): break
    case (.words(let words), .string(let word)) where words.contains(word): break
    case (.nullable(let shape), _): compare(shape, at: path, &faults)
    case (.list(let shape), .array(let elements)):
      for element in elements { element.compare(shape, at: "\(path)[]", &faults) }
    case (.map(let shape), .object(let members)):
      for member in members { member.value.compare(shape, at: "\(path).\(member.name)", &faults) }
    case (.object(let members), .object(let written)): compare(members(), written, at: path, &faults)
    case (.choice(let shapes), _):
      let attempts = shapes.map { shape in
        var attempt: [String] = []
        compare(shape, at: path, &attempt)
        return attempt
      }
      faults += attempts.min { $0.count < $1.count } ?? []
    default: faults.append("\(path) is no \(shape)")
    }
  }

  private func compare(
    _ members: [AnswerMember], _ written: [Member], at path: String, _ faults: inout [String]
  ) {
    // Traits of the document have names of their own.
    let known = members.filter { member in written.contains { $0.name == member.name } }.map(\.name)
    var order: [String] = []
    for name in known where !order.contains(name) { order.append(name) }
    let names = written.map(\.name)
    if names.filter(order.contains) != order { faults.append("\(path) has \(names.joined(separator: ", "))") }
    for member in members where !member.isOptional && !names.contains(member.name) {
      faults.append("\(path) has no \(member.name)")
    }
    for member in written {
      // Several kinds of one object may mean something else by a name.
      let shapes = members.filter { $0.name == member.name }.map(\.shape)
      guard !shapes.isEmpty else {
        if !path.hasSuffix("raits") { faults.append("\(path).\(member.name) has no row") }
        continue
      }
      member.value.compare(.choice(shapes), at: "\(path).\(member.name)", &faults)
    }
  }
}
