import AdaptiveLayout
import ConsoleLogs
import JSON
import LayoutCoding
import LayoutModel

extension LayoutEngine {
  /// Builds a document of each message of a console log.
  func readConsoleLog(_ material: Material, _ options: OperationOptions) throws(Refusal) -> InputDocuments {
    let body = material.document.bytes
    let log = try rethrowing(as: Refusal.init(log:), try parseConsoleLog(Array(body)))
    let environment = try logEnvironment(options.overrides)
    let lines = body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let documents = log.blocks.map { block in
      let rebuilt = ConsoleLogs.document(of: block)
      let first = block.lines.lowerBound
      let text = lines[(first - 1)..<min(block.lines.upperBound, lines.count)]
      let translation = LogTranslation(
        block: block, rebuilt: rebuilt,
        text: text.map { String(outside: $0) }.joined(separator: "\n"))
      return RequestedDocument(
        name: block.lines.count == 1 ? "line \(first)" : "lines \(first)-\(block.lines.upperBound)",
        isStrict: false, log: translation,
        content: .success(DecodedRequest(LayoutDocument(rebuilt.document), in: environment)))
    }
    return InputDocuments(documents: documents, isBatch: true)
  }

  /// The environment in which messages are shown: a phone's, where nothing else is said. What a log speaks of does not depend on
  /// it but for the direction.
  private func logEnvironment(_ said: EnvironmentOverrides) throws(Refusal) -> RequestedEnvironment {
    guard let device = said.device ?? catalogue.device(named: "iPhone 8") ?? catalogue.devices.first else {
      throw Refusal(.internalError, "There is no device.")
    }
    var request = EnvironmentRequest(device: device)
    (request.orientation, request.systemVersion) = (said.orientation, said.systemVersion)
    request.locale = said.locale
    return RequestedEnvironment(name: .text(""), request: request, pointer: .root)
  }
}

/// What is said of a rebuilt document, in terms of the message that it was rebuilt of.
struct LogTranslation: Sendable {
  let block: ConsoleLog.Block
  let rebuilt: ReconstructedDocument
  /// The message as it stands.
  let text: String

  /// A finding with lines in place of pointers, and with what the message says gives way.
  func translate(_ finding: ExplainedFinding) -> ExplainedFinding {
    var translated = finding
    translated.diagnostic = translate(finding.diagnostic)
    var lines: [String: Int] = [:]
    if let conflict = translated.diagnostic.conflict {
      for member in conflict.constraints { lines[member.text] = member.line }
    }
    if var arithmetic = finding.arithmetic {
      for (index, line) in arithmetic.lines.enumerated() { arithmetic.lines[index].line = lines[line.text] }
      translated.arithmetic = arithmetic
    }
    translated.remedies.removeAll { $0.changes.contains { $0.constraint.map(isMade) == true } }
    // What the message does not tell of is open, whatever changes.
    for index in translated.remedies.indices {
      (translated.remedies[index].ambiguities, translated.remedies[index].newAmbiguities) = (0, 0)
    }
    return translated
  }

  /// Whether nobody wrote a constraint of the rebuilt document: it cannot be changed as if somebody had.
  private func isMade(_ constraint: Int32) -> Bool {
    let logged = block.constraints[rebuilt.origins[Int(constraint)]]
    if case .autoresizing = logged.kind { return true }
    let prefixes = ["UIView-Encapsulated-Layout-", "UISV-", "UITemporaryLayout", "fittingSize"]
    return prefixes.contains { logged.identifier?.hasPrefix($0) == true }
  }

  /// The findings with lines in place of pointers, and with what the message says gives way.
  func translate(_ explanation: LayoutExplanation) -> LayoutExplanation {
    var translated = explanation
    translated.findings = explanation.findings.map(translate)
    return translated
  }

  /// A layout without what the message does not tell of.
  func translate(_ resolved: ResolvedLayout) -> ResolvedLayout {
    var translated = resolved.layout
    translated.diagnostics = resolved.layout.diagnostics.filter { $0.code == .unsatisfiableConstraints }.map(
      translate)
    return ResolvedLayout(translated)
  }

  private func translate(_ diagnostic: Diagnostic) -> Diagnostic {
    guard var conflict = diagnostic.conflict else { return diagnostic }
    for index in conflict.constraints.indices {
      let logged = self.logged(conflict.constraints[index].pointer)
      conflict.constraints[index].line = logged.map { block.constraints[$0].line }
      conflict.constraints[index].pointer = nil
      if let logged, logged == block.broken { conflict.broken = index }
    }
    (conflict.alternatives, conflict.consoleText, conflict.namesAutoresizing) = ([], text, false)
    var translated = diagnostic
    (translated.pointer, translated.conflict) = (nil, conflict)
    return translated
  }

  /// Which constraint of the message a place in the rebuilt document stands for.
  private func logged(_ pointer: JSONPointer?) -> Int? {
    guard let tokens = pointer?.tokens, tokens.count == 2, tokens[0] == "constraints",
      let index = Int(tokens[1]), rebuilt.origins.indices.contains(index)
    else { return nil }
    return rebuilt.origins[index]
  }

  /// What was read.
  var message: LoggedMessage {
    let document = LayoutDocument(rebuilt.document).values
    var message = LoggedMessage(lines: block.lines)
    message.repeats = block.repeats
    message.constraints = block.constraints.enumerated().map { index, constraint in
      LoggedMessage.Constraint(
        line: constraint.line, identifier: constraint.identifier, text: constraint.text,
        meaning: rebuilt.constraints(for: index).map { document.text(of: document.constraints[$0]) },
        isBroken: index == block.broken)
    }
    message.unreadable = block.unreadable.map { LoggedMessage.UnreadableLine(line: $0.line, text: $0.text) }
    message.omittedCount = block.omittedCount
    message.isComplete = block.isComplete
    message.assumptions = rebuilt.assumptions
    return message
  }
}

extension Refusal {
  /// The problem of a text that is no console log, or too much of one.
  fileprivate init(log error: ConsoleLogError) {
    switch error {
    case .nothingFound:
      let words = ConsoleLogError.lookedFor.map { "'\($0)'" }.joined(separator: ", ")
      let detail = "The text has no message about constraints: none of \(words) stands in it."
      self.init(.invalidRequest, detail, errors: [Item(code: "noConsoleMessage", detail: detail)])
    case .tooLong(let limit, let actual): self.init(limit, actual, "bytes", line: nil)
    case .tooManyBlocks(let limit, let line): self.init(limit, limit + 1, "messages", line: line)
    case .tooManyConstraints(let limit, let line): self.init(limit, limit + 1, "constraints", line: line)
    }
  }

  private init(_ limit: Int, _ value: Int, _ name: String, line: Int?) {
    let place = line.map { " It is passed in line \($0)." } ?? ""
    self.init(.bodyTooLarge, limit: limit, value: value, "A console log may have \(limit) \(name).\(place)")
    errors[0].line = line
  }
}
