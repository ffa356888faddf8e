/// A conflict that is one sum against bounds of its terms: views side by side between two edges, each of them with a
/// width of its own.
///
/// The members of more than one variable add up, each times its multiplier, to `Σ coefficient · variable ≥ constant`;
/// every variable of the sum has either one member that bounds it or its sign rule, and with all of them the sum stays
/// below the constant by the gap.
struct BoundedSum {
  private struct Bounded {
    /// The member that bounds the variable, -1 for none.
    var member: Int32 = -1
    /// How many members of more than one variable name it.
    var uses: Int32 = 0
    var coefficient = 0.0
    var value = 0.0
    /// By how much the sum may rise if only the sign rule bounds the variable; infinite where that bounds nothing.
    var rise = Double.infinity
  }

  private let part: Part
  private var variables: [Bounded]
  private var gap = 0.0
  private var magnitude = 0.0
  private var weight = 0.0

  /// Nil if the conflict is not of that kind.
  init?(_ part: Part, _ conflict: Conflict, _ links: inout MemberLinks) {
    self.part = part
    variables = Array(repeating: Bounded(), count: part.system.variableCount)
    guard collect(conflict, &links) else { return nil }
    for (index, variable) in variables.enumerated() {
      guard isBounded(variable, part.system.kinds[index]) else { return nil }
      if variable.member >= 0 { bound(index) }
    }
    guard weight > 0, clearly(gap) == true else { return nil }
  }

  /// Adds up the members. False if those of several variables do not all go together.
  private mutating func collect(_ conflict: Conflict, _ links: inout MemberLinks) -> Bool {
    let system = part.system
    var root: Int32 = -1
    for (index, member) in conflict.members.enumerated() {
      let terms = system.terms[system.start(index)..<Int(system.constraints[index].end)]
      magnitude = max(magnitude, abs(system.constraints[index].constant))
      if terms.count == 1, let term = terms.first {
        if variables[Int(term.variable)].member >= 0 { return false }
        variables[Int(term.variable)].member = Int32(truncatingIfNeeded: index)
        variables[Int(term.variable)].value = system.constraints[index].constant / term.coefficient
        continue
      }
      if root < 0 { root = links.root(of: index) }
      if links.root(of: index) != root { return false }
      weight = max(weight, abs(member.multiplier))
      gap += member.multiplier * system.constraints[index].constant
      for term in terms {
        variables[Int(term.variable)].uses += 1
        variables[Int(term.variable)].coefficient += member.multiplier * term.coefficient
      }
    }
    return true
  }

  /// Whether a variable is either inside the sum or bounded once.
  private func isBounded(_ variable: Bounded, _ kind: VariableKind) -> Bool {
    if variable.uses == 0 { return false }
    let vanishes = abs(variable.coefficient) <= 1e-9 * weight
    if variable.member >= 0 { return !vanishes }
    return kind == .position ? vanishes && variable.uses == 2 : !vanishes && variable.coefficient < 0
  }

  /// Takes a bound into account, and what the sign rule would be in its place.
  private mutating func bound(_ index: Int) {
    let variable = variables[index]
    gap -= variable.coefficient * variable.value
    magnitude = max(magnitude, abs(variable.value))
    if part.system.kinds[index] == .size, variable.coefficient < 0 {
      variables[index].rise = -variable.coefficient * variable.value
    }
  }

  /// Whether a gap is one; nil if rounding might decide.
  private func clearly(_ gap: Double) -> Bool? {
    let relative = gap / (weight * (1 + magnitude))
    if relative > 1e-5 { return true }
    return relative < 1e-9 ? false : nil
  }

  /// For each member whether the others do without it, tried from the last to the first; nil if rounding might decide.
  func superfluous() -> [Bool]? {
    var result = [Bool](repeating: false, count: part.constraints.count)
    var bounds: [(member: Int32, rise: Double)] = []
    for variable in variables where variable.member >= 0 {
      // A size that would be negative contradicts its sign rule alone.
      if variable.rise < 0 { return nil }
      bounds.append((variable.member, variable.rise))
    }
    bounds.sort { $0.member > $1.member }
    var gap = gap
    for bound in bounds where bound.rise < .infinity && Int(bound.member) < result.count - 1 {
      guard let isEnough = clearly(gap - bound.rise) else { return nil }
      if isEnough {
        gap -= bound.rise
        result[Int(bound.member)] = true
      }
    }
    return result
  }
}
