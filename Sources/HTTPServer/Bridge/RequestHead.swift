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
    /// Whether the body comes in chunks, whose framing the library reads leniently.
    var isChunked = false
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
    facts.isChunked = census.hasTransferCoding
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

  /// Keeps the library from taking a query apart: it is read by us, and a few thousand parameters would fill the memory of
  /// the connection. The target must have been copied.
  ///
  /// The library has found the `?` when it tells the target, and reads on behind it up to a NUL.
  static func hideQuery(of target: UnsafePointer<CChar>, length: Int) {
    guard memoryIsVerbatim, let mark = memchr(target, Int32(UInt8(ascii: "?")), length) else { return }
    mark.storeBytes(of: 0, toByteOffset: 1, as: UInt8.self)
  }

  /// Whether the line before a piece of a body in chunks announces a chunk that no limit has room for. The library would
  /// wait for all of it.
  ///
  /// Looks at the digits that lie before the piece. Only a line that has nothing else is looked at, and zeros in front say
  /// nothing: what ends in digits may be a chunk's extension, and what has many of them may be a small number.
  func announcesEndlessChunk(before piece: UnsafeRawBufferPointer) -> Bool {
    // The library reads no longer sizes.
    let longest = 17
    guard Self.memoryIsVerbatim, let start = piece.baseAddress,
      start - (longest + 3) > UnsafeRawPointer(method),
      start.load(fromByteOffset: -1, as: UInt8.self) == 0x0A,
      start.load(fromByteOffset: -2, as: UInt8.self) == 0x0D
    else { return false }
    var (place, count, significant) = (-3, 0, 0)
    while count < longest {
      let byte = start.load(fromByteOffset: place, as: UInt8.self)
      guard hexValue(byte) != nil else {
        // The line before ends here, as it was sent or as the library has cut it.
        return significant >= 11 && (byte == 0x0A || byte == 0)
      }
      count += 1
      if byte != UInt8(ascii: "0") { significant = count }
      place -= 1
    }
    return false
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
  var hasTransferCoding: Bool { transferEncodings > 0 }
  private var contentLengths = 0
  private var transferEncodings = 0
  private var isChunked = true
  private var hosts = 0
  private var hostIsValid = true
  private var malformed: MalformedRequest?

  mutating func count(_ line: HeaderFields.Line) {
    if line.name.isEmpty || !isToken(line.name.assumingMemoryBound(to: UInt8.self)) {
      malformed = .invalidFieldName
    }
    if !isFieldValue(line.value.assumingMemoryBound(to: UInt8.self)) {
      malformed = malformed ?? .invalidFieldValue
    }
    switch line.name.count {
    case 4 where isNamed(line.name, "host"):
      hosts += 1
      hostIsValid = line.value.allSatisfy(isHostByte)
      notableHeaders.formUnion(NotableHeaders(host: line.value))
    case 12 where isNamed(line.name, "x-request-id"): requestID = requestID ?? line.value
    case 14 where isNamed(line.name, "content-length"):
      contentLengths += 1
      contentLength = line.value
    case 17 where isNamed(line.name, "transfer-encoding"):
      transferEncodings += 1
      isChunked = isChunked && isNamed(line.value, "chunked")
    case 11, 13, 14, 15, 16: notableHeaders.formUnion(NotableHeaders(named: line.name))
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
    if !hostIsValid { return .malformed(.invalidHost) }
    if transferEncodings > 0 && isHTTP10 { return .malformed(.transferEncodingInHTTP10) }
    if transferEncodings > 1 || !isChunked { return .unknownTransferCoding }
    return nil
  }
}

/// Whether a byte may stand in a host and its port (RFC 3986, section 3.2.2): blanks, slashes and what separates the parts
/// of an address may not.
private func isHostByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "/"), UInt8(ascii: "@"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "\\"),
    UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "^"), UInt8(ascii: "`"),
    UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
    false
  default: byte > 0x20 && byte < 0x7F
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
