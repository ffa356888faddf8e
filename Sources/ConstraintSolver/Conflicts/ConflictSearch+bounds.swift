/// Implicit bounds, and which of them are in force: a number below that of the constraints is a constraint, one from there
/// on the sign rule of a variable.
extension ConflictSearch {
  /// Up to how many bounds of a contradiction it is worth a solve for each that is tried.
  private static let limit = 500

  /// Puts in force the bounds of one contradiction that no constraint can take the place of, and no others.
  ///
  /// - Returns: Whether there is a contradiction.
  mutating func putBoundsInForce(
    _ engine: inout Engine, _ watch: inout Watch
  ) throws(SolverError) -> Bool {
    setBounds(areInForce: true)
    guard let proof = try contradiction(count, &engine, &watch) else { return false }
    var left = keepInForce(boundsOf: proof.conflict)
    if left.count > Self.limit { return true }
    let replaceable = boundsWithOtherConstraints(proof.conflict)
    for bound in left.reversed() where replaceable.contains(bound) && left.contains(bound) {
      set(bound, isInForce: false)
      if let smaller = try contradiction(count, &engine, &watch) {
        left = keepInForce(boundsOf: smaller.conflict)
      } else {
        set(bound, isInForce: true)
      }
    }
    return true
  }

  /// Puts all bounds in force, or out of it.
  mutating func setBounds(areInForce: Bool) {
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

  /// The bounds of a contradiction whose place a constraint may take: one that names the variable, and has no part in the
  /// contradiction.
  private func boundsWithOtherConstraints(_ conflict: Conflict) -> Set<Int> {
    var isMember = [Bool](repeating: false, count: count)
    for member in conflict.members { isMember[member.constraint] = true }
    var isNamed = [Bool](repeating: false, count: part.system.variableCount)
    for index in 0..<count
    where !isMember[index] && selection.broken[index] == 0 && part.system.constraints[index].isRequired {
      for variable in part.system.variables(of: index) { isNamed[variable] = true }
    }
    var result: Set<Int> = []
    for rule in conflict.signRules where isNamed[rule.variable] { result.insert(count + rule.variable) }
    for member in conflict.members where part.system.constraints[member.constraint].breaking == .bound {
      if part.system.variables(of: member.constraint).contains(where: { isNamed[$0] }) {
        result.insert(member.constraint)
      }
    }
    return result
  }
}
