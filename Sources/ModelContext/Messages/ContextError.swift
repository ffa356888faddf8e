import JSON

/// An error of JSON-RPC, with the id of the message that it answers.
struct ContextError: Error {
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    /// A header says something else than the message.
    case headerMismatch = -32020
    case unsupportedVersion = -32022
  }

  var code: Code
  var message: String
  /// Text of the id; nil where it was not understood.
  var id: [UInt8]?
  /// The revision that was asked for, of an error that names those that are known.
  var requested: String?

  init(_ code: Code, _ message: String, id: [UInt8]? = nil) {
    (self.code, self.message, self.id) = (code, message, id)
  }

  /// With an id, if it has none.
  func answering(_ id: [UInt8]?) -> ContextError {
    var error = self
    error.id = error.id ?? id
    return error
  }

  /// The answer, without a line feed.
  func bytes() -> [UInt8] {
    var writer = JSONWriter(capacity: 512)
    writer.beginObject()
    writer.member("jsonrpc", "2.0")
    // What nobody could read has no id: the schema of the protocol has no null.
    if let id { writer.idMember(id) }
    writer.beginObject("error")
    writer.member("code", code.rawValue)
    writer.member("message", message)
    if let requested {
      writer.beginObject("data")
      writer.member("supported", ContextRevision.allNames)
      writer.member("requested", requested)
      writer.endObject()
    }
    writer.endObject()
    writer.endObject()
    return writer.bytes()
  }
}

extension JSONWriter {
  /// Writes an id as it came.
  mutating func idMember(_ id: [UInt8]) {
    key("id")
    id.withUnsafeBufferPointer { raw($0) }
  }
}
