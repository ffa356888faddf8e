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
      let range = system.range(of: index)
      guard constraint.isRequired, constraint.relation == .equal, constraint.breaking == .never,
        range.count == 1
      else { continue }
      let variable = Int(system.terms[range.lowerBound].variable)
      if anchor[variable] < 0 { anchor[variable] = Int32(index) }
    }
  }

  /// The variable whose group a constraint belongs to; nil if it has no variables.
  private func representative(_ index: Int) -> Int32? {
    let terms = system.terms(of: index)
    return (terms.first { anchor[Int($0.variable)] < 0 } ?? terms.first)?.variable
  }

  /// The constraints of each group in canonical order, groups in the order of their first constraint.
  mutating func groups() -> [[Int32]] {
    for (index, constraint) in system.constraints.enumerated() where constraint.isRequired {
      guard let first = representative(index) else { continue }
      let isAnchored = anchor[Int(first)] >= 0
      for variable in system.terms(of: index).lazy.map(\.variable) {
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

  /// Adds the constraints that make numbers of the variables a group shares with others. In order, each once.
  private func withAnchors(_ group: [Int32]) -> [Int32] {
    var all = group
    for index in group {
      for term in system.terms(of: Int(index)) where anchor[Int(term.variable)] >= 0 {
        all.append(anchor[Int(term.variable)])
      }
    }
    all.sort()
    return all.indices.compactMap { $0 > 0 && all[$0] == all[$0 - 1] ? nil : all[$0] }
  }
}
