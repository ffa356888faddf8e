package import JSON
package import LayoutModel

extension JSONWriter {
  /// Writes a diagnostic: what all have, then the facts that its code has.
  package mutating func diagnostic(_ diagnostic: Diagnostic) {
    beginObject()
    diagnosticMembers(diagnostic)
    endObject()
  }

  /// Writes the same as members.
  ///
  /// - Parameter severity: In place of its own.
  mutating func diagnosticMembers(_ diagnostic: Diagnostic, severity: Diagnostic.Severity? = nil) {
    member("code", diagnostic.code.rawValue)
    member("severity", (severity ?? diagnostic.severity).rawValue)
    member("message", diagnostic.message)
    member("views", diagnostic.views)
    if let element = diagnostic.element { elementPlace(element) }
    if let pointer = diagnostic.pointer { member("pointer", pointer.fragment) }
    if let source = diagnostic.source { location(source) }
    if let conflict = diagnostic.conflict {
      self.conflict(conflict, in: diagnostic.source?.file)
    } else if let ambiguity = diagnostic.ambiguity {
      self.ambiguity(ambiguity)
    }
    if !diagnostic.consequences.isEmpty {
      beginArray("consequences")
      for consequence in diagnostic.consequences { self.diagnostic(consequence) }
      endArray()
    }
  }

  /// Writes a place in a file as members.
  ///
  /// - Parameter known: The file that is known already, and not told again.
  private mutating func location(_ source: SourceLocation, in known: String? = nil) {
    if let file = source.file, file != known { member("file", file) }
    member("line", source.place.line)
    member("column", source.place.column)
  }

  /// - Parameter file: That of the diagnostic.
  private mutating func conflict(_ conflict: Conflict, in file: String?) {
    members("constraints", conflict.constraints, in: file)
    if let count = conflict.constraintCount { member("constraintCount", count) }
    members("implicit", conflict.implicit, in: file)
    if let count = conflict.implicitCount { member("implicitCount", count) }
    key("broken")
    conflictMember(conflict.constraints[conflict.broken], in: file)
    if !conflict.alternatives.isEmpty {
      member("orderDependent", true)
      beginArray("alternatives")
      for index in conflict.alternatives { conflictMember(conflict.constraints[index], in: file) }
      endArray()
    }
    member("consoleText", conflict.consoleText)
  }

  private mutating func members(_ name: StaticString, _ members: [Conflict.Member], in file: String?) {
    beginArray(name)
    for member in members { conflictMember(member, in: file) }
    endArray()
  }

  private mutating func conflictMember(_ member: Conflict.Member, in file: String?) {
    beginObject()
    labels(of: member)
    if let source = member.source { location(source, in: file) }
    self.member("multiplier", member.multiplier)
    endObject()
  }

  private mutating func tie(_ tie: Ambiguity.PriorityTie) {
    member("priority", Double(tie.priority))
    beginArray("constraints")
    for member in tie.constraints {
      beginObject()
      labels(of: member)
      endObject()
    }
    endArray()
    member("constraintCount", tie.count)
  }

  /// Where a constraint comes from, and what it says.
  mutating func labels(of member: Conflict.Member) {
    self.member("pointer", member.pointer?.fragment)
    self.member("identifier", member.identifier)
    self.member("text", member.text)
    if let line = member.line { self.member("line", line) }
  }

  private mutating func ambiguity(_ ambiguity: Ambiguity) {
    member("axis", ambiguity.axis.rawValue)
    beginObject("variables")
    let isHorizontal = ambiguity.axis == .horizontal
    if let position = ambiguity.position { interval(isHorizontal ? "x" : "y", position) }
    if let size = ambiguity.size { interval(isHorizontal ? "width" : "height", size) }
    endObject()
    member("cause", ambiguity.cause.rawValue)
    if let tie = ambiguity.tie { self.tie(tie) }
  }

  /// Lowest and highest value; null is unbounded.
  private mutating func interval(_ name: StaticString, _ interval: Ambiguity.Interval) {
    beginArray(name)
    for bound in [interval.minimum, interval.maximum] {
      if let bound { number(bound) } else { null() }
    }
    endArray()
  }
}
