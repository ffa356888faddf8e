import SwiftProgram

/// Loops. What nobody can know holds once in their conditions, not for ever.
extension Interpreter {
  func runLoop(_ id: StatementID, _ label: Name?, in scope: Scope) throws(Interruption) -> Completion {
    switch program[id] {
    case .whileLoop(let conditions, let body):
      if conditions.count == 1, case .test(let id) = conditions[0], case .boolean(true) = program[id] {
        return try runForever(body, label, in: scope)
      }
      return try runWhile(conditions, body, label, in: scope)
    case .repeatLoop(let body, let condition):
      var uncertain = 0
      while true {
        let inner = Scope(in: scope)
        let (isGoing, completion) = goesOn(try run(body, in: inner), label)
        let (before, followed) = (record.choices.count, self.followed)
        if !isGoing { return completion }
        guard try truth(of: condition, in: inner), record.choices.count == before else { return .normal }
        if self.followed > followed, isEnough(&uncertain) { return .normal }
      }
    case .forLoop(let loop):
      for value in try elements(of: evaluate(loop.sequence, in: scope)) {
        guard let completion = try runRound(of: loop, value, in: scope) else { continue }
        let (isGoing, end) = goesOn(completion, label)
        if !isGoing { return end }
      }
      return .normal
    default: return .normal
    }
  }

  /// Whether a loop goes on after a round; what it ends with where not.
  private func goesOn(_ completion: Completion, _ label: Name?) -> (Bool, Completion) {
    switch completion {
    case .normal, .fallingThrough: (true, .normal)
    case .continuing(let name): name == nil || name == label ? (true, .normal) : (false, completion)
    case .breaking(let name): (false, name == nil || name == label ? .normal : completion)
    case .returning: (false, completion)
    }
  }

  private func runWhile(
    _ conditions: [Condition], _ body: [StatementID], _ label: Name?, in scope: Scope
  ) throws(Interruption) -> Completion {
    var uncertain = 0
    while true {
      let inner = Scope(in: scope)
      let (before, followed) = (record.choices.count, self.followed)
      guard try holds(conditions, in: inner) else { return .normal }
      let (chosen, isFollowed) = (record.choices.count, self.followed > followed)
      let (isGoing, completion) = goesOn(try run(body, in: Scope(in: inner)), label)
      if !isGoing || chosen > before { return completion }
      // What is not known in the rounds may be what the condition hangs on.
      if isFollowed || record.choices.count > chosen, isEnough(&uncertain) { return completion }
    }
  }

  /// `while true`, which ends from within.
  private func runForever(_ body: [StatementID], _ label: Name?, in scope: Scope) throws(Interruption)
    -> Completion
  {
    var uncertain = 0
    while true {
      try step(spot)
      let (before, followed) = (record.choices.count, self.followed)
      let (isGoing, completion) = goesOn(try run(body, in: Scope(in: scope)), label)
      if !isGoing || record.choices.count > before { return completion }
      if self.followed > followed, isEnough(&uncertain) { return completion }
    }
  }

  /// Whether a loop that goes on by what was taken to hold has had enough rounds, which is told where its last one was.
  private func isEnough(_ rounds: inout Int) -> Bool {
    rounds += 1
    guard rounds > Self.mostElements else { return false }
    let end = Stop(kind: .trap, message: "Nobody knows when this loop ends.", spot: ownSpot)
    if record.trapped.insert(end.spot).inserted { record.traps.append(end) }
    return true
  }

  /// A round of a loop; nil where its pattern or filter leaves the element out.
  private func runRound(of loop: ForLoop, _ value: Value, in scope: Scope) throws(Interruption) -> Completion?
  {
    try step(spot)
    let inner = Scope(in: scope)
    guard try bind(loop.pattern, value, in: inner) else { return nil }
    if let filter = loop.filter, !(try truth(of: filter, in: inner)) { return nil }
    return try run(loop.body, in: Scope(in: inner))
  }
}
