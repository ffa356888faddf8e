import JSON
import LayoutModel
import Operations

extension ContextServer {
  /// Calls a tool.
  ///
  /// - Throws: That there is no such tool, or that it does not take such arguments.
  func call(_ request: ContextRequest) throws(ContextError) -> [UInt8] {
    guard let name = request.params.name else {
      throw ContextError(.invalidParams, "'name' is missing: the name of a tool.")
    }
    guard let tool = ContextTool.all.first(where: { $0.name == name }) else {
      let names = ContextTool.all.map { $0.name }.joined(separator: ", ")
      throw ContextError(
        .invalidParams, "There is no tool '\(PlainText(String(name.prefix(60))))'. There are \(names).")
    }
    var arguments = ToolArguments()
    if let text = request.text, let range = request.params.arguments {
      arguments = try ToolArguments(UnsafeBufferPointer(rebasing: text[range]), of: tool)
    }
    let call = ToolCall(tool: tool, arguments: arguments, resolver: resolver(), files: files)
    let answer: ToolAnswer
    do throws(Refusal) {
      answer = try tool.run(call)
    } catch {
      answer = call.answer(to: error)
    }
    return request.answer { answer.write(to: &$0, answering: call.suggestion(arguments)) }
  }
}

extension ToolCall {
  /// What is said of a call that cannot be answered, with the call that could.
  func answer(to refusal: Refusal) -> ToolAnswer {
    ToolAnswer(problem: problem(of: refusal), mended: mended(refusal))
  }

  private func problem(of refusal: Refusal) -> PlainText {
    if refusal.errors.isEmpty { return PlainText(refusal.detail) }
    let first: [Refusal.Item] = Array(refusal.errors.prefix(5))
    let told: [PlainText] = first.map { item in
      let place =
        item.line.map { ":\($0):\(item.column ?? 1)" } ?? item.pointer ?? item.parameter.map {
          name(ofParameter: $0)
        } ?? ""
      let detail = item.detail.replacing(
        "GET /v1/devices lists them all.", with: "The tool devices lists them.")
      return place.isEmpty ? "\(detail)" : "\(place): \(detail)"
    }
    let rest = refusal.errors.count - told.count
    return told.joined(separator: "\n") + (rest > 0 ? "\nand \(rest) more" : "")
  }

  /// The argument that stands for a parameter.
  private func name(ofParameter parameter: String) -> String {
    ["scene", "type"].contains(parameter)
      ? ToolArgument.screen.name
      : tool.arguments.contains { $0.name == parameter } ? parameter : "environment.\(parameter)"
  }

  /// The call with the nearest value in the place of each that means nothing; nil where nobody knows any.
  private func mended(_ refusal: Refusal) -> ToolSuggestion? {
    var mended = arguments
    var isMended = false
    for item in refusal.errors {
      guard let parameter = item.parameter else { continue }
      let name = name(ofParameter: parameter)
      if let argument = tool.arguments.first(where: { $0.name == name }), let nearest = item.nearest.first {
        mended = mended.setting(argument, to: .text(nearest))
        isMended = true
      } else if let change = mendedEnvironment(mended, parameter, item) {
        mended = change
        isMended = true
      }
    }
    if isMended { return suggestion(mended) }
    guard arguments.values.isEmpty, tool.arguments.contains(where: \.isSource) else { return nil }
    let example = files == nil ? ToolArgument.text : .path
    return suggestion(arguments.setting(example, to: .text(files == nil ? "…" : "Main.storyboard")))
  }

  private func mendedEnvironment(
    _ arguments: ToolArguments, _ parameter: String, _ item: Refusal.Item
  ) -> ToolArguments? {
    var map = arguments.map(.environment)
    guard let place = map.firstIndex(where: { $0.name == parameter }) else { return nil }
    if let nearest = item.nearest.first {
      if item.code == "unknownKey" || item.code == "unknownParameter" {
        map[place].name = nearest
      } else {
        map[place].value = nearest
      }
    } else {
      map.remove(at: place)
    }
    return arguments.setting(.environment, to: map.isEmpty ? nil : .map(map))
  }
}
