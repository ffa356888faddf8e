package import JSON
package import LayoutModel

extension JSONWriter {
  /// Writes the findings and the edges of explanations, as members. What is wrong with environments is the caller's to
  /// tell.
  package mutating func explanation(_ report: ExplanationReport) {
    beginArray("findings")
    for finding in report.findings { self.finding(finding, of: report) }
    endArray()
    if report.edges.isEmpty { return }
    beginArray("edges")
    for edge in report.edges { self.edge(edge, of: report) }
    endArray()
  }

  /// Writes what was read of a console log, as a member.
  package mutating func message(_ message: LoggedMessage) {
    beginObject("message")
    member("lines", message.lines)
    if !message.repeats.isEmpty {
      beginArray("repeats")
      for lines in message.repeats { self.lines(lines) }
      endArray()
    }
    beginArray("constraints")
    for constraint in message.constraints {
      beginObject()
      member("line", constraint.line)
      member("identifier", constraint.identifier)
      member("text", constraint.text)
      member("meaning", constraint.meaning)
      member("broken", constraint.isBroken)
      endObject()
    }
    endArray()
    beginArray("unreadable")
    for line in message.unreadable {
      beginObject()
      member("line", line.line)
      member("text", line.text)
      endObject()
    }
    endArray()
    if message.omittedCount > 0 { member("omittedCount", message.omittedCount) }
    member("complete", message.isComplete)
    member("assumptions", message.assumptions)
    endObject()
  }

  private mutating func member(_ name: StaticString, _ lines: ClosedRange<Int>) {
    key(name)
    self.lines(lines)
  }

  private mutating func lines(_ lines: ClosedRange<Int>) {
    beginObject()
    member("first", lines.lowerBound)
    member("last", lines.upperBound)
    endObject()
  }

  private mutating func finding(_ told: ExplanationReport.Finding, of report: ExplanationReport) {
    let finding = told.finding
    beginObject()
    diagnosticMembers(finding.diagnostic)
    if let scene = told.entries.first.flatMap({ report.entries[$0].scene }) { member("scene", scene.id) }
    member("environments", told.entries.map { report.entries[$0].name })
    if let arithmetic = finding.arithmetic { self.arithmetic(arithmetic) }
    if !finding.examples.isEmpty {
      beginArray("examples")
      for example in finding.examples { self.example(example) }
      endArray()
    }
    beginArray("remedies")
    for (remedy, trial) in zip(finding.remedies, told.trials) { self.remedy(remedy, trial) }
    endArray()
    endObject()
  }

  private mutating func arithmetic(_ arithmetic: Arithmetic) {
    beginObject("arithmetic")
    beginArray("lines")
    for line in arithmetic.lines {
      beginObject()
      member("text", line.text)
      member("times", line.multiplier)
      member("adds", line.addend)
      if let line = line.line { member("line", line) }
      endObject()
    }
    endArray()
    member("sum", arithmetic.sum)
    member("contradiction", arithmetic.contradiction)
    endObject()
  }

  private mutating func example(_ example: ExampleLayout) {
    beginObject()
    beginArray("views")
    for place in example.places {
      beginObject()
      member("id", place.id)
      key("frame")
      rect(place.frame)
      endObject()
    }
    endArray()
    endObject()
  }

  private mutating func remedy(_ remedy: Remedy, _ trial: ExplanationReport.Trial) {
    beginObject()
    member("text", remedy.action.sentence)
    member("verifiedIn", trial.count)
    beginObject("leaves")
    member("conflicts", remedy.conflicts)
    member("ambiguities", remedy.ambiguities)
    member("newAmbiguities", remedy.newAmbiguities)
    endObject()
    if let patch = trial.patch {
      beginArray("patch")
      for operation in patch { self.operation(operation) }
      endArray()
    }
    endObject()
  }

  private mutating func operation(_ operation: PatchOperation) {
    beginObject()
    switch operation {
    case .add(let place, let value):
      member("op", "add")
      member("path", place.path)
      key("value")
      self.value(value)
    case .replace(let place, let value):
      member("op", "replace")
      member("path", place.path)
      key("value")
      self.value(value)
    case .remove(let place):
      member("op", "remove")
      member("path", place.path)
    }
    endObject()
  }

  private mutating func value(_ value: PatchValue) {
    switch value {
    case .text(let text): string(text)
    case .number(let number): self.number(number)
    case .flag(let flag): boolean(flag)
    case .texts(let texts):
      beginArray()
      for text in texts { string(text) }
      endArray()
    case .axes(let priorities):
      beginObject()
      if let value = priorities.horizontal { member("horizontal", Double(value)) }
      if let value = priorities.vertical { member("vertical", Double(value)) }
      endObject()
    }
  }

  private mutating func edge(_ told: ExplanationReport.Edge, of report: ExplanationReport) {
    let edge = told.edge
    beginObject()
    member("view", edge.question.view)
    member("edge", edge.question.attribute.name)
    if let scene = told.entries.first.flatMap({ report.entries[$0].scene }) { member("scene", scene.id) }
    member("environments", told.entries.map { report.entries[$0].name })
    member("basis", edge.basis.rawValue)
    if let value = edge.value { member("value", value) }
    beginArray("steps")
    for step in edge.steps {
      beginObject()
      edgeStepMembers(step)
      endObject()
    }
    endArray()
    endObject()
  }

  /// Writes a line of a proof, as members.
  mutating func edgeStepMembers(_ step: ExplainedEdge.Step) {
    member("source", step.source.rawValue)
    labels(of: step.constraint)
    member("times", step.constraint.multiplier)
    member("adds", step.addend)
    if step.inset != 0 { member("inset", step.inset) }
  }
}
