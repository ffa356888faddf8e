import ConstraintSolver

/// The left side of a constraint in the making: each variable has one term, and none is without weight.
///
/// It has room for what nearly all constraints need, so that collecting their terms is a few comparisons in place.
struct LinearSum {
  private static let capacity = 8

  /// The terms in the order in which their variables came, ``count`` of them.
  private(set) var terms = InlineArray<8, Term>(repeating: Term(0, 0))
  private(set) var count = 0

  /// Adds to the coefficient of a variable. False if there is no room for another variable.
  @inline(__always)
  mutating func add(_ variable: Int, _ coefficient: Double) -> Bool {
    let key = Int32(truncatingIfNeeded: variable)
    var place = 0
    while place < count {
      if terms[place].variable == key {
        terms[place].coefficient += coefficient
        if terms[place].coefficient == 0 { remove(place) }
        return true
      }
      place &+= 1
    }
    if coefficient == 0 { return true }
    if count == Self.capacity { return false }
    terms[count].variable = key
    terms[count].coefficient = coefficient
    count &+= 1
    return true
  }

  mutating func removeAll() { count = 0 }

  private mutating func remove(_ place: Int) {
    for index in place + 1..<count { terms[index - 1] = terms[index] }
    count -= 1
  }
}
