/// Follows the rows of a proof back to the constraints and sign rules they were made of.
///
/// - Complexity: O(*n*) for *n* row operations.
func certificate(
  _ proof: Contradiction, _ engine: borrowing Engine, _ system: LinearSystem, limit: Int
) -> Conflict {
  var weights = [Double](repeating: 0, count: limit + system.variableCount)
  for (row, weight) in proof.weights where row >= 0 { weights[Int(row)] += weight }
  for index in engine.tableau.log.indices.reversed() {
    let operation = engine.tableau.log[index]
    if operation.source == operation.target {
      weights[Int(operation.target)] *= operation.factor
    } else if weights[Int(operation.target)] != 0 {
      weights[Int(operation.source)] += operation.factor * weights[Int(operation.target)]
    }
  }
  let largest = weights.reduce(0) { max($0, abs($1)) }
  var total = 0.0
  for index in 0..<limit { total += weights[index] * system.constraints[index].constant }
  let sign = total < 0 ? -1.0 : 1.0
  var conflict = Conflict(members: [], signRules: [], broken: 0)
  for (index, weight) in weights.enumerated() where abs(weight) > 1e-9 * largest {
    if index < limit {
      conflict.members.append(Conflict.Member(constraint: index, multiplier: weight * sign))
    } else {
      conflict.signRules.append(Conflict.SignRule(variable: index - limit, multiplier: weight * sign))
    }
  }
  return conflict
}
