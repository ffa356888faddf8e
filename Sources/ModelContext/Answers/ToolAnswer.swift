import JSON
import LayoutModel
import Operations

/// What a tool answers: some facts, a list of which as much is told as there is room for, and what to ask next.
///
/// People and models that read texts get the same as programs that read values.
struct ToolAnswer {
  /// Something of the list, as lines and as a value of JSON.
  struct Item {
    var text: PlainText
    var json: [UInt8]

    init(_ text: PlainText, write: (inout JSONWriter) -> Void) {
      var writer = JSONWriter(capacity: 256)
      write(&writer)
      (self.text, json) = (text, writer.bytes())
    }

    /// How many bytes of an answer it takes.
    fileprivate var cost: Int { quotedCount(text.string) + json.count + 3 }
  }

  /// What stands first, a line.
  var head: PlainText
  /// Members of the value besides the list.
  var facts: [(name: StaticString, value: any JSONWritable & Sendable)] = []
  /// What the list is called in the value; nil for an answer without one.
  var list: StaticString?
  /// In the order of their weight.
  var items: [Item] = []
  /// The call that comes next.
  var next: ToolSuggestion?
  /// The call that tells of the first of the list that had no room; nil where more room is asked for.
  var rest: (@Sendable (Int) -> ToolSuggestion)?
  /// A picture, and its type.
  var image: (bytes: [UInt8], type: MediaType)?
  /// Whether the caller can mend something.
  var isError = false

  init(_ head: PlainText) { self.head = head }

  /// That a call cannot be answered as it is, with the call that could.
  init(problem: PlainText, mended: ToolSuggestion? = nil) {
    head = problem
    (next, isError) = (mended, true)
  }
}

/// A call that is proposed.
struct ToolSuggestion {
  var tool: String
  var arguments: ToolArguments

  var text: String { "\(tool) \(arguments.json)" }
}

extension ToolAnswer {
  /// So many bytes has an answer where nobody asks for more.
  static let usualBytes = 2048
  /// What stands around the texts and the value of an answer.
  private static let frameBytes = 200

  /// Writes the members of a result.
  ///
  /// - Parameter call: What was called, so that it can be proposed with more room.
  func write(to writer: inout JSONWriter, answering call: ToolSuggestion) {
    let room = call.arguments.number(.maxBytes) ?? Self.usualBytes
    let count = fittingCount(in: room, call)
    let left = items.count - count
    let next = left > 0 ? rest?(count) ?? self.next ?? more(call, room) : self.next
    let lines = [head] + items.prefix(count).map(\.text) + lastLines(left, next, room)
    writer.beginArray("content")
    writer.beginObject()
    writer.member("type", "text")
    writer.member("text", lines.joined(separator: "\n").string)
    writer.endObject()
    if let image { writer.image(image.bytes, image.type) }
    writer.endArray()
    if isError {
      writer.member("isError", true)
      return
    }
    writer.beginObject("structuredContent")
    for (name, value) in facts {
      writer.key(name)
      value.write(to: &writer)
    }
    if let list {
      writer.beginArray(list)
      for item in items.prefix(count) { item.json.withUnsafeBufferPointer { writer.raw($0) } }
      writer.endArray()
    }
    if left > 0 { writer.member("left", left) }
    if let next { writer.member("next", next.text) }
    writer.endObject()
  }

  /// How many items there is room for: one at least, so that whoever asks gets on.
  private func fittingCount(in room: Int, _ call: ToolSuggestion) -> Int {
    var used = Self.frameBytes + 2 * quotedCount(head.string)
    used += 2 * quotedCount((next ?? more(call, room)).text)
    var count = 0
    for item in items {
      used += item.cost
      if used > room, count > 0 { break }
      count += 1
    }
    return count
  }

  private func more(_ call: ToolSuggestion, _ room: Int) -> ToolSuggestion {
    ToolSuggestion(
      tool: call.tool, arguments: call.arguments.setting(.maxBytes, to: .number(Self.moreRoom(than: room))))
  }

  /// So many bytes are proposed to whoever had too few.
  private static func moreRoom(than room: Int) -> Int { min(max(4 * room, 8000), 1_000_000) }

  private func lastLines(_ left: Int, _ next: ToolSuggestion?, _ room: Int) -> [PlainText] {
    var lines: [PlainText] = []
    if left > 0 { lines.append("\(left) more with maxBytes \(Self.moreRoom(than: room))") }
    if let next, !(left > 0 && self.next == nil && rest == nil) {
      lines.append("\(isError ? "Instead" : "Next"): \(next.text)")
    }
    return lines
  }
}

/// How long a text is in JSON, quotes included.
private func quotedCount(_ text: String) -> Int {
  var writer = JSONWriter(capacity: text.utf8.count + 16)
  writer.string(text)
  return writer.count
}

extension JSONWriter {
  fileprivate mutating func image(_ bytes: [UInt8], _ type: MediaType) {
    beginObject()
    member("type", "image")
    member("data", bytes.withUnsafeBytes { Base64.padded.encode($0) })
    member("mimeType", type.rawValue)
    endObject()
  }
}
