/// Finds the conflicts of one group, first things first.
///
/// Implicit bounds, that sizes are not negative, leave a conflict before constraints do (AL-conflict-implicit). So they
/// are out of force at first. When the constraints agree, the fewest bounds come into force that they contradict.
struct ConflictSearch {
  var part: Part
  var selection: Selection
  /// The constraints before this one are known to agree.
  private var agreeing = 0
  var count: Int { part.system.constraintCount }

  /// A contradiction among the first constraints.
  struct Proof {
    var limit: Int
    var conflict: Conflict

    /// The last constraint that it needs.
    var lastMember: Int { conflict.members.last?.constraint ?? limit - 1 }
  }

  init(part: Part) {
    self.part = part
    selection = Selection(limit: part.system.constraintCount, requiredOnly: true, keepsLog: true)
    selection.broken = Array(repeating: 0, count: part.system.constraintCount)
    setBounds(areInForce: false)
  }

  /// The next conflict, or nil if the constraints that are left agree.
  mutating func next(_ engine: inout Engine, _ solution: inout Solution) throws(SolverError) -> Conflict? {
    var found = try shortestContradiction(&engine)
    if found == nil, try putBoundsInForce(&engine) {
      agreeing = 0
      found = try shortestContradiction(&engine)
    }
    guard let found else { return nil }
    (agreeing, selection.limit) = (found.limit - 1, found.limit)
    guard found.limit > 0 else {
      solution.troubles.append(.numeric)
      return nil
    }
    var reduction = ConflictReduction(part.system, found.conflict, &engine)
    var minimal = try reduction.reduce(&engine)
    let index = try choose(minimal, &engine)
    if part.system.constraints[index].breaking.isImplicit {
      solution.troubles.append(.unbreakableConflict(constraint: Int(part.constraints[index])))
    }
    selection.broken[index] = 1
    minimal.broken = Int(part.constraints[index])
    minimal.rename(constraints: part.constraints, variables: part.variables)
    return minimal
  }

  /// The fewest constraints, from the first one on, that contradict each other. A limit of 0 says that rounding hides
  /// whether they do.
  private mutating func shortestContradiction(_ engine: inout Engine) throws(SolverError) -> Proof? {
    guard agreeing < count else { return nil }
    // What was found last time is often part of the next conflict too, so we look close to it first.
    var stride = agreeing == 0 ? count : 0
    var low = agreeing
    var proof: Proof?
    repeat {
      let high = min(count, low + max(stride, 1))
      stride = stride == 0 ? 1 : stride * 8
      proof = try contradiction(high, &engine)
      if proof == nil, high == count { return nil }
      if proof == nil { low = high }
    } while proof == nil
    return try narrow(proof, low, &engine)
  }

  /// Between a number of constraints that agree and one that do not. A proof needs no constraint after its last
  /// member; mostly those before that one agree.
  private mutating func narrow(
    _ proof: Proof?, _ agreeing: Int, _ engine: inout Engine
  ) throws(SolverError) -> Proof? {
    guard var best = proof else { return nil }
    var low = agreeing
    var isFirst = true
    var high = best.lastMember + 1
    while high - low > 1 {
      let middle = isFirst ? high - 1 : (low + high) / 2
      isFirst.toggle()
      if let shorter = try contradiction(middle, &engine) {
        best = shorter
        high = min(middle, max(low, shorter.lastMember) + 1)
      } else {
        low = middle
      }
    }
    if best.limit == high { return best }
    return try contradiction(high, &engine)
      ?? Proof(limit: 0, conflict: Conflict(members: [], signRules: [], broken: 0))
  }

  private mutating func contradiction(_ limit: Int, _ engine: inout Engine) throws(SolverError) -> Proof? {
    selection.limit = limit
    guard let proof = try engine.prepare(part.system, selection) else { return nil }
    return Proof(limit: limit, conflict: certificate(proof, engine, part.system, limit: limit))
  }

  // MARK: Implicit bounds: a number below that of the constraints is a constraint, one from there on the sign rule of a variable

  /// Up to how many bounds of a contradiction it is worth a solve for each that is tried.
  private static let limit = 500

  /// Puts in force the bounds of one contradiction that no constraint can take the place of, and no others. False if
  /// there is no contradiction.
  private mutating func putBoundsInForce(_ engine: inout Engine) throws(SolverError) -> Bool {
    setBounds(areInForce: true)
    guard let proof = try contradiction(count, &engine) else { return false }
    var left = keepInForce(boundsOf: proof.conflict)
    if left.count > Self.limit { return true }
    let replaceable = boundsWithOtherConstraints(proof.conflict)
    for bound in left.reversed() where replaceable.contains(bound) && left.contains(bound) {
      set(bound, isInForce: false)
      if let smaller = try contradiction(count, &engine) {
        left = keepInForce(boundsOf: smaller.conflict)
      } else {
        set(bound, isInForce: true)
      }
    }
    return true
  }

  private mutating func setBounds(areInForce: Bool) {
    for index in 0..<count where part.system.constraints[index].breaking == .bound {
      set(index, isInForce: areInForce)
    }
    for variable in 0..<part.system.variableCount where part.system.kinds[variable] != .position {
      set(count + variable, isInForce: areInForce)
    }
  }

  private mutating func set(_ bound: Int, isInForce: Bool) {
    if bound < count {
      selection.broken[bound] = isInForce ? 0 : 1
    } else {
      part.system.setSign(isInForce: isInForce, of: bound - count)
    }
  }

  /// Puts all bounds out of force but those of a contradiction, and returns these.
  private mutating func keepInForce(boundsOf conflict: Conflict) -> [Int] {
    setBounds(areInForce: false)
    var bounds = conflict.members.map(\.constraint).filter { part.system.constraints[$0].breaking == .bound }
    bounds += conflict.signRules.map { count + $0.variable }
    for bound in bounds { set(bound, isInForce: true) }
    return bounds
  }

  /// The bounds of a contradiction whose place a constraint may take: one that has no part in the contradiction, and names the variable or
  /// what a member says of it.
  private func boundsWithOtherConstraints(_ conflict: Conflict) -> Set<Int> {
    var isMember = [Bool](repeating: false, count: count)
    for member in conflict.members { isMember[member.constraint] = true }
    var isNamed = [Bool](repeating: false, count: part.system.variableCount)
    for index in 0..<count
    where !isMember[index] && selection.broken[index] == 0 && part.system.constraints[index].isRequired {
      for variable in part.system.variables(of: index) { isNamed[variable] = true }
    }
    var isReplaceable = isNamed
    for member in conflict.members
    where part.system.variables(of: member.constraint).contains(where: { isNamed[$0] }) {
      for variable in part.system.variables(of: member.constraint) { isReplaceable[variable] = true }
    }
    let bounds = conflict.members.map(\.constraint).filter { member in
      part.system.constraints[member].breaking == .bound
        && part.system.variables(of: member).contains { isReplaceable[$0] }
    }
    return Set(bounds + conflict.signRules.map(\.variable).filter { isReplaceable[$0] }.map { count + $0 })
  }

  // MARK: Which member breaks

  /// The member that breaks: the first by ``BreakingRank`` whose absence settles the conflict, and if none does the first.
  ///
  /// Without some members the others hold only if sizes are negative. Of each rank one member is tried.
  mutating func choose(_ conflict: Conflict, _ engine: inout Engine) throws(SolverError) -> Int {
    let first = firstToBreak(conflict, from: 0) ?? conflict.members.last?.constraint ?? selection.limit - 1
    var next: Int? = first
    let isOfSystem = part.system.constraints[first].breaking.isOfSystem
    while let index = next, part.system.constraints[index].breaking.isOfSystem == isOfSystem,
      !part.system.constraints[index].breaking.isImplicit
    {
      if try isSettled(conflict, without: index, &engine) { return index }
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
    _ conflict: Conflict, without index: Int, _ engine: inout Engine
  ) throws(SolverError) -> Bool {
    let others = conflict.members.filter { $0.constraint != index }.map { Int32($0.constraint) }
    var rest = engine.parts.part(of: part.system, others)
    var isKnown = true
    for variable in rest.system.kinds.indices where rest.system.kinds[variable] == .unsignedSize {
      rest.system.setSign(isInForce: true, of: variable)
      isKnown = false
    }
    // Without any one member the others agree as they were.
    if isKnown { return true }
    let all = Selection(limit: rest.system.constraintCount, requiredOnly: true)
    return try engine.prepare(rest.system, all) == nil
  }
}

extension Conflict {
  /// Says what the constraints and variables of a part are in the whole system.
  mutating func rename(constraints: [Int32], variables: [Int32]) {
    for index in members.indices { members[index].constraint = Int(constraints[members[index].constraint]) }
    for index in signRules.indices { signRules[index].variable = Int(variables[signRules[index].variable]) }
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
