import SwiftProgram

extension Interpreter {
  func element(_ arguments: [Argument], of value: Value, in scope: Scope) throws(Interruption) -> Value {
    try element(subscriptArguments(arguments, of: value, in: scope), of: value, in: scope)
  }

  /// The values between the brackets, with the type of a dictionary's keys where they are literals.
  func subscriptArguments(
    _ arguments: [Argument], of value: Value, in scope: Scope
  ) throws(Interruption) -> [CallArgument] {
    var types: [RuntimeType?] = []
    if case .dictionary(let dictionary) = value {
      types = [dictionary.keyType(type(of:)), dictionary.valueType(type(of:))]
    }
    var found: [CallArgument] = []
    let isDeclared = info(of: value).map { !entries(words.subscripting, of: $0).isEmpty } ?? false
    for (place, argument) in arguments.enumerated() {
      let wanted = place < types.count ? types[place] : nil
      let isLate = isDeclared && isLate(argument.value)
      let given = isLate ? nil : settle(try evaluate(argument.value, in: scope, expecting: wanted))
      found.append(CallArgument(label: argument.label, value: given, expression: argument.value))
    }
    return found
  }

  func element(_ arguments: [CallArgument], of value: Value, in scope: Scope) throws(Interruption) -> Value {
    let own = ownSubscripts(of: value, arguments)
    if !own.isEmpty,
      let found = try chosenSubscript(own, arguments, of: value, in: scope)
    {
      return try callSubscript(found, arguments, in: scope, value)
    }
    guard let first = try key(arguments, of: value, in: scope) else { return unknown("[]", .unreadable) }
    switch (value, first) {
    case (.array(let values), .integer(let index, _)):
      guard values.indices.contains(index) else { throw stop(.trap, "Index \(index) is out of range.") }
      return values[index]
    case (.array(let values), .range(let range)):
      let (lower, upper) = bounds(range, values.count)
      guard lower <= upper, lower >= 0, upper <= values.count else {
        throw stop(.trap, "A range is out of bounds.")
      }
      return .array(Array(values[lower..<upper]))
    case (.string(let text), .integer), (.string(let text), .range): return try part(first, of: text)
    case (.range, .integer(_, _)), (.range, .range): return first
    case (.type(let type), _): return try element(arguments, ofType: type, in: scope)
    case (.dictionary(let dictionary), _):
      if let found = dictionary[key: try known(first, among: dictionary.keys)] { return found }
      guard arguments.count == 2 else { return .none }
      if let value = arguments[1].value { return value }
      guard let id = arguments[1].expression else { return .none }
      return settle(try evaluate(id, in: scope))
    case (_, .function(let path)):
      if case .keyPath(let components, let scope) = path.code {
        return try follow(components, from: value, in: scope)
      }
      return unknown("[]", .unreadable)
    case (.unknown(let unknown), _), (.array, .unknown(let unknown)):
      return self.unknown("\(unknown.path)[]", unknown.reason)
    default: return unknown("[]", .unknownType)
    }
  }

  /// The first value between the brackets, for what the language has there: a key of a dictionary is of its type, such as `.member`.
  private func key(
    _ arguments: [CallArgument], of value: Value, in scope: Scope
  ) throws(Interruption) -> Value? {
    var wanted: RuntimeType?
    if case .dictionary(let dictionary) = value { wanted = dictionary.keyType(type(of:)) }
    return try values(of: Array(arguments.prefix(1)), in: scope, expecting: wanted).first
  }

  /// A key; one that is not known is taken to be the first that it may be, which is told.
  func known(_ key: Value, among keys: [Value]) throws(Interruption) -> Value {
    guard key.isUnknown else { return key }
    for one in keys where isTrue(try apply(words.equal, key, one, in: globalScope)) { return one }
    return key
  }

  /// The subscripts that a program declares for a value. An extension that takes an optional key, or several, leaves one that
  /// is there to the language, as the compiler does with what is no optional.
  private func ownSubscripts(of value: Value, _ arguments: [CallArgument]) -> [MemberEntry] {
    guard let info = info(of: value) else { return [] }
    var found = entries(words.subscripting, of: info)
    // UIKit's own Swift does not see what an app adds to the language.
    if info.declaration == nil, isPrelude(spot.file) { found = found.filter { isPrelude($0.file) } }
    guard info.declaration == nil, arguments.count == 1, let key = arguments[0].value else { return found }
    if case .none = key { return found }
    return found.filter { entry in
      guard case .method(let id) = entry.kind, let parameter = program[id].parameters.first,
        parameter.label == nil, let type = parameter.type
      else { return true }
      return !parameter.isVariadic && !resolve(type, in: entry.owner).isOptional
    }
  }

  /// A character of a text, or a piece of it.
  private func part(_ place: Value, of text: String) throws(Interruption) -> Value {
    let characters = Array(text)
    charge(text.utf8.count)
    var range = RangeValue(place, place, isClosed: true)
    if case .range(let found) = place { range = found }
    let (lower, upper) = bounds(range, characters.count)
    guard lower <= upper, lower >= 0, upper <= characters.count else {
      throw stop(.trap, "A place in a text is out of range.")
    }
    return .string(String(characters[lower..<upper]))
  }

  /// `Type[…]`.
  private func element(
    _ arguments: [CallArgument], ofType type: RuntimeType, in scope: Scope
  ) throws(Interruption) -> Value {
    let receiver = Value.type(type)
    let all = info(of: type).map { allStatics(words.subscripting, $0) } ?? []
    guard let found = try choose(all.compactMap { candidate($0, receiver) }, arguments, in: scope, nil) else {
      return unknown("[]", .unknownType)
    }
    return try callSubscript(found, arguments, in: scope, receiver)
  }

  /// What an element of a value is declared to be; nil where nothing says so.
  func elementType(_ arguments: [CallArgument], of value: Value, in scope: Scope) throws(Interruption)
    -> RuntimeType?
  {
    if case .function(let path)? = arguments.first?.value, case .keyPath(let parts, _) = path.code {
      return type(along: parts, from: type(of: value), value)
    }
    guard
      let found = try chosenSubscript(ownSubscripts(of: value, arguments), arguments, of: value, in: scope)
    else { return nil }
    return program[found.candidate.function].result.map {
      resolve($0, in: found.candidate.owner, generics: genericsWithSelf(of: value))
    }
  }

  private func chosenSubscript(
    _ entries: [MemberEntry], _ arguments: [CallArgument], of value: Value, in scope: Scope
  ) throws(Interruption) -> Chosen? {
    var arguments = arguments
    let isBuiltin = info(of: value)?.declaration == nil
    let candidates = entries.filter { meets($0, value) }.compactMap { candidate($0, value) }
    return try choose(candidates, &arguments, in: scope, nil, beside: isBuiltin)
  }

  /// What a range comes to among so many elements.
  func bounds(_ range: RangeValue, _ count: Int) -> (Int, Int) {
    var lower = 0
    var upper = count
    if case .integer(let value, _)? = range.lower { lower = value }
    if case .integer(let value, _)? = range.upper { upper = range.isClosed ? value &+ 1 : value }
    return (lower, upper)
  }

  private func callSubscript(
    _ chosen: Chosen, _ arguments: [CallArgument], in scope: Scope, _ value: Value
  ) throws(Interruption) -> Value {
    let function = program[chosen.candidate.function]
    let frame = frame(of: chosen.candidate)
    frame.function = chosen.candidate.function
    let inner = Scope(frame)
    _ = try bindParameters(chosen, arguments, from: scope, into: inner)
    let type = function.result.map { resolve($0, in: inner) }
    return try deeper { () throws(Interruption) in
      try runBody(function.accessors?.getter ?? [], in: inner, result: type)
    }
  }

  func setElement(
    _ arguments: [CallArgument], of whole: inout Value, to value: Value, in scope: Scope
  ) throws(Interruption) {
    let own = ownSubscripts(of: whole, arguments)
    let receiver = whole
    if !own.isEmpty,
      let found = try chosenSubscript(own, arguments, of: receiver, in: scope),
      let setter = program[found.candidate.function].accessors?.setter
    {
      let frame = frame(of: found.candidate)
      let inner = Scope(frame)
      _ = try bindParameters(found, arguments, from: scope, into: inner)
      inner.declare(
        setter.parameter,
        settle(value, as: program[found.candidate.function].result.map { resolve($0, in: inner) }))
      _ = try runBody(setter.body, in: inner, result: nil)
      whole = frame.selfValue ?? whole
      return
    }
    guard let first = try key(arguments, of: whole, in: scope) else { return }
    switch (whole, first) {
    case (.array(var values), .integer(let index, _)):
      guard values.indices.contains(index) else { throw stop(.trap, "Index \(index) is out of range.") }
      values[index] = value
      whole = .array(values)
    case (.array(let values), .range(let range)):
      whole = .array(try replacing(range, of: values, by: elements(of: value)))
    case (.dictionary(var dictionary), _):
      if case .none = value { dictionary[key: first] = nil } else { dictionary[key: first] = value }
      whole = .dictionary(dictionary)
    case (_, .function(let path)):
      guard case .keyPath(let components, let scope) = path.code else { return }
      try write(value, along: components[...], in: &whole, scope)
    default: return
    }
  }

  /// What a key path leads to.
  func follow(_ components: [KeyPathComponent], from root: Value, in scope: Scope) throws(Interruption)
    -> Value
  {
    var value = root
    for component in components {
      switch component {
      case .member(let name): value = try member(name, of: value, in: scope)
      case .subscripted(let arguments): value = try element(arguments, of: value, in: scope)
      case .optional: if case .none = value { return .none }
      case .forced: continue
      }
    }
    return value
  }

  private func write(
    _ value: Value, along components: ArraySlice<KeyPathComponent>, in whole: inout Value, _ scope: Scope
  ) throws(Interruption) {
    guard let first = components.first else {
      whole = value
      return
    }
    if case .subscripted(let arguments) = first {
      let keys = try subscriptArguments(arguments, of: whole, in: scope)
      var part = try element(keys, of: whole, in: scope)
      try write(value, along: components.dropFirst(), in: &part, scope)
      return try setElement(keys, of: &whole, to: part, in: scope)
    }
    guard case .member(let name) = first else {
      if case .none = whole { return }
      return try write(value, along: components.dropFirst(), in: &whole, scope)
    }
    if name == words.selfWord { return try write(value, along: components.dropFirst(), in: &whole, scope) }
    if components.count == 1 { return try set(name, of: &whole, to: value, in: globalScope) }
    var part = try member(name, of: whole, in: scope)
    try write(value, along: components.dropFirst(), in: &part, scope)
    if case .object = part { return }
    try set(name, of: &whole, to: part, in: globalScope)
  }
}
