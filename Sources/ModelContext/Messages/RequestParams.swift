import JSON

/// What the parameters of a request say, whatever its method.
struct RequestParams {
  /// The revision that `_meta` says; nil for a request of a client that began with a handshake.
  var revision: String?
  /// Whether `_meta` says what the client can do, as every request must that says its revision.
  private var saysCapabilities = false
  /// The revision that `initialize` asks for.
  var protocolVersion: String?
  /// Name of a tool.
  var name: String?
  /// Where the arguments of a tool stand in the text of the parameters.
  var arguments: Range<Int>?
  var era: ContextEra { revision == nil ? .legacy : .modern }

  /// Without any.
  init() {}

  /// - Parameter text: An object.
  /// - Throws: That it is something else.
  init(_ text: UnsafeBufferPointer<UInt8>) throws(ContextError) {
    var reader = JSONReader(text, maximumDepth: ContextMessage.maximumDepth)
    do throws(ReadingEnded) {
      if var map = try reader.beginMap("an object as params") {
        while let member = try reader.nextMember(of: &map) {
          let start = reader.offset
          switch member {
          case "_meta": try readMeta(&reader)
          case "protocolVersion": protocolVersion = try reader.string()
          case "name": name = try reader.string()
          case "arguments":
            try reader.skipValue()
            arguments = start..<reader.offset
          default: try reader.skipValue()
          }
        }
      }
    } catch {
      // The message has been read as a whole before.
      throw ContextError(.invalidParams, reader.syntaxSentence ?? "The params cannot be read.")
    }
    if let fault = reader.firstFault { throw ContextError(.invalidParams, fault) }
    if revision != nil, !saysCapabilities {
      throw ContextError(.invalidParams, "'_meta' must have '\(Self.capabilitiesKey)', an object.")
    }
  }

  private static let revisionKey = "io.modelcontextprotocol/protocolVersion"
  private static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"

  private mutating func readMeta(_ reader: inout JSONReader) throws(ReadingEnded) {
    guard var map = try reader.beginMap("an object as _meta") else { return }
    while let member = try reader.nextMember(of: &map) {
      switch member {
      case Self.revisionKey: revision = try reader.string()
      case Self.capabilitiesKey:
        saysCapabilities = try reader.nextType() == .object
        try reader.skipValue()
      default: try reader.skipValue()
      }
    }
  }
}
