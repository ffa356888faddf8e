import SwiftProgram

/// Members of types.
extension Interpreter {
  /// A static member, an enum case or a type in a type; nil for none.
  func staticMember(_ name: Name, of type: RuntimeType, in scope: Scope) throws(Interruption) -> Value? {
    if case .optional = type, name == words.none { return Value.none }
    let unwrapped = type.unwrapped
    guard let info = info(of: unwrapped) else { return nil }
    link(info)
    if let one = info.cases.first(where: { $0.name == name }) { return enumCase(one, of: info, unwrapped) }
    if let first = nearestStatics(name, info).first {
      if first.isMethod {
        return .function(FunctionValue(.method(.type(unwrapped), allStatics(name, info), name)))
      }
      return try staticValue(name, first, receiver: receiver(of: first, unwrapped))
    }
    if let nested = member(type: name, of: info) { return .type(nested) }
    if name == words.allCases { return .array(info.cases.map { enumCase($0, of: info, unwrapped) }) }
    if name == words.initializer { return .function(FunctionValue(.initializer(unwrapped))) }
    if let value = builtinStatic(text(name), of: info) { return value }
    // A method of instances, as a function of them.
    let methods = entries(name, of: info)
    return methods.isEmpty ? nil : .function(FunctionValue(.method(nil, methods, name)))
  }

  /// What a static member is asked of: of a protocol the type for which its extension has it, as `where Self == Type` says.
  func receiver(of entry: MemberEntry, _ type: RuntimeType) -> RuntimeType {
    guard entry.owner.kind == .protocolType, info(of: type) === entry.owner else { return type }
    for case .equals(let left, let right) in entry.requirements {
      if case .named([words.capitalSelf], _) = program[left] { return resolve(right, in: entry.owner) }
    }
    return type
  }

  func allStatics(_ name: Name, _ info: TypeInfo) -> [MemberEntry] {
    if let known = info.knownStatics(name), known.isEmpty { return [] }
    return (info.superclasses + info.protocols).flatMap { $0.statics[name] ?? [] }.filter(\.isMethod)
  }

  /// The static members of a name in the nearest of a type, its superclasses and its protocols that has some.
  private func nearestStatics(_ name: Name, _ info: TypeInfo) -> [MemberEntry] {
    if let known = info.knownStatics(name) { return known }
    let count = builtin.changes.count
    var found: [MemberEntry] = []
    for owner in info.superclasses + info.protocols {
      link(owner)
      guard let entries = owner.statics[name] else { continue }
      found = entries
      break
    }
    info.keep(statics: found, for: name, since: count)
    return found
  }

  func enumCase(_ one: EnumCase, of info: TypeInfo, _ type: RuntimeType) -> Value {
    var generics: Meanings = [:]
    if case .nominal(_, let arguments) = type {
      for (parameter, argument) in zip(info.generics, arguments) { generics[parameter.name] = argument }
    }
    if one.parameters != nil { return .function(FunctionValue(.enumCase(info, one, generics))) }
    return .enumeration(EnumerationValue(type: info, name: one.name, payload: [], generics: generics))
  }

  /// What a variable is that is read while it is made. In an app none is, so that something was meant that is in no file, such as
  /// the `black` of another framework in `static let black = UIColor(.black)`.
  func needingItself(_ name: Name) throws(Interruption) -> Value {
    if host.survivesTraps { return unknown(text(name), .unknownCall) }
    throw stop(.trap, "\(text(name)) needs itself.")
  }

  private func staticValue(_ name: Name, _ entry: MemberEntry, receiver: RuntimeType) throws(Interruption)
    -> Value?
  {
    switch entry.kind {
    case .method: return nil
    case .computed(let id): return try runGetter(id, entry.owner, of: .type(receiver))
    case .stored(let id):
      if let value = entry.owner.staticValues[name] { return try unwrapped(value, program[id], entry.owner) }
      if !entry.owner.staticsInMaking.insert(name).inserted { return try needingItself(name) }
      defer { entry.owner.staticsInMaking.remove(name) }
      let variable = program[id]
      let type = variable.type.map { resolve($0, in: entry.owner) }
      let scope = Scope(Frame(selfValue: .type(entry.owner.plain), type: entry.owner, isStatic: true))
      var value = try variable.value.map { (expression) throws(Interruption) in
        try deeper { () throws(Interruption) in try evaluate(expression, in: scope, expecting: type) }
      }
      if let wrapper = wrapper(of: variable, in: entry.owner) { value = try wrap(value, wrapper, in: scope) }
      guard let value else { return Value.none }
      let made = settle(value, as: type)
      entry.owner.staticValues[name] = made
      return try unwrapped(made, variable, entry.owner)
    }
  }

  /// `.name`, of the type that is wanted where it stands.
  func implicitMember(_ name: Name, in scope: Scope, _ expected: RuntimeType?) throws(Interruption) -> Value {
    guard let expected else { return unknown(".\(text(name))", .unreadable) }
    if case .any = expected.unwrapped { return unknown(".\(text(name))", .unreadable) }
    if let found = try staticMember(name, of: expected, in: scope) { return found }
    // What has a value is no optional that has none.
    if name == words.none { return .none }
    return missing(name, of: describe(expected.unwrapped))
  }

  /// `super.name`.
  func member(_ name: Name, ofSuperIn scope: Scope) throws(Interruption) -> Value {
    guard let receiver = scope.frame.selfValue, let type = scope.frame.type else {
      return unknown("super", .unreadable)
    }
    link(type)
    let found = (type.superclass?.superclasses ?? []).flatMap { $0.members[name] ?? [] }
    if case .type(let own) = receiver, let above = type.superclass {
      for owner in above.superclasses {
        if let entry = owner.statics[name]?.first, let value = try staticValue(name, entry, receiver: own) {
          return value
        }
      }
      return try staticMember(name, of: above.plain, in: scope)
        ?? unknown("\(describe(own)).\(text(name))", .unknownType)
    }
    if let value = try instanceMember(name, of: receiver, entries: found, in: scope) { return value }
    return unknown("super.\(text(name))", .unknownType)
  }
}
