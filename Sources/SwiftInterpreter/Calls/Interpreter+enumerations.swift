import SwiftProgram

/// Making values of enumerations.
extension Interpreter {
  func makeEnumeration(
    _ info: TypeInfo, _ type: RuntimeType, _ arguments: inout [CallArgument], in scope: Scope
  ) throws(Interruption) -> Value {
    let candidates = initializers(of: info).compactMap { candidate($0, .type(type)) }
    if let chosen = try choose(candidates, &arguments, in: scope, nil) {
      return try initialize(.none, chosen, arguments, from: scope)
    }
    guard arguments.first?.label == words.rawValue else { return unknown("\(info.text)()", .unknownCall) }
    let wanted = try self.values(of: arguments, in: scope, expecting: info.rawType).first ?? .void
    // Some case or none: nobody knows before the app runs.
    if case .unknown(let raw) = wanted { return unknown("\(raw.path).\(info.text)", raw.reason, type: type) }
    for one in info.cases {
      let value = enumCase(one, of: info, type)
      if isEqual(try rawValue(of: one, info), wanted) { return value }
    }
    return .none
  }

  /// The raw value of a case: what is written, else its name, else one more than that of the case before.
  func rawValue(of one: EnumCase, _ info: TypeInfo) throws(Interruption) -> Value {
    link(info)
    var next = 0
    let isText = info.rawType?.info === builtin.string
    for current in info.cases {
      var value: Value = isText ? .string(text(current.name)) : .integer(next, .int)
      if let expression = current.rawValue {
        value = try evaluate(expression, in: globalScope, expecting: info.rawType)
      }
      if case .integer(let number, _) = value { next = number &+ 1 }
      if current.name == one.name { return settle(value, as: info.rawType) }
    }
    return .none
  }

  func makeCase(
    _ one: EnumCase, of info: TypeInfo, _ generics: Meanings, _ arguments: [CallArgument],
    in scope: Scope
  ) throws(Interruption) -> Value {
    var payload: [Value] = []
    var generics = generics
    var next = 0
    for parameter in one.parameters ?? [] {
      let type = parameter.type.map { resolve($0, in: info, generics: generics) }
      if next < arguments.count,
        arguments[next].label == parameter.label || arguments[next].isTrailing || arguments[next].label == nil
      {
        let value = try self.values(of: [arguments[next]], in: scope, expecting: type).first ?? .void
        payload.append(settle(value, as: type))
        if type?.isOpen == true, let id = parameter.type, case .named(let path, _) = program[id] {
          generics[path[0]] = self.type(of: value)
        }
        next += 1
      } else if let expression = parameter.defaultValue {
        payload.append(try evaluate(expression, in: globalScope, expecting: type))
      }
    }
    return .enumeration(EnumerationValue(type: info, name: one.name, payload: payload, generics: generics))
  }
}
