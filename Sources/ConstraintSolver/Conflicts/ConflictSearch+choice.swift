/// Which member of a conflict breaks.
extension ConflictSearch {
  /// The member that breaks: the first by ``BreakingRank`` whose absence settles the conflict, and if none does the first.
  ///
  /// Without some members the others hold only if sizes are negative. Of each rank one member is tried.
  mutating func choose(
    _ conflict: Conflict, _ parts: inout PartMaker, _ engine: inout Engine, _ watch: inout Watch
  ) throws(SolverError) -> Int {
    let first = firstToBreak(conflict, from: 0) ?? conflict.members.last?.constraint ?? selection.limit - 1
    var next: Int? = first
    let isOfSystem = part.system.constraints[first].breaking.isOfSystem
    while let index = next, part.system.constraints[index].breaking.isOfSystem == isOfSystem,
      !part.system.constraints[index].breaking.isImplicit
    {
      if try isSettled(conflict, without: index, &parts, &engine, &watch) { return index }
      next = firstToBreak(conflict, from: part.system.constraints[index].breaking.order + 1)
    }
    return first
  }

  /// The member that breaks first of those with at least that rank.
  private func firstToBreak(_ conflict: Conflict, from rank: UInt16) -> Int? {
    var best: Int?
    for member in conflict.members where part.system.constraints[member.constraint].breaking.order >= rank {
      if let found = best, !part.system.breaks(member.constraint, before: found) { continue }
      best = member.constraint
    }
    return best
  }

  /// Whether the other members agree if no size is negative.
  private func isSettled(
    _ conflict: Conflict, without index: Int, _ parts: inout PartMaker, _ engine: inout Engine,
    _ watch: inout Watch
  ) throws(SolverError) -> Bool {
    let others = conflict.members.filter { $0.constraint != index }.map { Int32($0.constraint) }
    var rest = parts.part(of: part.system, others)
    var isKnown = true
    for variable in rest.system.kinds.indices where rest.system.kinds[variable] == .unsignedSize {
      rest.system.setSign(isInForce: true, of: variable)
      isKnown = false
    }
    // Without any one member the others agree as they were.
    if isKnown { return true }
    let all = Selection(limit: rest.system.constraintCount, requiredOnly: true)
    return try engine.prepare(rest.system, all, keepsLog: false, &watch) == nil
  }
}

extension LinearSystem {
  /// Whether a constraint breaks before one that is listed before it.
  fileprivate func breaks(_ later: Int, before earlier: Int) -> Bool {
    let (a, b) = (constraints[later], constraints[earlier])
    if a.breaking != b.breaking { return a.breaking.order < b.breaking.order }
    if a.precedence != b.precedence { return a.precedence < b.precedence }
    return request(of: later) >= request(of: earlier)
  }
}
