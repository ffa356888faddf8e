/// Drops every member of a conflict that the others, with all sign rules in force, contradict each other without.
///
/// A proof read from one row needs all of its constraints and sign rules, but a sign rule that it does
/// not use may still make one of the constraints superfluous. The members are tried from the last to the first, each
/// on a system of the members alone, so that a conflict costs what it touches and not its group.
///
/// Members that share a position which no other member names go together: in every proof the multiplier of the one is
/// a fixed multiple of the other's. One of them is tried for all. Where only one sum over sizes is left, whose terms
/// are bounded one by one, arithmetic tells which bounds it can do without, and mostly what the multipliers are.
struct ConflictReduction: ~Copyable {
  private let system: LinearSystem
  private var conflict: Conflict
  /// The members as a system of their own.
  private var part: Part
  private var links = MemberLinks()

  init(_ system: LinearSystem, _ conflict: Conflict, _ engine: inout Engine) {
    (self.system, self.conflict) = (system, conflict)
    part = engine.parts.part(of: system, conflict.members.map { Int32($0.constraint) })
  }

  /// The size of a conflict up to which it is worth a solve for every member that is tried.
  private static let limit = 2000

  mutating func reduce(_ engine: inout Engine) throws(SolverError) -> Conflict {
    links.find(part.system)
    if var sum = BoundedSum(part, conflict, &links), let dropped = sum.drop() {
      if let minimal = sum.conflict(of: conflict, without: dropped) { return minimal }
      if try keep(of: dropped, &engine) { return conflict }
    }
    if conflict.members.count > Self.limit { return conflict }
    try tryEach(&engine)
    return conflict
  }

  /// Proves that the members that are not dropped contradict each other. False if they do not, or need fewer still.
  private mutating func keep(of dropped: [Bool], _ engine: inout Engine) throws(SolverError) -> Bool {
    let left = dropped.indices.filter { !dropped[$0] }.map { part.constraints[$0] }
    let smaller = engine.parts.part(of: system, left)
    guard let proof = try prove(smaller, without: nil, &engine), proof.members.count == left.count
    else { return false }
    (conflict, part) = (proof, smaller)
    return true
  }

  private mutating func tryEach(_ engine: inout Engine) throws(SolverError) {
    // The last member is needed: the constraints before it agree.
    var place = part.constraints.count - 1
    links.markNeeded(place)
    while place > 0 {
      place -= 1
      if links.isNeeded(place) { continue }
      guard let proof = try prove(part, without: place, &engine) else {
        links.markNeeded(place)
        continue
      }
      let needed = links.neededConstraints(part)
      let next = part.constraints[place]
      conflict = proof
      part = engine.parts.part(of: system, proof.members.map { Int32($0.constraint) })
      links.find(part.system)
      for index in part.constraints.indices where needed.contains(part.constraints[index]) {
        links.markNeeded(index)
      }
      place = firstIndex(in: part.constraints.indices) { part.constraints[$0] >= next }
    }
  }

  /// The contradiction among the members of a part, but for one; nil if they agree.
  private func prove(
    _ part: Part, without place: Int?, _ engine: inout Engine
  ) throws(SolverError) -> Conflict? {
    var selection = Selection(limit: part.system.constraintCount, requiredOnly: true, keepsLog: true)
    if let place {
      selection.broken = Array(repeating: 0, count: selection.limit)
      selection.broken[place] = 1
    }
    guard let proof = try engine.prepare(part.system, selection) else { return nil }
    var result = certificate(proof, engine, part.system, limit: selection.limit)
    result.rename(constraints: part.constraints, variables: part.variables)
    return result
  }
}

/// Which members of a conflict go together, and which are known to be needed.
struct MemberLinks: ~Copyable {
  private var sets = DisjointSets()
  private var needed = Buffer<Bool>()
  private var uses = Buffer<Int32>()
  private var last = Buffer<Int32>()

  init() {}

  /// Unites the two members of each position that only they name.
  mutating func find(_ system: LinearSystem) {
    sets.reset(system.constraintCount)
    needed.fill(system.constraintCount, with: false)
    uses.fill(system.variableCount, with: 0)
    last.fill(system.variableCount, with: -1)
    for term in system.terms { uses[term.variable] += 1 }
    for index in 0..<system.constraintCount {
      for place in system.range(of: index) {
        let variable = system.terms[place].variable
        guard uses[variable] == 2, system.kinds[Int(variable)] != .size else { continue }
        let member = Int32(truncatingIfNeeded: index)
        if last[variable] >= 0 { sets.unite(last[variable], member) }
        last[variable] = member
      }
    }
  }

  mutating func root(of member: Int) -> Int32 { sets.root(of: Int32(truncatingIfNeeded: member)) }

  mutating func markNeeded(_ member: Int) { needed[root(of: member)] = true }

  mutating func isNeeded(_ member: Int) -> Bool { needed[root(of: member)] }

  mutating func neededConstraints(_ part: Part) -> Set<Int32> {
    var result: Set<Int32> = []
    for index in part.constraints.indices where isNeeded(index) { result.insert(part.constraints[index]) }
    return result
  }
}
