import Foundation
import HTTPServer
import LayoutService
import Operations
import Testing

/// The service without sockets: requests made by hand, answers read back.
struct Client: Sendable {
  let service: Service
  private let router: Router

  init(_ settings: Settings = Settings(), tokens: Tokens? = nil, fonts: FontFileSet? = nil) {
    service = Service(settings: settings, tokens: tokens, fonts: fonts)
    router = service.makeRouter()
  }

  var routes: [Router.Route] { router.routes }

  func get(_ target: String, accept: String? = nil) -> Answer {
    send(.get, target, headers: accept.map { [HTTPField("Accept", $0)] } ?? [])
  }

  func post(
    _ target: String, _ body: String, contentType: String? = "application/json", accept: String? = nil
  ) -> Answer {
    var headers: [HTTPField] = []
    if let contentType { headers.append(HTTPField("Content-Type", contentType)) }
    if let accept { headers.append(HTTPField("Accept", accept)) }
    return send(.post, target, headers: headers, body: Array(body.utf8))
  }

  /// Posts bytes, a form where nothing else is said.
  func upload(
    _ target: String, _ body: [UInt8], contentType: String = "multipart/form-data; boundary=limit",
    accept: String? = nil
  ) -> Answer {
    var headers = [HTTPField("Content-Type", contentType)]
    if let accept { headers.append(HTTPField("Accept", accept)) }
    return send(.post, target, headers: headers, body: body)
  }

  func send(_ method: HTTPMethod, _ target: String, headers: [HTTPField] = [], body: [UInt8] = []) -> Answer {
    Answer(router.response(to: HTTPRequest(method, target, headers: headers, body: body)))
  }
}

/// A body of type multipart/form-data as RFC 7578 writes it, for ``Client/upload(_:_:contentType:accept:)``.
func form(_ parts: (name: String, content: [UInt8])...) -> [UInt8] {
  var body: [UInt8] = []
  for part in parts {
    body += Array("--limit\r\nContent-Disposition: form-data; name=\"\(part.name)\"\r\n\r\n".utf8)
    body += part.content + [0x0D, 0x0A]
  }
  return body + Array("--limit--\r\n".utf8)
}

/// An answer with its body as bytes.
struct Answer {
  let response: HTTPResponse
  let body: [UInt8]

  init(_ response: HTTPResponse) {
    self.response = response
    body =
      switch response.body {
      case .empty: []
      case .bytes(let buffer): buffer.bytes
      case .constant(let text): Array(text.bytes)
      case .pieces(let pieces): pieces.joined().bytes
      }
  }

  var status: Int { response.status.code }
  var text: String { String(decoding: body, as: UTF8.self) }

  /// The body as a JSON object.
  func object() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
  }

  /// A text as a JSON object, nil for another one.
  static func object(of text: String) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
  }

  /// The `errors` of a problem.
  func errors() throws -> [[String: Any]] {
    try #require(try object()["errors"] as? [[String: Any]])
  }
}

extension [String: Any] {
  /// The value at a path of member names.
  func at(_ path: String...) -> Any? {
    var value: Any? = self
    for name in path { value = (value as? [String: Any])?[name] }
    return value
  }

  /// x, y, width, height of a rectangle member.
  func rect(_ path: String...) -> [Double]? {
    var value: Any? = self
    for name in path { value = (value as? [String: Any])?[name] }
    guard let rect = value as? [String: Any] else { return nil }
    return ["x", "y", "width", "height"].compactMap { (rect[$0] as? NSNumber)?.doubleValue }
  }
}
