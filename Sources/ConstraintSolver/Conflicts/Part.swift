struct Part {
  var system = LinearSystem()
  /// What the constraints and variables are in the whole system.
  var constraints: [Int32]
  var variables: [Int32] = []
}

/// Makes parts of a system. Keeps a number for each of its variables, so that a part costs what it has and not the whole.
struct PartMaker: ~Copyable {
  /// The place of each variable in the part that is being made, -1 for one that it does not have.
  private var places = Buffer<Int32>()
  private var found = Buffer<Int32>()
  private var spare = Buffer<Int32>()

  init() {}

  /// - Parameter group: Indices of constraints, in ascending order.
  mutating func part(of whole: LinearSystem, _ group: [Int32]) -> Part {
    var part = Part(constraints: group)
    let terms = findVariables(of: whole, group)
    part.system.reserveCapacity(variables: found.count, constraints: group.count, terms: terms)
    part.variables.reserveCapacity(found.count)
    for index in found.indices {
      let variable = found[index]
      places[variable] = Int32(truncatingIfNeeded: index)
      part.variables.append(variable)
      part.system.addVariable(whole.kinds[Int(variable)])
    }
    for index in group { part.system.copyConstraint(Int(index), of: whole, renaming: places) }
    for index in found.indices { places[found[index]] = -1 }
    return part
  }

  /// Notes the variables that some constraints name, by index. Returns how many terms they have.
  private mutating func findVariables(of whole: LinearSystem, _ group: [Int32]) -> Int {
    places.pad(whole.variableCount, with: -1)
    found.removeAll()
    var count = 0
    for index in group {
      let range = whole.range(of: Int(index))
      count += range.count
      for place in range {
        let variable = whole.terms[place].variable
        if places[variable] >= 0 { continue }
        places[variable] = 0
        found.append(variable)
      }
    }
    found.sort(found.indices, spare: &spare) { $0 < $1 }
    return count
  }
}
