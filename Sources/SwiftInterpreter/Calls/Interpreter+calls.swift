import SwiftProgram

extension Interpreter {
  func evaluate(
    _ call: CallExpression, _ id: ExpressionID, in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    let (place, outer) = (program.spot(of: id), ownSpot)
    let isFirst = record.ran.insert(place).inserted
    if ownFiles.contains(place.file) { ownSpot = place }
    defer { ownSpot = outer }
    do throws(Interruption) {
      return try evaluate(call, isUnused: id == unusedExpression, in: scope, expected)
    } catch .chainEnded {
      // What is called on nil does not run.
      if isFirst { record.ran.remove(place) }
      throw .chainEnded
    }
  }

  private func evaluate(
    _ call: CallExpression, isUnused: Bool, in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    var arguments = callArguments(call)
    switch program[call.callee] {
    case .name(let name, let generics):
      if let value = try callDeclared(name, generics, &arguments, in: scope, expected) { return value }
      // What changes its arguments is a function of C, not a method that lays out.
      let isMethod = isUnused && !arguments.contains(where: \.isInOut)
      let callee = isMethod ? undeclaredMethod(name, in: scope) : missing(name)
      if host.isEffectlessCall(text(name)), case .unknown(let unknown) = callee { unknown.role = .effectless }
      return try self.call(callee, &arguments, in: scope, expected)
    case .member(let base?, let name, let generics):
      return try callMember(name, generics, of: base, &arguments, in: scope, expected)
    case .member(nil, let name, _):
      guard let expected else { return unknown(".\(text(name))", .unreadable) }
      return try callStatic(name, [], of: expected, &arguments, in: scope, expected)
    case .type(let type): return try construct(resolve(type, in: scope), arguments, in: scope)
    default:
      let callee = try evaluate(call.callee, in: scope, expecting: isImplicit(call.callee) ? expected : nil)
      return try self.call(callee, &arguments, in: scope, expected)
    }
  }

  // MARK: By name

  /// Nil where nobody declares the name.
  func callDeclared(
    _ name: Name, _ generics: [TypeID], _ arguments: inout [CallArgument], in scope: Scope,
    _ expected: RuntimeType?
  ) throws(Interruption) -> Value? {
    // Of the language, whatever has a member of that name.
    if name == words.type, arguments.count == 1, arguments[0].label == words.of {
      return try callGlobal("type", &arguments, in: scope, expected)
    }
    if let (found, place) = scope.find(name), let value = try readLocal(found, place) {
      return try call(value, &arguments, in: scope, expected)
    }
    if let candidates = localCandidates(name, scope),
      let chosen = try choose(candidates, &arguments, in: scope, expected)
    {
      return try run(chosen, arguments, from: scope, expected)
    }
    if let value = try callOnSelf(name, &arguments, in: scope, expected) { return value }
    need(name)
    if let ids = functions(name, from: spot.file) {
      let candidates = ids.map { Candidate(function: $0) }
      let isBuiltin = traits(of: name).contains(.isGlobalFunction)
      if let chosen = try choose(candidates, &arguments, in: scope, expected, beside: isBuiltin),
        !isBuiltin || !takesOtherThanNumbers(chosen, arguments)
      {
        return try run(chosen, arguments, from: scope, expected)
      }
    }
    if scope.frame.generics[name] == nil, resolvedType(name, [], scope) == nil,
      traits(of: name).contains(.isGlobalFunction) || host.intrinsics[text(name)] != nil
    {
      return try callGlobal(text(name), &arguments, in: scope, expected)
    }
    guard let callee = try declared(name, generics, in: scope) else { return nil }
    return try call(callee, &arguments, in: scope, expected)
  }

  private func localCandidates(_ name: Name, _ scope: Scope) -> [Candidate]? {
    var current: Scope? = scope
    while let one = current {
      if let ids = one.functions(name) { return ids.map { Candidate(function: $0, scope: one) } }
      current = one.parent
    }
    return nil
  }

  /// A method of `self`, or a static one of the types around.
  private func callOnSelf(
    _ name: Name, _ arguments: inout [CallArgument], in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value? {
    if let receiver = scope.frame.selfValue {
      let candidates = candidatesOnSelf(name, receiver, scope)
      let isBuiltin = isOfLanguage(name, of: receiver)
      if let chosen = try choose(candidates, &arguments, in: scope, expected, beside: isBuiltin) {
        return try runMutating(chosen, arguments, from: scope, expected) { () throws(Interruption) in
          .receiver(scope.frame)
        }
      }
      if case .type = receiver {
      } else if let property = try instanceMember(name, of: receiver, in: scope) {
        switch property {
        case .function(let function) where function.isMethod:
          return try builtinOnSelf(name, receiver, &arguments, scope, expected)
        case .function, .type, .unknown, .object, .structure: break
        // `first { … }` is no call of the first element.
        default:
          if let found = try builtinOnSelf(name, receiver, &arguments, scope, expected) { return found }
        }
        return try call(property, &arguments, in: scope, expected)
      }
      if let found = try builtinOnSelf(name, receiver, &arguments, scope, expected) { return found }
    }
    var outer = scope.frame.type
    while let type = outer {
      link(type)
      let candidates = allStatics(name, type).compactMap { candidate($0, .type(type.plain)) }
      if let chosen = try choose(candidates, &arguments, in: scope, expected) {
        return try run(chosen, arguments, from: scope, expected)
      }
      outer = type.outer
    }
    return nil
  }

  private func candidatesOnSelf(_ name: Name, _ receiver: Value, _ scope: Scope) -> [Candidate] {
    if case .type(let type) = receiver {
      return info(of: type).map { allStatics(name, $0).compactMap { candidate($0, receiver) } } ?? []
    }
    let found = methods(name, of: receiver, from: scope)
    guard let type = scope.frame.type, type.kind == .protocolType else { return found }
    let own = (type.members[name] ?? []).compactMap { candidate($0, receiver) }
    // In an extension of a protocol its own method is meant, unless types may have another: what the protocol asks for.
    let isAsked = ([type] + type.protocols).contains { $0.requirements[name] != nil }
    return isAsked ? found + own : own + found
  }

  /// Whether a function takes a number as a type that a file declares, such as `Decimal`: of the function of the language by its name that is not meant.
  private func takesOtherThanNumbers(_ chosen: Chosen, _ arguments: [CallArgument]) -> Bool {
    zip(program[chosen.candidate.function].parameters, chosen.places).contains { parameter, places in
      guard let type = parameter.type.map({ resolve($0, in: chosen.candidate.owner) }),
        type.info?.declaration != nil
      else { return false }
      return places.contains { place in
        switch (arguments[place].value, arguments[place].expression.map { program[$0] }) {
        case (.integer?, _), (.floating?, _), (nil, .integer?), (nil, .floating?): true
        default: false
        }
      }
    }
  }

  /// A method of the standard library in an extension of one of its types.
  private func builtinOnSelf(
    _ name: Name, _ receiver: Value, _ arguments: inout [CallArgument], _ scope: Scope,
    _ expected: RuntimeType?
  ) throws(Interruption) -> Value? {
    switch receiver {
    case .object, .structure, .type, .unknown: return nil
    default: break
    }
    // What compares several values is none of those of a sequence.
    let isGlobal = traits(of: name).contains(.isGlobalFunction) && arguments.count > 1
    guard !isGlobal, hasBuiltinMethod(name, receiver) else { return nil }
    var call = try builtinCall(text(name), on: receiver, arguments, in: scope, expected)
    // What is read for an argument may have changed it.
    call.receiver = scope.frame.selfValue ?? receiver
    let result = try run(call)
    if let changed = result.changed { scope.frame.selfValue = changed }
    return result.value
  }

  // MARK: Of a value

  private func callMember(
    _ name: Name, _ generics: [TypeID], of base: ExpressionID, _ arguments: inout [CallArgument],
    in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    if case .superReference = program[base] { return try callSuper(name, &arguments, in: scope, expected) }
    if isModule(base, before: name, in: scope) {
      return try callOfModule(base, name, generics, &arguments, in: scope, expected)
    }
    let keepsType = isImplicit(base) || (isList(base) && Self.keeping.contains(text(name)))
    let kept = keepsType ? expected : listType(name, base) ?? literalType(name, base, expected, scope)
    let value = try evaluate(base, in: scope, expecting: kept)
    let receiver = narrowed(unwrapped(value, of: base, for: name, in: scope), for: name)
    let start = sliceStart(of: base, value, in: scope)
    if traits(of: name).contains(.isMap), try isOptional(base, in: scope), arguments.count == 1 {
      return try mapOptional(receiver, arguments, in: scope, expected)
    }
    if name == words.initializer { return try callInitializer(on: receiver, base, &arguments, in: scope) }
    if case .type(let type) = receiver {
      return try callStatic(name, generics, of: type, &arguments, in: scope, expected)
    }
    if case .unknown(let unknown) = receiver, unknown.reason == .unknownType,
      let found = try callStatic(name, ofMissing: unknown.path, &arguments, in: scope, expected)
    {
      return found
    }
    let candidates = methods(name, of: receiver, base, from: scope)
    let isBuiltin = isOfLanguage(name, of: receiver)
    if let chosen = try choose(candidates, &arguments, in: scope, expected, beside: isBuiltin) {
      defer { lastSlice = nil }
      return try runMutating(chosen, arguments, from: scope, expected) { () throws(Interruption) in
        try self.place(of: base, in: scope)
      }
    }
    let list = try sequence(receiver, has: name) ?? receiver
    if hasBuiltinMethod(name, list) {
      lastSlice = start
      return try callBuiltin(text(name), on: list, base, arguments, in: scope, expected)
    }
    return try self.call(calledMember(name, of: receiver, base, in: scope), &arguments, in: scope, expected)
  }

  private func mapOptional(
    _ value: Value, _ arguments: [CallArgument], in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    if case .none = value { return .none }
    let body = try values(of: arguments, in: scope).first ?? .void
    return settle(try callBack(body, [value], expecting: expected))
  }

  /// Calls a method that the language gives its own types, and keeps what it makes of its receiver.
  private func callBuiltin(
    _ word: String, on receiver: Value, _ base: ExpressionID, _ arguments: [CallArgument], in scope: Scope,
    _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    let start = lastSlice
    var element: RuntimeType?
    if case .array(let values) = receiver, values.isEmpty,
      arguments.contains(where: { $0.expression.map { isLate($0) || isTuple($0) } ?? false }),
      case .array(let declared)? = try type(of: place(of: base, in: scope), in: scope)
    {
      element = declared
    }
    var call = try builtinCall(word, on: receiver, arguments, in: scope, expected, element: element)
    // What is called for an argument may have changed the variable.
    let isCalled = arguments.contains { argument in
      if case .call? = argument.expression.map({ program[$0] }) { true } else { false }
    }
    if isCalled, Self.changing.contains(word), isVariable(base) {
      call.receiver = try read(place(of: base, in: scope), in: scope)
    }
    let result = try run(call, from: start)
    if let changed = result.changed {
      try write(changed, to: place(of: base, in: scope), in: scope)
      noteChange(by: word, of: base, call.receiver, changed, in: scope)
    }
    return result.value
  }

  private func isTuple(_ id: ExpressionID) -> Bool {
    if case .tuple = program[id] { true } else { false }
  }

  /// What a list is in which elements are written as `.member`: what the extension that has its member asks of its elements.
  func listType(_ name: Name, _ base: ExpressionID) -> RuntimeType? {
    guard case .array(let elements) = program[base], elements.contains(where: { isImplicit($0) }) else {
      return nil
    }
    let list = builtin.array
    link(list)
    for entry in entries(name, of: list) {
      for (left, right) in entry.requirements.map(\.sides) {
        guard case .named(let path, _) = program[left], path.last == words.element else { continue }
        return .array(resolve(right, in: entry.owner))
      }
    }
    return nil
  }

  /// What literals are on which a method of numbers with a fraction is called.
  private func literalType(
    _ name: Name, _ base: ExpressionID, _ expected: RuntimeType?, _ scope: Scope
  ) -> RuntimeType? {
    guard ["rounded", "squareRoot"].contains(text(name)) else { return nil }
    if let hint = hint(base, scope) { return hint }
    return expected.flatMap { isNumber($0) ? $0 : nil } ?? builtin.double.plain
  }

  /// The methods of a name that code sees on a value.
  private func methods(
    _ name: Name, of receiver: Value, _ base: ExpressionID? = nil, from scope: Scope
  ) -> [Candidate] {
    guard let info = info(of: receiver) else { return [] }
    link(info)
    let entries = meant(visible(entries(name, of: info), from: scope), name, of: base, in: scope)
    var (asking, others): ([Candidate], [Candidate]) = ([], [])
    let isObject = if case .object = receiver { true } else { false }
    // Those first whose extensions ask for more.
    for entry in entries where meets(entry, receiver) {
      guard let one = candidate(entry, receiver) else { continue }
      if isObject || entry.requirements.isEmpty { others.append(one) } else { asking.append(one) }
    }
    return asking.isEmpty ? others : asking + others
  }

  /// Methods that give what they are called on, in another order or in part.
  private static let keeping: Set<String> = ["sorted", "reversed", "filter", "shuffled", "prefix", "suffix"]

  private func isList(_ id: ExpressionID) -> Bool {
    if case .array = program[id] { return true }
    return false
  }

  /// Whether a variable is declared to be optional: what has a value is that value, and `map` would be that of a text or a list.
  func isOptional(_ id: ExpressionID, in scope: Scope) throws(Interruption) -> Bool {
    switch program[id] {
    case .chainEnd, .attempt(.optional, _), .cast(_, _, .conditional): return true
    case .attempt(_, let inner): return try isOptional(inner, in: scope)
    case .subscripted(let base, _):
      if case .dictionary? = try variableType(base, in: scope) { return true } else { return false }
    case .member(let base?, let name, _) where ["first", "last"].contains(text(name)):
      switch try variableType(base, in: scope) {
      case .array?: return true
      case .nominal(let info, _)? where info === builtin.string: return true
      case nil:
        if case .array = program[base] { return true }
        guard case .call(let call) = program[base] else { break }
        switch program[call.callee] {
        case .member(_?, let name, _), .name(let name, _): return traits(of: name).contains(.isSequenceMember)
        default: break
        }
      default: break
      }
    case .call(let call):
      if case .name(let name, _) = program[call.callee] { return text(name) == "Optional" }
      guard case .member(let base?, let name, _) = program[call.callee] else { return false }
      if traits(of: name).contains(.isMap) { return try isOptional(base, in: scope) }
      return ["first", "last", "min", "max", "popLast", "popFirst", "removeValue"].contains(text(name))
    default: break
    }
    guard try variableType(id, in: scope)?.isOptional ?? false else { return false }
    return try !isImplicitlyUnwrappedList(id, in: scope)
  }

  /// Whether a variable is declared as `[T]!`, on which methods of the list are meant.
  private func isImplicitlyUnwrappedList(_ id: ExpressionID, in scope: Scope) throws(Interruption) -> Bool {
    let variable: VariableID? =
      switch try place(of: id, in: scope) {
      case .property(let object, let name, let owner): field(name, of: owner ?? object.type)?.variable
      case .global(let name, let index): globals[name]?[index].variable
      default: nil
      }
    guard let type = variable.flatMap({ program[$0].type }),
      case .optional(let inner, isImplicitlyUnwrapped: true) = program[type], case .array = program[inner]
    else { return false }
    return true
  }

  /// The type of a variable; nil for what is none.
  private func variableType(_ id: ExpressionID, in scope: Scope) throws(Interruption) -> RuntimeType? {
    guard isVariable(id) else { return nil }
    let place = try place(of: id, in: scope)
    if case .value = place { return nil }
    return try type(of: place, in: scope)
  }

  /// Whether an expression is a name, or members of one.
  func isVariable(_ id: ExpressionID) -> Bool {
    var inner = id
    while case .member(let base?, _, _) = program[inner] { inner = base }
    if case .name = program[inner] { return true }
    return false
  }

  /// The elements of a sequence of the program, where a method of sequences is asked for; nil for others.
  func sequence(_ value: Value, has name: Name) throws(Interruption) -> Value? {
    guard traits(of: name).contains(.isSequenceMember) else { return nil }
    switch value {
    case .structure, .object: break
    case .unknown(let unknown):
      let word = text(name)
      guard !["count", "isEmpty", "indices", "contains"].contains(word) else {
        return nil
      }
      switch unknown.type?.unwrapped {
      case .array?: return .array(elements(of: unknown))
      default: return word == "forEach" || word == "enumerated" ? .array(elements(of: unknown)) : nil
      }
    default: return nil
    }
    guard let info = info(of: value) else { return nil }
    link(info)
    guard info.distance(to: builtin["Sequence"]) != nil else { return nil }
    return .array(try elements(of: value))
  }
}
