/// Follows the rows of a proof back to the constraints and sign rules they were made of.
///
/// - Complexity: O(*n*) for *n* row operations.
func certificate(
  _ proof: Contradiction, _ engine: borrowing Engine, _ system: LinearSystem, limit: Int
) -> Conflict {
  var weights = Buffer<Double>()
  weights.fill(limit + system.variableCount, with: 0)
  for (row, weight) in proof.weights where row >= 0 { weights[row] += weight }
  for index in engine.tableau.log.indices.reversed() {
    let operation = engine.tableau.log[index]
    let weight = weights[operation.target]
    if operation.source == operation.target {
      weights[operation.target] = weight * operation.factor
    } else if weight != 0 {
      weights[operation.source] += operation.factor * weight
    }
  }
  var largest = 0.0
  for index in weights.indices { largest = max(largest, abs(weights[index])) }
  var total = 0.0
  for index in 0..<limit { total += weights[index] * system.constraints[index].constant }
  let sign = total < 0 ? -1.0 : 1.0
  var conflict = Conflict(members: [], signRules: [], broken: 0)
  for index in 0..<limit where abs(weights[index]) > 1e-9 * largest {
    conflict.members.append(Conflict.Member(constraint: index, multiplier: weights[index] * sign))
  }
  for index in limit..<weights.count where abs(weights[index]) > 1e-9 * largest {
    conflict.signRules.append(Conflict.SignRule(variable: index - limit, multiplier: weights[index] * sign))
  }
  return conflict
}
