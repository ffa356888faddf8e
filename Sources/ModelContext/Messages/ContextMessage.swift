import JSON

/// A message of a client, taken apart as far as JSON-RPC 2.0 goes.
struct ContextMessage {
  /// Text of the id as it came; nil for a notification.
  var id: [UInt8]?
  /// Nil for an answer of a client, which nobody asked for.
  var method: String?
  /// Where the parameters stand in the text; nil for none.
  var params: Range<Int>?

  /// So deep are messages nested at most. Documents are nested deeper, and mostly come as texts.
  static let maximumDepth = 256
  /// So many bytes has a method or the name of a tool at most.
  private static let longestName = 256

  /// Reads a message, which is all of the text.
  ///
  /// - Throws: What is wrong with it, with the id where that was understood.
  init(_ text: UnsafeBufferPointer<UInt8>) throws(ContextError) {
    var reader = JSONReader(text, maximumDepth: Self.maximumDepth)
    var (isVersioned, isAnswer) = (false, false)
    do throws(ReadingEnded) {
      if var map = try reader.beginMap("one object of JSON-RPC 2.0, and no batch,") {
        while let name = try reader.nextMember(of: &map) {
          let start = reader.offset
          switch name {
          case "jsonrpc": isVersioned = try reader.string() == "2.0"
          case "id": id = try Self.readID(&reader)
          case "method": method = try reader.string()
          case "params":
            try reader.skipValue()
            params = start..<reader.offset
          case "result", "error":
            try reader.skipValue()
            isAnswer = true
          default: try reader.skipValue()
          }
        }
      }
      try reader.end()
    } catch {
      throw ContextError(.parseError, reader.syntaxSentence ?? "The message is no JSON.")
    }
    try check(isVersioned, isAnswer: isAnswer, reader)
  }

  private func check(
    _ isVersioned: Bool, isAnswer: Bool, _ reader: JSONReader
  ) throws(ContextError) {
    if reader.hasFaults {
      let sentence = reader.firstFault ?? "The message is none of JSON-RPC 2.0."
      throw ContextError(.invalidRequest, sentence, id: id)
    }
    if !isVersioned { throw ContextError(.invalidRequest, "The member jsonrpc must be \"2.0\".", id: id) }
    if let method, method.utf8.count > Self.longestName {
      throw ContextError(.invalidRequest, "A method has \(Self.longestName) bytes at most.", id: id)
    }
    if method == nil, !isAnswer { throw ContextError(.invalidRequest, "The message has no method.", id: id) }
  }

  /// Text of an id: a string or a whole number. Anything else is a fault of the message.
  private static func readID(_ reader: inout JSONReader) throws(ReadingEnded) -> [UInt8]? {
    let start = reader.offset
    switch try reader.nextType() {
    case .string: try reader.skipValue()
    case .number:
      try reader.skipValue()
      let isWhole = (start..<reader.offset).allSatisfy {
        isDigit(reader.bytes[$0]) || reader.bytes[$0] == 0x2D
      }
      if !isWhole { return note("A whole number", start, &reader) }
    default:
      try reader.skipValue()
      return note("A string or a whole number", start, &reader)
    }
    return (start..<reader.offset).map { reader.bytes[$0] }
  }

  private static func note(_ expected: String, _ place: Int, _ reader: inout JSONReader) -> [UInt8]? {
    reader.note(at: place, MessageFault(sentence: "\(expected) is expected as id."))
    return nil
  }
}

/// What is wrong with a member of a message, in a sentence.
struct MessageFault: Error {
  var sentence: String
}

extension JSONReader {
  /// Why the text is no JSON; nil where it is.
  var syntaxSentence: String? {
    guard case .json(let fault)? = ending else { return nil }
    return fault.sentence
  }

  /// What is wrong, from front to back.
  var allFaults: [String] {
    found.sorted { $0.place < $1.place }.map { found in
      switch found.content {
      case .json(let fault): fault.sentence
      case .other(let error): (error as? MessageFault)?.sentence ?? "It cannot be used."
      }
    }
  }

  /// What is wrong first; nil where nothing is.
  var firstFault: String? { allFaults.first }
}

extension JSONFault {
  /// In a sentence, with the place.
  fileprivate var sentence: String {
    let place = pointer.tokens.isEmpty ? "the message" : "'\(pointer.path)'"
    return switch kind {
    case .syntax(let error, let offset, _, _): "The message is no JSON at byte \(offset): \(error.rawValue)."
    case .tooDeep(let limit, _): "The message is nested deeper than \(limit)."
    case .wrongType(let expected, let found): "\(expected) is expected at \(place), not \(found.rawValue)."
    case .invalidNumber(let expected): "\(expected) is expected at \(place)."
    case .nonFinite: "The number at \(place) is too large."
    case .duplicateMember(let name): "'\(name)' stands twice."
    case .unknownMember(let name, _, _, _): "'\(name)' is unknown."
    }
  }
}
