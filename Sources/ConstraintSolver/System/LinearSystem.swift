/// One `coefficient · variable` of a constraint.
package struct Term: Equatable, Sendable, BitwiseCopyable {
  /// Index of the variable in its system.
  package var variable: Int32
  package var coefficient: Double

  package init(_ variable: Int, _ coefficient: Double) {
    self.variable = Int32(truncatingIfNeeded: variable)
    self.coefficient = coefficient
  }
}

/// What a variable may be.
package enum VariableKind: UInt8, Sendable {
  /// Any real number.
  case position
  /// A number that is never negative. The sign rule is no constraint: it is never broken.
  case size
  /// A size whose sign rule is out of force, while conflicts are looked for that do without.
  case unsignedSize
}

/// How the two sides of a constraint compare.
package enum Relation: Int8, Sendable, BitwiseCopyable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1

  /// How far sides are from what it asks for whose difference is `excess`; below 0 for room to spare.
  func error(of excess: Double) -> Double {
    switch self {
    case .equal: abs(excess)
    case .lessThanOrEqual: excess
    case .greaterThanOrEqual: -excess
    }
  }
}

/// A system of linear constraints over variables: the whole input of the solver, which knows no views.
///
/// Constraints are added in canonical order, and the index of a constraint is its place in it. The same
/// constraints in the same order give the same solution, bit for bit.
package struct LinearSystem: Sendable {
  /// The priority from which a constraint is required.
  package static let required: Float = 1000

  struct Constraint: Sendable {
    /// One past the last term; the first term follows the last one of the constraint before.
    var end: Int32
    var relation: Relation
    var breaking: BreakingRank
    var priority: Float
    /// Which one breaks first among members of equal rank.
    var precedence = UInt32.max
    var constant: Double
    var errorScale: Double

    var isRequired: Bool { priority >= LinearSystem.required }
  }

  package private(set) var kinds: [VariableKind] = []
  private(set) var constraints: [Constraint] = []
  private(set) var terms: [Term] = []
  private(set) var pairs: [(position: Int32, size: Int32)] = []

  package init() {}

  package var variableCount: Int { kinds.count }
  package var constraintCount: Int { constraints.count }

  package mutating func reserveCapacity(variables: Int, constraints: Int, terms: Int) {
    kinds.reserveCapacity(variables)
    self.constraints.reserveCapacity(constraints)
    self.terms.reserveCapacity(terms)
  }

  /// Forgets everything but the memory, so that the next system is built without allocating.
  package mutating func removeAll() {
    kinds.removeAll(keepingCapacity: true)
    constraints.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
    pairs.removeAll(keepingCapacity: true)
  }

  /// Adds a variable, and returns its index.
  @discardableResult package mutating func addVariable(_ kind: VariableKind) -> Int {
    kinds.append(kind)
    return kinds.count - 1
  }

  /// Adds the variables of rectangles: of each two positions, and then the size that each of them belongs to.
  ///
  /// A position and its size belong to one item and axis, so their ambiguity is reported together.
  package mutating func addRectangles(_ count: Int) {
    let first = kinds.count
    kinds.append(addingCapacity: 4 * count) { added in
      for _ in 0..<count {
        added.append(.position)
        added.append(.position)
        added.append(.size)
        added.append(.size)
      }
    }
    pairs.append(addingCapacity: 2 * count) { added in
      for rectangle in 0..<count {
        let x = Int32(truncatingIfNeeded: first + 4 * rectangle)
        added.append((x, x &+ 2))
        added.append((x &+ 1, x &+ 3))
      }
    }
  }

  /// Adds one term to the constraint that the next ``addConstraint(_:_:priority:breaking:errorScale:)`` ends.
  ///
  /// Terms of the same variable add up, and a term without weight disappears.
  package mutating func addTerm(_ variable: Int, _ coefficient: Double) {
    precondition(variable >= 0 && variable < kinds.count, "a term of an unknown variable")
    let key = Int32(truncatingIfNeeded: variable)
    var index = start(constraints.count)
    while index < terms.count && terms[index].variable != key { index += 1 }
    if index == terms.count {
      if coefficient != 0 { terms.append(Term(variable, coefficient)) }
      return
    }
    terms[index].coefficient += coefficient
    if terms[index].coefficient == 0 { terms.remove(at: index) }
  }

  /// Ends the constraint `sum of the terms added since the last one, relation, constant`.
  ///
  /// - Parameters:
  ///   - priority: ``required`` or more holds always; less is met as closely as the higher ones allow. Two
  ///     priorities are the same level only if the floats are equal.
  ///   - breaking: What happens when the constraint, being required, contradicts others.
  ///   - errorScale: What one unit of the left side counts for in the sum of errors of the priority.
  /// - Returns: The index of the constraint.
  @discardableResult package mutating func addConstraint(
    _ relation: Relation, _ constant: Double, priority: Float = LinearSystem.required,
    breaking: BreakingRank = .rank(1), errorScale: Double = 1
  ) -> Int {
    constraints.append(
      Constraint(
        end: Int32(terms.count), relation: relation, breaking: breaking, priority: priority,
        constant: constant, errorScale: errorScale))
    return constraints.count - 1
  }

  /// Adds a constraint on one variable at once. See ``addConstraint(_:_:priority:breaking:errorScale:)``.
  package mutating func addConstraint(
    on variable: Int, _ relation: Relation, _ constant: Double, priority: Float = LinearSystem.required,
    breaking: BreakingRank
  ) {
    precondition(variable >= 0 && variable < kinds.count, "a term of an unknown variable")
    terms.append(Term(variable, 1))
    addConstraint(relation, constant, priority: priority, breaking: breaking)
  }

  /// Adds a constraint at once, no term of which is 0 or of a variable that another one has. See
  /// ``addConstraint(_:_:priority:breaking:errorScale:)``.
  package mutating func addConstraint(
    merged sum: Span<Term>, _ relation: Relation, _ constant: Double, priority: Float, breaking: BreakingRank
  ) {
    for index in sum.indices {
      let term = sum[index]
      precondition(term.variable >= 0 && term.variable < kinds.count, "a term of an unknown variable")
      terms.append(term)
    }
    addConstraint(relation, constant, priority: priority, breaking: breaking)
  }

  /// Adds a constraint at once. See ``addTerm(_:_:)`` for the terms.
  @discardableResult package mutating func addConstraint(
    terms: some Sequence<Term>, _ relation: Relation, _ constant: Double,
    priority: Float = LinearSystem.required, breaking: BreakingRank = .rank(1), errorScale: Double = 1
  ) -> Int {
    for term in terms { addTerm(Int(term.variable), term.coefficient) }
    return addConstraint(relation, constant, priority: priority, breaking: breaking, errorScale: errorScale)
  }

  mutating func setSign(isInForce: Bool, of size: Int) { kinds[size] = isInForce ? .size : .unsignedSize }

  /// Adds a constraint of another system, whose variables are called here what `places` says.
  mutating func copyConstraint(_ index: Int, of other: LinearSystem, renaming places: borrowing Buffer<Int32>)
  {
    var constraint = other.constraints[index]
    for place in other.range(of: index) {
      let term = other.terms[place]
      terms.append(Term(Int(places[term.variable]), term.coefficient))
    }
    constraint.end = Int32(terms.count)
    constraints.append(constraint)
  }

  /// Gives a constraint another constant.
  package mutating func setConstant(_ constant: Double, ofConstraint index: Int) {
    constraints[index].constant = constant
  }

  /// Says which constraint breaks first among those of equal rank: the one with the lowest number. Without one a
  /// constraint comes after those that have one.
  package mutating func setPrecedence(_ precedence: UInt32, ofConstraint index: Int) {
    constraints[index].precedence = precedence
  }

  /// What decides between the members of a conflict before what they ask for does; no precedence is nil.
  package func breaking(of constraint: Int) -> (rank: BreakingRank, precedence: UInt32?) {
    let found = constraints[constraint]
    return (found.breaking, found.precedence == .max ? nil : found.precedence)
  }

  /// The greater, the sooner a constraint breaks among those of equal rank.
  func request(of index: Int) -> Double {
    let (sum, constraint) = (terms(of: index), constraints[index])
    guard let last = sum.max(by: { $0.variable < $1.variable }) else { return 0 }
    let value = constraint.constant / last.coefficient
    if sum.contains(where: { kinds[Int($0.variable)] == .position }) { return 0 - abs(value) }
    return constraint.relation == (last.coefficient < 0 ? .greaterThanOrEqual : .lessThanOrEqual)
      ? .infinity : value
  }

  /// The variables that a constraint names.
  package func variables(of constraint: Int) -> [Int] { terms(of: constraint).map { Int($0.variable) } }

  /// The number on the right side of a constraint.
  package func constant(of constraint: Int) -> Double { constraints[constraint].constant }

  /// How the sides of a constraint compare.
  package func relation(of constraint: Int) -> Relation { constraints[constraint].relation }

  /// By how much the left side of a constraint is greater than its right side.
  ///
  /// - Parameter values: Of all variables.
  package func excess(of constraint: Int, at values: [Double]) -> Double {
    terms(of: constraint).reduce(-constraints[constraint].constant) {
      $0 + $1.coefficient * values[Int($1.variable)]
    }
  }

  /// Index of the first term of a constraint, or of the next one.
  private func start(_ constraint: Int) -> Int { constraint == 0 ? 0 : Int(constraints[constraint - 1].end) }

  func range(of constraint: Int) -> Range<Int> { start(constraint)..<Int(constraints[constraint].end) }

  func terms(of constraint: Int) -> ArraySlice<Term> { terms[range(of: constraint)] }
}

/// Whether, and how soon, a required constraint gives way when it is part of a conflict.
///
/// The member with the lowest rank breaks. Among equals it is the one with the lowest precedence, then one that bounds a
/// size from above, then the one that asks for the greatest size or the least distance, then the last in canonical order.
package struct BreakingRank: Equatable, Sendable, BitwiseCopyable {
  @usableFromInline let order: UInt16

  @inlinable init(order: UInt16) { self.order = order }

  private static let systemBit: UInt16 = 1 << 15

  /// What something comes to by itself. It breaks before all others, and where it is only wished for, others of its priority are
  /// met first.
  @inlinable package static var natural: BreakingRank { BreakingRank(order: 0) }

  /// Always holds, such as the size of the host.
  package static let never = BreakingRank(order: .max - 1)

  /// Always holds, as the sign rules do, and like them has a part in a conflict only if there is none without.
  /// Bounds do not contradict each other, so one is never what a conflict breaks.
  package static let bound = BreakingRank(order: .max)

  /// - Parameter rank: Less than 2 ^ 15.
  @inlinable package static func rank(_ rank: UInt16) -> BreakingRank { BreakingRank(order: rank) }

  /// A rank of a constraint that nobody wrote: it breaks only if nobody wrote any member.
  ///
  /// - Parameter rank: Less than 2 ^ 15 - 2.
  package static func systemRank(_ rank: UInt16) -> BreakingRank { BreakingRank(order: rank | systemBit) }

  var isImplicit: Bool { order >= Self.never.order }

  var isOfSystem: Bool { order & Self.systemBit != 0 }
}
