import LayoutModel
import Operations

extension ContextTool {
  /// What a screen looks like.
  static let picture = ContextTool(
    name: "picture", title: "Picture of a screen",
    description: "A wireframe of a screen. Ask only if frames do not tell.",
    arguments: ToolArgument.source + ToolArgument.place + [.show],
    outputSchema: """
      {"type":"object","properties":{"mimeType":{"type":"string"},"bytes":{"type":"integer"}},\
      "required":["mimeType","bytes"]}
      """
  ) { call throws(Refusal) in
    let source = try call.source()
    let form = Operation.resolve.forms.contains(.png) ? MediaType.png : .svg
    let bytes = try call.asking(call.query(source)) { query throws(Refusal) in
      let more: Query = call.arguments.text(.show).map { [("show", $0)] } ?? []
      return try call.resolver.bytes(.resolve, source.input, file: source.path, query: query + more, as: form)
    }
    var answer = ToolAnswer("\(form.rawValue), \(bytes.count) bytes")
    answer.facts = [("mimeType", form.rawValue), ("bytes", bytes.count)]
    answer.image = (bytes, form)
    return answer
  }
}
