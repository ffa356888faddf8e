import JSON
import LayoutModel
import LayoutPreview
import Operations

extension ContextTool {
  /// Where the views of a screen are.
  static let frames = ContextTool(
    name: "frames", title: "Frames of a screen",
    description: "The tree of one screen with frames, size classes and what is uncertain; view narrows it.",
    arguments: ToolArgument.source + ToolArgument.place + [.view, .maxBytes],
    outputSchema: """
      {"type":"object","properties":{"screen":{"type":"string"},"environment":{"type":"string"},"views":{"type":"array",\
      "items":{"type":"object","required":["id"],"properties":{"frame":{"type":"array","items":{"type":"number"}}}}},\
      "next":{"type":"string"}},"required":["environment","views"]}
      """
  ) { call throws(Refusal) in
    let source = try call.source()
    let layouts = try call.asking(call.query(source)) { query throws(Refusal) in
      try call.resolver.layouts(of: source.input, query: query)
    }
    guard let first = layouts.first else { throw Refusal("There is no screen in it.") }
    let layout = first.layout
    let views = try call.views(of: layout)
    var answer = ToolAnswer(environmentLine(of: layout))
    answer.facts = [("environment", first.name)]
    if let scene = first.scene { answer.facts.insert(("screen", scene.id), at: 0) }
    let others = Set(layouts.map { $0.scene?.id ?? $0.name }).count - 1
    if others > 0, call.arguments.text(.screen) == nil {
      answer.head += "\nThe first of \(others + 1); name another as screen: "
      answer.head += PlainText(layouts.dropFirst().prefix(8).map { $0.name }.joined(separator: ", "))
    }
    let uncertain = layout.uncertain
    if !uncertain.isEmpty { answer.head += "\nuncertain: \(uncertain.joined(separator: ", "))" }
    answer.list = "views"
    answer.items = views.map { ToolAnswer.Item(view: $0.view, depth: $0.depth, of: layout) }
    if layout.diagnostics.contains(where: { $0.severity > .info }) { answer.next = call.suggestion(.explain) }
    return answer
  }
}

extension ToolCall {
  /// The views of a layout in pre-order, controller by controller, or the one that is asked for with what is in it.
  ///
  /// - Throws: That no view has the name.
  fileprivate func views(of layout: Layout) throws(Refusal) -> [(view: Int, depth: Int)] {
    let document = layout.document
    if let name = arguments.text(.view) {
      guard let root = document.view(called: name) else {
        let names = document.views.map(\.id) + document.views.indices.compactMap { document.name(ofView: $0) }
        throw Refusal([
          Fault(.unknownReference(name, nearest: nearestNames(to: name, in: names)), parameter: "view")
        ])
      }
      return document.depths(of: root..<Int(document.views[root].subtreeEnd))
    }
    return layout.order.flatMap { document.depths(of: document.viewRange(ofController: $0)) }
  }
}

extension ToolAnswer.Item {
  /// A view with its frame in its superview.
  fileprivate init(view index: Int, depth: Int, of layout: Layout) {
    let (node, frame) = (layout.document.views[index], layout.views[index].frame)
    let name = layout.document.name(ofView: index)
    let title = "\(node.type.rawValue) \(name ?? node.id)"
    let numbers = frame.map { [$0.minX, $0.minY, $0.size.width, $0.size.height] }
    let place =
      numbers.map { $0.map { String(number: $0, decimals: 3) }.joined(separator: " ") } ?? "not there"
    let blanks = repeatElement(" " as PlainText, count: min(depth, 20)).joined()
    self.init(blanks + "\(title) (\(place))\(node.isHidden ? " hidden" : "")") { writer in
      writer.beginObject()
      writer.member("id", node.id)
      if let name, name != node.id { writer.member("name", name) }
      if let numbers {
        writer.beginArray("frame")
        for number in numbers { writer.number((number * 1000).rounded() / 1000) }
        writer.endArray()
      }
      if node.isHidden { writer.member("hidden", true) }
      writer.endObject()
    }
  }
}
