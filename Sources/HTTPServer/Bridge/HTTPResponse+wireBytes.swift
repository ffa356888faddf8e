import CMicroHTTPD

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
