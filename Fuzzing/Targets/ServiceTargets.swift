import Archives
import HTTPServer
import InterfaceBuilder
import LayoutCoding
import LayoutService
import Operations
import TestSupport

/// How answers can be asked for.
private let ways: [(query: String, accept: String)] = [
  ("", "application/json"), ("?show=all&traits=all&exact", "application/json"), ("", "text/plain"),
  ("?compact", "application/json"), ("", "application/x-ndjson"),
  ("?strict&fields=frames", "application/json"), ("?show=all", "image/svg+xml"), ("", "text/html"),
]

extension FuzzTarget {
  /// Bytes as a document for `/v1/resolve`: decoding, resolving and encoding, in the ways that answers can be asked for.
  static let resolve = FuzzTarget("resolve") { input in
    let way = ways[Int(input.fingerprint % UInt64(ways.count))]
    try checkAnswers(
      "/v1/resolve" + way.query, input,
      [HTTPField("Content-Type", "application/json"), HTTPField("Accept", way.accept)])
  }

  /// Bytes as a document for `/v1/transition`.
  static let transition = FuzzTarget("transition") { input in
    let accept = input.fingerprint % 4 == 0 ? "text/plain" : "application/json"
    try checkAnswers(
      "/v1/transition?events=all", input,
      [HTTPField("Content-Type", "application/json"), HTTPField("Accept", accept)])
  }

  /// Bytes as what `/v1/assets/select` reads: a document, a zip archive, or a form with both.
  static let assets = FuzzTarget("assets") { input in
    let type =
      switch input.first {
      case UInt8(ascii: "P"): "application/zip"
      case UInt8(ascii: "-"): "multipart/form-data; boundary=b"
      default: "application/json"
      }
    try checkAnswers("/v1/assets/select?device=iphone-15", input, [HTTPField("Content-Type", type)])
  }

  /// Text as the target of a request: a path, or the query of a small document.
  static let query = FuzzTarget("query") { input in
    let text = String(decoding: input, as: UTF8.self)
    if text.hasPrefix("/") {
      try checkAnswer(to: HTTPRequest(.get, text))
    } else {
      let fields = [HTTPField("Content-Type", "application/json")]
      try checkAnswer(to: HTTPRequest(.post, "/v1/resolve?" + text, headers: fields, body: smallDocument))
    }
  }
}

private let smallDocument = Array(
  #"{"device":"iPhone 6","hierarchy":{"id":"v","subviews":[{"id":"a","type":"label","text":"A"}]}}"#.utf8)

/// The service with limits that small inputs meet.
private let service = Service(settings: settings)
private let router = service.makeRouter()

private var settings: Settings {
  var settings = Settings()
  (settings.limits.decoding.depth, settings.limits.decoding.views, settings.limits.decoding.constraints) = (
    64, 200, 400
  )
  (settings.limits.decoding.assets, settings.limits.decoding.environments) = (200, 12)
  (settings.limits.archive.bytes, settings.limits.archive.entries) = (1 << 20, 64)
  settings.limits.contentsBytes = 64 * 1024
  settings.limits.answerBytes = 4 * 1024 * 1024
  settings.limits.solveSeconds = 2
  settings.logLevel = .error
  return settings
}

/// Sends a body twice: the answers must be no failure of ours, and the same.
private func checkAnswers(
  _ target: String, _ body: UnsafeRawBufferPointer, _ headers: [HTTPField]
) throws(BrokenProperty) {
  let first = try checkAnswer(to: HTTPRequest(.post, target, headers: headers, body: body))
  let second = try checkAnswer(to: HTTPRequest(.post, target, headers: headers, body: body))
  if first.status.code == 504 || second.status.code == 504 { return }
  try expect(first.status == second.status, "the status is the same: \(first.status), \(second.status)")
  try expect(first.bytes == second.bytes, "the same request has the same answer")
}

@discardableResult
private func checkAnswer(
  to request: HTTPRequest
) throws(BrokenProperty) -> (status: HTTPStatus, bytes: [UInt8]) {
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
  return (status, bytes)
}

private func isJSON(_ response: HTTPResponse) -> Bool {
  let type = response.header("Content-Type") ?? ""
  return type == "application/json" || type == "application/problem+json"
}
