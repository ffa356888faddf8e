import CYAML
import JSON
package import LayoutModel

/// A value of a YAML text, with its place.
struct YAMLNode: Sendable {
  enum Value: Sendable {
    /// With what was written, without quotes.
    case scalar(String, isPlain: Bool)
    case list([YAMLNode])
    /// In the order of the text. Keys are scalars.
    case map([(key: YAMLNode, value: YAMLNode)])
  }

  var value: Value
  var place: SourcePlace

  /// What was written, nil for anything but a scalar.
  var text: String? { if case .scalar(let text, _) = value { text } else { nil } }

  /// Whether nothing was written.
  var isNull: Bool {
    if case .scalar(let text, isPlain: true) = value { ["", "~", "null"].contains(text) } else { false }
  }
}

/// What is wrong with a configuration, and where.
package struct ConfigurationFault: Error, Equatable, Sendable {
  /// One sentence.
  package var message: String
  /// Nil for the file as a whole.
  package var place: SourcePlace?

  package init(_ message: String, at place: SourcePlace?) { (self.message, self.place) = (message, place) }
}

/// Reads a YAML text with libyaml: one document of maps, lists and scalars, nil for a text without one. Aliases are refused,
/// so that no text can grow, and so are keys that stand in one map twice.
///
/// - Parameter limit: So many bytes may it have.
/// - Complexity: O(*n*) in the bytes: what libyaml takes longer for, depth and directives, has limits.
func parseYAML(_ bytes: [UInt8], limit: Int) throws(ConfigurationFault) -> YAMLNode? {
  guard bytes.count <= limit else {
    throw ConfigurationFault("The file has more than \(limit) bytes.", at: nil)
  }
  if hasManyDirectives(bytes) { throw ConfigurationFault("Too many lines begin with %.", at: nil) }
  var parser = yaml_parser_t()
  guard yaml_parser_initialize(&parser) == 1 else { fatalError("out of memory") }
  defer { yaml_parser_delete(&parser) }
  let events: Result<[Event], ConfigurationFault> = bytes.withUnsafeBufferPointer { buffer in
    // A text in UTF-16 is refused: nothing else here reads one.
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
    return readEvents(&parser)
  }
  var reader = NodeReader(events: try events.get())
  return try reader.document()
}

private let deepest = 64

/// Whether more lines than anybody writes begin with a percent sign: libyaml compares each directive with all before it.
private func hasManyDirectives(_ bytes: [UInt8]) -> Bool {
  // A line ends in CR, LF, U+0085, U+2028 or U+2029 (YAML 1.1, 4.2), of which these are the last bytes; U+FEFF may begin a text.
  let ends: Set<UInt8> = [0x0A, 0x0D, 0x85, 0xA8, 0xA9, 0xBF]
  return bytes.indices.count { bytes[$0] == UInt8(ascii: "%") && $0 > 0 && ends.contains(bytes[$0 - 1]) } > 16
}

/// What libyaml tells of a text.
private enum Event {
  case scalar(String, isPlain: Bool, SourcePlace)
  case listStart(SourcePlace)
  case mapStart(SourcePlace)
  case end
  case documentEnd
}

private func readEvents(_ parser: inout yaml_parser_t) -> Result<[Event], ConfigurationFault> {
  var events: [Event] = []
  var (documents, depth) = (0, 0)
  while true {
    var event = yaml_event_t()
    guard yaml_parser_parse(&parser, &event) == 1 else {
      let problem = parser.problem.map { String(cString: $0) } ?? "unreadable"
      return .failure(ConfigurationFault("No YAML: \(problem).", at: place(parser.problem_mark)))
    }
    defer { yaml_event_delete(&event) }
    let start = place(event.start_mark)
    switch event.type {
    case YAML_STREAM_END_EVENT: return .success(events)
    case YAML_DOCUMENT_START_EVENT:
      documents += 1
      if documents > 1 { return .failure(ConfigurationFault("A second document.", at: start)) }
    case YAML_DOCUMENT_END_EVENT: events.append(.documentEnd)
    case YAML_ALIAS_EVENT: return .failure(ConfigurationFault("Aliases are not read.", at: start))
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
      events.append(.scalar(String(outside: bytes), isPlain: isPlain, start))
    case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT:
      depth += 1
      // Here, and not when nodes are made: libyaml looks at all open levels with each token.
      if depth > deepest + 1 { return .failure(ConfigurationFault("Nested too deeply.", at: start)) }
      events.append(event.type == YAML_SEQUENCE_START_EVENT ? .listStart(start) : .mapStart(start))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      depth -= 1
      events.append(.end)
    default: break
    }
  }
}

private func place(_ mark: yaml_mark_t) -> SourcePlace {
  SourcePlace(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
}

/// Makes nodes of events.
private struct NodeReader {
  let events: [Event]
  private var next = 0

  init(events: [Event]) { self.events = events }

  mutating func document() throws(ConfigurationFault) -> YAMLNode? {
    switch events.first {
    case nil, .documentEnd?: nil
    default: try node()
    }
  }

  private var isAtEnd: Bool { if case .end = events[next] { true } else { false } }

  private mutating func node() throws(ConfigurationFault) -> YAMLNode {
    let event = events[next]
    next += 1
    switch event {
    case .scalar(let text, let isPlain, let place):
      return YAMLNode(value: .scalar(text, isPlain: isPlain), place: place)
    case .listStart(let place):
      var elements: [YAMLNode] = []
      while !isAtEnd { elements.append(try node()) }
      next += 1
      return YAMLNode(value: .list(elements), place: place)
    case .mapStart(let place):
      var members: [(key: YAMLNode, value: YAMLNode)] = []
      var seen: Set<String> = []
      while !isAtEnd {
        let key = try node()
        guard let name = key.text else { throw ConfigurationFault("A key that is no text.", at: key.place) }
        guard seen.insert(name).inserted else {
          throw ConfigurationFault("'\(name)' stands here twice.", at: key.place)
        }
        members.append((key, try node()))
      }
      next += 1
      return YAMLNode(value: .map(members), place: place)
    case .end, .documentEnd: throw ConfigurationFault("No YAML: a value is missing.", at: nil)
    }
  }
}
