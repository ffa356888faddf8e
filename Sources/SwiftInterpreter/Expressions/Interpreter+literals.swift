import SwiftProgram

/// Literals, which have the type that is wanted where they stand.
extension Interpreter {
  func literal(_ id: ExpressionID, in scope: Scope, _ expected: RuntimeType?) throws(Interruption) -> Value {
    switch program[id] {
    case .integer(let number):
      return try adapt(.integer(number, .literal), to: expected, words.integerLiteral, words.floatLiteral)
    case .floating(let number):
      return try adapt(.floating(number, .literal), to: expected, words.floatLiteral)
    case .boolean(let flag): return try adapt(.boolean(flag), to: expected, words.booleanLiteral)
    case .nilLiteral: return try adapt(.none, to: expected, words.nilLiteral)
    case .string(let segments):
      if let made = try localizationValue(segments, expected, in: scope) { return made }
      return try adapt(
        .string(try text(of: segments, in: scope)), to: expected, words.stringLiteral,
        words.stringInterpolation)
    case .array(let elements): return try array(elements, in: scope, expected)
    case .dictionary(let elements): return try dictionary(elements, in: scope, expected)
    default: return .void
    }
  }

  /// A literal as a type of the program takes it, by the first of its initializers with one of the labels.
  private func adapt(_ value: Value, to expected: RuntimeType?, _ first: Name, _ second: Name? = nil)
    throws(Interruption) -> Value
  {
    guard let expected else { return value }
    if let info = expected.unwrapped.info, info.declaration != nil {
      link(info)
      for label in [first, second].compactMap(\.self) where isMade(info, from: label) {
        return try construct(info.plain, [CallArgument(label: label, value: value)], in: globalScope)
      }
    }
    return coerce(value, to: expected)
  }

  /// Whether a type has an initializer whose first parameter has a label.
  func isMade(_ info: TypeInfo, from label: Name) -> Bool {
    initializers(of: info).contains { entry in
      if case .method(let id) = entry.kind { program[id].parameters.first?.label == label } else { false }
    }
  }

  private func array(
    _ elements: [ExpressionID], in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    let wanted = expected?.unwrapped
    var element: RuntimeType?
    var isSet = false
    switch wanted {
    case .array(let type): element = type
    case .nominal(let info, let arguments) where info === builtin.set:
      isSet = true
      element = arguments.first
    case .nominal(let info, _) where info.declaration != nil:
      link(info)
      if info.distance(to: builtin["OptionSet"]) != nil { return try options(elements, info, in: scope) }
      if info.distance(to: builtin["ExpressibleByArrayLiteral"]) != nil {
        if let made = try makeFromElements(elements, info, in: scope) { return made }
      }
    default: element = nil
    }
    let values = try arrayValues(elements, in: scope, element)
    if isSet {
      var set = DictionaryValue(element.map { ($0, $0) })
      for value in values { set[key: value] = value }
      return .set(set)
    }
    return .array(values)
  }

  /// A type of the program from the elements of a list, as it takes them.
  private func makeFromElements(
    _ elements: [ExpressionID], _ info: TypeInfo, in scope: Scope
  ) throws(Interruption) -> Value? {
    guard let label = program.names.known("arrayLiteral") else { return nil }
    let arguments = elements.enumerated().map { index, id in
      CallArgument(label: index == 0 ? label : nil, expression: id)
    }
    let has = initializers(of: info).contains { entry in
      if case .method(let id) = entry.kind { return program[id].parameters.first?.label == label }
      return false
    }
    return has ? try construct(info.plain, arguments, in: scope) : nil
  }

  /// The type of the first element that says it, where `.member` stands before it.
  private func typeOfNamed(_ elements: [ExpressionID], in scope: Scope) throws(Interruption) -> RuntimeType? {
    for id in elements {
      switch program[id] {
      case .name, .member(_?, _, _):
        if isImplicit(id) { continue }
        return kindOnly(of: try evaluate(id, in: scope))
      default: continue
      }
    }
    return nil
  }

  /// Whether an element needs the type of the others: `.member`, also where a condition decides, and a tuple with such.
  private func needsType(_ id: ExpressionID) -> Bool {
    switch program[id] {
    case .tuple: isLate(id)
    case .ternary(_, let first, let second): needsType(first) || needsType(second)
    case .binary(let name, _, let right): text(name) == "??" && needsType(right)
    case .attempt(_, let inner): needsType(inner)
    default: isImplicit(id)
    }
  }

  private func arrayValues(
    _ elements: [ExpressionID], in scope: Scope, _ element: RuntimeType?
  ) throws(Interruption) -> [Value] {
    var values: [Value] = []
    var element = element
    if element == nil, let first = elements.first, isImplicit(first) {
      element = try typeOfNamed(elements, in: scope)
    }
    for id in elements {
      // Without a type that is wanted, `.member` is one of the type of the elements before it.
      let wanted = element ?? (needsType(id) ? values.lazy.compactMap { self.kindOnly(of: $0) }.first : nil)
      let value = try evaluate(id, in: scope, expecting: wanted)
      values.append(element.map { coerce(value, to: $0) } ?? value)
    }
    if values.count > limits.elements { throw stop(.limit, "More than \(limits.elements) elements.") }
    return element == nil ? unified(values) : values
  }

  /// Literals of an array without a type: numbers are of one kind.
  func unified(_ values: [Value]) -> [Value] {
    let isNumeric = values.allSatisfy { value in
      switch value {
      case .integer, .floating, .unknown: true
      default: false
      }
    }
    let hasFloats = isNumeric && values.contains { if case .floating = $0 { true } else { false } }
    let kind = values.lazy.compactMap { value -> FloatingKind? in
      if case .floating(_, let kind) = value, kind != .literal { kind } else { nil }
    }.first
    return values.map { value in
      if case .integer(let number, .literal) = value, hasFloats {
        return .floating(Double(number), kind ?? .double)
      }
      if case .floating(let number, .literal) = value { return .floating(number, kind ?? .double) }
      return settle(value)
    }
  }

  /// `[.top, .left]` of an option set: all of them together.
  private func options(_ elements: [ExpressionID], _ info: TypeInfo, in scope: Scope) throws(Interruption)
    -> Value
  {
    var all = 0
    for id in elements {
      let value = try evaluate(id, in: scope, expecting: info.plain)
      if case .integer(let bits, _) = try member(words.rawValue, of: value, in: scope) { all |= bits }
    }
    return try construct(
      info.plain, [CallArgument(label: words.rawValue, value: .integer(all, .literal))], in: scope)
  }

  private func dictionary(
    _ elements: [DictionaryElement], in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    if let info = expected?.unwrapped.info, info.declaration != nil,
      let label = program.names.known("dictionaryLiteral")
    {
      link(info)
      var arguments: [CallArgument] = []
      for element in elements {
        let pair = [try evaluate(element.key, in: scope), try evaluate(element.value, in: scope)]
        let value = Value.tuple(TupleValue(pair.map { settle($0) }))
        arguments.append(CallArgument(label: arguments.isEmpty ? label : nil, value: value))
      }
      if info.distance(to: builtin["ExpressibleByDictionaryLiteral"]) != nil {
        return try construct(info.plain, arguments, in: scope)
      }
    }
    var types: (key: RuntimeType, value: RuntimeType)?
    if case .dictionary(let key, let value)? = expected?.unwrapped { types = (key, value) }
    var found = DictionaryValue(types)
    for element in elements {
      // Without types that are wanted, `.member` is one of the type of what stands before it.
      let known = (found.keys.first, found.values.first)
      let key = try evaluate(
        element.key, in: scope,
        expecting: types?.0 ?? (isImplicit(element.key) ? known.0.map { type(of: $0) } : nil))
      let value = try evaluate(
        element.value, in: scope,
        expecting: types?.1 ?? (isImplicit(element.value) ? known.1.map { type(of: $0) } : nil))
      found[key: types.map { coerce(key, to: $0.0) } ?? settle(key)] =
        types.map { coerce(value, to: $0.1) } ?? settle(value)
    }
    return .dictionary(found)
  }

  /// What the program's own interpolation makes of a text; nil where it has none that fits.
  private func interpolated(_ arguments: [Argument], into text: String, in scope: Scope) throws(Interruption)
    -> String?
  {
    guard let name = program.names.known("appendInterpolation"),
      let entries = builtin.interpolation.members[name]
    else { return nil }
    var passed = arguments.map { CallArgument(label: $0.label, expression: $0.value) }
    let receiver = Value.string(text)
    let candidates = entries.compactMap { candidate($0, receiver) }
    guard let chosen = try choose(candidates, &passed, in: scope, nil, beside: true) else { return nil }
    let around = Scope(Frame(selfValue: receiver))
    _ = try runMutating(chosen, passed, from: scope, nil) { () throws(Interruption) in .receiver(around.frame)
    }
    if case .string(let changed)? = around.frame.selfValue { return changed }
    return text
  }

  /// What an interpolated text says; of what is unknown, the words of its name.
  private func text(of segments: [StringSegment], in scope: Scope) throws(Interruption) -> String {
    if segments.count == 1, case .text(let text) = segments[0] { return try limited(text) }
    return try composing { () throws(Interruption) in try composedText(of: segments, in: scope) }
  }

  private func composedText(
    of segments: [StringSegment], in scope: Scope
  ) throws(Interruption) -> (String, hasWords: Bool) {
    var found = ""
    var hasWords = false
    for segment in segments {
      switch segment {
      case .text(let text):
        found += text
        hasWords = hasWords || !text.isEmpty
      case .interpolation(let arguments):
        guard let first = arguments.first else { continue }
        if let own = try interpolated(arguments, into: found, in: scope) {
          found = own
          continue
        }
        let value = try evaluate(first.value, in: scope)
        let text = try describe(value)
        found += text
        if case .unknown = value {} else { hasWords = hasWords || self.hasWords(text) }
      }
      found = try limited(found)
    }
    return (found, hasWords)
  }

  /// A value as a variable of a type holds it: literals get their kind, numbers of `Double` and `CGFloat` change into each other.
  func coerce(_ value: Value, to type: RuntimeType) -> Value {
    switch (value, type) {
    case (_, .optional(let inner)): return coerce(value, to: inner)
    case (.unknown(let unknown), .nominal(let info, _)) where unknown.type == nil && isTelling(info):
      return plainCase(unknown, of: info) ?? .unknown(unknown.typed(type))
    case (.integer(let number, .literal), .nominal(let info, _)):
      if let kind = info.floatingKind { return .floating(Double(number), kind) }
      return .integer(number, info.integerKind ?? .int)
    case (.floating(let number, let kind), .nominal(let info, _)):
      guard let wanted = info.floatingKind, kind == .literal || wanted != .float else {
        return settle(value)
      }
      return .floating(wanted == .float ? Double(Float(number)) : number, wanted)
    case (.array(let values), .array(let element)):
      return .array(values.map { coerce($0, to: element) })
    case (.array(let values), .nominal(let info, let arguments)) where info === builtin.set:
      var set = DictionaryValue(arguments.first.map { ($0, $0) })
      for value in values {
        let value = arguments.first.map { coerce(value, to: $0) } ?? value
        set[key: value] = value
      }
      return .set(set)
    case (.set(var set), .nominal(let info, let arguments)) where info === builtin.set:
      if set.keys.contains(where: \.isUnknown) { return coerce(.array(set.keys), to: type) }
      if let element = arguments.first, set.types == nil { set.types = (element, element) }
      return .set(set)
    case (.dictionary(var dictionary), .dictionary(let key, let value)):
      if dictionary.types == nil { dictionary.types = (key, value) }
      return .dictionary(dictionary)
    case (.tuple(var tuple), .tuple(let types, let labels)) where types.count == tuple.values.count:
      for index in types.indices { tuple.values[index] = coerce(tuple.values[index], to: types[index]) }
      if tuple.labels.allSatisfy({ $0 == nil }) { tuple.labels = labels }
      return .tuple(tuple)
    default: return settle(value)
    }
  }

  /// The case that a member without a type is in an enumeration; nil for all else.
  private func plainCase(_ unknown: Unknown, of info: TypeInfo) -> Value? {
    guard let member = unknown.implicitMember else { return nil }
    let found = info.cases.first { text($0.name) == member && $0.parameters == nil }
    return found.map { .enumeration(EnumerationValue(type: info, name: $0.name, payload: [])) }
  }

  /// Whether more is known of a value for its type: one of the language's or the app's own, but for what is laid out.
  private func isTelling(_ info: TypeInfo) -> Bool {
    if info.isOfPrelude { return false }
    link(info)
    return !info.superclasses.contains { host.layoutTypes.contains($0.text) }
  }

  /// A value as a variable holds it that has a type or none.
  func settle(_ value: Value, as type: RuntimeType?) -> Value {
    type.map { coerce(value, to: $0) } ?? settle(value)
  }

  /// A value as a variable without a type holds it.
  func settle(_ value: Value) -> Value {
    switch value {
    case .integer(let number, .literal): return .integer(number, .int)
    case .floating(let number, .literal): return .floating(number, .double)
    default: return value
    }
  }
}
