import CMicroHTTPD

/// A response as the library wants it. It is counted there, so it lives until it is sent.
struct OutgoingResponse: ~Copyable {
  private let response: OpaquePointer
  /// In bytes.
  let bodyLength: Int
  private let status: UInt32

  /// - Returns: `nil` for a response that must not be sent: a status outside 200 … 599, a header that would
  ///   break the message or contradict the server's own.
  static func make(
    _ response: HTTPResponse, _ stream: OutgoingStream?, requestID: String, closing: Bool
  ) -> OutgoingResponse? {
    guard (200...599).contains(response.status.code) else { return nil }
    let hasBody = response.status != .noContent && response.status != .notModified
    let body = hasBody ? response.body : .empty
    guard let made = make(body, stream) else { return nil }
    let outgoing = OutgoingResponse(
      response: made, bodyLength: body.count, status: UInt32(response.status.code))
    guard outgoing.addHeaders(of: response), outgoing.add("X-Request-ID", requestID) else { return nil }
    if closing && !outgoing.add("Connection", "close") { return nil }
    return outgoing
  }

  deinit { MHD_destroy_response(response) }

  /// - Returns: `false` if the library refuses.
  func queue(on connection: OpaquePointer) -> Bool {
    MHD_queue_response(connection, status, response) == .YES
  }

  private static func make(_ body: HTTPResponse.Body, _ stream: OutgoingStream?) -> OpaquePointer? {
    switch body {
    case .bytes(let buffer) where !buffer.isEmpty:
      let lent = buffer.lend()
      let made = MHD_create_response_from_buffer_with_free_callback_cls(
        lent.count, lent.memory, releaseOwner, lent.owner.toOpaque())
      if made == nil { lent.owner.release() }
      return made
    case .constant(let constant):
      // The library takes a mutable pointer and only reads.
      let start = UnsafeMutableRawPointer(mutating: constant.bytes.baseAddress)
      return MHD_create_response_from_buffer(constant.bytes.count, start, .RESPMEM_PERSISTENT)
    case .pieces:
      guard let stream else { return nil }
      let owner = Unmanaged.passRetained(stream)
      let made = MHD_create_response_from_callback(
        UInt64.max, streamBlockSize, bodyIsWanted, owner.toOpaque(), bodyIsReleased)
      if made == nil { owner.release() }
      return made
    case .bytes, .empty:
      return MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
    }
  }

  private func addHeaders(of response: HTTPResponse) -> Bool {
    if let type = response.contentType, !add("Content-Type", type) { return false }
    for field in response.headers where !Self.isAllowed(field) || !add(field) { return false }
    // Its value is made of tokens and numbers.
    return response.timing?.withServerTiming { add("Server-Timing", written: $0) } ?? true
  }

  private func add(_ field: HTTPField) -> Bool {
    guard !field.name.isEmpty, allBytes(of: field.name, isTokenByte) else { return false }
    return field.name.withCString { add($0, field.value) }
  }

  private func add(_ name: StaticString, _ value: String) -> Bool { add(characters(of: name), value) }

  /// Adds a header whose name and value are known to be such.
  private func add(_ name: StaticString, written value: UnsafePointer<CChar>?) -> Bool {
    MHD_add_response_header(response, characters(of: name), value) == .YES
  }

  /// Adds a header whose name is known to be one. `withCString`, as passing a string to C copies it to the heap.
  private func add(_ name: UnsafePointer<CChar>, _ value: String) -> Bool {
    var value = value
    guard value.withUTF8(isFieldValue) else { return false }
    return value.withCString { MHD_add_response_header(response, name, $0) == .YES }
  }

  /// Whether a handler may set this header: those that end the message or the connection are the server's.
  private static func isAllowed(_ field: HTTPField) -> Bool {
    let name: StaticString
    switch field.name.utf8.count {
    case 10: name = "connection"
    case 12: name = "x-request-id"
    case 14: name = "content-length"
    case 17: name = "transfer-encoding"
    default: return true
    }
    var written = field.name
    return written.withUTF8 { !isNamed(UnsafeRawBufferPointer($0), name) }
  }
}

private func characters(of text: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// How many bytes of a body in pieces the library asks for at a time, in bytes.
private let streamBlockSize = 32 * 1024

private let releaseOwner: MHD_ContentReaderFreeCallback = { owner in
  if let owner { Unmanaged<AnyObject>.fromOpaque(owner).release() }
}

extension HTTPResponse {
  /// The response as it goes over the network where it does not go through the library. Its body is in memory; the
  /// connection is closed afterwards.
  func wireBytes(of request: HTTPRequest) -> [UInt8] {
    let reason = MHD_get_reason_phrase_for(UInt32(status.code)).map { String(cString: $0) } ?? ""
    var head = "HTTP/1.1 \(status.code) \(reason)\r\n"
    if let contentType { head += "Content-Type: \(contentType)\r\n" }
    for field in headers { head += "\(field.name): \(field.value)\r\n" }
    head += "X-Request-ID: \(request.id)\r\nConnection: close\r\nContent-Length: \(body.count)\r\n\r\n"
    guard case .bytes(let bytes) = body else { return Array(head.utf8) }
    return Array(head.utf8) + bytes.bytes
  }
}
