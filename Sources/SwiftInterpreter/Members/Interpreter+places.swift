import SwiftProgram

/// What can be assigned to.
indirect enum Place {
  case local(Scope, Int)
  case receiver(Frame)
  /// A variable of a file, and which of those of its name.
  case global(Name, Int)
  case staticVariable(RuntimeType, Name)
  /// A variable of an object.
  case property(Object, Name, from: TypeInfo?)
  /// A variable of a value that lies in another place.
  case member(Place, Name)
  case element(Place, [CallArgument])
  /// A variable that the superclass has.
  case above(Object, Name, TypeInfo)
  /// What nobody keeps.
  case value(Value)
  case nothing
}

extension Interpreter {
  /// - Returns: Whether it is assigned: nothing is where a link of the chain before it is nil.
  func assign(_ value: ExpressionID, to target: ExpressionID, in scope: Scope) throws(Interruption) -> Bool {
    if case .wildcard = program[target] {
      _ = try evaluate(value, in: scope)
      return true
    }
    if case .tuple(let elements) = program[target] {
      let found = try evaluate(value, in: scope)
      guard case .tuple(let tuple) = found, tuple.values.count == elements.count else { return true }
      for (element, part) in zip(elements, tuple.values) {
        if case .wildcard = program[element.value] { continue }
        try write(settle(part), to: place(of: element.value, in: scope), in: scope)
      }
      return true
    }
    do throws(Interruption) {
      let place = try assignedPlace(unchained(target), in: scope)
      let type = try type(of: place, in: scope)
      let found = try evaluate(value, in: scope, expecting: type)
      let start = sliceStart(of: value, found, in: scope)
      try write(settle(found, as: type), to: place, in: scope)
      if case .local(let scope, let index) = place { scope.noteSlice(start, at: index) }
      return true
    } catch .chainEnded {
      return false
    }
  }

  /// Where a value goes: what nobody declares is a variable of the object that is laid out and whose code it is.
  private func assignedPlace(_ target: ExpressionID, in scope: Scope) throws(Interruption) -> Place {
    guard case .name(let name, _) = program[target] else { return try place(of: target, in: scope) }
    return try place(of: name, in: scope, isAssigned: true)
  }

  /// What is in the end of an optional chain: assigning through it does nothing where a link is nil.
  func unchained(_ id: ExpressionID) -> ExpressionID {
    if case .chainEnd(let inner) = program[id] { return inner }
    return id
  }

  /// A pointer to a variable, which is good for nothing but to be told from others: a text that no other variable has.
  func address(of id: ExpressionID, in scope: Scope) throws(Interruption) -> Value {
    switch try place(of: id, in: scope) {
    case .global(let name, _): return .string("&\(text(name))")
    case .staticVariable(let type, let name):
      let owner = info(of: type)?.superclasses.first { $0.statics[name] != nil }
      return .string("&\(owner?.text ?? type.key).\(text(name))")
    case .property(let object, let name, _): return .string("&\(object.number).\(text(name))")
    default: return unknown("pointer", .unreadable)
    }
  }

  func place(of id: ExpressionID, in scope: Scope) throws(Interruption) -> Place {
    switch program[id] {
    case .name(let name, _): return try place(of: name, in: scope)
    case .superReference: return .receiver(scope.frame)
    case .member(let base?, let name, _):
      if case .superReference = program[base], case .object(let object)? = scope.frame.selfValue,
        let above = scope.frame.type?.superclass
      {
        return .above(object, name, above)
      }
      let inner = try place(of: base, in: scope)
      var variable = base
      if case .forced(let forced) = program[base] { variable = forced }
      let held = try read(inner, in: scope)
      let value = unwrapped(held, of: variable, in: scope)
      if held.isNone, value.isUnknown { return .member(.value(value), name) }
      if case .object(let object) = value {
        return .property(object, name, from: owner(of: name, object, scope))
      }
      if case .type(let type) = value { return .staticVariable(type, name) }
      return .member(inner, name)
    case .subscripted(let base, let arguments):
      return try elementPlace(of: base, arguments, in: scope)
    case .forced(let inner), .attempt(_, let inner), .inOut(let inner), .chainEnd(let inner):
      return try place(of: inner, in: scope)
    case .optionalChain(let inner):
      let place = try place(of: inner, in: scope)
      if case .none = try read(place, in: scope) { throw .chainEnded }
      return place
    case .cast(let inner, _, _):
      let value = try evaluate(id, in: scope)
      switch value {
      case .object, .none: return .value(value)
      default: return try place(of: inner, in: scope)
      }
    default: return .value(try evaluate(id, in: scope))
    }
  }

  private func place(
    of name: Name, in scope: Scope, isAssigned: Bool = false
  ) throws(Interruption) -> Place {
    if let (found, place) = scope.find(name) { return .local(found, place) }
    if name == words.selfWord { return .receiver(scope.frame) }
    if let receiver = scope.frame.selfValue {
      if case .type(let type) = receiver {
        if info(of: type)?.superclasses.contains(where: { $0.statics[name] != nil }) == true {
          return .staticVariable(type, name)
        }
      } else if let info = info(of: receiver), !entries(name, of: info).isEmpty {
        if case .object(let object) = receiver {
          return .property(object, name, from: owner(of: name, object, scope))
        }
        return .member(.receiver(scope.frame), name)
      }
    }
    var outer = scope.frame.type
    while let type = outer {
      if type.statics[name] != nil { return .staticVariable(type.plain, name) }
      outer = type.outer
    }
    need(name)
    if let index = global(name, from: spot.file) { return .global(name, index) }
    if let (found, place) = globalScope.find(name) { return .local(found, place) }
    if case .object(let object)? = scope.frame.selfValue,
      object.type.hasMissingSuperclass || isAssigned && holdsLayout(.object(object)) && !isInPrelude(scope),
      try declared(name, [], in: scope) == nil
    {
      return .property(object, name, from: nil)
    }
    return .value(try value(of: name, [], in: scope))
  }

  /// The class whose private variable a name means in its own code; nil where it is that of the object's class.
  func owner(of name: Name, _ object: Object, _ scope: Scope) -> TypeInfo? {
    if isInPrelude(scope), object.type.isOfApp {
      let all = entries(name, of: object.type)
      let own = withoutNamesakes(all)
      if own.count < all.count { return own.first?.owner }
    }
    guard let type = scope.frame.type, type !== object.type, object.type.distance(to: type) != nil else {
      return nil
    }
    // An initializer sets what its class stores, not what a subclass makes of it.
    let isOwn = scope.isDirect(name, of: type) && type.stored.contains { $0.name == name }
    return isOwn || hasPrivate(name, type) ? type : nil
  }

  func read(_ place: Place, in scope: Scope) throws(Interruption) -> Value {
    switch place {
    case .local(let scope, let index): return try readLocal(scope, index) ?? .none
    case .receiver(let frame): return frame.selfValue ?? frame.type.map { .type($0.plain) } ?? .void
    case .global(let name, let index): return try global(name, index)
    case .staticVariable(let type, let name): return try staticMember(name, of: type, in: scope) ?? .none
    case .property(let object, let name, _): return try member(name, of: .object(object), in: scope)
    case .member(let inner, let name): return try member(name, of: read(inner, in: scope), in: scope)
    case .element(let inner, let arguments):
      return try element(arguments, of: read(inner, in: scope), in: scope)
    case .above(let object, let name, let type):
      let found = type.superclasses.flatMap { $0.members[name] ?? [] }
      return try instanceMember(name, of: .object(object), entries: found, in: scope)
        ?? unknown(text(name), .unknownType)
    case .value(let value): return value
    case .nothing: return .void
    }
  }

  func write(_ value: Value, to place: Place, in scope: Scope) throws(Interruption) {
    try bounded(value)
    switch place {
    case .local(let scope, let index): try writeLocal(value, scope, index)
    case .receiver(let frame): frame.selfValue = value
    case .global(let name, let index):
      guard let global = globals[name]?[index] else { return }
      let before = global.value ?? .none
      try setShared(global.variable, to: value, before: before, Frame()) {
        globals[name]?[index].value = $0
      }
    case .staticVariable(let type, let name): try write(value, toStatic: name, of: type, in: scope)
    case .property(let object, let name, let type):
      try set(name, of: object, to: value, from: type, in: scope)
    case .member(let inner, let name):
      var whole = try read(inner, in: scope)
      try set(name, of: &whole, to: value, in: scope)
      if case .object = whole { return }
      try write(whole, to: inner, in: scope)
    case .element(let inner, let arguments):
      var whole = try read(inner, in: scope)
      try setElement(arguments, of: &whole, to: value, in: scope)
      if case .object = whole { return }
      try write(whole, to: inner, in: scope)
    case .above(let object, let name, let type):
      try set(name, of: object, to: value, from: type, in: scope)
    case .value, .nothing: return
    }
  }

  private func write(
    _ value: Value, toStatic name: Name, of type: RuntimeType, in scope: Scope
  ) throws(Interruption) {
    guard let info = info(of: type) else { return }
    for owner in info.superclasses {
      guard let entry = owner.statics[name]?.first else { continue }
      switch entry.kind {
      case .stored(let id), .computed(let id):
        if wrapper(of: program[id], in: owner) != nil {
          _ = try staticMember(name, of: type, in: scope)
          owner.staticValues[name] = try rewrapped(value, owner.staticValues[name], program[id], owner)
          return
        }
        let frame = Frame(selfValue: .type(type), type: owner, isStatic: true)
        let before = owner.staticValues[name] ?? .none
        return try setShared(id, to: value, before: before, frame) { owner.staticValues[name] = $0 }
      case .method: return
      }
    }
  }

  /// The declared type of a place, nil where there is none.
  func type(of place: Place, in scope: Scope) throws(Interruption) -> RuntimeType? {
    switch place {
    case .local(let scope, let index):
      return scope.type(at: index) ?? scope[index].map { kindOnly(of: $0) } ?? nil
    case .global(let name, let index):
      return (globals[name]?[index]).flatMap { program[$0.variable].type }.map {
        resolve($0, in: globalScope)
      }
    case .receiver(let frame):
      return frame.selfValue.flatMap { kindOnly(of: $0) } ?? frame.type.map { $0.plain }
    case .staticVariable(let type, let name):
      let entry = info(of: type)?.superclasses.lazy.compactMap { $0.statics[name]?.first }.first
      return entry.flatMap { declaredType($0, [:]) }
        ?? entry.flatMap { $0.owner.staticValues[name] }.flatMap { kindOnly(of: $0) }
    case .property(let object, let name, let owner):
      return declaredType(name, owner ?? object.type, object.generics)
        ?? (try? stored(name, of: .object(object))).flatMap { $0 }.flatMap { kindOnly(of: $0) }
    case .above(let object, let name, let type): return declaredType(name, type, object.generics)
    case .member(let inner, let name):
      let whole = try read(inner, in: scope)
      if case .tuple(let tuple) = whole { return element(name, of: tuple).flatMap { kindOnly(of: $0) } }
      return info(of: whole).flatMap { declaredType(name, $0, generics(of: whole)) }
        ?? (try? stored(name, of: whole)).flatMap { $0 }.flatMap { kindOnly(of: $0) }
    case .element(let inner, let arguments):
      switch (try type(of: inner, in: scope), arguments.first?.value) {
      case (.array(let element)?, .integer?): return element
      case (.dictionary(_, let value)?, _): return arguments.count == 1 ? .optional(value) : value
      default: return try elementType(arguments, of: read(inner, in: scope), in: scope)
      }
    default: return nil
    }
  }

  /// The type that a variable without a type has by its value: literals that are assigned become the same.
  func kindOnly(of value: Value) -> RuntimeType? {
    switch value {
    case .unknown, .none, .function: return nil
    case .array(let values) where values.isEmpty: return nil
    default: return type(of: value)
    }
  }

  func declaredType(_ name: Name, _ info: TypeInfo, _ generics: Meanings) -> RuntimeType? {
    if case .variable(let id)? = info.requirements[name] {
      return program[id].type.map { resolve($0, in: info) }
    }
    return entries(name, of: info).lazy.compactMap { self.declaredType($0, generics) }.first
  }

  private func declaredType(_ entry: MemberEntry, _ generics: Meanings) -> RuntimeType? {
    switch entry.kind {
    case .stored(let id), .computed(let id):
      return program[id].type.map { resolve($0, in: entry.owner, generics: generics) }
        ?? program[id].value.flatMap { initialType($0, entry.owner) }
    case .method: return nil
    }
  }

  /// What a call of a type's name makes, or of a list's: `[Kind]()`.
  private func madeType(_ callee: ExpressionID, _ owner: TypeInfo) -> RuntimeType? {
    switch program[callee] {
    case .name(let type, let generics): return resolvedType(type, generics, Scope(Frame(type: owner)))
    case .array(let elements):
      return elements.count == 1 ? madeType(elements[0], owner).map { .array($0) } : nil
    default: return nil
    }
  }

  /// The type that a variable has by what is written for its value: a literal, what a type makes, a member of a type.
  private func initialType(_ id: ExpressionID, _ owner: TypeInfo) -> RuntimeType? {
    switch program[id] {
    case .integer: return builtin.int.plain
    case .floating: return builtin.double.plain
    case .string: return builtin.string.plain
    case .boolean: return builtin.bool.plain
    case .call(let call): return madeType(call.callee, owner)
    case .member(let base?, let name, _):
      guard case .name(let type, _) = program[base] else { return nil }
      let found = resolvedType(type, [], Scope(Frame(type: owner)))
      return found?.info?.cases.contains { $0.name == name } == true ? found : nil
    default: return nil
    }
  }
}
