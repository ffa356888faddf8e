/// Splits the required constraints into groups that share no variable, but for those that a constraint
/// which never breaks makes a number, such as the width of the host.
struct RequiredGroups: ~Copyable {
  private let system: LinearSystem
  private var sets: DisjointSets
  /// The constraint that makes a variable a number, or -1.
  private var anchor: [Int32]

  init(_ system: LinearSystem) {
    self.system = system
    sets = DisjointSets(count: system.variableCount)
    anchor = Array(repeating: -1, count: system.variableCount)
    for (index, constraint) in system.constraints.enumerated() {
      let start = system.start(index)
      guard constraint.isRequired, constraint.relation == .equal, constraint.breaking == .never,
        Int(constraint.end) == start + 1
      else { continue }
      let variable = Int(system.terms[start].variable)
      if anchor[variable] < 0 { anchor[variable] = Int32(index) }
    }
  }

  /// The variable whose group a constraint belongs to; nil if it has no variables.
  private func representative(_ index: Int) -> Int32? {
    let range = system.start(index)..<Int(system.constraints[index].end)
    let free = range.first { anchor[Int(system.terms[$0].variable)] < 0 }
    return (free ?? range.first).map { system.terms[$0].variable }
  }

  /// The constraints of each group in canonical order, groups in the order of their first constraint.
  mutating func groups() -> [[Int32]] {
    for (index, constraint) in system.constraints.enumerated() where constraint.isRequired {
      guard let first = representative(index) else { continue }
      let isAnchored = anchor[Int(first)] >= 0
      for place in system.start(index)..<Int(constraint.end) {
        let variable = system.terms[place].variable
        if isAnchored || anchor[Int(variable)] < 0 { sets.unite(first, variable) }
      }
    }
    var number = [Int32](repeating: -1, count: system.variableCount)
    var result: [[Int32]] = []
    for (index, constraint) in system.constraints.enumerated() where constraint.isRequired {
      guard let variable = representative(index) else {
        result.append([Int32(index)])
        continue
      }
      let top = Int(sets.root(of: variable))
      if number[top] < 0 {
        number[top] = Int32(result.count)
        result.append([])
      }
      result[Int(number[top])].append(Int32(index))
    }
    return result.map { withAnchors($0) }
  }

  /// Adds the constraints that make numbers of the variables a group shares with others.
  private func withAnchors(_ group: [Int32]) -> [Int32] {
    var all = group
    for index in group {
      for place in system.start(Int(index))..<Int(system.constraints[Int(index)].end) {
        let anchor = anchor[Int(system.terms[place].variable)]
        if anchor >= 0 { all.append(anchor) }
      }
    }
    all.sort()
    return withoutRepeats(all)
  }
}

/// The numbers of a sorted list, each once.
private func withoutRepeats(_ sorted: [Int32]) -> [Int32] {
  var result: [Int32] = []
  for number in sorted where number != result.last { result.append(number) }
  return result
}
