import SwiftProgram

/// Running functions and closures.
extension Interpreter {
  /// What a function knows when it begins.
  func frame(of candidate: Candidate) -> Frame {
    if let scope = candidate.scope { return scope.frame }
    let isStatic: Bool = if case .type? = candidate.receiver { true } else { false }
    return Frame(
      selfValue: candidate.receiver, type: candidate.owner, isStatic: isStatic,
      generics: candidate.receiver.map { genericsWithSelf(of: $0) } ?? [:])
  }

  /// What generic parameters and `Self` stand for in the methods of a value.
  func genericsWithSelf(of receiver: Value) -> Meanings {
    var found = generics(of: receiver)
    if case .type(let type) = receiver {
      found[words.capitalSelf] = type
    } else {
      found[words.capitalSelf] = type(of: receiver)
    }
    return found
  }

  /// Runs a function with its arguments.
  func run(
    _ chosen: Chosen, _ arguments: [CallArgument], from scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    try run(chosen, arguments, in: frame(of: chosen.candidate), from: scope, expected)
  }

  /// Runs a method; one that changes its receiver writes it back where it lies.
  func runMutating(
    _ chosen: Chosen, _ arguments: [CallArgument], from scope: Scope, _ expected: RuntimeType?,
    place: () throws(Interruption) -> Place
  ) throws(Interruption) -> Value {
    let frame = frame(of: chosen.candidate)
    let isMutating = program[chosen.candidate.function].modifiers.contains(.isMutating)
    if !isMutating { return try run(chosen, arguments, in: frame, from: scope, expected) }
    if case .object? = frame.selfValue { return try run(chosen, arguments, in: frame, from: scope, expected) }
    let place = try place()
    let result = try run(chosen, arguments, in: frame, from: scope, expected)
    if let changed = frame.selfValue { try write(changed, to: place, in: scope) }
    return result
  }

  private func run(
    _ chosen: Chosen, _ arguments: [CallArgument], in frame: Frame, from scope: Scope,
    _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    let function = program[chosen.candidate.function]
    if chosen.candidate.scope == nil {
      (frame.function, frame.file) = (chosen.candidate.function, function.spot.file)
      for parameter in function.generics.parameters { frame.generics[parameter.name] = nil }
    }
    let inner = chosen.candidate.scope.map { Scope(in: $0) } ?? Scope(frame)
    bindResult(function, expected, frame)
    let places = try bindParameters(chosen, arguments, from: scope, into: inner)
    let type = function.result.map { resolve($0, in: inner) }
    let builder =
      resultBuilder(of: function.attributes, in: chosen.candidate.owner)
      ?? requiredBuilder(function.name, chosen.candidate.owner)
    let result = try deeper { () throws(Interruption) in
      try runBody(function.body ?? [], in: inner, result: type, builder: builder)
    }
    for (name, place) in places.reversed() {
      if let index = inner.place(of: name), let value = inner[index] {
        try write(value, to: place, in: scope)
      }
    }
    return result
  }

  /// Generic parameters that only the result names are what is wanted of it.
  private func bindResult(_ function: FunctionDeclaration, _ expected: RuntimeType?, _ frame: Frame) {
    guard let expected, let id = function.result else { return }
    for parameter in function.generics.parameters where frame.generics[parameter.name] == nil {
      bind(parameter.name, in: id, to: expected.unwrapped, frame)
    }
  }

  private func bind(_ name: Name, in id: TypeID, to type: RuntimeType, _ frame: Frame) {
    switch (program[id], type) {
    case (.named(let path, _), _) where path == [name]: frame.generics[name] = type
    case (.optional(let inner, _), _): bind(name, in: inner, to: type.unwrapped, frame)
    case (.array(let inner), .array(let element)): bind(name, in: inner, to: element, frame)
    default: return
    }
  }

  /// Gives parameters their values, in the order of the arguments.
  ///
  /// - Returns: Where what `inout` parameters have in the end goes.
  func bindParameters(
    _ chosen: Chosen, _ arguments: [CallArgument], from scope: Scope, into inner: Scope
  ) throws(Interruption) -> [(Name, Place)] {
    let function = program[chosen.candidate.function]
    let frame = inner.frame
    var places: [(Name, Place)] = []
    inner.reserve(function.parameters.count)
    for (parameter, indices) in zip(function.parameters, chosen.places) {
      let type = parameter.type.map { resolve($0, in: inner) }
      if parameter.isVariadic {
        var values: [Value] = []
        for index in indices { values.append(try value(of: arguments[index], type, parameter, in: scope)) }
        inner.declare(parameter.name, .array(values), type: type.map { .array($0) })
      } else if let index = indices.first {
        if parameter.isInOut, let id = arguments[index].expression {
          let place = try place(of: id, in: scope)
          inner.declare(parameter.name, try read(place, in: scope), type: type)
          places.append((parameter.name, place))
        } else {
          let value = try value(of: arguments[index], type, parameter, in: scope)
          try bounded(value)
          inner.declare(parameter.name, value, type: type)
          bindGenerics(function, parameter, value, frame)
        }
      } else if let expression = parameter.defaultValue {
        // `#function` is that of the caller.
        var around = inner
        if case .macro = program[expression] { around = scope }
        let value = try evaluate(expression, in: around, expecting: type)
        inner.declare(parameter.name, settle(value, as: type), type: type)
      }
    }
    return places
  }

  func value(
    of argument: CallArgument, _ type: RuntimeType?, _ parameter: Parameter, in scope: Scope
  ) throws(Interruption) -> Value {
    if let known = argument.value {
      let value = argument.expression.map { unwrapped(known, of: $0, givenAs: type, in: scope) } ?? known
      return parameter.isAutoclosure ? .function(FunctionValue(.constant(value))) : settle(value, as: type)
    }
    guard let id = argument.expression else { return .void }
    if argument.isInOut, !parameter.isInOut {
      let address = try address(of: id, in: scope)
      if isMutablePointer(parameter.type) { try forget(id, by: text(parameter.name), in: scope) }
      return address
    }
    if parameter.isAutoclosure { return .function(FunctionValue(.autoclosure(id, scope))) }
    let value = unwrapped(
      try evaluate(id, in: scope, expecting: type), of: id, givenAs: type, in: scope)
    if case .function(let function) = value, let owner = parameter.attributes.first {
      function.builder = resultBuilder(of: [owner], in: nil)
    }
    return settle(value, as: type)
  }

  /// Whether a type is that of pointers by which what is there is changed.
  private func isMutablePointer(_ id: TypeID?) -> Bool {
    switch id.map({ program[$0] }) {
    case .named(let path, _)?:
      path.last.map { text($0).contains("Mutable") && text($0).hasSuffix("Pointer") } ?? false
    case .optional(let inner, _)?: isMutablePointer(inner)
    default: false
    }
  }

  /// Generic parameters are what the values are that they are given.
  private func bindGenerics(
    _ function: FunctionDeclaration, _ parameter: Parameter, _ value: Value, _ frame: Frame
  ) {
    guard let id = parameter.type else { return }
    for generic in function.generics.parameters { bindGeneric(generic.name, in: id, value, frame) }
    // An initializer says what the parameters of its type are.
    guard function.name == words.initializer else { return }
    for generic in frame.type?.generics ?? [] where frame.generics[generic.name] == nil {
      bindGeneric(generic.name, in: id, value, frame)
    }
  }

  func bindGeneric(_ name: Name, in id: TypeID, _ value: Value, _ frame: Frame) {
    switch (program[id], value) {
    case (.named(let path, _), _) where path == [name]: frame.generics[name] = type(of: value)
    case (.optional(let inner, _), _): bindGeneric(name, in: inner, value, frame)
    case (.array(let inner), .array(let values)):
      if let first = values.first { bindGeneric(name, in: inner, first, frame) }
    case (.dictionary(let key, let element), .dictionary(let dictionary)):
      if let first = dictionary.keys.first { bindGeneric(name, in: key, first, frame) }
      if let first = dictionary.values.first { bindGeneric(name, in: element, first, frame) }
    case (.tuple(let types), .tuple(let tuple)):
      for (type, part) in zip(types, tuple.values) { bindGeneric(name, in: type.type, part, frame) }
    case (.named(_, let arguments), .function(let function)) where arguments.count == 2:
      guard case .keyPath(let parts, _) = function.code, case .named([name], _) = program[arguments[1]] else {
        return
      }
      let root = resolve(arguments[0], in: frame.type, generics: frame.generics)
      if let found = type(along: parts, from: root, frame.selfValue) { frame.generics[name] = found }
    case (.named(_, let arguments), _) where !arguments.isEmpty:
      guard let info = info(of: value) else { return }
      let own = generics(of: value)
      for (parameter, argument) in zip(info.generics, arguments) {
        if case .named(let path, _) = program[argument], path == [name] {
          frame.generics[name] = own[parameter.name]
        }
      }
    case (.metatype(let inner), .type(let type)):
      if case .named(let path, _) = program[inner], path == [name] { frame.generics[name] = type }
    case (.function(let types, _), .function(let function)):
      guard case .closure(let id, let scope) = function.code else { return }
      for (type, parameter) in zip(types, program[id].parameters ?? []) {
        guard case .named([name], _) = program[type], let written = parameter.type else { continue }
        frame.generics[name] = resolve(written, in: scope)
      }
    default: return
    }
  }

  /// The type of that to which a key path leads, by what is declared, or by what the receiver keeps.
  func type(along parts: [KeyPathComponent], from root: RuntimeType, _ receiver: Value?) -> RuntimeType? {
    var type: RuntimeType? = root
    for part in parts {
      guard case .member(let name) = part, let owner = type.flatMap({ info(of: $0) }) else { continue }
      link(owner)
      type = declaredType(name, owner, [:])
      if type == nil, parts.count == 1, let receiver, info(of: receiver) === owner {
        type = (try? stored(name, of: receiver)).flatMap { $0 }.flatMap { kindOnly(of: $0) }
      }
    }
    return type
  }

  // MARK: Closures

  func runClosure(
    _ function: FunctionValue, _ id: ClosureID, _ kept: Scope, _ arguments: [CallArgument], from scope: Scope,
    _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    try step(spot)
    let closure = program[id]
    let inner = Scope(in: kept)
    var values = try self.values(of: arguments, in: scope, function.parameters, closure)
    let count = closure.parameters?.count ?? closure.anonymousCount
    if values.count == 1, count > 1, case .tuple(let tuple) = values[0], tuple.values.count == count {
      values = tuple.values
    }
    if let parameters = closure.parameters {
      for (index, parameter) in parameters.enumerated() {
        let type = parameter.type.map { resolve($0, in: kept) }
        let value =
          index < values.count ? values[index] : unknown(text(parameter.name), .parameter, type: type)
        let place = index < function.parameters.count ? known(function.parameters[index]) : nil
        inner.declare(parameter.name, settle(value, as: type), type: type ?? place)
      }
    } else if closure.anonymousCount == 1, values.count > 1 {
      declareAnonymous([.tuple(TupleValue(values))], [], in: inner)
    } else {
      declareAnonymous(values, function.parameters, in: inner)
    }
    let type = closure.result.map { resolve($0, in: kept) } ?? known(function.result) ?? expected
    let result = try deeper { () throws(Interruption) in
      try runBody(closure.body, in: inner, result: type, builder: function.builder)
    }
    for (index, argument) in arguments.enumerated() where argument.isInOut {
      let name = closure.parameters.map { index < $0.count ? $0[index].name : nil } ?? anonymous(index)
      guard let id = argument.expression, let name, let place = inner.place(of: name),
        let value = inner[place]
      else { continue }
      try write(value, to: try self.place(of: id, in: scope), in: scope)
    }
    return result
  }

  /// The arguments of a closure, with the types that its parameters have where they are literals or `.member`.
  private func values(
    of arguments: [CallArgument], in scope: Scope, _ types: [RuntimeType], _ closure: ClosureExpression
  ) throws(Interruption) -> [Value] {
    var found: [Value] = []
    for (index, argument) in arguments.enumerated() {
      let type = index < types.count ? known(types[index]) : nil
      let value = try values(of: [argument], in: scope, expecting: type).first ?? .void
      try bounded(value)
      found.append(type.map { coerce(value, to: $0) } ?? value)
    }
    return found
  }

  /// A type that says something of a value.
  private func known(_ type: RuntimeType?) -> RuntimeType? {
    switch type {
    case nil, .any?, .generic?, .missing?, .composition?: nil
    default: type
    }
  }

  private func declareAnonymous(_ values: [Value], _ types: [RuntimeType], in scope: Scope) {
    for (index, value) in values.enumerated() {
      let type = index < types.count ? known(types[index]) : nil
      if let name = anonymous(index) { scope.declare(name, settle(value), type: type) }
    }
  }

  /// The name of a parameter that has none of its own; nil for one that nobody uses.
  private func anonymous(_ index: Int) -> Name? {
    index < words.anonymous.count ? words.anonymous[index] : program.names.known("$\(index)")
  }

  /// Runs statements as the body of a function; a single expression is what it gives.
  func runBody(
    _ body: [StatementID], in scope: Scope, result: RuntimeType?, builder: TypeInfo? = nil
  ) throws(Interruption) -> Value {
    guard let first = body.first else {
      return try runInner(body, in: scope, result: result, builder: builder)
    }
    let (level, begin) = (bodies.count, CallBegin(self))
    bodies.append(first)
    defer { bodies.removeLast() }
    do throws(Interruption) {
      return try runInner(body, in: scope, result: result, builder: builder)
    } catch .runaway(level) {
      return try endRunaway(in: scope, since: begin)
    }
  }

  private func runInner(
    _ body: [StatementID], in scope: Scope, result: RuntimeType?, builder: TypeInfo?
  ) throws(Interruption) -> Value {
    scope.result = result
    scope.isBoundary = true
    noteBeginning(of: body)
    if let builder, !hasReturn(body) { return try build(body, with: builder, in: scope) }
    if body.count == 1 {
      switch program[body[0]] {
      case .expression(let id) where !(result.map { isVoid($0) } ?? false):
        do throws(Interruption) {
          let value = try evaluate(id, in: scope, expecting: result)
          return result.map { coerce(value, to: $0) } ?? value
        } catch {
          return unknown(try noteTrap(error).message, .unknownCall)
        }
      case .conditional, .switching:
        if result.map({ !isVoid($0) }) ?? true {
          let completion = try run(body[0], in: scope, asValue: result)
          guard case .returning(let value) = completion else { return .void }
          return settle(value, as: result)
        }
      default: break
      }
    }
    if case .returning(let value) = try run(body, in: scope) {
      return settle(value, as: result)
    }
    return .void
  }

  /// Notes that a body runs: where it begins with a condition, what is in it may not.
  private func noteBeginning(of body: [StatementID]) {
    guard let first = body.first else { return }
    if case .expression = program[first] { return }
    record.ran.insert(program.spot(of: first))
  }

  func isVoid(_ type: RuntimeType) -> Bool {
    if case .tuple(let types, _) = type { return types.isEmpty }
    return false
  }
}
