import HTTPServer
import JSON
import TestSupport

/// How answers can be asked for.
private let ways: [(query: String, accept: String)] = [
  ("", "application/json"), ("?show=all&traits=all&exact", "application/json"), ("", "text/plain"),
  ("?compact", "application/json"), ("", "application/x-ndjson"),
  ("?strict&fields=frames", "application/json"), ("?show=all", "image/svg+xml"), ("", "text/html"),
]

extension FuzzTarget {
  /// Bytes as a document for `/v1/resolve`: decoding, resolving and encoding, in the ways that answers can be asked for.
  static let resolve = FuzzTarget("resolve", readings: 2, load: loadOfDocument) { input in
    let way = ways[Int(input.choice % UInt64(ways.count))]
    try checkAnswers(
      "/v1/resolve" + way.query, input,
      [HTTPField("Content-Type", "application/json"), HTTPField("Accept", way.accept)])
  }

  /// Bytes as a document for `/v1/transition`.
  static let transition = FuzzTarget("transition", readings: 2, load: loadOfDocument) { input in
    let accept = input.choice % 4 == 0 ? "text/plain" : "application/json"
    try checkAnswers(
      "/v1/transition?events=all", input,
      [HTTPField("Content-Type", "application/json"), HTTPField("Accept", accept)])
  }

  /// Bytes as what `/v1/assets/select` reads: a document, a zip archive, or a form with both.
  static let assets = FuzzTarget("assets", readings: 2, load: loadOfArchive) { input in
    let type =
      switch input.first {
      case UInt8(ascii: "P"): "application/zip"
      case UInt8(ascii: "-"): "multipart/form-data; boundary=b"
      default: "application/json"
      }
    try checkAnswers("/v1/assets/select?device=iphone-15", input, [HTTPField("Content-Type", type)])
  }

  /// Bytes as a document for `/v1/diff`, with the old and the new side: each way to ask, twice the same.
  static let diff = FuzzTarget("diff", readings: 2, load: loadOfDocument) { input in
    let accept = ["application/json", "text/plain", "text/html", "image/svg+xml"][Int(input.choice % 4)]
    let isForm = input.first == UInt8(ascii: "-")
    let type = isForm ? "multipart/form-data; boundary=b" : "application/json"
    try checkAnswers("/v1/diff", input, [HTTPField("Content-Type", type), HTTPField("Accept", accept)])
  }

  /// Bytes of any kind for `/v1/explain`, `/v1/lint` and `/v1/import`, which tell by themselves what they are.
  static let questions = FuzzTarget("questions", readings: 2, load: loadOfDocument) { input in
    let (address, accept) = [
      ("/v1/explain?view=a", "application/json"), ("/v1/explain", "text/plain"), ("/v1/explain", "text/html"),
      ("/v1/lint", "application/json"), ("/v1/lint", "application/sarif+json"), ("/v1/lint", "text/plain"),
      ("/v1/import", "application/json"),
    ][Int(input.choice % 7)]
    try checkAnswers(address, input, [HTTPField("Accept", accept)])
  }

  /// Bytes of any kind for `/v1/sweep`, which lays them out in windows of up to 21 sizes, each twice.
  static let sweep = FuzzTarget("sweep", readings: 42, load: loadOfDocument) { input in
    let accept = ["application/json", "text/plain", "application/sarif+json", "image/svg+xml"][
      Int(input.choice % 4)]
    let side = input.choice % 8 < 4 ? "width" : "height"
    try checkAnswers("/v1/sweep?\(side)=320...330", input, [HTTPField("Accept", accept)])
  }

  /// Bytes as a document that was deflated for an address.
  static let link = FuzzTarget("link", readings: 2, load: loadOfLink) { input in
    let ending = endings[Int(input.choice % UInt64(endings.count))]
    let target = "/v1/resolve/" + Base64.forAddresses.encode(input) + ending
    let first = try checkAnswer(to: HTTPRequest(.get, target))
    let second = try checkAnswer(to: HTTPRequest(.get, target))
    try expect(first == second, "the same address has the same answer")
  }

  /// Bytes as a form, of which the first line is the boundary: for documents with catalogues, apps, and both sides of a
  /// comparison.
  static let form = FuzzTarget("form", readings: 2, load: loadOfArchive) { input in
    let parts = input.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    let boundary = String(decoding: parts[0].filter { (0x20...0x7E).contains($0) }, as: UTF8.self)
    let body = UnsafeRawBufferPointer(rebasing: parts.count > 1 ? parts[1] : parts[0])
    let address = ["/v1/resolve", "/v1/diff", "/v1/assets/select?device=iphone-15"][Int(input.choice % 3)]
    let type = HTTPField("Content-Type", "multipart/form-data; boundary=" + boundary)
    try checkAnswers(address, body, [type])
  }

  /// Text as the folder of an app, a file after each byte 1E, of which the first line is the path.
  static let app = FuzzTarget("app", readings: 2, load: loadOfDocument) { input in
    let files = input.split(separator: 0x1E, maxSplits: 15).map { file in
      let parts = file.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
      return (String(decoding: parts[0], as: UTF8.self), Array(parts.count > 1 ? parts[1] : parts[0]))
    }
    let (query, accept) = [
      ("", "application/json"), ("&locale=de", "application/json"), ("&locale=de", "image/svg+xml"),
      ("", "text/plain"),
    ][Int(input.choice % 4)]
    let fields = [HTTPField("Content-Type", "application/zip"), HTTPField("Accept", accept)]
    _ = try storedZip(files).withUnsafeBytes { archive in
      try checkAnswers("/v1/resolve?device=iphone-15" + query, archive, fields)
    }
  }

  /// Text as the target of a request: a path, or the query of a small document.
  static let query = FuzzTarget("query", mostBytes: headBytes, load: loadOfQuery) { input in
    let text = String(decoding: input, as: UTF8.self)
    if text.hasPrefix("/") {
      _ = try checkAnswer(to: HTTPRequest(.get, text))
    } else {
      let fields = [HTTPField("Content-Type", "application/json")]
      _ = try checkAnswer(to: HTTPRequest(.post, "/v1/resolve?" + text, headers: fields, body: smallDocument))
    }
  }
}

/// What a connection keeps of a request's head, its line among it.
private let headBytes = HTTPServer.Configuration().connectionMemory

/// How a link says what it is to be answered as.
private let endings = ["", ".json", ".svg", ".html", ".txt"]

/// A query may ask for as many environments as there may be.
@Sendable private func loadOfQuery(_ input: UnsafeRawBufferPointer) -> Int {
  input.count + smallDocument.count * mostEnvironments
}

private let smallDocument = Array(
  #"{"device":"iPhone 6","hierarchy":{"id":"v","subviews":[{"id":"a","type":"label","text":"A"}]}}"#.utf8)
