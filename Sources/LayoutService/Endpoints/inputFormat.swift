import HTTPServer
import Operations

/// The fields in which an address says what it reads, in a POST and in a QUERY.
func acceptFields(_ types: [MediaType]) -> [HTTPField] {
  let list = types.map(\.rawValue).joined(separator: ", ")
  return [HTTPField("Accept-Post", list), HTTPField("Accept-Query", list)]
}

extension Service {
  /// The format of the body of a request: by the type that the client says. Without one, and with the type that curl sends
  /// by default, the first byte tells.
  ///
  /// - Parameter formats: What the address reads, the usual one first.
  /// - Throws: The problem of a body of another kind.
  func inputFormat(
    of request: HTTPRequest, among formats: [InputFormat]
  ) throws(RequestFailure) -> InputFormat {
    if formats.contains(.document), isPlainDocument(request) { return .document }
    let type = request.header("Content-Type").map { MediaType.essence(of: $0) } ?? ""
    if let format = formats.first(where: { $0.mediaTypes.contains { $0.rawValue == type } }) { return format }
    // RFC 10008: a QUERY without a type is refused.
    let isUntold = type.isEmpty && request.method == .query
    if !isUntold, type.isEmpty || type == MediaType.form.rawValue {
      let (format, isForm) = request.withBody {
        (InputFormat.recognized($0, among: formats), $0.prefix(200).contains(UInt8(ascii: "=")))
      }
      if let format, formats.contains(format) { return format }
      // What is nothing at all is read as the usual kind, so that it is told why it is not.
      if format == nil, !isForm, formats[0] == .document { return .document }
    }
    if type.isEmpty, !isUntold { return formats[0] }
    let types = formats.map { $0.mediaTypes[0].rawValue }
    var names = types.last ?? ""
    if types.count > 1 { names = types.dropLast().joined(separator: ", ") + " or " + names }
    let isDocument = type == MediaType.json.rawValue && !formats.contains(.document)
    let hint = isDocument ? " A layout document goes to /v1/resolve." : ""
    let found = isUntold ? "and Content-Type must say so" : "not '\(type)'"
    var problem = ProblemDetails(.unsupportedMediaType, "The body must be \(names), \(found).\(hint)")
    problem.acceptedTypes = formats.flatMap(\.mediaTypes)
    throw RequestFailure(problem: problem)
  }

  /// Whether the client says what most say, which is told without making a text of it.
  private func isPlainDocument(_ request: HTTPRequest) -> Bool {
    request.withHeader("content-type") { type in type.map { isNamed($0, "application/json") } ?? false }
  }
}
