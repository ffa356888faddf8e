import SwiftProgram

/// What a name stands for where it is written.
extension Interpreter {
  /// Locals, then members of `self`, then what is declared around the type, then the program; not known where none of them has it.
  func value(of name: Name, _ generics: [TypeID], in scope: Scope) throws(Interruption) -> Value {
    if let value = try declared(name, generics, in: scope) { return value }
    if let value = extended(name, in: scope) ?? streaming(name, in: scope) {
      return undeclared(name, of: value)
    }
    return missing(name)
  }

  /// What is laid out and has streams by a name that nobody declares: the object in whose code the name stands.
  private func streaming(_ name: Name, in scope: Scope) -> Value? {
    guard host.streamMembers.contains(text(name)), let value = scope.frame.selfValue, holdsLayout(value)
    else {
      return nil
    }
    return value
  }

  /// The object of a class of UIKit in whose extension a name stands that nobody declares: it is one of its members, as far as its
  /// writing says; nil elsewhere, where it may be anything.
  private func extended(_ name: Name, in scope: Scope) -> Value? {
    guard let type = scope.frame.type, type.isOfPrelude, let value = scope.frame.selfValue, isView(value),
      let file = file(of: scope), !isPrelude(file), text(name).first?.isLowercase == true,
      !text(name).isConstantOfObjectiveC
    else { return nil }
    return value
  }

  /// What nobody declares.
  func missing(_ name: Name) -> Value {
    let word = text(name)
    record.missing[word, default: 0] += 1
    return unknown(word, .unknownType)
  }

  /// What a name stands for; nil where nobody declares it.
  func declared(_ name: Name, _ generics: [TypeID], in scope: Scope) throws(Interruption) -> Value? {
    if let (found, place) = scope.find(name) {
      guard let value = try readLocal(found, place) else {
        // It would have one where what gives it one is known.
        if host.survivesTraps { return unknown(text(name), .unknownCall, type: found.type(at: place)) }
        throw stop(.trap, "\(text(name)) is read before it has a value.")
      }
      return value
    }
    if name == words.selfWord {
      return scope.frame.selfValue ?? selfType(scope).map { .type($0) } ?? unknown("self", .unreadable)
    }
    if name == words.capitalSelf { return dynamicSelf(scope) }
    if let function = localFunction(name, scope) { return .function(function) }
    if let value = try ofSelf(name, in: scope) { return value }
    if let bound = scope.frame.generics[name] { return .type(bound) }
    if let value = try ofOuterTypes(name, in: scope) { return value }
    need(name)
    if let index = global(name, from: spot.file) { return try global(name, index) }
    if let (scope, index) = globalScope.find(name) { return try readLocal(scope, index) }
    if let type = resolvedType(name, generics, scope) { return .type(type) }
    if let ids = functions(name, from: spot.file) { return .function(FunctionValue(.globals(ids, name))) }
    if text(name) == "..." { return .range(RangeValue(nil, nil, isClosed: true)) }
    if operators.has(name) || isOperator(name) {
      return .function(FunctionValue(.operation(name)))
    }
    if traits(of: name).contains(.isGlobalFunction) || host.intrinsics[text(name)] != nil {
      return .function(FunctionValue(.intrinsic(text(name), nil)))
    }
    return nil
  }

  private func isOperator(_ name: Name) -> Bool {
    guard let first = text(name).utf8.first else { return false }
    return "+-*/%<>=!&|^".utf8.contains(first)
  }

  func selfType(_ scope: Scope) -> RuntimeType? { scope.frame.type.map { $0.plain } }

  /// `Self`: the type of the object, or that which a static function was called on.
  func dynamicSelf(_ scope: Scope) -> Value {
    if case .type(let type)? = scope.frame.selfValue { return .type(type) }
    if let value = scope.frame.selfValue { return .type(type(of: value)) }
    return selfType(scope).map { .type($0) } ?? unknown("Self", .unreadable)
  }

  func localFunction(_ name: Name, _ scope: Scope) -> FunctionValue? {
    var current: Scope? = scope
    while let one = current {
      if let id = one.functions(name)?.last { return FunctionValue(.local(id, one)) }
      current = one.parent
    }
    return nil
  }

  /// A member of `self` without `self.` before it.
  private func ofSelf(_ name: Name, in scope: Scope) throws(Interruption) -> Value? {
    guard let receiver = scope.frame.selfValue else { return nil }
    if case .type(let type) = receiver { return try staticMember(name, of: type, in: scope) }
    if let value = try instanceMember(name, of: receiver, in: scope) {
      if case .structure(let structure) = receiver, isUnmade(name, structure) {
        try write(value, to: .member(.receiver(scope.frame), name), in: scope)
      }
      return value
    }
    if let type = scope.frame.type, type.kind == .protocolType,
      let value = try instanceMember(name, of: receiver, entries: type.members[name] ?? [], in: scope)
    {
      return value
    }
    return nil
  }

  /// Static members of the types around the code.
  private func ofOuterTypes(_ name: Name, in scope: Scope) throws(Interruption) -> Value? {
    var current = scope.frame.type
    while let type = current {
      link(type)
      if let value = try staticMember(name, of: type.plain, in: scope) { return value }
      current = type.outer
    }
    return nil
  }

  func resolvedType(_ name: Name, _ generics: [TypeID], _ scope: Scope) -> RuntimeType? {
    let arguments = generics.map { resolve($0, in: scope) }
    var current: Scope? = scope
    while let one = current {
      if let found = one.nested(name) { return .nominal(found, arguments) }
      if let alias = one.alias(name) { return resolve(alias, arguments, in: one) }
      current = one.parent
    }
    if let found = typeAround(name, arguments, scope) { return found }
    need(name)
    switch topLevelType(name, from: spot.file) {
    case .type(let info)?: return applied(info, arguments)
    case .alias(let alias)?: return given(arguments, to: resolve(alias, arguments, in: globalScope))
    case nil: break
    }
    switch text(name) {
    case "Any", "AnyObject", "AnyHashable": return .any
    case "Void": return .tuple([], labels: [])
    case "ContiguousArray", "ArraySlice": return .array(arguments.first ?? .any)
    case "TimeInterval": return builtin.double.plain
    default: return nil
    }
  }

  /// A type around the code, or one that is declared in such a type.
  private func typeAround(_ name: Name, _ arguments: [RuntimeType], _ scope: Scope) -> RuntimeType? {
    var outer = scope.frame.type
    while let type = outer {
      if let found = member(type: name, arguments, of: type) { return given(arguments, to: found) }
      if type.name == name {
        let own = type.generics.compactMap { scope.frame.generics[$0.name] }
        let isSame = arguments.isEmpty && own.count == type.generics.count && type === scope.frame.type
        return .nominal(type, isSame ? own : arguments)
      }
      outer = type.outer
    }
    return nil
  }

  /// A variable of a file, which gets its value when it is first read.
  func global(_ name: Name, _ index: Int) throws(Interruption) -> Value {
    guard let global = globals[name]?[index] else { return .none }
    if let value = global.value { return value }
    if global.isBeingMade { return try needingItself(name) }
    globals[name]?[index].isBeingMade = true
    let variable = program[global.variable]
    if let getter = variable.getter {
      globals[name]?[index].isBeingMade = false
      let type = variable.type.map { resolve($0, in: globalScope) }
      let builder = resultBuilder(of: variable.attributes, in: nil)
      return try deeper { () throws(Interruption) in
        try runBody(getter, in: Scope(Frame(), in: nil), result: type, builder: builder)
      }
    }
    let type = variable.type.map { resolve($0, in: globalScope) }
    guard let expression = variable.value else { return Value.none }
    let value = try evaluate(expression, in: globalScope, expecting: type)
    try bindGlobals(global.variable, settle(value, as: type))
    return globals[name]?[index].value ?? .none
  }

  private func bindGlobals(_ variable: VariableID, _ value: Value) throws(Interruption) {
    let pattern = program[variable].pattern
    let scope = Scope(Frame())
    _ = try bind(pattern, value, in: scope)
    for name in names(in: pattern) {
      guard let (found, place) = scope.find(name),
        let index = globals[name]?.firstIndex(where: { $0.variable == variable })
      else { continue }
      globals[name]?[index].value = found[place]
      globals[name]?[index].isBeingMade = false
    }
  }
}

extension String {
  /// Whether it is a constant by its name: `kMargin`.
  fileprivate var isConstantOfObjectiveC: Bool {
    hasPrefix("k") && dropFirst().first?.isUppercase == true
  }
}
