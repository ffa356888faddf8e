import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel

extension FuzzTarget {
  /// Text as the constraint strings of a document, one a line.
  static let constraints = FuzzTarget("constraints") { input in
    try checkConstraints { writer in
      for line in input.split(separator: 0x0A, maxSplits: 7, omittingEmptySubsequences: false) {
        writer.string(String(decoding: line, as: UTF8.self))
      }
    }
  }

  /// Text as code of an app in one constraint string.
  static let code = FuzzTarget("code") { input in
    try checkConstraints { $0.string(String(decoding: input, as: UTF8.self)) }
  }

  /// Text as a visual format; behind a line end come options, behind another one metrics as numbers.
  static let visualFormat = FuzzTarget("visual-format") { input in
    let parts = input.split(separator: 0x0A, maxSplits: 2, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    try checkConstraints { writer in
      writer.beginObject()
      writer.member("visualFormat", parts.first ?? "")
      if parts.count > 1 { writer.member("options", parts[1].split(separator: " ").map(String.init)) }
      if parts.count > 2 { writeMetrics(parts[2].split(separator: " "), to: &writer) }
      writer.endObject()
    }
  }
}

private func writeMetrics(_ words: [Substring], to writer: inout JSONWriter) {
  writer.beginObject("metrics")
  for (name, word) in zip(["small", "large", "m"], words) {
    guard let value = Double(word), value.isFinite else { continue }
    writer.key(name)
    writer.number(value)
  }
  writer.endObject()
}

/// Reads a document with constraints that `write` adds, and looks at them as the service does before it resolves.
private func checkConstraints(_ write: (inout JSONWriter) -> Void) throws(BrokenProperty) {
  var writer = JSONWriter()
  writer.beginObject()
  writer.member("device", "iPhone 6")
  Array(hierarchy.utf8).withUnsafeBufferPointer { writer.raw($0) }
  writer.beginArray("constraints")
  write(&writer)
  writer.endArray()
  writer.endObject()
  let text = writer.bytes()
  do throws(FaultList) {
    let document = try decodeLayoutRequest(text, limits: .ofFuzzing).document
    _ = validateConstraints(document)
  } catch {
    try expect(!error.faults.isEmpty, "a refusal says why")
    for fault in error.faults {
      try expect(fault.pointer.tokens.first == "constraints", "the fault is in the constraints: \(fault)")
      try expect((0...text.count).contains(fault.offset ?? 0), "the fault is in the text: \(fault)")
    }
  }
}

/// Views and guides under names that inputs use, with an ancestor that is none of their items'.
private let hierarchy = """
  "hierarchy": { "id": "view", "layoutGuides": [{ "id": "g" }], "subviews": [
    { "id": "a", "type": "label", "text": "A" }, { "id": "b", "subviews": [{ "id": "c" }, { "id": "d" }] },
    { "id": "title", "type": "label" }, { "id": "s", "type": "stackView", "arrangedSubviews": [{ "id": "e" }] },
    { "id": "scroll", "type": "scrollView", "subviews": [{ "id": "content" }] } ] }
  """
