import SwiftProgram

/// Calls of values that are functions.
extension Interpreter {
  func call(
    _ callee: Value, _ arguments: inout [CallArgument], in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    switch callee {
    case .function(let function): return try call(function, &arguments, in: scope, expected)
    case .type(let type): return try construct(type, arguments, in: scope)
    case .none:
      if !host.survivesTraps { throw stop(.trap, "A function that is nil is called.") }
      try readForEffects(arguments, in: scope, of: "a function that is nil")
      return unknown("()", .property)
    case .unknown(let unknown): return try call(unknown, &arguments, in: scope, expected)
    default:
      if let info = info(of: callee) {
        let candidates = entries(words.callAsFunction, of: info).compactMap { candidate($0, callee) }
        if let chosen = try choose(candidates, &arguments, in: scope, expected) {
          return try run(chosen, arguments, from: scope, expected)
        }
      }
      try readForEffects(arguments, in: scope, of: "()")
      return unknown("()", .unknownCall)
    }
  }

  private func call(
    _ unknown: Unknown, _ arguments: inout [CallArgument], in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    if let made = try makeStandIn(for: unknown.path, &arguments, in: scope) { return made }
    if try isLoading(unknown, &arguments, in: scope) {
      withhold(arguments, in: scope)
      return self.unknown("\(unknown.path)()", unknown.reason)
    }
    if let found = try give(unknown, &arguments, in: scope) { return found }
    if unknown.role == .layout { record.block(unknown.path, at: spotOfApp) }
    noteShown(by: unknown)
    if let found = try wait(for: unknown, arguments, in: scope, expected) { return found }
    try readForEffects(arguments, in: scope, of: unknown.path, isUnderstood: unknown.role == .effectless)
    if unknown.role != .effectless {
      if let owner = unknown.owner { forgetText(of: owner, by: unknown.path) }
      if let end = unknown.path.lastIndex(of: ".") { forgetMembers(of: String(unknown.path[..<end])) }
    }
    // What is declared gets what somebody gave for it when its type is known.
    let path = "\(unknown.path)()"
    let result = unknown.reason == .objectiveC ? unread(path) : self.unknown(path, unknown.reason)
    if case .unknown(let result) = result {
      result.words = unknown.words
      if unknown.role == .effectless { (result.role, result.owner) = (.effectless, unknown.owner) }
    }
    return result
  }

  private func call(
    _ function: FunctionValue, _ arguments: inout [CallArgument], in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    spread(&arguments, over: function)
    switch function.code {
    case .closure(let id, let kept):
      return try runClosure(function, id, kept, arguments, from: scope, expected)
    case .autoclosure(let id, let kept): return try evaluate(id, in: kept, expecting: expected)
    case .constant(let value): return value
    case .local(let id, let kept):
      let one = Candidate(function: id, scope: kept)
      guard let chosen = try choose([one], &arguments, in: scope, expected) ?? positional(one, arguments)
      else { return .void }
      return try run(chosen, arguments, from: scope, expected)
    case .method(let receiver, let entries, let name):
      return try callMethod(receiver, entries, name, &arguments, in: scope, expected)
    case .globals(let ids, let name):
      let candidates = ids.map { Candidate(function: $0) }
      if let chosen = try choose(candidates, &arguments, in: scope, expected) {
        return try run(chosen, arguments, from: scope, expected)
      }
      for one in candidates {
        if let chosen = positional(one, arguments) {
          return try run(chosen, arguments, from: scope, expected)
        }
      }
      return unknown(text(name), .unknownCall)
    case .initializer(let type): return try construct(type, relabeled(arguments, type), in: scope)
    case .enumCase(let info, let one, let generics):
      return try makeCase(one, of: info, generics, arguments, in: scope)
    case .intrinsic, .operation, .keyPath: return try callLibrary(function, &arguments, in: scope, expected)
    }
  }

  /// Gives a function of several parameters the parts of the tuple that it is called with, as `zip(names, labels).forEach(show)` does.
  private func spread(_ arguments: inout [CallArgument], over function: FunctionValue) {
    guard arguments.count == 1, arguments[0].label == nil, case .tuple(let tuple)? = arguments[0].value,
      tuple.values.count > 1
    else { return }
    let counts = parameterCounts(function)
    guard counts.contains(tuple.values.count), !counts.contains(1) else { return }
    arguments = tuple.values.map { CallArgument(label: nil, value: $0) }
  }

  /// How many parameters the functions have that a value may mean; none for one whose parameters are not declared.
  private func parameterCounts(_ function: FunctionValue) -> [Int] {
    switch function.code {
    case .local(let id, _): return [program[id].parameters.count]
    case .globals(let ids, _): return ids.map { program[$0].parameters.count }
    case .method(let receiver?, let entries, _):
      return entries.compactMap { candidate($0, receiver) }.map { program[$0.function].parameters.count }
    case .initializer(let type):
      guard let info = info(of: type), info.declaration != nil else { return [] }
      link(info)
      let own = initializers(of: info).compactMap { candidate($0, nil) }
      return own.isEmpty ? [info.stored.count] : own.map { program[$0.function].parameters.count }
    default: return []
    }
  }

  /// What the language itself has, as a function.
  private func callLibrary(
    _ function: FunctionValue, _ arguments: inout [CallArgument], in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    switch function.code {
    case .intrinsic(let name, let receiver):
      guard let receiver else { return try callGlobal(name, &arguments, in: scope, expected) }
      return try run(builtinCall(name, on: receiver, arguments, in: scope, expected)).value
    case .operation(let name):
      var values = try self.values(of: arguments, in: scope)
      if values.count == 1, case .tuple(let tuple) = values[0] { values = tuple.values }
      if values.count == 2 { return try apply(name, values[0], values[1], in: scope) }
      return values.isEmpty ? .void : try applyPrefix(name, values[0], in: scope)
    case .keyPath(let components, let kept):
      let values = try self.values(of: arguments, in: scope)
      return values.isEmpty ? .void : try follow(components, from: values[0], in: kept)
    default: return .void
    }
  }

  /// A method that was kept, which is called without labels where it is passed on.
  private func callMethod(
    _ receiver: Value?, _ entries: [MemberEntry], _ name: Name, _ arguments: inout [CallArgument],
    in scope: Scope,
    _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    guard let receiver else {
      // `Type.method`, which gives the method of the instance that it is called with.
      let values = try self.values(of: arguments, in: scope)
      guard let first = values.first else { return .void }
      return .function(FunctionValue(.method(first, entries, name)))
    }
    let candidates = entries.compactMap { candidate($0, receiver) }
    if let chosen = try choose(candidates, &arguments, in: scope, expected) {
      return try run(chosen, arguments, from: scope, expected)
    }
    // What runs and was not chosen does not fit, and labels that none has are those of another one in no file: what a view of a class
    // in no file does with them is told, and that it does what views do.
    let isPlain = arguments.allSatisfy { $0.label == nil }
    for one in withoutThoseOfOthers(candidates, in: scope) where one.function != scope.frame.function {
      let isOther = !isPlain && match(program[one.function].parameters, arguments) == nil
      let isAlike = isOther && givesAlike(name, one, arguments)
      guard !isOther || isAlike || isStandIn(receiver), let chosen = positional(one, arguments) else {
        continue
      }
      if isOther, !isAlike { record.block("\(describe(type(of: receiver))).\(text(name))", at: spot) }
      return try run(chosen, arguments, from: scope, expected)
    }
    let other = undeclared(name, of: receiver)
    if case .none = other { return .none }
    return try call(other, &arguments, in: scope, expected)
  }

  /// Whether a function in no file gives what a stream sends as another one does with whose labels its own begin: a library's
  /// `assign(to:onWeakly:)` sets what `assign(to:on:)` sets.
  private func givesAlike(_ name: Name, _ one: Candidate, _ arguments: [CallArgument]) -> Bool {
    let parameters = program[one.function].parameters
    guard host.streamTypes[text(name)] != nil, parameters.count > 1, parameters.count == arguments.count
    else {
      return false
    }
    return zip(parameters, arguments).allSatisfy { parameter, argument in
      guard let label = parameter.label, let own = argument.label else { return false }
      return text(own).hasPrefix(text(label))
    }
  }

  /// The arguments of `Type.init(label:)` that is called as a value: with the labels of the first initializer with as many parameters.
  private func relabeled(_ arguments: [CallArgument], _ type: RuntimeType) -> [CallArgument] {
    guard let info = info(of: type), info.declaration != nil, arguments.allSatisfy({ $0.label == nil }) else {
      return arguments
    }
    link(info)
    let own = initializers(of: info).compactMap { entry -> [Parameter]? in
      guard case .method(let id) = entry.kind else { return nil }
      return program[id].parameters
    }
    if own.contains(where: { match($0, arguments) != nil }) { return arguments }
    let labels =
      own.first { $0.count == arguments.count }?.map(\.label)
      ?? (own.isEmpty && info.stored.count == arguments.count ? info.stored.map(\.name) : nil)
    guard let labels else { return arguments }
    return zip(arguments, labels).map { argument, label in
      var argument = argument
      argument.label = label
      return argument
    }
  }

  /// A function that is called as a value: by place, whatever its labels are.
  private func positional(_ candidate: Candidate, _ arguments: [CallArgument]) -> Chosen? {
    let parameters = program[candidate.function].parameters
    guard arguments.count <= parameters.count else { return nil }
    let missing = parameters[arguments.count...]
    guard missing.allSatisfy({ $0.defaultValue != nil || $0.isVariadic }) else { return nil }
    let count = arguments.count
    let chosen = Chosen(
      candidate: candidate, places: parameters.indices.map { min($0, count)..<min($0 + 1, count) })
    return givesClosureAsValue(chosen, arguments) ? nil : chosen
  }

  /// Reads arguments that nobody takes, for what happens in them.
  ///
  /// - Parameters:
  ///   - path: What is called.
  ///   - isUnderstood: Whether it lays out nothing.
  func readForEffects(
    _ arguments: [CallArgument], in scope: Scope, of path: String, isUnderstood: Bool = false
  ) throws(Interruption) {
    let place = spotOfApp
    var isLaidOut = false
    withhold(arguments, in: scope)
    var arguments = arguments
    for (index, argument) in arguments.enumerated() {
      var value = argument.value
      if value == nil, let id = argument.expression, !isLate(id) || isListOfValues(id) {
        value = try evaluate(id, in: scope)
        arguments[index].value = value
      }
      if let label = argument.label, host.effectlessLabels.contains(text(label)) { continue }
      guard let value else { continue }
      withhold(value)
      if !isUnderstood { forgetMembers(of: value, argument, in: scope) }
      guard holdsLayout(value) else { continue }
      isLaidOut = true
      if !isUnderstood || Self.adding.contains(where: { path.hasSuffix("." + $0) }) { noteGiven(value) }
    }
    if isLaidOut, !isUnderstood { record.block(path, at: place) }
    try forget(arguments, by: path, isUnderstood: isUnderstood, in: scope)
  }

  /// Forgets what was set of an object that is not known, which somebody gets.
  private func forgetMembers(of value: Value, _ argument: CallArgument, in scope: Scope) {
    if givens.members.isEmpty { return }
    let given = argument.expression.map { unwrapped(value, of: $0, in: scope) } ?? value
    if case .unknown(let unknown) = given { forgetMembers(of: unknown.path) }
  }

  /// Runs the closure of what is not known and runs what it gets before it gives what that gives: `context.performAndWait { … }`. Nil for
  /// all else.
  private func wait(
    for callee: Unknown, _ arguments: [CallArgument], in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value? {
    guard host.waitingCalls.contains(lastName(of: callee)),
      case .function(let block)? = try values(of: arguments, in: scope).last
    else { return nil }
    return try callBack(.function(block), [], expecting: expected)
  }

  /// Whether an expression is a list whose elements need no type: `[title, button]`.
  func isListOfValues(_ id: ExpressionID) -> Bool {
    guard case .array(let elements) = program[id], !elements.isEmpty else { return false }
    return !elements.contains { isLate($0) }
  }

  /// Notes what may be laid out where nobody sees it.
  private func noteGiven(_ value: Value) {
    switch value {
    case .object(let object): record.given.insert(ObjectIdentifier(object))
    case .array(let values): for one in values { noteGiven(one) }
    default: return
    }
  }

  /// Whether something that is laid out is in a value, or in the elements of a list.
  func holdsLayout(_ value: Value) -> Bool {
    switch value {
    case .object(let object):
      object.type.superclasses.contains { host.layoutTypes.contains($0.text) } || isLayoutWord(value)
    case .array(let values): values.contains { holdsLayout($0) }
    default: isLayoutWord(value)
    }
  }

  /// Whether a value is one of those in which a library says layouts.
  func isLayoutWord(_ value: Value) -> Bool {
    info(of: value)?.protocols.contains { host.layoutWords.contains($0.text) } ?? false
  }

  func values(of arguments: [CallArgument], in scope: Scope, expecting type: RuntimeType? = nil)
    throws(Interruption) -> [Value]
  {
    var found: [Value] = []
    for argument in arguments {
      if let value = argument.value {
        found.append(value)
      } else if let id = argument.expression {
        found.append(try evaluate(id, in: scope, expecting: type))
      }
    }
    return found
  }

  /// Calls a function value with values.
  func callBack(_ function: Value, _ values: [Value], expecting type: RuntimeType? = nil) throws(Interruption)
    -> Value
  {
    var arguments = values.map { CallArgument(label: nil, value: $0) }
    return try call(function, &arguments, in: globalScope, type)
  }

  /// What nobody declares and is called for its effect: a method of `self`, as if `self.` were before it, where `self` is laid out.
  func undeclaredMethod(_ name: Name, in scope: Scope) -> Value {
    let word = text(name)
    if let receiver = scope.frame.selfValue, word.utf8.first.map({ $0 >= UInt8(ascii: "a") }) ?? false,
      holdsLayout(receiver)
    {
      return undeclared(name, of: receiver)
    }
    return missing(name)
  }
}
