extension Engine {
  /// Copies values and counts into the solution, and checks the values against the system as it was given.
  func report(_ system: LinearSystem, _ broken: [Int32], _ solution: inout Solution) {
    solution.values.removeAll(keepingCapacity: true)
    solution.values.append(addingCapacity: system.variableCount) { values in
      for index in 0..<system.variableCount { values.append(Self.snap(tableau.columns[index].value)) }
    }
    solution.pivots += simplex.pivots
    if hitPivotLimit { solution.troubles.append(.pivotLimit(simplex.pivots)) }
    if let trouble = Self.worstResidual(system, broken, solution.values) { solution.troubles.append(trouble) }
    if Self.spansTooMuch(system), !solution.troubles.contains(.numeric) { solution.troubles.append(.numeric) }
  }

  /// Whether coefficients are so far apart that what is forgiven as rounding of the large ones hides the small ones.
  private static func spansTooMuch(_ system: LinearSystem) -> Bool {
    let terms = system.terms.span
    var (least, greatest) = (1.0, 1.0)
    for index in terms.indices {
      let size = abs(terms[index].coefficient)
      least = min(least, size)
      greatest = max(greatest, size)
    }
    return greatest * Tolerance.span > least
  }

  /// The required constraint that is missed most, if it is missed by more than rounding explains.
  private static func worstResidual(
    _ system: LinearSystem, _ broken: [Int32], _ values: [Double]
  ) -> Trouble? {
    var worst: Trouble?
    var largest = 0.0
    var start = 0
    let terms = system.terms.span
    let values = values.span
    for index in 0..<system.constraintCount {
      let constraint = system.constraints[index]
      let range = start..<Int(constraint.end)
      start = range.upperBound
      guard constraint.isRequired, broken.isEmpty || broken[index] == 0 else { continue }
      var sum = -constraint.constant
      for place in range { sum += terms[place].coefficient * values[Int(terms[place].variable)] }
      let error = constraint.relation.error(of: sum)
      if error <= Tolerance.same { continue }
      var magnitude = abs(constraint.constant)
      for place in range {
        magnitude = max(magnitude, abs(terms[place].coefficient * values[Int(terms[place].variable)]))
      }
      // Of a constraint among small numbers less is forgiven.
      let excess = error - Tolerance.unique * (min(1, max(magnitude, 0.01)) + magnitude * Tolerance.feasible)
      if excess > largest {
        largest = excess
        worst = .residual(constraint: index, error: error)
      }
    }
    return worst
  }

  /// A value within a billionth of a multiple of 1/1000 is that multiple.
  static func snap(_ value: Double) -> Double {
    if abs(value) < 1e9, value == Double(Int(value)) { return value + 0 }
    let rounded = (value * 1000).rounded() / 1000
    return abs(rounded - value) <= 1e-9 ? rounded + 0 : value
  }
}
