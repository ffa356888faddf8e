import SwiftProgram

extension Interpreter {
  /// Runs a block, and in its end what it deferred.
  func run(_ body: [StatementID], in scope: Scope) throws(Interruption) -> Completion {
    var deferred: [[StatementID]] = []
    declareFunctions(body, in: scope)
    func end() throws(Interruption) {
      while let last = deferred.popLast() {
        let inner = Scope(in: scope)
        inner.isDeferred = true
        _ = try run(last, in: inner)
      }
    }
    do throws(Interruption) {
      for id in body {
        if case .deferring(let statements) = program[id] {
          deferred.append(statements)
          continue
        }
        let completion = try runOn(id, in: scope)
        if case .normal = completion { continue }
        try end()
        return completion
      }
    } catch {
      // What is suspended has not ended.
      if case .stopped(let stop) = error, stop.kind == .suspension { throw error }
      try end()
      throw error
    }
    try end()
    return .normal
  }

  /// Functions and types count for the whole block in which they are declared.
  private func declareFunctions(_ body: [StatementID], in scope: Scope) {
    for id in body {
      switch program[id] {
      case .function(let function): scope.declare(function, as: program[function].name)
      case .nominal(let nominal):
        scope.declare(declare(nominal, in: nil))
      case .typeAlias(let alias): scope.declare(alias)
      default: continue
      }
    }
  }

  func run(_ id: StatementID, in scope: Scope) throws(Interruption) -> Completion {
    try step(program.spot(of: id))
    switch program[id] {
    case .expression(let expression):
      try evaluateUnused(expression, in: scope)
      return .normal
    case .variables(let ids):
      for variable in ids { try declare(variable, in: scope) }
      return .normal
    case .function, .nominal, .typeAlias, .deferring: return .normal
    case .returning(let expression):
      let type = scope.boundary.result
      guard let expression else { return .returning(.void) }
      let value = try evaluate(expression, in: scope, expecting: type)
      return .returning(type.map { coerce(value, to: $0) } ?? value)
    case .breaking(let label): return .breaking(label)
    case .continuing(let label): return .continuing(label)
    case .fallingThrough: return .fallingThrough
    case .throwing(let expression):
      let type = scope.frame.function.flatMap { program[$0].thrown }.map { resolve($0, in: scope) }
      throw .thrown(try evaluate(expression, in: scope, expecting: type))
    case .conditional, .guarding, .switching, .doing, .block: return try runBranch(id, in: scope)
    case .whileLoop, .repeatLoop, .forLoop: return try runLoop(id, nil, in: scope)
    case .labeled(let label, let inner): return try runLabeled(label, inner, in: scope)
    case .unreadable: return .normal
    }
  }

  private func runLabeled(_ label: Name, _ inner: StatementID, in scope: Scope) throws(Interruption)
    -> Completion
  {
    switch program[inner] {
    case .whileLoop, .repeatLoop, .forLoop: return try runLoop(inner, label, in: scope)
    default:
      let completion = try run(inner, in: scope)
      if case .breaking(let name) = completion, name == label { return .normal }
      return completion
    }
  }

  /// Whether a block does nothing but end the screen.
  private func isEnd(_ body: [StatementID]) -> Bool {
    guard let last = body.last else { return false }
    if case .throwing = program[last] { return true }
    return isFatal(last)
  }

  /// Whether a block ends the initializer of what would be nil then.
  private func isFailure(_ body: [StatementID], in scope: Scope) -> Bool {
    guard scope.frame.isFailable, let last = body.last, case .returning(let value?) = program[last],
      case .nilLiteral = program[value]
    else { return false }
    return true
  }

  private func runBranch(_ id: StatementID, in scope: Scope) throws(Interruption) -> Completion {
    switch program[id] {
    case .conditional(let conditions, let body, let otherwise):
      let inner = Scope(in: scope)
      let known = record.choices.count
      // A copy that is kept costs as much as there is in it, once something is taken to hold.
      let isEnd = isEnd(body)
      let before = isEnd || isFailure(body, in: scope) ? assumptions : nil
      lastTaken = nil
      if try holds(conditions, in: inner) {
        guard let before, record.choices.count > known else { return try run(body, in: Scope(in: inner)) }
        // What ends a screen is left out where nobody can know it, and what makes no object is taken not to hold, as with `guard`.
        if isEnd { record.choices.removeSubrange(known...) }
        assumptions = before
        if let lastTaken { assumptions.take(lastTaken, toBe: false) }
      }
      return try otherwise.map { (id) throws(Interruption) in try run(id, in: scope) } ?? .normal
    case .guarding(let conditions, let body):
      if try holds(conditions, in: scope) { return .normal }
      if try survives(conditions, body, in: scope) { return .normal }
      return try run(body, in: Scope(in: scope))
    case .switching(let subject, let cases):
      let value = settle(try evaluate(subject, in: scope))
      return try runSwitch(value, cases, in: scope) { (index, inner) throws(Interruption) in
        try self.run(cases[index].body, in: inner)
      }
    case .doing(let body, let clauses): return try runDo(body, clauses, in: scope)
    case .block(let body): return try run(body, in: Scope(in: scope))
    default: return .normal
    }
  }

  func runSwitch(
    _ value: Value, _ cases: [SwitchCase], in scope: Scope,
    run body: (Int, Scope) throws(Interruption) -> Completion
  ) throws(Interruption) -> Completion {
    var index = cases.indices.first { cases[$0].items.isEmpty }
    var inner = Scope(in: scope)
    search: for (place, one) in cases.enumerated() {
      for item in one.items {
        let attempt = Scope(in: scope)
        guard try bind(item.pattern, value, in: attempt) else { continue }
        if let filter = item.filter, !(try truth(of: filter, in: attempt)) { continue }
        (index, inner) = (place, attempt)
        break search
      }
    }
    if let last = index, cases[last].items.isEmpty,
      let other = try caseInPlace(of: last, cases, value, in: scope)
    {
      (index, inner) = other
    }
    while let current = index {
      let completion = try body(current, inner)
      switch completion {
      case .fallingThrough:
        index = current + 1 < cases.count ? current + 1 : nil
        inner = Scope(in: scope)
      case .breaking(nil): return .normal
      default: return completion
      }
    }
    return .normal
  }

  private func runDo(_ body: [StatementID], _ clauses: [CatchClause], in scope: Scope) throws(Interruption)
    -> Completion
  {
    do throws(Interruption) {
      return try run(body, in: Scope(in: scope))
    } catch .thrown(let value) {
      for clause in clauses {
        let inner = Scope(in: scope)
        inner.declare(words.error, value)
        if clause.items.isEmpty { return try run(clause.body, in: inner) }
        for item in clause.items where try bind(item.pattern, value, in: inner) {
          if let filter = item.filter, !(try truth(of: filter, in: inner)) { continue }
          return try run(clause.body, in: inner)
        }
      }
      throw .thrown(value)
    }
  }

  // MARK: Declarations and conditions

  private func declare(_ id: VariableID, in scope: Scope) throws(Interruption) {
    let variable = program[id]
    if try declareWrapped(id, in: scope) { return }
    let type = variable.type.map { resolve($0, in: scope) }
    if variable.accessors != nil, case .bind(let name, _) = program[variable.pattern] {
      if scope === globalScope, globals[name] != nil { return }
      let value = try variable.value.map { (value) throws(Interruption) in
        try evaluate(value, in: scope, expecting: type)
      }
      let settled = value.map { value in settle(value, as: type) }
      scope.declare(name, settled ?? .void, type: type, accessors: id)
      return
    }
    guard let expression = variable.value else {
      for name in names(in: variable.pattern) {
        // A wrapper that nobody declares gives it a value.
        let given = variable.attributes.isEmpty ? nil : unknown(text(name), .property)
        scope.declare(name, type?.absentValue ?? given, type: type)
      }
      return
    }
    let value = try evaluate(expression, in: scope, expecting: type)
    let start = sliceStart(of: expression, value, in: scope)
    let settled = settle(value, as: type)
    try bounded(settled)
    if case .bind(let name, _) = program[variable.pattern] {
      scope.declare(name, settled, type: type)
      if let start, let place = scope.place(of: name) { scope.noteSlice(start, at: place) }
      if case .object(let object) = settled, object.localName == nil,
        !program.files[Int(variable.spot.file)].isPrelude
      {
        object.localName = name
      }
    } else {
      _ = try bind(variable.pattern, settled, in: scope)
    }
  }

  func holds(_ conditions: [Condition], in scope: Scope) throws(Interruption) -> Bool {
    for condition in conditions {
      switch condition {
      case .test(let id): if !(try truth(of: id, in: scope)) { return false }
      case .binding(let pattern, let type, let id):
        let wanted = type.map { resolve($0, in: scope) }
        let value = try evaluate(id, in: scope, expecting: wanted.map { .optional($0) })
        if case .none = value { return false }
        if case .unknown(let unknown) = value, !unknown.isPresent { takeToHold(unknown.path) }
        let found = settle(present(value), as: wanted)
        if wanted == nil, case .bind(let name, _) = program[pattern],
          let type = protocolType(of: id, in: scope)
        {
          scope.declare(name, found, type: type.plain)
        } else {
          _ = try bind(pattern, found, in: scope)
        }
      case .matching(let pattern, let id):
        if !(try bind(pattern, settle(evaluate(id, in: scope)), in: scope)) { return false }
      case .availability(let platforms, let isNegated):
        let wanted = platforms.first { $0.platform == "iOS" }?.version ?? 0
        if (host.systemVersion() >= wanted) == isNegated { return false }
      }
    }
    return true
  }

  // MARK: Branches that are values

  func value(of id: StatementID, in scope: Scope, _ expected: RuntimeType?) throws(Interruption) -> Value {
    if case .returning(let value) = try run(id, in: scope, asValue: expected) { return value }
    return .void
  }

  /// Runs `if` or `switch` whose branches are values.
  func run(_ id: StatementID, in scope: Scope, asValue expected: RuntimeType?) throws(Interruption)
    -> Completion
  {
    switch program[id] {
    case .conditional(let conditions, let body, let otherwise):
      let inner = Scope(in: scope)
      if try holds(conditions, in: inner) { return try runAsValue(body, in: Scope(in: inner), expected) }
      return try otherwise.map { (id) throws(Interruption) in try run(id, in: scope, asValue: expected) }
        ?? .normal
    case .block(let body): return try runAsValue(body, in: Scope(in: scope), expected)
    case .switching(let subject, let cases):
      let value = settle(try evaluate(subject, in: scope))
      return try runSwitch(value, cases, in: scope) { (index, inner) throws(Interruption) in
        try self.runAsValue(cases[index].body, in: inner, expected)
      }
    default: return try run(id, in: scope)
    }
  }

  private func runAsValue(
    _ body: [StatementID], in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Completion {
    guard body.count == 1 else { return try run(body, in: scope) }
    switch program[body[0]] {
    case .expression(let id):
      let value = try evaluate(id, in: scope, expecting: expected)
      return .returning(expected.map { coerce(value, to: $0) } ?? value)
    case .conditional, .switching: return try run(body[0], in: scope, asValue: expected)
    default: return try run(body, in: scope)
    }
  }
}
