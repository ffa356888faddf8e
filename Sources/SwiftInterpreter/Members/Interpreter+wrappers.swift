import SwiftProgram

/// Property wrappers, and members that a type finds by their name (`@dynamicMemberLookup`).
extension Interpreter {
  /// The wrapper that a variable has, and how it is asked for.
  func wrapper(of variable: VariableDeclaration, in type: TypeInfo) -> (
    type: RuntimeType, attribute: Attribute
  )? {
    for attribute in variable.attributes {
      let found = resolve(attribute.type, in: type)
      if found.info?.isPropertyWrapper == true { return (found, attribute) }
    }
    return nil
  }

  /// Declares a local variable that has a wrapper, and what the wrapper shows of itself.
  ///
  /// - Returns: Whether it has one.
  func declareWrapped(_ id: VariableID, in scope: Scope) throws(Interruption) -> Bool {
    let variable = program[id]
    guard !variable.attributes.isEmpty, case .bind(let name, _) = program[variable.pattern] else {
      return false
    }
    for attribute in variable.attributes {
      let found = resolve(attribute.type, in: scope)
      guard found.info?.isPropertyWrapper == true else { continue }
      let type = variable.type.map { resolve($0, in: scope) }
      let value = try variable.value.map { (id) throws(Interruption) in
        settle(try evaluate(id, in: scope, expecting: type), as: type)
      }
      let held = try wrap(value ?? type?.absentValue, (found, attribute), in: scope)
      let word = text(name)
      scope.declare(program.names.name("_" + word), held, type: nil)
      scope.declare(program.names.name("$" + word), as: words.projectedValue, ofLast: 1, type: nil)
      let accessors = variable.accessors == nil ? nil : id
      scope.declare(name, as: words.wrappedValue, ofLast: 2, type: type, accessors: accessors)
      return true
    }
    return false
  }

  /// What a variable with a wrapper holds: the wrapper around a value.
  func wrap(
    _ value: Value?, _ wrapper: (type: RuntimeType, attribute: Attribute), in scope: Scope
  ) throws(Interruption) -> Value {
    var arguments: [CallArgument] = []
    if let value { arguments.append(CallArgument(label: words.wrappedValue, value: value)) }
    arguments += wrapper.attribute.arguments.map { CallArgument(label: $0.label, expression: $0.value) }
    return try construct(wrapper.type, arguments, in: scope)
  }

  /// `$name` and `_name`: what the wrapper of a variable shows, and the wrapper.
  func projected(_ name: Name, of value: Value) throws(Interruption) -> Value? {
    guard traits(of: name).contains(.isMarked) else { return nil }
    let word = text(name)
    guard let mark = word.utf8.first,
      let plain = program.names.known(String(word.dropFirst())), let info = info(of: value),
      let entry = entries(plain, of: info).first, case .stored(let id) = entry.kind,
      wrapper(of: program[id], in: entry.owner) != nil
    else { return nil }
    var held = try held(plain, of: value)
    if held == nil { held = try wrapping(plain, program[id], entry.owner, of: value) }
    guard let held else { return nil }
    return mark == UInt8(ascii: "_") ? held : try member(words.projectedValue, of: held, in: globalScope)
  }

  /// The wrapper of what an object that is given from outside has in a variable: what the wrapper's library does with it is known.
  private func wrapping(
    _ name: Name, _ variable: VariableDeclaration, _ owner: TypeInfo, of value: Value
  ) throws(Interruption) -> Value? {
    guard case .unknown = value, owner.isOfApp,
      let wrapped = try instanceMember(name, of: value, in: globalScope),
      wrapped.isUnknown
    else { return nil }
    return try rewrapped(wrapped, nil, variable, owner)
  }

  /// What a stored variable holds, its wrapper where it has one.
  private func held(_ name: Name, of value: Value) throws(Interruption) -> Value? {
    switch value {
    case .structure(let structure):
      return structure.type.stored.firstIndex { $0.name == name }.map { structure.fields[$0] }
    case .object(let object): return field(name, of: object.type).flatMap { object.fields[$0.index] }
    default: return nil
    }
  }

  /// A member that a type finds by its name; nil where it finds none.
  func dynamicMember(_ name: Name, of value: Value) throws(Interruption) -> Value? {
    guard let key = dynamicKey(name, of: value) else { return nil }
    return try element([key], of: value, in: globalScope)
  }

  /// Sets a member that a type finds by its name.
  ///
  /// - Returns: Whether it finds any.
  func setDynamic(_ name: Name, of value: Value, to new: Value) throws(Interruption) -> Bool {
    var value = value
    return try setDynamic(name, of: &value, to: new)
  }

  func setDynamic(_ name: Name, of whole: inout Value, to new: Value) throws(Interruption) -> Bool {
    guard let key = dynamicKey(name, of: whole) else { return false }
    try setElement([key], of: &whole, to: new, in: globalScope)
    return true
  }

  /// What a subscript gets for a member: its name, or the key path to it.
  private func dynamicKey(_ name: Name, of value: Value) -> CallArgument? {
    let label = words.dynamicMember
    guard let info = info(of: value) else { return nil }
    let candidates = entries(words.subscripting, of: info).compactMap { candidate($0, value) }.filter {
      program[$0.function].parameters.first?.name == label
        || program[$0.function].parameters.first?.label == label
    }
    if candidates.isEmpty { return nil }
    let isPath = candidates.contains { one in
      guard let id = program[one.function].parameters.first?.type, case .named(let path, _) = program[id]
      else { return false }
      return text(path[path.count - 1]).hasSuffix("KeyPath")
    }
    let key: Value =
      isPath ? .function(FunctionValue(.keyPath([.member(name)], globalScope))) : .string(text(name))
    return CallArgument(label: label, value: key)
  }
}
