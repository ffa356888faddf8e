import ConsoleLogs
import HTTPServer

/// What a body is.
enum BodyKind {
  /// A request as JSON.
  case document
  case interfaceBuilderFile
  /// Several of the others, each in its part.
  case form
  /// A zipped folder.
  case archive
  /// What a console printed.
  case consoleLog

  /// By its first byte, among those that one can tell; nil for text of another kind.
  init?(ofBytes bytes: UnsafeRawBufferPointer) {
    switch firstByte(bytes) {
    case UInt8(ascii: "{"): self = .document
    case UInt8(ascii: "<"): self = .interfaceBuilderFile
    case UInt8(ascii: "P"): self = .archive
    default: return nil
    }
  }

  /// Whether a text has what a console prints about constraints, near its beginning.
  static func isConsoleLog(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let text = String(decoding: bytes.prefix(64 * 1024), as: UTF8.self)
    return ConsoleLogError.lookedFor.contains { text.contains($0) }
  }

  /// The media types that say so, the usual one first.
  var mediaTypes: [MediaType] {
    switch self {
    case .document: [.json]
    case .interfaceBuilderFile: [.xml, .textXML]
    case .form: [.multipart]
    case .archive: [.zip]
    case .consoleLog: [.text]
    }
  }
}

/// What an address says that it reads, in a POST and in a QUERY.
func acceptedFields(_ kinds: [BodyKind]) -> [HTTPField] { acceptFields(kinds.flatMap(\.mediaTypes)) }

/// The same for its media types.
func acceptFields(_ types: [MediaType]) -> [HTTPField] {
  let list = types.map(\.rawValue).joined(separator: ", ")
  return [HTTPField("Accept-Post", list), HTTPField("Accept-Query", list)]
}

extension Service {
  /// What the body of a request is: by the type that the client says. Without one, and with the type that curl sends
  /// by default, the first byte tells.
  ///
  /// - Parameter kinds: What the address reads, the usual one first.
  /// - Throws: The problem of a body of another kind.
  func bodyKind(of request: HTTPRequest, among kinds: [BodyKind]) throws(RequestFailure) -> BodyKind {
    if kinds.contains(.document), isPlainDocument(request) { return .document }
    let type = request.header("Content-Type").map { MediaType.essence(of: $0) } ?? ""
    if let kind = kinds.first(where: { $0.mediaTypes.contains { $0.rawValue == type } }) { return kind }
    // RFC 10008: a QUERY without a type is refused.
    let isUntold = type.isEmpty && request.method == .query
    if !isUntold, type.isEmpty || type == MediaType.form.rawValue {
      let (kind, isForm) = request.withBody {
        (
          kinds.contains(.consoleLog) && BodyKind.isConsoleLog($0) ? .consoleLog : BodyKind(ofBytes: $0),
          $0.prefix(200).contains(UInt8(ascii: "="))
        )
      }
      if let kind, kinds.contains(kind) { return kind }
      // What is nothing at all is read as the usual kind, so that it is told why it is not.
      if kind == nil, !isForm, case .document = kinds[0] { return .document }
    }
    if type.isEmpty, !isUntold { return kinds[0] }
    let types = kinds.map { $0.mediaTypes[0].rawValue }
    var names = types.last ?? ""
    if types.count > 1 { names = types.dropLast().joined(separator: ", ") + " or " + names }
    let isDocument = type == MediaType.json.rawValue && !kinds.contains(.document)
    let hint = isDocument ? " A layout document goes to /v1/resolve." : ""
    let found = isUntold ? "and Content-Type must say so" : "not '\(type)'"
    var problem = ProblemDetails(.unsupportedMediaType, "The body must be \(names), \(found).\(hint)")
    problem.acceptedTypes = kinds.flatMap(\.mediaTypes)
    throw RequestFailure(problem: problem)
  }

  /// Whether the client says what most say, which is told without making a text of it.
  private func isPlainDocument(_ request: HTTPRequest) -> Bool {
    request.withHeader("content-type") { type in type.map { isNamed($0, "application/json") } ?? false }
  }
}

/// The first byte that is no white space and no byte order mark.
private func firstByte(_ bytes: UnsafeRawBufferPointer) -> UInt8? {
  let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  return bytes[start...].first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
}
