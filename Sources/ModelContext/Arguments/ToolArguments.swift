import JSON
import LayoutModel

/// The arguments of a call, in their order.
struct ToolArguments: Sendable {
  enum Value: Sendable {
    case text(String)
    case texts([String])
    case map([(name: String, value: String)])
    case number(Int)
  }

  private(set) var values: [(name: String, value: Value)] = []

  init(_ values: [(name: String, value: Value)] = []) { self.values = values }

  func text(_ argument: ToolArgument) -> String? {
    if case .text(let text)? = value(argument) { text } else { nil }
  }

  func texts(_ argument: ToolArgument) -> [String] {
    switch value(argument) {
    case .text(let text)?: [text]
    case .texts(let texts)?: texts
    default: []
    }
  }

  func map(_ argument: ToolArgument) -> [(name: String, value: String)] {
    if case .map(let map)? = value(argument) { map } else { [] }
  }

  func number(_ argument: ToolArgument) -> Int? {
    if case .number(let number)? = value(argument) { number } else { nil }
  }

  private func value(_ argument: ToolArgument) -> Value? { values.first { $0.name == argument.name }?.value }

  /// The arguments with another value for one, or without it.
  func setting(_ argument: ToolArgument, to value: Value?) -> ToolArguments {
    var arguments = self
    let place = values.firstIndex { $0.name == argument.name }
    switch (place, value) {
    case (let place?, let value?): arguments.values[place].value = value
    case (let place?, nil): arguments.values.remove(at: place)
    case (nil, let value?): arguments.values.append((argument.name, value))
    case (nil, nil): break
    }
    return arguments
  }

  /// The arguments as JSON, as a call has them; a long source is only hinted at.
  var json: String {
    var writer = JSONWriter(capacity: 256)
    writer.beginObject()
    for (name, value) in values {
      writer.key(name)
      switch value {
      case .text(let text): writer.string(text.utf8.count > 200 ? "…" : text)
      case .texts(let texts): writer.strings(texts)
      case .number(let number): writer.integer(number)
      case .map(let map):
        writer.beginObject()
        for (name, value) in map {
          writer.key(name)
          writer.string(value)
        }
        writer.endObject()
      }
    }
    writer.endObject()
    return String(outside: writer.bytes())
  }
}

extension JSONWriter {
  fileprivate mutating func strings(_ texts: [String]) {
    beginArray()
    for text in texts { string(text) }
    endArray()
  }
}

extension ToolArguments {
  /// Reads the arguments of a call.
  ///
  /// - Throws: Every one that the tool does not have, or that has another shape, in one sentence, with the nearest names.
  init(_ text: UnsafeBufferPointer<UInt8>, of tool: ContextTool) throws(ContextError) {
    var reader = JSONReader(text, maximumDepth: ContextMessage.maximumDepth)
    var faults: [String] = []
    var isMended = false
    do throws(ReadingEnded) {
      if var map = try reader.beginMap("an object as arguments") {
        while let name = try reader.nextMember(of: &map) {
          guard let argument = tool.arguments.first(where: { $0.name == name }) else {
            let nearest = nearestNames(to: name, in: tool.arguments.map(\.name)).first
            faults.append(Self.unknown(name, nearest))
            if let nearest, try reader.nextType() == .string, let text = try reader.string() {
              (isMended, values) = (true, values + [(nearest, .text(text))])
            } else {
              try reader.skipValue()
            }
            continue
          }
          guard let value = try Self.read(argument, &reader) else { continue }
          values.append((name, value))
        }
      }
    } catch {
      // The message has been read as a whole before.
      faults.append(reader.syntaxSentence ?? "The arguments cannot be read.")
    }
    faults += reader.allFaults
    if let first = faults.first {
      let more = faults.dropFirst().prefix(5).map { " " + $0 }.joined()
      let mended = isMended ? " Instead: \(tool.name) \(json)" : ""
      throw ContextError(.invalidParams, "\(first)\(more) \(tool.name) takes: \(tool.usage).\(mended)")
    }
  }

  private static func unknown(_ name: String, _ nearest: String?) -> String {
    let hint = nearest.map { " Nearest: \($0)." } ?? ""
    return "There is no argument '\(PlainText(String(name.prefix(60))))'.\(hint)"
  }

  private static func read(
    _ argument: ToolArgument, _ reader: inout JSONReader
  ) throws(ReadingEnded) -> Value? {
    switch argument.shape {
    case .text: return try reader.string().map { .text($0) }
    case .bytes: return try reader.integer(in: 500...1_000_000).map { .number($0) }
    case .texts:
      guard try reader.nextType() == .array else {
        return try reader.string("a string, or several,").map { .text($0) }
      }
      var texts: [String] = []
      guard var array = try reader.beginArray() else { return nil }
      while try reader.nextElement(of: &array) != nil {
        if let text = try reader.string() { texts.append(text) }
      }
      return .texts(texts)
    case .source:
      guard try reader.nextType() == .object else {
        return try reader.string("a string or an object").map { .text($0) }
      }
      let start = reader.offset
      try reader.skipValue()
      return .text(String(outside: (start..<reader.offset).map { reader.bytes[$0] }))
    case .map:
      guard var map = try reader.beginMap("an object of strings") else { return nil }
      var values: [(name: String, value: String)] = []
      while let name = try reader.nextMember(of: &map) {
        for value in try Self.words(&reader) { values.append((name, value)) }
      }
      return .map(values)
    }
  }

  /// The values of a parameter, as queries have them: one, or several.
  private static func words(_ reader: inout JSONReader) throws(ReadingEnded) -> [String] {
    switch try reader.nextType() {
    case .number, .boolean:
      let start = reader.offset
      try reader.skipValue()
      return [String(outside: (start..<reader.offset).map { reader.bytes[$0] })]
    case .array:
      var words: [String] = []
      guard var array = try reader.beginArray() else { return [] }
      while try reader.nextElement(of: &array) != nil {
        if let word = try reader.string() { words.append(word) }
      }
      return words
    default: return try reader.string("a string").map { [$0] } ?? []
    }
  }
}
