import JSON
package import Operations

/// A tool that is offered: a row that the list, the calls and a test against the contract loop over.
struct ContextTool: Sendable {
  let name: String
  let title: String
  /// When to call it, and what it does not know.
  let description: String
  let arguments: [ToolArgument]
  /// The schema of its value, as JSON. `openapi.yaml` has the same.
  let outputSchema: StaticString
  let run: @Sendable (ToolCall) throws(Refusal) -> ToolAnswer

  static let all: [ContextTool] = [check, frames, explain, compare, picture, devices]

  /// Its arguments with their shapes, for whoever got them wrong.
  var usage: String { arguments.map(\.name).joined(separator: ", ") }

  /// Writes its row of the list of tools.
  ///
  /// - Parameter takesPaths: Whether files can be named.
  func write(to writer: inout JSONWriter, takesPaths: Bool) {
    writer.beginObject()
    writer.member("name", name)
    writer.member("title", title)
    writer.member("description", description)
    writer.beginObject("inputSchema")
    writer.member("type", "object")
    writer.beginObject("properties")
    for argument in arguments where takesPaths || !argument.isPath { argument.writeSchema(to: &writer) }
    writer.endObject()
    writer.member("additionalProperties", false)
    writer.endObject()
    writer.key("outputSchema")
    outputSchema.withUTF8Buffer { writer.raw($0) }
    writer.beginObject("annotations")
    // What changes nothing can always be called again.
    writer.member("readOnlyHint", true)
    writer.member("idempotentHint", true)
    writer.member("openWorldHint", false)
    writer.endObject()
    writer.endObject()
  }
}

/// A call of a tool.
struct ToolCall {
  var tool: ContextTool
  var arguments: ToolArguments
  var resolver: FileResolver
  /// Reads what paths name; nil where none are taken.
  var files: ContextFiles?

  /// The call with other arguments.
  func suggestion(_ arguments: ToolArguments) -> ToolSuggestion {
    ToolSuggestion(tool: tool.name, arguments: arguments)
  }

  /// What a call of another tool would say of the same source.
  func suggestion(_ tool: ContextTool, with more: [(ToolArgument, String)] = []) -> ToolSuggestion {
    let shared = self.arguments.values.filter { value in
      value.name != ToolArgument.maxBytes.name && tool.arguments.contains { $0.name == value.name }
    }
    var arguments = ToolArguments(shared)
    for (argument, value) in more { arguments = arguments.setting(argument, to: .text(value)) }
    return ToolSuggestion(tool: tool.name, arguments: arguments)
  }
}

/// What a caller's machine has of files, as far as it lets them be read.
package struct ContextFiles: Sendable {
  /// Gives what a path names, a file or a folder.
  ///
  /// Throws why it gives nothing: there is nothing, or it lies elsewhere.
  package let read: @Sendable (String) throws(Refusal) -> FileInput

  package init(read: @escaping @Sendable (String) throws(Refusal) -> FileInput) { self.read = read }
}
