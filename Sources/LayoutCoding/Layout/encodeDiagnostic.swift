package import JSON
package import LayoutModel

extension JSONWriter {
  /// Writes a diagnostic: what all have, then the facts that its code has.
  package mutating func diagnostic(_ diagnostic: Diagnostic) {
    beginObject()
    key("code")
    string(diagnostic.code.rawValue)
    key("severity")
    string(diagnostic.severity.rawValue)
    key("message")
    string(diagnostic.message)
    key("views")
    beginArray()
    for view in diagnostic.views { string(view) }
    endArray()
    if let pointer = diagnostic.pointer {
      key("pointer")
      string(pointer.fragment)
    }
    switch diagnostic.detail {
    case .none: break
    case .conflict(let conflict): self.conflict(conflict)
    case .ambiguity(let ambiguity): self.ambiguity(ambiguity)
    }
    endObject()
  }

  private mutating func conflict(_ conflict: Conflict) {
    key("constraints")
    members(conflict.constraints)
    if let count = conflict.constraintCount {
      key("constraintCount")
      integer(count)
    }
    key("implicit")
    members(conflict.implicit)
    if let count = conflict.implicitCount {
      key("implicitCount")
      integer(count)
    }
    key("broken")
    member(conflict.constraints[conflict.broken])
    key("consoleText")
    string(conflict.consoleText)
  }

  private mutating func members(_ members: [Conflict.Member]) {
    beginArray()
    for member in members { self.member(member) }
    endArray()
  }

  private mutating func member(_ member: Conflict.Member) {
    beginObject()
    labels(of: member)
    key("multiplier")
    number(member.multiplier)
    endObject()
  }

  private mutating func tie(_ tie: Ambiguity.PriorityTie) {
    key("priority")
    number(Double(tie.priority))
    key("constraints")
    beginArray()
    for member in tie.constraints {
      beginObject()
      labels(of: member)
      endObject()
    }
    endArray()
    key("constraintCount")
    integer(tie.count)
  }

  private mutating func labels(of member: Conflict.Member) {
    key("pointer")
    if let pointer = member.pointer { string(pointer.fragment) } else { null() }
    key("identifier")
    if let identifier = member.identifier { string(identifier) } else { null() }
    key("text")
    string(member.text)
  }

  private mutating func ambiguity(_ ambiguity: Ambiguity) {
    key("axis")
    string(ambiguity.axis.rawValue)
    key("variables")
    beginObject()
    let isHorizontal = ambiguity.axis == .horizontal
    if let position = ambiguity.position {
      key(isHorizontal ? "x" : "y")
      interval(position)
    }
    if let size = ambiguity.size {
      key(isHorizontal ? "width" : "height")
      interval(size)
    }
    endObject()
    key("cause")
    string(ambiguity.cause.rawValue)
    if let tie = ambiguity.tie { self.tie(tie) }
  }

  /// Lowest and highest value; null is unbounded.
  private mutating func interval(_ interval: Ambiguity.Interval) {
    beginArray()
    if let minimum = interval.minimum { number(minimum) } else { null() }
    if let maximum = interval.maximum { number(maximum) } else { null() }
    endArray()
  }
}
