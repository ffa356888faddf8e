import CMicroHTTPD
import Glibc

/// The line and headers of one request in the connection's memory, and the checks that make sure there is only
/// one way to read them.
///
/// The library is lenient where RFC 9112 lets it be, and a little beyond. A proxy in front of it may not be, and
/// where the two disagree on the end of a request, one request can be hidden inside another. So nothing is
/// repaired here: what could be read differently is refused.
struct RequestHead {
  /// What the headers say about the request as a whole.
  struct Facts {
    var fault: HTTPError?
    var contentLength: Int?
  }

  let connection: OpaquePointer
  let method: UnsafePointer<CChar>
  let target: UnsafePointer<CChar>
  let version: UnsafePointer<CChar>

  /// Fills in the method, the headers and the id of `request`.
  ///
  /// - Parameter targetLength: In bytes, the query included.
  func read(into request: HTTPRequest, targetLength: Int) -> Facts {
    request.method = HTTPMethod(rawValue: String(cString: method))
    withUnsafeMutablePointer(to: &request.headers) { headers in
      _ = MHD_get_connection_values_n(connection, .HEADER_KIND, noteHeader, headers)
    }
    return facts(of: request, targetLength: targetLength)
  }

  private func facts(of request: HTTPRequest, targetLength: Int) -> Facts {
    let lines = request.headers.lines
    var census = Census()
    for line in lines { census.count(line) }
    if let id = census.requestID, RequestIDs.isUsable(id) { request.id = String(decoding: id, as: UTF8.self) }
    request.notableHeaders = census.notableHeaders
    var facts = Facts()
    // More digits than a word holds are more bytes than any limit.
    facts.contentLength = census.contentLength.map { Int(String(decoding: $0, as: UTF8.self)) ?? .max }
    if !allBytes(of: request.method.rawValue, isTokenByte) {
      facts.fault = .malformed(.invalidMethod)
    } else if !lineIsExact(targetLength: targetLength) || !allBytes(of: request.target, { $0 > 0x20 }) {
      facts.fault = .malformed(.invalidTarget)
    } else if let fault = census.fault(isHTTP10: strcmp(version, "HTTP/1.0") == 0) {
      facts.fault = fault
    } else if !linesAreExact(lines) {
      facts.fault = .malformed(.invalidLineEnding)
    }
    return facts
  }

  /// Whether single spaces separate the parts of the first line (RFC 9112, section 3).
  private func lineIsExact(targetLength: Int) -> Bool {
    guard Self.memoryIsVerbatim else { return true }
    return target == method + length(method) + 1 && version == target + targetLength + 1
  }

  /// Whether every line follows the one before after exactly one CR LF.
  ///
  /// The library cuts the text in place, so the pointers tell what stood between the lines: a bare LF takes
  /// one byte where CR LF takes two, a NUL hides the rest of a value, and a folded line moves its name.
  /// Nothing is read here, addresses are compared.
  private func linesAreExact(_ lines: ContiguousArray<HeaderFields.Line>) -> Bool {
    guard Self.memoryIsVerbatim else { return true }
    let lineEnd = 2
    var next = UnsafeRawPointer(version) + length(version) + lineEnd
    for line in lines {
      guard line.name.baseAddress == next, let value = line.value.baseAddress, value > next + line.name.count
      else { return false }
      next = value + line.value.count + lineEnd
    }
    return next + lineEnd == UnsafeRawPointer(method) + CMicroHTTPD_headSize(connection)
  }

  /// Whether the library is one that is known to cut lines in place. A later one checks line ends itself when
  /// told to be strict, see ``Daemon``.
  static let memoryIsVerbatim = String(cString: MHD_get_version()).hasPrefix("0.9.75")
}

/// The headers that decide how a message is framed, counted.
private struct Census {
  private(set) var contentLength: UnsafeRawBufferPointer?
  private(set) var requestID: UnsafeRawBufferPointer?
  private(set) var notableHeaders: NotableHeaders = []
  private var contentLengths = 0
  private var transferEncodings = 0
  private var isChunked = true
  private var hosts = 0
  private var malformed: MalformedRequest?

  mutating func count(_ line: HeaderFields.Line) {
    if line.name.isEmpty || !isToken(line.name.assumingMemoryBound(to: UInt8.self)) {
      malformed = .invalidFieldName
    }
    if !isFieldValue(line.value.assumingMemoryBound(to: UInt8.self)) {
      malformed = malformed ?? .invalidFieldValue
    }
    switch line.name.count {
    case 4 where isNamed(line.name, "host"): hosts += 1
    case 12 where isNamed(line.name, "x-request-id"): requestID = requestID ?? line.value
    case 14 where isNamed(line.name, "content-length"):
      contentLengths += 1
      contentLength = line.value
    case 17 where isNamed(line.name, "transfer-encoding"):
      transferEncodings += 1
      isChunked = isChunked && isNamed(line.value, "chunked")
    case 11, 13, 15, 16: notableHeaders.formUnion(NotableHeaders(named: line.name))
    default: break
    }
  }

  func fault(isHTTP10: Bool) -> HTTPError? {
    if let malformed { return .malformed(malformed) }
    if contentLengths > 1 { return .malformed(.repeatedContentLength) }
    if contentLengths > 0 && transferEncodings > 0 { return .malformed(.contentLengthWithTransferEncoding) }
    if let contentLength, !contentLength.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) {
      return .malformed(.invalidContentLength)
    }
    if hosts > 1 { return .malformed(.repeatedHost) }
    if hosts == 0 && !isHTTP10 { return .malformed(.missingHost) }
    if transferEncodings > 0 && isHTTP10 { return .malformed(.transferEncodingInHTTP10) }
    if transferEncodings > 1 || !isChunked { return .unknownTransferCoding }
    return nil
  }
}

/// Called for each header; `context` is the ``HeaderFields`` to add it to.
private let noteHeader: MHD_KeyValueIteratorN = { context, _, name, nameSize, value, valueSize in
  guard let context, let name else { return .NO }
  context.assumingMemoryBound(to: HeaderFields.self).pointee.append(
    HeaderFields.Line(
      name: UnsafeRawBufferPointer(start: name, count: nameSize),
      value: UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : valueSize)))
  return .YES
}

/// The number of bytes before the NUL.
func length(_ text: UnsafePointer<CChar>) -> Int { strlen(text) }
