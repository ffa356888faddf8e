package import JSON

extension ProblemDetails {
  /// Writes the problem as RFC 9457 has it.
  ///
  /// - Parameter instance: What tells this occurrence from others, nil for none.
  package func write(to writer: inout JSONWriter, instance: String?) {
    writer.beginObject()
    writer.member("type", type.address)
    writer.member("title", type.title)
    writer.member("status", type.status)
    writer.member("detail", detail)
    if let instance { writer.member("instance", instance) }
    if !errors.isEmpty {
      writer.beginArray("errors")
      for item in errors { item.write(to: &writer) }
      writer.endArray()
    }
    writer.endObject()
  }
}

extension ProblemDetails.Item {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    if let pointer { writer.member("pointer", pointer) }
    if let parameter { writer.member("parameter", parameter) }
    writer.member("code", code)
    writer.member("detail", detail)
    if !nearest.isEmpty { writer.member("nearest", nearest) }
    if let offset { writer.member("offset", offset) }
    if let line { writer.member("line", line) }
    if let column { writer.member("column", column) }
    if let limit { writer.member("limit", limit) }
    if let value { writer.member("value", value) }
    writer.endObject()
  }
}
