/// Why the required rows of a component have no solution.
extension Engine {
  /// Brings the infeasibility down to one row, and reads the contradiction from it.
  ///
  /// Several violated rows prove a contradiction only together, and not a minimal one. So the others are
  /// let go, one row is pushed as far as it goes, and if that suffices it is held and the next one tried.
  mutating func explain(
    _ column: Int32, _ component: Component, _ watch: inout Watch
  ) throws(SolverError) -> Contradiction {
    guard tableau.keepsLog else { return Contradiction() }
    for index in violated.indices {
      let saved = violated[index]
      let value = tableau.columns[Int(saved.column)].value
      if value < saved.lower { tableau.columns[Int(saved.column)].lower = -.infinity }
      if value > saved.upper { tableau.columns[Int(saved.column)].upper = .infinity }
    }
    for index in violated.indices {
      let saved = violated[index]
      let info = tableau.columns[Int(saved.column)]
      if info.lower == saved.lower && info.upper == saved.upper { continue }
      let below = info.lower != saved.lower
      let kink = simplex.breakpoints.count
      addKink(saved.column, at: below ? saved.lower : saved.upper, down: below ? 1 : 0, up: below ? 0 : 1)
      simplex.begin(kink..<(kink + 1), over: component.columns, &tableau)
      _ = try simplex.minimise(component.columns, &tableau, &watch)
      simplex.end(kink..<(kink + 1))
      simplex.breakpoints.removeLast()
      tableau.columns[Int(saved.column)].lower = saved.lower
      tableau.columns[Int(saved.column)].upper = saved.upper
      let value = tableau.columns[Int(saved.column)].value
      let row = tableau.columns[Int(saved.column)].row
      guard row >= 0, tableau.columns[Int(saved.column)].state == .basic else { continue }
      let tolerance = tableau.rows[row].tolerance
      if value < saved.lower - tolerance || value > saved.upper + tolerance {
        return contradiction(row, value < saved.lower)
      }
    }
    return contradiction(tableau.columns[Int(column)].row, true)
  }

  /// The row, the violated bound of its basic variable, and the bounds that hold the others back.
  private func contradiction(_ row: Int32, _ isBelow: Bool) -> Contradiction {
    var result = Contradiction(weights: [(row, 1)])
    let basic = tableau.rows[Int(row)].basic
    addBound(&result, basic, weight: 1, isLower: isBelow)
    var node = tableau.rows[Int(row)].first
    while node >= 0 {
      let current = tableau.nodes[Int(node)]
      // Below its bound with nothing to push it up: each of the others is at its useful end.
      let isUpper = (current.coefficient > 0) == isBelow
      addBound(&result, current.column, weight: -current.coefficient, isLower: !isUpper)
      node = current.nextInRow
    }
    return result
  }

  /// Adds the bound of a variable. The bounds of a slack are those of its row, whose weight the log gives.
  private func addBound(
    _ result: inout Contradiction, _ column: Int32, weight: Double, isLower: Bool
  ) {
    let source =
      isLower ? presolver.lowerSource[Int(column)] : presolver.upperSource[Int(column)]
    if source.row >= 0 { result.weights.append((source.row, weight * source.scale)) }
  }
}
