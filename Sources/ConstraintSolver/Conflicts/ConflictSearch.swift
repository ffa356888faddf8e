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
    selection = Selection(limit: part.system.constraintCount, requiredOnly: true)
    selection.broken = Array(repeating: 0, count: part.system.constraintCount)
    setBounds(areInForce: false)
  }

  /// The next conflict, or nil if the constraints that are left agree.
  mutating func next(
    _ parts: inout PartMaker, _ engine: inout Engine, _ solution: inout Solution, _ watch: inout Watch
  ) throws(SolverError) -> Conflict? {
    var found = try shortestContradiction(&engine, &watch)
    if found == nil, try putBoundsInForce(&engine, &watch) {
      agreeing = 0
      found = try shortestContradiction(&engine, &watch)
    }
    guard let found else { return nil }
    agreeing = found.limit - 1
    selection.limit = found.limit
    guard found.limit > 0 else {
      solution.troubles.append(.numeric)
      return nil
    }
    var reduction = ConflictReduction(part.system, found.conflict, &parts)
    var minimal = try reduction.reduce(&parts, &engine, &watch)
    let index = try choose(minimal, &parts, &engine, &watch)
    if part.system.constraints[index].breaking.isImplicit {
      solution.troubles.append(.unbreakableConflict(constraint: Int(part.constraints[index])))
    }
    selection.broken[index] = 1
    minimal.broken = Int(part.constraints[index])
    minimal.rename(constraints: part.constraints, variables: part.variables)
    return minimal
  }

  /// The fewest constraints, from the first one on, that contradict each other.
  ///
  /// A limit of 0 says that rounding hides whether they do.
  private mutating func shortestContradiction(
    _ engine: inout Engine, _ watch: inout Watch
  ) throws(SolverError) -> Proof? {
    guard agreeing < count else { return nil }
    // What was found last time is often part of the next conflict too, so we look close to it first.
    var stride = agreeing == 0 ? count : 0
    var low = agreeing
    var proof: Proof?
    repeat {
      let high = min(count, low + max(stride, 1))
      stride = stride == 0 ? 1 : stride * 8
      proof = try contradiction(high, &engine, &watch)
      if proof == nil {
        if high == count { return nil }
        low = high
      }
    } while proof == nil
    return try narrow(proof, low, &engine, &watch)
  }

  /// Between a number of constraints that agree and one that do not. A proof needs no constraint after its last
  /// member; mostly those before that one agree.
  private mutating func narrow(
    _ proof: Proof?, _ agreeing: Int, _ engine: inout Engine, _ watch: inout Watch
  ) throws(SolverError) -> Proof? {
    guard var best = proof else { return nil }
    var low = agreeing
    var isFirst = true
    var high = best.lastMember + 1
    while high - low > 1 {
      let middle = isFirst ? high - 1 : (low + high) / 2
      isFirst.toggle()
      if let shorter = try contradiction(middle, &engine, &watch) {
        best = shorter
        high = min(middle, max(low, shorter.lastMember) + 1)
      } else {
        low = middle
      }
    }
    if best.limit == high { return best }
    return try contradiction(high, &engine, &watch)
      ?? Proof(limit: 0, conflict: Conflict(members: [], signRules: [], broken: 0))
  }

  mutating func contradiction(
    _ limit: Int, _ engine: inout Engine, _ watch: inout Watch
  ) throws(SolverError) -> Proof? {
    selection.limit = limit
    guard let proof = try engine.prepare(part.system, selection, keepsLog: true, &watch) else { return nil }
    return Proof(limit: limit, conflict: certificate(proof, engine, part.system, limit: limit))
  }
}

extension Conflict {
  /// Says what the constraints and variables of a part are in the whole system.
  mutating func rename(constraints: [Int32], variables: [Int32]) {
    for index in members.indices {
      members[index].constraint = Int(constraints[members[index].constraint])
    }
    for index in signRules.indices {
      signRules[index].variable = Int(variables[signRules[index].variable])
    }
  }
}
