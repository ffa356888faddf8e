import SwiftProgram

/// Making instances.
extension Interpreter {
  /// Calls an initializer of a type.
  func construct(_ type: RuntimeType, _ arguments: [CallArgument], in scope: Scope) throws(Interruption)
    -> Value
  {
    var arguments = arguments
    switch type {
    case .nominal(let info, _):
      link(info)
      if info === builtin.array { return try makeCollection(.array(.any), &arguments, in: scope) }
      if info === builtin.dictionary {
        return try makeCollection(.dictionary(.any, .any), &arguments, in: scope)
      }
      if info.declaration == nil {
        let made = try convert(to: info, &arguments, in: scope)
        if case .set = made { return coerce(made, to: type) }
        return made
      }
      switch info.kind {
      case .classType, .actorType: return try makeObject(info, type, &arguments, in: scope)
      case .structType: return try makeStructure(info, type, &arguments, in: scope)
      case .enumType: return try makeEnumeration(info, type, &arguments, in: scope)
      default: return unknown("\(info.text)()", .unknownType)
      }
    case .metatype(let inner): return try construct(inner, arguments, in: scope)
    case .optional(let inner): return try values(of: arguments, in: scope, expecting: inner).first ?? .none
    case .array, .dictionary: return try makeCollection(type, &arguments, in: scope)
    case .tuple(let types, let labels): return try makeTuple(types, labels, arguments, in: scope)
    case .any: return try values(of: arguments, in: scope).first ?? .void
    default:
      if case .missing(let name) = type, let made = try makeStandIn(for: name, &arguments, in: scope) {
        return made
      }
      try readForEffects(arguments, in: scope, of: describe(type), isUnderstood: true)
      return unknown("\(describe(type))()", .unknownType)
    }
  }

  /// A tuple that is made by the name of its type: `Place(row: 4, column: 2)`.
  private func makeTuple(
    _ types: [RuntimeType], _ labels: [Name?], _ arguments: [CallArgument], in scope: Scope
  ) throws(Interruption) -> Value {
    guard types.count == arguments.count else {
      try readForEffects(arguments, in: scope, of: "tuple", isUnderstood: true)
      return .void
    }
    var values: [Value] = []
    for (argument, type) in zip(arguments, types) {
      let value = try self.values(of: [argument], in: scope, expecting: type).first ?? .void
      values.append(settle(value, as: type))
    }
    return .tuple(TupleValue(values, labels: labels))
  }

  private func makeCollection(
    _ type: RuntimeType, _ arguments: inout [CallArgument], in scope: Scope
  ) throws(Interruption) -> Value {
    if let own = info(of: type)?.initializers.compactMap({ candidate($0, .type(type)) }), !own.isEmpty,
      let chosen = try choose(own, &arguments, in: scope, nil)
    {
      return try initialize(.void, chosen, arguments, from: scope)
    }
    if case .array(let element) = type, arguments.count == 2,
      arguments[0].label.map({ text($0) }) == "repeating"
    {
      let value = try self.values(of: [arguments[0]], in: scope, expecting: element).first ?? .void
      let count = try self.values(of: [arguments[1]], in: scope).first ?? .integer(0, .int)
      return try repeated(coerce(value, to: element), count)
    }
    let values = try self.values(of: arguments, in: scope, expecting: type)
    guard let first = values.first else {
      if case .array = type { return .array([]) }
      return coerce(.dictionary(DictionaryValue()), to: type)
    }
    if case .array = type { return .array(try elements(of: first)) }
    if case .dictionary = first { return first }
    if arguments.first?.label.map({ text($0) }) == "grouping", values.count == 2 {
      return try grouped(elements(of: first), by: values[1])
    }
    return .dictionary(
      try merging(DictionaryValue(), elements(of: first), values.count > 1 ? values[1] : .void))
  }

  /// `Dictionary(grouping:by:)`.
  private func grouped(_ list: [Value], by body: Value) throws(Interruption) -> Value {
    var found = DictionaryValue()
    for value in list {
      let key = settle(try callBack(body, [value]))
      var group: [Value] = []
      if case .array(let values)? = found[key: key] { group = values }
      found[key: key] = .array(group + [value])
    }
    return .dictionary(found)
  }

  private func boundGenerics(_ info: TypeInfo, _ type: RuntimeType) -> Meanings {
    var found: Meanings = [:]
    guard case .nominal(_, var arguments) = type else { return found }
    for one in info.superclasses {
      for (parameter, argument) in zip(one.generics, arguments) { found[parameter.name] = argument }
      arguments = one.superclassArguments.map { $0.replacing(found) }
    }
    return found
  }

  // MARK: Classes

  private func makeObject(
    _ info: TypeInfo, _ type: RuntimeType, _ arguments: inout [CallArgument], in scope: Scope
  ) throws(Interruption) -> Value {
    objectCount += 1
    if objectCount > limits.objects { throw stop(.limit, "More than \(limits.objects) objects.") }
    for one in info.superclasses { link(one) }
    let object = Object(info, number: objectCount, at: ownFiles.isEmpty ? spot : ownSpot)
    keep(object)
    object.generics = boundGenerics(info, type)
    let receiver = Value.object(object)
    let candidates = initializers(of: info).compactMap { candidate($0, receiver) }
    guard !isImplicit(info, arguments), let chosen = try choose(candidates, &arguments, in: scope, nil) else {
      // Only what has a value for each variable can be made without one.
      for one in info.superclasses { try giveDefaults(of: one, to: object) }
      if arguments.isEmpty { return receiver }
      return try makeUnknown(object, arguments, in: scope)
    }
    let isConvenience = program[chosen.candidate.function].modifiers.contains(.isConvenience)
    for one in info.superclasses {
      if one === chosen.candidate.owner || chosen.candidate.owner?.kind == .protocolType || isConvenience {
        break
      }
      try giveDefaults(of: one, to: object)
    }
    return try initialize(receiver, chosen, arguments, from: scope)
  }

  /// Whether `init()` is meant that nobody wrote: of classes that have no designated initializer.
  private func isImplicit(_ info: TypeInfo, _ arguments: [CallArgument]) -> Bool {
    guard arguments.isEmpty else { return false }
    return info.superclasses.flatMap(\.initializers).allSatisfy { entry in
      guard case .method(let id) = entry.kind else { return true }
      return program[id].modifiers.contains(.isConvenience) && !program[id].parameters.isEmpty
    }
  }

  /// Gives the stored variables of a class the values that stand beside them.
  func giveDefaults(of info: TypeInfo, to object: Object) throws(Interruption) {
    let start = info.superclass?.fieldCount ?? 0
    let frame = Frame(selfValue: .object(object), type: info, generics: object.generics)
    for (offset, one) in info.stored.enumerated() {
      if program[one.variable].modifiers.contains(.isLazy) || object.fields[start + offset] != nil {
        continue
      }
      object.fields[start + offset] =
        try initialValue(of: one, in: info, Scope(frame)) ?? given(one, in: info, object.generics)
    }
  }

  /// What a stored variable has from the start, its wrapper around it; nil where only an initializer gives it a value.
  private func initialValue(
    of one: StoredVariable, in info: TypeInfo, _ scope: Scope
  ) throws(Interruption) -> Value? {
    if info.isOfPrelude, case .value(let known)? = constants[one.variable] { return known }
    let variable = program[one.variable]
    let wrapper = wrapper(of: variable, in: info)
    guard let expression = variable.value else {
      guard let wrapper else { return nil }
      if !wrapper.attribute.arguments.isEmpty || hasEmptyInitializer(wrapper.type) {
        return try wrap(nil, wrapper, in: scope)
      }
      // What is optional is nil from the start, in its wrapper as well.
      let isOptional = variable.type.map { resolve($0, in: info).isOptional } ?? false
      return isOptional ? try wrap(.some(.none), wrapper, in: scope) : nil
    }
    let type = variable.type.map { resolve($0, in: info, generics: scope.frame.generics) }
    let made = try deeper { () throws(Interruption) in try evaluate(expression, in: scope, expecting: type) }
    let value = settle(made, as: type)
    if let wrapper { return try wrap(value, wrapper, in: scope) }
    if info.isOfPrelude, constants[one.variable] == nil {
      constants[one.variable] = constant(value, of: expression, variable.pattern)
    }
    return try pick(one.name, variable.pattern, value)
  }

  /// The part of a value that a name in a pattern gets.
  private func pick(_ name: Name, _ pattern: PatternID, _ value: Value) throws(Interruption) -> Value {
    if case .bind = program[pattern] { return value }
    let scope = Scope(Frame())
    _ = try bind(pattern, value, in: scope)
    return scope.find(name).flatMap { $0.0[$0.1] } ?? value
  }

  /// Runs an initializer on an instance that is being made.
  func initialize(
    _ receiver: Value, _ chosen: Chosen, _ arguments: [CallArgument], from scope: Scope
  ) throws(Interruption) -> Value {
    let function = program[chosen.candidate.function]
    let frame = frame(of: chosen.candidate)
    frame.selfValue = receiver
    if case .failableInitializer = function.kind { frame.isFailable = true }
    let inner = Scope(frame)
    _ = try bindParameters(chosen, arguments, from: scope, into: inner)
    frame.selfValue = bound(receiver, frame.generics)
    let isDesignated = !function.modifiers.contains(.isConvenience)
    if case .object(let object) = receiver {
      if isDesignated, let owner = chosen.candidate.owner, owner.kind != .protocolType {
        try giveDefaults(of: owner, to: object)
      }
    }
    if let owner = chosen.candidate.owner { inner.allow(.initializer(owner)) }
    do throws(Interruption) {
      let result = try deeper { () throws(Interruption) in
        try run(function.body ?? [], in: inner.asInitializer())
      }
      if case .returning(.none) = result, frame.isFailable { return .none }
    } catch .madeNothing {
      return .none
    }
    if case .object(let object) = receiver, isDesignated, !inner.hasCalledSuper,
      let owner = chosen.candidate.owner
    {
      try initializeAbove(owner, object)
    }
    return frame.selfValue ?? receiver
  }

  /// An instance of something generic, with what its initializer made of the parameters.
  private func bound(_ receiver: Value, _ generics: Meanings) -> Value {
    switch receiver {
    case .structure(var structure):
      for one in structure.type.generics { structure.generics[one.name] = generics[one.name] }
      return .structure(structure)
    case .object(let object):
      for one in object.type.generics { object.generics[one.name] = generics[one.name] }
    default: break
    }
    return receiver
  }

  /// The call of `super.init()` that nobody wrote.
  private func initializeAbove(_ owner: TypeInfo, _ object: Object) throws(Interruption) {
    guard let above = owner.superclass else { return }
    _ = try initializeSuper(above, object, [], from: globalScope)
  }

  func callSuperInitializer(
    _ type: TypeInfo, _ arguments: [CallArgument], in scope: Scope
  ) throws(Interruption) -> Value {
    scope.boundary.hasCalledSuper = true
    guard case .object(let object)? = scope.frame.selfValue, let above = type.superclass else {
      try readForEffects(arguments, in: scope, of: "super.init", isUnderstood: true)
      return .void
    }
    return try adopt(initializeSuper(above, object, arguments, from: scope), in: scope)
  }

  /// Ends an initializer that may make nothing where the one that it called made nothing.
  private func adopt(_ made: Value, in scope: Scope) throws(Interruption) -> Value {
    guard case .none = made else { return .void }
    if scope.frame.isFailable { throw .madeNothing }
    scope.frame.selfValue = Value.none
    return .void
  }

  private func initializeSuper(
    _ above: TypeInfo, _ object: Object, _ arguments: [CallArgument], from scope: Scope
  ) throws(Interruption) -> Value {
    var arguments = arguments
    let receiver = Value.object(object)
    let candidates = initializers(of: above).compactMap { candidate($0, receiver) }
    guard !isImplicit(above, arguments), let chosen = try choose(candidates, &arguments, in: scope, nil)
    else {
      for one in above.superclasses { try giveDefaults(of: one, to: object) }
      return receiver
    }
    for one in above.superclasses {
      if one === chosen.candidate.owner { break }
      try giveDefaults(of: one, to: object)
    }
    return try initialize(receiver, chosen, arguments, from: scope)
  }

  /// `self.init(…)`, or `Type.init(…)`, or `type(of: x).init(…)`.
  func callInitializer(
    on receiver: Value, _ base: ExpressionID, _ arguments: inout [CallArgument], in scope: Scope
  ) throws(Interruption) -> Value {
    if case .type(let type) = receiver { return try construct(type, arguments, in: scope) }
    guard case .name(let name, _) = program[base], name == words.selfWord else {
      return try construct(type(of: receiver), arguments, in: scope)
    }
    if case .object(let object) = receiver {
      scope.boundary.hasCalledSuper = true
      return try adopt(initializeSuper(object.type, object, arguments, from: scope), in: scope)
    }
    let own = scope.frame.type.flatMap { $0.kind == .protocolType ? nil : $0.plain }
    let type = own ?? type(of: receiver)
    let made = try construct(type, arguments, in: scope)
    scope.frame.selfValue = made
    return try adopt(made, in: scope)
  }

  // MARK: Structures

  private func makeStructure(
    _ info: TypeInfo, _ type: RuntimeType, _ arguments: inout [CallArgument], in scope: Scope
  ) throws(Interruption) -> Value {
    let generics = boundGenerics(info, type)
    let empty = StructureValue(type: info, fields: try fieldDefaults(info, generics), generics: generics)
    let candidates = initializers(of: info).compactMap { candidate($0, .structure(empty)) }
    let members = memberTypes(info, generics, arguments)
    if let chosen = try choose(candidates, &arguments, in: scope, nil, beside: members != nil),
      !isMemberwise(members, arguments, rather: chosen, in: scope)
    {
      return try initialize(.structure(empty), chosen, arguments, from: scope)
    }
    return try memberwise(info, empty, arguments, in: scope)
  }

  private func fieldDefaults(_ info: TypeInfo, _ generics: Meanings) throws(Interruption)
    -> [Value]
  {
    var fields: [Value] = []
    for one in info.stored {
      if program[one.variable].modifiers.contains(.isLazy) {
        fields.append(.unknown(unmade))
        continue
      }
      let scope = Scope(
        Frame(selfValue: .type(info.plain), type: info, isStatic: true, generics: generics))
      let value = try initialValue(of: one, in: info, scope)
      fields.append(value ?? absent(one, in: info, generics))
    }
    return fields
  }

  /// What a stored variable of a structure holds before somebody gives it a value.
  private func absent(
    _ one: StoredVariable, in info: TypeInfo, _ generics: Meanings
  ) -> Value {
    guard let id = program[one.variable].type else { return .none }
    let type = resolve(id, in: info, generics: generics)
    if type.isOptional { return .none }
    return .unknown(Unknown("\(info.text).\(text(one.name))", .property, spot, type: type))
  }

  private func hasEmptyInitializer(_ type: RuntimeType) -> Bool {
    guard let info = type.info else { return false }
    return initializers(of: info).contains { entry in
      guard case .method(let id) = entry.kind else { return false }
      return program[id].parameters.allSatisfy { $0.defaultValue != nil }
    }
  }
}

extension Scope {
  /// The scope of the body in which it lies.
  var boundary: Scope {
    var scope = self
    while !scope.isBoundary, let parent = scope.parent { scope = parent }
    return scope
  }

  func asInitializer() -> Scope {
    isBoundary = true
    return self
  }
}
