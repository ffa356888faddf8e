import JSON
import LayoutModel
package import Operations

/// A server of the Model Context Protocol, without what carries its messages: a message in, at most one out.
///
/// It keeps nothing between messages, so it speaks revisions with a handshake and those without one alike.
package struct ContextServer: Sendable {
  /// Makes what reads and resolves, for each call.
  let resolver: @Sendable () -> FileResolver
  let files: ContextFiles?

  /// - Parameters:
  ///   - files: What paths may name; nil where none are taken.
  ///   - resolver: Called for each call of a tool, so that each has its own time.
  package init(files: ContextFiles?, resolver: @escaping @Sendable () -> FileResolver) {
    (self.files, self.resolver) = (files, resolver)
  }

  /// Answers a message.
  ///
  /// - Parameter headers: What the carrier says besides; nil where it says nothing.
  /// - Returns: The answer without a line feed, and what kind it is; no bytes for what needs none.
  package func answer(_ text: UnsafeRawBufferPointer, headers: ContextHeaders? = nil) -> ContextAnswer {
    let text = text.bindMemory(to: UInt8.self)
    let message: ContextMessage
    do throws(ContextError) { message = try ContextMessage(text) } catch {
      return ContextAnswer(error, .modern)
    }
    guard let id = message.id, let method = message.method else { return .none }
    let own = message.params.map { UnsafeBufferPointer(rebasing: text[$0]) }
    var era = ContextEra.legacy
    do throws(ContextError) {
      let params = try own.map { text throws(ContextError) in try RequestParams(text) } ?? RequestParams()
      era = params.era
      let request = ContextRequest(id: id, method: method, params: params, text: own)
      try headers?.check(request)
      return ContextAnswer(try answer(request))
    } catch {
      return ContextAnswer(error.answering(id), era, hasHandshake: headers?.revision != nil)
    }
  }

  private func answer(_ request: ContextRequest) throws(ContextError) -> [UInt8] {
    if let revision = request.params.revision, !ContextRevision.modern.contains(revision) {
      var error = ContextError(
        .unsupportedVersion, "The revision '\(PlainText(String(revision.prefix(40))))' is not spoken.")
      error.requested = revision
      throw error
    }
    switch (request.method, request.params.era) {
    case ("initialize", .legacy): return request.answer { writeInitialization(request, to: &$0) }
    case ("ping", .legacy): return request.answer { _ in }
    case ("server/discover", _): return request.answer(isCacheable: true) { writeDiscovery(to: &$0) }
    case ("tools/list", _): return request.answer(isCacheable: true) { writeTools(to: &$0) }
    case ("tools/call", _): return try call(request)
    default:
      throw ContextError(.methodNotFound, "There is no method '\(PlainText(request.method))'.")
    }
  }
}

/// A request of a client.
struct ContextRequest {
  let id: [UInt8]
  let method: String
  let params: RequestParams
  /// Text of the params; nil where there are none.
  let text: UnsafeBufferPointer<UInt8>?

  /// So long may lists be kept, in milliseconds: they change with the program only.
  private static let timeToLive = 3_600_000

  /// A result in the form of the request's revision.
  func answer(isCacheable: Bool = false, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(capacity: 4096)
    writer.beginObject()
    writer.member("jsonrpc", "2.0")
    writer.idMember(id)
    writer.beginObject("result")
    if params.era == .modern || method == "server/discover" {
      writer.member("resultType", "complete")
      if isCacheable {
        writer.member("ttlMs", Self.timeToLive)
        writer.member("cacheScope", "public")
      }
      writer.beginObject("_meta")
      writer.beginObject("io.modelcontextprotocol/serverInfo")
      writer.serverInfo()
      writer.endObject()
      writer.endObject()
    }
    write(&writer)
    writer.endObject()
    writer.endObject()
    return writer.bytes()
  }
}

/// What is sent back for a message.
package struct ContextAnswer: Sendable {
  package enum Kind: Sendable {
    /// A result, or an error of a request in a revision that has no statuses for them.
    case answered
    /// Nothing: the message was no request.
    case none
    /// The message is none, or cannot be answered as it is.
    case refused
    case unknownMethod
  }

  package let kind: Kind
  /// JSON without a line feed.
  package let bytes: [UInt8]

  static let none = ContextAnswer(kind: .none, bytes: [])

  private init(kind: Kind, bytes: [UInt8]) { (self.kind, self.bytes) = (kind, bytes) }

  init(_ result: [UInt8]) { self.init(kind: .answered, bytes: result) }

  /// - Parameter hasHandshake: Whether a client says that it began with one: to it a 404 means that its session is over.
  init(_ error: ContextError, _ era: ContextEra, hasHandshake: Bool = false) {
    let kind: Kind =
      switch error.code {
      case .methodNotFound: era == .legacy && hasHandshake ? .answered : .unknownMethod
      case _ where era == .legacy: .answered
      default: .refused
      }
    self.init(kind: kind, bytes: error.bytes())
  }
}

/// What the headers of a request say again of its message.
package struct ContextHeaders: Sendable {
  package var revision: String?
  package var method: String?
  /// Name of a tool.
  package var name: String?

  package init(revision: String?, method: String?, name: String?) {
    (self.revision, self.method, self.name) = (revision, method, name)
  }

  /// - Throws: That they say something else than a message that says its revision itself.
  func check(_ request: ContextRequest) throws(ContextError) {
    guard let own = request.params.revision else { return }
    try check("MCP-Protocol-Version", revision, own)
    try check("Mcp-Method", method, request.method)
    if request.method == "tools/call" { try check("Mcp-Name", name, request.params.name ?? "") }
  }

  private func check(_ header: String, _ said: String?, _ meant: String) throws(ContextError) {
    if said == meant { return }
    let what = said == nil ? "is missing" : "says something else than the message"
    throw ContextError(.headerMismatch, "The header \(header) \(what).")
  }
}
