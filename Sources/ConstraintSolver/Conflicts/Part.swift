/// A group of constraints as a system of its own.
struct Part {
  var system = LinearSystem()
  /// What the constraints and variables are in the whole system.
  var constraints: [Int32]
  var variables: [Int32] = []

  init(_ whole: LinearSystem, _ group: [Int32]) {
    constraints = group
    for index in group {
      for place in whole.start(Int(index))..<Int(whole.constraints[Int(index)].end) {
        variables.append(whole.terms[place].variable)
      }
    }
    variables.sort()
    let unique = withoutRepeats(variables)
    variables = unique
    for variable in variables { system.addVariable(whole.kinds[Int(variable)]) }
    // The closure has the variables only: with the system it would make every change of it copy the whole.
    for index in group {
      system.copyConstraint(Int(index), of: whole) { variable in
        Int32(truncatingIfNeeded: firstIndex(in: unique.indices) { unique[$0] >= variable })
      }
    }
  }
}

/// The numbers of a sorted list, each once.
func withoutRepeats(_ sorted: [Int32]) -> [Int32] {
  var result: [Int32] = []
  for number in sorted where number != result.last { result.append(number) }
  return result
}
