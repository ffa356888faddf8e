import Archives
import HTTPServer
import InterfaceBuilder
import LayoutCoding
import LayoutService
import Operations
import TestSupport
import XML

let mostEnvironments = 12

/// The service with limits that small inputs meet.
private let service = Service(settings: settings)
private let router = service.makeRouter()

private var settings: Settings {
  var settings = Settings()
  (settings.limits.decoding.depth, settings.limits.decoding.views, settings.limits.decoding.constraints) = (
    64, 200, 400
  )
  settings.limits.decoding.assets = 200
  settings.limits.decoding.environments = mostEnvironments
  (settings.limits.archive.bytes, settings.limits.archive.entries) = (1 << 20, 64)
  settings.limits.contentsBytes = 64 * 1024
  settings.limits.answerBytes = 4 * 1024 * 1024
  settings.limits.solveSeconds = 2
  settings.logLevel = .error
  return settings
}

/// What of an answer must be the same each time.
struct Answer: Equatable {
  var status: HTTPStatus
  var bytes: [UInt8]
}

/// Sends a body twice: the answers must be no failure of ours, and the same.
@discardableResult
func checkAnswers(
  _ target: String, _ body: UnsafeRawBufferPointer, _ headers: [HTTPField]
) throws(BrokenProperty) -> Answer {
  let first = try checkAnswer(to: HTTPRequest(.post, target, headers: headers, body: body))
  let second = try checkAnswer(to: HTTPRequest(.post, target, headers: headers, body: body))
  if first.status.code == 504 || second.status.code == 504 { return first }
  try expect(first.status == second.status, "the status is the same: \(first.status), \(second.status)")
  try expect(
    first.bytes == second.bytes, "the same request has the same answer: \(difference(first, second))")
  return first
}

/// Sends a request: the answer must be no failure of ours, and what it says that it is.
func checkAnswer(to request: HTTPRequest) throws(BrokenProperty) -> Answer {
  let response = router.response(to: request)
  let bytes: [UInt8] =
    switch response.body {
    case .empty: []
    case .bytes(let buffer): buffer.bytes
    case .constant(let text): Array(text.bytes)
    case .pieces(let pieces): pieces.joined().bytes
    }
  let status = response.status
  try expect(status.code < 500 || status.code == 504, "no failure of ours: \(status.code)")
  if isJSON(response), !bytes.isEmpty {
    try expect(bytes.withUnsafeBytes { JSONTree($0) != nil }, "the answer is JSON")
  }
  if response.header("Content-Type")?.hasPrefix("image/svg+xml") == true {
    let isXML = bytes.withUnsafeBytes { (try? parseXML($0, XMLLimits(depth: 1000))) != nil }
    try expect(isXML, "the picture is well-formed")
  }
  return Answer(status: status, bytes: bytes)
}

private func isJSON(_ response: HTTPResponse) -> Bool {
  let type = response.header("Content-Type") ?? ""
  return type == "application/json" || type == "application/problem+json"
}

/// What two answers have from the first byte on in which they differ.
private func difference(_ first: Answer, _ second: Answer) -> String {
  let start = zip(first.bytes, second.bytes).prefix { $0 == $1 }.count
  let ends = [first, second].map { String(decoding: $0.bytes[start...].prefix(200), as: UTF8.self) }
  return "\(first.status.code), from byte \(start) on '\(ends[0])' and '\(ends[1])'"
}
