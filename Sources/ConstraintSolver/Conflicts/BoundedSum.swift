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
    /// The multiplier of the member that bounds it, times the coefficient there.
    var share = 0.0
    /// By how much the sum may rise if only the sign rule bounds the variable; infinite where that bounds nothing.
    var rise = Double.infinity

    /// Whether the variable is either inside the sum or bounded once.
    func isBounded(_ kind: VariableKind, _ weight: Double) -> Bool {
      if uses == 0 { return false }
      let vanishes = abs(coefficient) <= 1e-9 * weight
      if member >= 0 { return !vanishes }
      return kind != .size ? vanishes && uses == 2 : !vanishes && coefficient < 0
    }

    /// Whether the variable leaves the sum between the two members that name it, or is named by one and bounded for
    /// that.
    func isPlain(_ kind: VariableKind) -> Bool {
      if coefficient == 0 { return uses == 2 }
      if uses != 1 { return false }
      return member < 0 || share + coefficient == 0 && (kind != .size || value >= 0)
    }
  }

  private let part: Part
  private var variables: [Bounded]
  private var gap = 0.0
  private var magnitude = 0.0
  /// What the constants of all members come to, without their signs.
  private var total = 0.0
  private var weight = 0.0
  /// Whether every member of several variables counts once, and so does each of its terms.
  private var isPlain = true

  /// Nil if the conflict is not of that kind.
  init?(_ part: Part, _ conflict: Conflict, _ links: inout MemberLinks) {
    self.part = part
    variables = Array(repeating: Bounded(), count: part.system.variableCount)
    guard collect(conflict, &links) else { return nil }
    for index in variables.indices {
      let kind = part.system.kinds[index]
      guard variables[index].isBounded(kind, weight) else { return nil }
      if !variables[index].isPlain(kind) { isPlain = false }
      if variables[index].member >= 0 { bound(index) }
    }
    guard weight > 0, clearly(gap) == true else { return nil }
  }

  /// Adds up the members. False if those of several variables do not all go together.
  private mutating func collect(_ conflict: Conflict, _ links: inout MemberLinks) -> Bool {
    var root: Int32 = -1
    var start = 0
    for index in conflict.members.indices {
      let multiplier = conflict.members[index].multiplier
      let constraint = part.system.constraints[index]
      let range = start..<Int(constraint.end)
      start = range.upperBound
      magnitude = max(magnitude, abs(constraint.constant))
      total += abs(constraint.constant)
      if range.count == 1 {
        guard collectBound(part.system.terms[range.lowerBound], index, constraint.constant, multiplier)
        else { return false }
        continue
      }
      if root < 0 { root = links.root(of: index) }
      if links.root(of: index) != root { return false }
      weight = max(weight, abs(multiplier))
      gap += multiplier * constraint.constant
      if abs(multiplier) != 1 { isPlain = false }
      for place in range { add(part.system.terms[place], times: multiplier) }
    }
    return true
  }

  @inline(__always) private mutating func add(_ term: Term, times multiplier: Double) {
    if abs(term.coefficient) != 1 { isPlain = false }
    variables[Int(term.variable)].uses += 1
    variables[Int(term.variable)].coefficient += multiplier * term.coefficient
  }

  /// Notes a member of one variable. False if that has one already.
  @inline(__always) private mutating func collectBound(
    _ term: Term, _ member: Int, _ constant: Double, _ multiplier: Double
  ) -> Bool {
    let variable = Int(term.variable)
    if variables[variable].member >= 0 { return false }
    if abs(term.coefficient) != 1 { isPlain = false }
    variables[variable].member = Int32(truncatingIfNeeded: member)
    variables[variable].value = constant / term.coefficient
    variables[variable].share = multiplier * term.coefficient
    return true
  }

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

  /// Drops every bound that the others, tried from the last to the first, do without. Returns for each member whether
  /// it is dropped; nil if rounding might decide.
  mutating func drop() -> [Bool]? {
    var result = [Bool](repeating: false, count: part.constraints.count)
    var bounds: [(member: Int32, rise: Double)] = []
    for variable in variables where variable.member >= 0 {
      // A size that would be negative contradicts its sign rule alone.
      if variable.rise < 0 { return nil }
      bounds.append((variable.member, variable.rise))
    }
    bounds.sort { $0.member > $1.member }
    for bound in bounds where bound.rise < .infinity {
      let isEnough = clearly(gap - bound.rise)
      if Int(bound.member) == result.count - 1 {
        // The last member is needed: the constraints before it agree.
        if isEnough != false { isPlain = false }
        continue
      }
      guard let isEnough else { return nil }
      if isEnough {
        gap -= bound.rise
        result[Int(bound.member)] = true
      }
    }
    return result
  }

  /// A conflict without the members that were dropped, whose sign rules take their place. Nil if adding up does not
  /// tell the multipliers: they are all 1 only if every member counts once, which is how a solve would find it, too.
  func conflict(of whole: Conflict, without dropped: [Bool]) -> Conflict? {
    // Adding the members one by one, in any order, rounds less than that.
    guard isPlain, gap > 1e-5 * (1 + total) else { return nil }
    var result = Conflict(members: [], signRules: [], broken: 0)
    for index in whole.members.indices where !dropped[index] { result.members.append(whole.members[index]) }
    for index in variables.indices where part.system.kinds[index] == .size {
      let variable = variables[index]
      if variable.coefficient == 0 || variable.member >= 0 && !dropped[Int(variable.member)] { continue }
      result.signRules.append(
        Conflict.SignRule(variable: Int(part.variables[index]), multiplier: -variable.coefficient))
    }
    return result
  }
}
