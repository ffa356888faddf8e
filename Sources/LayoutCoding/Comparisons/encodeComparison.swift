package import JSON
package import LayoutModel

extension JSONWriter {
  /// Writes what differs, as members. The environments are the caller's to tell.
  package mutating func comparison(_ report: ComparisonReport) {
    member("hasDifferences", report.hasDifferences)
    beginArray("views")
    for told in report.views { view(told.change, names(of: told.entries, in: report)) }
    endArray()
    beginArray("facts")
    for told in report.facts { fact(told.change, names(of: told.entries, in: report)) }
    endArray()
    beginArray("diagnostics")
    for told in report.diagnostics {
      beginObject()
      member("change", told.change.isNew ? "appeared" : "vanished")
      labels(names(of: told.entries, in: report))
      key("diagnostic")
      diagnostic(told.change.diagnostic)
      endObject()
    }
    endArray()
    beginArray("constraints")
    for told in report.constraints { constraint(told.change, names(of: told.entries, in: report)) }
    endArray()
  }

  /// The scene and the environments of a change.
  private struct Names {
    var scene: String?
    var environments: [String]
  }

  private func names(of entries: [Int], in report: ComparisonReport) -> Names {
    Names(
      scene: entries.first.flatMap { report.entries[$0].scene?.id },
      environments: entries.map { report.entries[$0].name })
  }

  private mutating func labels(_ names: Names) {
    if let scene = names.scene { member("scene", scene) }
    member("environments", names.environments)
  }

  private mutating func view(_ change: ViewChange, _ names: Names) {
    beginObject()
    member("view", change.view)
    if let name = change.oldName { member("oldName", name) }
    labels(names)
    member("changes", change.kinds.map(\.rawValue))
    if let absence = change.absence { member("absence", absence.rawValue) }
    if change.isWithSuperview { member("withSuperview", true) }
    if let old = change.old { place("old", old) }
    if let new = change.new { place("new", new) }
    beginArray("edges")
    for edge in change.edges { self.edge(edge) }
    endArray()
    endObject()
  }

  private mutating func place(_ name: StaticString, _ place: ViewChange.Place) {
    beginObject(name)
    member("frame", place.frame)
    member("frameInWindow", place.frameInWindow)
    endObject()
  }

  private mutating func edge(_ change: EdgeChange) {
    beginObject()
    member("edge", change.attribute.name)
    end("old", change.old)
    end("new", change.new)
    beginArray("causes")
    for cause in change.causes {
      beginObject()
      if let old = cause.old { step("old", old) }
      if let new = cause.new { step("new", new) }
      endObject()
    }
    endArray()
    endObject()
  }

  private mutating func end(_ name: StaticString, _ end: EdgeChange.End) {
    beginObject(name)
    member("basis", end.basis.rawValue)
    if let value = end.value { member("value", value) }
    endObject()
  }

  private mutating func step(_ name: StaticString, _ step: ExplainedEdge.Step) {
    beginObject(name)
    edgeStepMembers(step)
    endObject()
  }

  private mutating func fact(_ change: FactChange, _ names: Names) {
    beginObject()
    member("node", change.node)
    member("fact", change.fact.rawValue)
    if let trait = change.trait { member("trait", trait) }
    labels(names)
    member("old", change.old)
    member("new", change.new)
    endObject()
  }

  private mutating func constraint(_ change: ConstraintChange, _ names: Names) {
    beginObject()
    member("change", change.kind.rawValue)
    labels(names)
    if let old = change.old { constraint("old", old) }
    if let new = change.new { constraint("new", new) }
    if change.kind == .changed { member("values", change.values.map(\.rawValue)) }
    member("views", change.views)
    endObject()
  }

  private mutating func constraint(_ name: StaticString, _ constraint: Conflict.Member) {
    beginObject(name)
    labels(of: constraint)
    endObject()
  }
}
