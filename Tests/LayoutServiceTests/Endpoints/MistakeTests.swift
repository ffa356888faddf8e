import Foundation
import HTTPServer
import TestSupport
import Testing

/// What callers do wrong, and that the answer says what, where and what to do instead.
@Suite struct MistakeTests {
  struct Mistake: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var method: String?
    var path: String
    var contentType: String?
    var headers: [String: String]?
    var body: String
    var status: Int
    /// Code of the first error; nil for a problem without errors.
    var code: String?
    var pointer: String?
    /// What the sentences contain.
    var says: [String]
    /// How well the answer helps, as people who read it judged: a point each for place, reason and remedy.
    var grade: Int

    var testDescription: String { name }
  }

  static let mistakes: [Mistake] = {
    guard let text = try? Repository.text("Tests/Fixtures/faults/mistakes.json"),
      let mistakes = try? JSONDecoder().decode([Mistake].self, from: Data(text.utf8))
    else { preconditionFailure("the fixture cannot be read") }
    return mistakes
  }()

  @Test(arguments: mistakes)
  func isExplained(_ mistake: Mistake) throws {
    let method = HTTPMethod(rawValue: mistake.method ?? "POST")
    var headers = [HTTPField("Content-Type", mistake.contentType ?? "application/json")]
    headers += (mistake.headers ?? [:]).map { HTTPField($0.key, $0.value) }
    let answer = Client().send(method, mistake.path, headers: headers, body: Array(mistake.body.utf8))
    #expect(answer.status == mistake.status, "\(answer.text)")
    #expect(answer.response.contentType == "application/problem+json")
    let problem = try answer.object()
    let first = (problem["errors"] as? [[String: Any]])?.first
    if let code = mistake.code { #expect(first?["code"] as? String == code, "\(answer.text)") }
    if let pointer = mistake.pointer { #expect(first?["pointer"] as? String == pointer, "\(answer.text)") }
    let words = "\(problem["detail"] ?? "") \(first?["detail"] ?? "")"
    for part in mistake.says { #expect(words.contains(part), "\(part): \(words)") }
  }

  /// No answer leaves its reader without two of place, reason and remedy, and nearly all have all three.
  @Test func answersHelp() {
    let grades = Self.mistakes.map(\.grade)
    #expect(grades.count >= 100)
    #expect(grades.allSatisfy { $0 >= 2 })
    #expect(Double(grades.reduce(0, +)) >= 2.8 * Double(grades.count))
    #expect(Set(Self.mistakes.map(\.name)).count == grades.count)
  }

  /// The fixture's body of gzip has no bytes that are not text.
  @Test func packedBodiesSayWhatIsTaken() {
    let headers = [HTTPField("Content-Type", "application/json"), HTTPField("Content-Encoding", "br")]
    let answer = Client().send(.post, "/v1/resolve", headers: headers, body: [0x1F, 0x8B, 8, 0, 0, 0])
    #expect(answer.status == 415)
    #expect(answer.response.header("Accept-Encoding") == "gzip")
  }

  /// A byte order mark is not part of the text.
  @Test func saysWhatIsWrongWithOtherEncodings() {
    let body: [UInt8] = [0xFF, 0xFE] + "{}".utf8.flatMap { [$0, 0] }
    let answer = Client().send(
      .post, "/v1/resolve", headers: [HTTPField("Content-Type", "application/json")], body: body)
    #expect(answer.status == 400)
    #expect(answer.text.contains("UTF-16"))
  }
}
