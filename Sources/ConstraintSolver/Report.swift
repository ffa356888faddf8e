extension Engine {
  /// Copies values and counts into the solution.
  func report(_ system: LinearSystem, _ solution: inout Solution) {
    solution.values.reserveCapacity(system.variableCount)
    for index in 0..<system.variableCount {
      solution.values.append(Self.snap(tableau.columns[index].value))
    }
    solution.pivots += simplex.pivots
    if hitPivotLimit { solution.troubles.append(.pivotLimit(simplex.pivots)) }
  }

  /// A value within a billionth of a multiple of 1/1000 is that multiple.
  static func snap(_ value: Double) -> Double {
    if abs(value) < 1e9, value == Double(Int(value)) { return value + 0 }
    let rounded = (value * 1000).rounded() / 1000
    return abs(rounded - value) <= 1e-9 ? rounded + 0 : value
  }
}
