/// What is left to choose after all levels, and the choices that the order of ties makes.
struct AmbiguityResolver {
  /// `variable = factor · column + offset`, where the column is known to the simplex method.
  private struct Handle {
    var column: Int32
    var factor: Double
    var offset: Double
    var isObserver = false
  }

  private struct Span {
    var minimum: Double?
    var maximum: Double?
    var isWide: Bool {
      guard let minimum, let maximum else { return true }
      return maximum - minimum > Tolerance.unique * (1 + min(abs(minimum), abs(maximum)) * 1e-6)
    }
  }

  private let system: LinearSystem
  private var gradient = Gradient()
  private var spans: [Span?] = []
  /// Whether a variable depends on any that has a choice.
  private var depends: [Bool] = []
  private var ambiguous: [Ambiguity] = []

  init(_ system: LinearSystem) { self.system = system }

  /// Finds the range of every variable that has one, then makes the choices of the order of ties.
  ///
  /// - Parameter broken: For each constraint more than 0 where it takes no part; empty if all do.
  mutating func run(
    _ engine: inout Engine, broken: [Int32], _ solution: inout Solution
  ) throws(SolverError) {
    engine.gatherChoices()
    gradient.reset(engine.tableau, engine.presolver.eliminations)
    spans = Array(repeating: nil, count: engine.tableau.columns.count)
    findDependents(engine)
    for variable in 0..<system.variableCount where depends[variable] {
      let span = try span(Int32(variable), &engine)
      guard span.isWide else { continue }
      let (minimum, maximum) = (span.minimum.map(Engine.snap), span.maximum.map(Engine.snap))
      ambiguous.append(Ambiguity(variable: variable, minimum: minimum, maximum: maximum, cause: .missing))
    }
    try comparePairs(&engine, &solution)
    try satisfyInTurn(&engine)
    findCauses(engine)
    try pullToZero(.size, &engine)
    try tightenInequalities(broken, &engine)
    try pullToZero(.position, &engine)
    solution.ambiguities = ambiguous
  }

  // MARK: Ranges

  private mutating func findDependents(_ engine: borrowing Engine) {
    depends = Array(repeating: false, count: engine.tableau.columns.count)
    for index in engine.tableau.columns.indices {
      let column = engine.tableau.columns[index]
      switch column.state {
      case .nonbasic: depends[index] = true
      case .basic: depends[index] = engine.tableau.rows[column.row].count > 0
      default: break
      }
    }
    for index in engine.presolver.eliminations.indices.reversed() {
      let elimination = engine.presolver.eliminations[index]
      let column = Int(elimination.column)
      if elimination.target >= 0 {
        depends[column] = depends[Int(elimination.target)]
        continue
      }
      engine.tableau.forEachNode(inRow: engine.tableau.columns[column].row) {
        if depends[Int($0.column)] { depends[column] = true }
      }
    }
  }

  private mutating func span(_ variable: Int32, _ engine: inout Engine) throws(SolverError) -> Span {
    guard let handle = handle(variable, &engine) else { return Span(minimum: 0, maximum: 0) }
    var result: Span
    if !handle.isObserver, let known = spans[Int(handle.column)] {
      result = known
    } else {
      result = try columnSpan(handle, &engine)
    }
    if handle.isObserver { engine.stopObserving(handle.column) } else { spans[Int(handle.column)] = result }
    if handle.factor < 0 { swap(&result.minimum, &result.maximum) }
    result.minimum = result.minimum.map { $0 * handle.factor + handle.offset }
    result.maximum = result.maximum.map { $0 * handle.factor + handle.offset }
    return result
  }

  private mutating func columnSpan(_ handle: Handle, _ engine: inout Engine) throws(SolverError) -> Span {
    if let span = boxSpan(handle.column, engine) { return span }
    return Span(minimum: try extreme(handle, 1, &engine), maximum: try extreme(handle, -1, &engine))
  }

  /// The range of a variable that depends on variables without rows only.
  private func boxSpan(_ column: Int32, _ engine: borrowing Engine) -> Span? {
    let info = engine.tableau.columns[column]
    var (low, high) = (info.lower, info.upper)
    if info.state == .nonbasic {
      guard engine.standsAlone(column) else { return nil }
    } else {
      low = engine.tableau.rows[info.row].base
      high = low
      var node = engine.tableau.rows[info.row].first
      while node >= 0 {
        let current = engine.tableau.nodes[node]
        node = current.nextInRow
        guard engine.standsAlone(current.column) else { return nil }
        let other = engine.tableau.columns[current.column]
        let isRising = current.coefficient > 0
        low += current.coefficient * (isRising ? other.lower : other.upper)
        high += current.coefficient * (isRising ? other.upper : other.lower)
      }
    }
    return Span(minimum: low.isFinite ? low : nil, maximum: high.isFinite ? high : nil)
  }

  private func extreme(
    _ handle: Handle, _ direction: Double, _ engine: inout Engine
  ) throws(SolverError) -> Double? {
    let list = engine.choices(for: handle.column, isObserver: handle.isObserver)
    let outcome = try engine.aim(at: handle.column, direction, list)
    return outcome == .unbounded ? nil : engine.tableau.columns[handle.column].value
  }

  // MARK: Handles

  private mutating func handle(_ variable: Int32, _ engine: inout Engine) -> Handle? {
    var handle = Handle(column: variable, factor: 1, offset: 0)
    if engine.tableau.columns[variable].state == .alias {
      let alias = engine.presolver.eliminations[engine.tableau.columns[variable].row]
      handle = Handle(column: alias.target, factor: alias.factor, offset: alias.offset)
    }
    switch engine.tableau.columns[handle.column].state {
    case .nonbasic, .basic: return handle
    case .fixed, .alias: return nil
    case .defined: break
    }
    gradient.expand([Term(Int(handle.column), 1)], engine.tableau, engine.presolver.eliminations)
    if gradient.terms.isEmpty { return nil }
    handle.column = engine.observe(gradient)
    handle.isObserver = true
    return handle
  }

  // MARK: Pairs

  private mutating func comparePairs(_ engine: inout Engine, _ solution: inout Solution) throws(SolverError) {
    if system.pairs.isEmpty { return }
    var isAmbiguous = [Bool](repeating: false, count: system.variableCount)
    for item in ambiguous { isAmbiguous[item.variable] = true }
    for (position, size) in system.pairs where isAmbiguous[Int(position)] && isAmbiguous[Int(size)] {
      let dimension = try isLine(position, size, &engine) ? 1 : 2
      solution.pairs.append(PairAmbiguity(position: Int(position), size: Int(size), dimension: dimension))
    }
  }

  private mutating func isLine(_ a: Int32, _ b: Int32, _ engine: inout Engine) throws(SolverError) -> Bool {
    if let isParallel = areParallel(a, b, engine) { return isParallel }
    guard let first = handle(a, &engine) else { return true }
    defer { if first.isObserver { engine.stopObserving(first.column) } }
    guard let second = handle(b, &engine) else { return true }
    defer { if second.isObserver { engine.stopObserving(second.column) } }
    if first.column == second.column { return true }
    let (da, db) = try direction(first, second, &engine)
    let size = max(abs(da), abs(db))
    if size == 0 { return true }
    let sum = [Term(Int(first.column), -db / size), Term(Int(second.column), da / size)]
    gradient.expand(sum, engine.tableau, engine.presolver.eliminations)
    let across = engine.observe(gradient)
    defer { engine.stopObserving(across) }
    let span = try columnSpan(Handle(column: across, factor: 1, offset: 0, isObserver: true), &engine)
    return !span.isWide
  }

  /// Whether two variables are multiples of each other, up to constants; nil if rows may tie them together.
  private mutating func areParallel(_ a: Int32, _ b: Int32, _ engine: borrowing Engine) -> Bool? {
    gradient.expand([Term(Int(a), 1)], engine.tableau, engine.presolver.eliminations)
    let first = gradient.terms
    gradient.expand([Term(Int(b), 1)], engine.tableau, engine.presolver.eliminations)
    guard (first + gradient.terms).allSatisfy({ engine.standsAlone($0.variable) }) else { return nil }
    guard first.count == gradient.terms.count, let pivot = first.first,
      let match = gradient.terms.first(where: { $0.variable == pivot.variable })
    else { return false }
    let ratio = match.coefficient / pivot.coefficient
    let others = gradient.terms.sorted { $0.variable < $1.variable }
    return zip(first.sorted { $0.variable < $1.variable }, others).allSatisfy {
      $0.variable == $1.variable && abs($0.coefficient * ratio - $1.coefficient) <= 1e-9 * abs($1.coefficient)
    }
  }

  /// How the second column changes with the first, between two points that differ in the first.
  private func direction(
    _ first: Handle, _ second: Handle, _ engine: inout Engine
  ) throws(SolverError) -> (Double, Double) {
    var points: [(Double, Double)] = []
    let isObserver = first.isObserver || second.isObserver
    let list = engine.choices(for: first.column, isObserver: isObserver)
    for sign in [1.0, -1.0] {
      let outcome = try engine.aim(at: first.column, sign, list)
      if outcome == .unbounded { return (engine.rayRate(first.column), engine.rayRate(second.column)) }
      points.append((engine.tableau.columns[first.column].value, engine.tableau.columns[second.column].value))
    }
    return (points[1].0 - points[0].0, points[1].1 - points[0].1)
  }

  // MARK: Ties

  /// Meets the optional constraints one by one: by priority, and within one priority the last first.
  private mutating func satisfyInTurn(_ engine: inout Engine) throws(SolverError) {
    var goals: [(turn: UInt64, index: Int)] = []
    for index in engine.components.list.indices where !engine.components.list[index].columns.isEmpty {
      for goal in engine.components.list[index].breakpoints {
        goals.append((turn(of: engine.simplex.breakpoints[goal]), goal))
      }
    }
    goals.sort { $0.turn > $1.turn }
    var level = Float.infinity
    var choices = engine.choiceCount
    for goal in goals {
      if engine.simplex.breakpoints[goal.index].level != level {
        if engine.choiceCount != choices { separate(level, engine) }
        choices = engine.choiceCount
        level = engine.simplex.breakpoints[goal.index].level
      }
      try engine.meet(goal.index..<(goal.index + 1), isObserver: false)
    }
    if engine.choiceCount != choices { separate(level, engine) }
  }

  /// Greater for what is met sooner: by priority, within one priority natural sizes after all else, and the last first. The bits
  /// of positive floats are in the order of the floats.
  private func turn(of goal: Breakpoint) -> UInt64 {
    let isNatural = goal.row >= 0 && system.constraints[Int(goal.row)].breaking == .natural
    return UInt64(goal.level.bitPattern) << 32 | (isNatural ? 0 : 1 << 31)
      | UInt64(UInt32(bitPattern: goal.row))
  }

  /// Notes the variables that have become unique in this level.
  private mutating func separate(_ level: Float, _ engine: borrowing Engine) {
    if level >= LinearSystem.required { return }
    findDependents(engine)
    for index in ambiguous.indices
    where ambiguous[index].cause == .missing && !depends[ambiguous[index].variable] {
      ambiguous[index].cause = .priorityTie(priority: level)
    }
  }

  private mutating func findCauses(_ engine: borrowing Engine) {
    for index in ambiguous.indices where ambiguous[index].cause == .missing {
      let item = ambiguous[index]
      let isSize = system.kinds[item.variable] == .size
      let hasLower = item.minimum.map { !(isSize && $0 == 0) } ?? false
      if hasLower || item.maximum != nil { ambiguous[index].cause = .inequality }
    }
  }

  /// Moves what is still free of a kind towards zero, in order.
  private mutating func pullToZero(_ kind: VariableKind, _ engine: inout Engine) throws(SolverError) {
    for item in ambiguous where system.kinds[item.variable] == kind {
      if engine.choiceCount == 0 { return }
      guard let handle = handle(Int32(item.variable), &engine) else { continue }
      try bring(handle, to: 0, &engine)
    }
  }

  /// Brings the inequalities that hold a free position to their bounds, the first one first (AL-ties).
  ///
  /// So does the simplex method of Cassowary, in which an inequality that is added makes an unrestricted variable basic, with
  /// its slack at 0.
  private mutating func tightenInequalities(_ broken: [Int32], _ engine: inout Engine) throws(SolverError) {
    var isFree = [Bool](repeating: false, count: system.variableCount)
    for item in ambiguous where system.kinds[item.variable] == .position { isFree[item.variable] = true }
    for index in system.constraints.indices where system.constraints[index].relation != .equal {
      if engine.choiceCount == 0 { return }
      let terms = system.terms(of: index)
      guard broken.isEmpty || broken[index] == 0, terms.contains(where: { isFree[Int($0.variable)] })
      else { continue }
      gradient.expand(Array(terms), engine.tableau, engine.presolver.eliminations)
      guard let first = gradient.terms.first else { continue }
      var handle = Handle(column: first.variable, factor: first.coefficient, offset: gradient.base)
      if gradient.terms.count > 1 {
        handle = Handle(column: engine.observe(gradient), factor: 1, offset: 0, isObserver: true)
      }
      try bring(handle, to: system.constraints[index].constant, &engine)
    }
  }

  /// Takes a sum as near to a value as the choices allow.
  private mutating func bring(
    _ handle: Handle, to target: Double, _ engine: inout Engine
  ) throws(SolverError) {
    let weight = abs(handle.factor)
    let index = engine.simplex.breakpoints.count
    engine.simplex.breakpoints.append(
      Breakpoint(
        value: (target - handle.offset) / handle.factor, down: weight, up: weight, column: handle.column,
        level: 0, row: -1))
    try engine.meet(index..<(index + 1), isObserver: handle.isObserver)
    engine.simplex.breakpoints.removeLast()
  }
}
