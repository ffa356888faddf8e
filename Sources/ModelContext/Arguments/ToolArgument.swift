import JSON

/// Something that can be said in a call of a tool: its name, its shape, and what it means.
struct ToolArgument: Sendable {
  enum Shape: Sendable {
    case text
    /// One text, or several.
    case texts
    /// A text, or an object that stands for its JSON.
    case source
    /// An object of texts.
    case map
    case bytes

    /// The schema, without the description.
    fileprivate var schema: StaticString {
      switch self {
      case .text: "\"type\":\"string\""
      case .texts: "\"type\":[\"string\",\"array\"],\"items\":{\"type\":\"string\"}"
      case .source: "\"type\":[\"string\",\"object\"]"
      case .map: "\"type\":\"object\""
      case .bytes: "\"type\":\"integer\",\"minimum\":500"
      }
    }
  }

  let name: String
  let shape: Shape
  /// For whoever calls; nil where the name says it.
  let meaning: String?

  private init(_ name: String, _ shape: Shape, _ meaning: String? = nil) {
    (self.name, self.shape, self.meaning) = (name, shape, meaning)
  }

  static let path = ToolArgument("path", .text, "File or folder")
  static let text = ToolArgument("text", .source, "Or the source")
  static let screen = ToolArgument("screen", .text, "Scene or class")
  static let device = ToolArgument("device", .texts, "Names, or all")
  static let environment = ToolArgument(
    "environment", .map, "orientation, window, contentSizeCategory, locale, systemVersion …")
  static let view = ToolArgument("view", .text)
  static let edge = ToolArgument("edge", .text, "left, width …")
  static let finding = ToolArgument("finding", .text, "Id from check")
  static let beforePath = ToolArgument("beforePath", .text)
  static let beforeText = ToolArgument("beforeText", .source)
  static let match = ToolArgument("match", .text, "Part of a name")
  static let show = ToolArgument("show", .text, "constraints, margins, safeArea, guides")
  static let maxBytes = ToolArgument("maxBytes", .bytes)
  /// What most tools take: what is read, one of both.
  static let source = [path, text]
  /// Which of its screens, and where it is shown.
  static let place = [screen, device, environment]

  /// The schema of its value.
  func writeSchema(to writer: inout JSONWriter) {
    writer.key(name)
    writer.beginObject()
    writer.fragment(shape.schema, isValueNext: false)
    if let meaning { writer.member("description", meaning) }
    writer.endObject()
  }
}

extension ToolArgument {
  /// Whether it names a file.
  var isPath: Bool { name == Self.path.name || name == Self.beforePath.name }
  /// Whether it says what a call is about.
  var isSource: Bool { name == Self.path.name || name == Self.text.name }
}
