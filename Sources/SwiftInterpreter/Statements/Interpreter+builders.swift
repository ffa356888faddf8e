import SwiftProgram

/// Result builders (SE-0289).
extension Interpreter {
  /// The builder among attributes.
  func resultBuilder(of attributes: [Attribute], in type: TypeInfo?) -> TypeInfo? {
    for attribute in attributes {
      if let info = resolve(attribute.type, in: type).info, info.isResultBuilder { return info }
    }
    return nil
  }

  /// A body with `return` in it is a plain one.
  func hasReturn(_ body: [StatementID]) -> Bool {
    body.contains { if case .returning = program[$0] { true } else { false } }
  }

  /// Builds what the statements of a body give together.
  func build(_ body: [StatementID], with builder: TypeInfo, in scope: Scope) throws(Interruption) -> Value {
    // What is wanted of the whole chooses among blocks that give different things.
    let wanted = has(builder, "buildFinalResult") ? nil : scope.result
    let block = try buildBlock(body, with: builder, in: scope, expecting: wanted)
    return try call(builder, "buildFinalResult", [block]) ?? block
  }

  private func buildBlock(
    _ body: [StatementID], with builder: TypeInfo, in scope: Scope, expecting wanted: RuntimeType? = nil
  ) throws(Interruption) -> Value {
    var parts: [Value] = []
    for id in body {
      if let part = try buildPart(id, with: builder, in: scope) { parts.append(part) }
    }
    if let first = parts.first, has(builder, "buildPartialBlock") {
      var whole = try call(builder, "buildPartialBlock", [first], labels: ["first"]) ?? first
      for part in parts.dropFirst() {
        whole =
          try call(builder, "buildPartialBlock", [whole, part], labels: ["accumulated", "next"]) ?? whole
      }
      return whole
    }
    return try call(builder, "buildBlock", parts, expecting: wanted)
      ?? (parts.count == 1 ? parts[0] : .array(parts))
  }

  private func buildPart(_ id: StatementID, with builder: TypeInfo, in scope: Scope) throws(Interruption)
    -> Value?
  {
    switch program[id] {
    case .expression(let expression):
      if case .assignment = program[expression] { return try plain(id, in: scope) }
      let wanted = expressionType(builder)
      let open = [CallArgument(label: nil, expression: expression)]
      if wanted == nil, isLate(expression), let built = try call(builder, "buildExpression", open, in: scope)
      {
        return built
      }
      let value = try evaluate(expression, in: scope, expecting: wanted)
      return try call(builder, "buildExpression", [value]) ?? value
    case .conditional: return try buildBranches(id, with: builder, in: scope)
    case .block(let body): return try buildBlock(body, with: builder, in: Scope(in: scope))
    case .switching(let subject, let cases):
      let value = settle(try evaluate(subject, in: scope))
      var index = 0
      let completion = try runSwitch(value, cases, in: scope) { (place, inner) throws(Interruption) in
        index = place
        return .returning(try self.buildBlock(cases[place].body, with: builder, in: inner))
      }
      guard case .returning(let part) = completion else { return nil }
      return try choice(part, index, of: cases.count, builder)
    case .forLoop(let loop):
      var parts: [Value] = []
      for value in try elements(of: evaluate(loop.sequence, in: scope)) {
        let inner = Scope(in: scope)
        guard try bind(loop.pattern, value, in: inner) else { continue }
        if let filter = loop.filter, !(try truth(of: filter, in: inner)) { continue }
        parts.append(try buildBlock(loop.body, with: builder, in: inner))
      }
      return try call(builder, "buildArray", [.array(parts)]) ?? .array(parts)
    default: return try plain(id, in: scope)
    }
  }

  private func plain(_ id: StatementID, in scope: Scope) throws(Interruption) -> Value? {
    if case .function(let function) = program[id] {
      scope.declare(function, as: program[function].name)
    }
    _ = try run(id, in: scope)
    return nil
  }

  /// A chain of `if` and `else if`: the part of the branch that is taken, among as many as there are.
  private func buildBranches(
    _ id: StatementID, with builder: TypeInfo, in scope: Scope
  ) throws(Interruption) -> Value? {
    var branches: [(conditions: [Condition], body: [StatementID])] = []
    var last: [StatementID]?
    var next: StatementID? = id
    while let current = next {
      next = nil
      switch program[current] {
      case .conditional(let conditions, let body, let otherwise):
        branches.append((conditions, body))
        next = otherwise
      case .block(let body): last = body
      default: break
      }
    }
    let count = branches.count + (last == nil ? 0 : 1)
    for (index, branch) in branches.enumerated() {
      let inner = Scope(in: scope)
      guard try holds(branch.conditions, in: inner) else { continue }
      var part = try buildBlock(branch.body, with: builder, in: Scope(in: inner))
      if isAvailability(branch.conditions) {
        part = try call(builder, "buildLimitedAvailability", [part]) ?? part
      }
      let chosen = try choice(part, index, of: count, builder)
      return last == nil ? try optional(chosen, builder) : chosen
    }
    guard let last else { return try optional(.none, builder) }
    return try choice(
      try buildBlock(last, with: builder, in: Scope(in: scope)), count - 1, of: count, builder)
  }

  private func isAvailability(_ conditions: [Condition]) -> Bool {
    conditions.contains { if case .availability = $0 { true } else { false } }
  }

  private func optional(_ part: Value, _ builder: TypeInfo) throws(Interruption) -> Value {
    if let built = try call(builder, "buildOptional", [part]) { return built }
    return try call(builder, "buildIf", [part]) ?? part
  }

  /// A part of one of several branches, which are the leaves of a tree of pairs.
  private func choice(_ part: Value, _ index: Int, of count: Int, _ builder: TypeInfo) throws(Interruption)
    -> Value
  {
    var (part, index, count) = (part, index, count)
    while count > 1 {
      // The last of an odd number has no other.
      if count % 2 == 0 || index < count - 1 {
        part = try call(builder, "buildEither", [part], labels: [index % 2 == 0 ? "first" : "second"]) ?? part
      }
      index /= 2
      count = (count + 1) / 2
    }
    return part
  }

  private func has(_ builder: TypeInfo, _ word: String) -> Bool {
    program.names.known(word).map { !allStatics($0, builder).isEmpty } ?? false
  }

  private func expressionType(_ builder: TypeInfo) -> RuntimeType? {
    guard let name = program.names.known("buildExpression") else { return nil }
    let entries = allStatics(name, builder)
    guard entries.count == 1, case .method(let id) = entries[0].kind else { return nil }
    return program[id].parameters.first?.type.map { resolve($0, in: entries[0].owner) }
  }

  /// Calls a function of a builder; nil where it has none that fits.
  private func call(
    _ builder: TypeInfo, _ word: String, _ values: [Value], labels: [String] = [],
    expecting wanted: RuntimeType? = nil
  ) throws(Interruption) -> Value? {
    let arguments = values.enumerated().map { index, value in
      CallArgument(label: index < labels.count ? program.names.known(labels[index]) : nil, value: value)
    }
    return try call(builder, word, arguments, in: globalScope, expecting: wanted)
  }

  private func call(
    _ builder: TypeInfo, _ word: String, _ arguments: [CallArgument], in scope: Scope,
    expecting wanted: RuntimeType? = nil
  ) throws(Interruption) -> Value? {
    guard let name = program.names.known(word) else { return nil }
    let receiver = Value.type(builder.plain)
    var arguments = arguments
    let candidates = allStatics(name, builder).compactMap { candidate($0, receiver) }
    guard let chosen = try choose(candidates, &arguments, in: scope, wanted) else { return nil }
    return try run(chosen, arguments, from: scope, wanted)
  }
}
