import SwiftProgram

/// What is passed: a value, or an expression that gets one when it is known which type is wanted.
struct CallArgument {
  var label: Name?
  var value: Value?
  var expression: ExpressionID?
  /// Whether it stands after the parentheses.
  var isTrailing = false
  var isInOut = false
}

/// A function that could be meant.
struct Candidate {
  var function: FunctionID
  var receiver: Value?
  /// The type in which it is declared.
  var owner: TypeInfo?
  /// Where it is declared, for a function in a function.
  var scope: Scope?
}

/// A candidate, and which arguments each of its parameters gets.
struct Chosen {
  var candidate: Candidate
  /// For each parameter the indices of its arguments, which stand side by side; none for its default.
  var places: [Range<Int>]
}

extension Interpreter {
  func candidate(_ entry: MemberEntry, _ receiver: Value?) -> Candidate? {
    guard case .method(let id) = entry.kind else { return nil }
    return Candidate(function: id, receiver: receiver, owner: entry.owner)
  }

  /// The arguments of a call, those read whose values need no type that is wanted.
  func callArguments(_ call: CallExpression) -> [CallArgument] {
    var found: [CallArgument] = []
    found.reserveCapacity(call.arguments.count + call.trailing.count)
    for argument in call.arguments {
      let isInOut = if case .inOut = program[argument.value] { true } else { false }
      found.append(CallArgument(label: argument.label, expression: argument.value, isInOut: isInOut))
    }
    for argument in call.trailing {
      found.append(CallArgument(label: argument.label, expression: argument.value, isTrailing: true))
    }
    return found
  }

  /// Whether the meaning of an expression depends on the type that is wanted: literals, `.member`, closures.
  func isLate(_ id: ExpressionID) -> Bool {
    switch program[id] {
    case .integer, .floating, .boolean, .nilLiteral, .string, .array, .dictionary, .closure, .inOut: true
    case .member, .call, .subscripted, .chainEnd, .forced, .optionalChain: isImplicit(id)
    case .prefix(let name, let operand): ["-", "+", "~"].contains(text(name)) && isLate(operand)
    case .binary(_, let left, let right): isLate(left) && isLate(right)
    case .ternary(_, let first, let second): isLate(first) || isLate(second)
    case .attempt(_, let inner): isLate(inner)
    case .tuple(let elements): elements.contains { isLate($0.value) }
    case .statement: true
    default: false
    }
  }

  /// Chooses the function that fits the arguments best; nil where none does. Of equal ones the first, but another one than that which
  /// runs: types that values do not have any more, such as that of the elements of an empty list, decide for it.
  ///
  /// Arguments that need no type are read, in their order, where there is more than one candidate.
  func choose(
    _ candidates: [Candidate], _ arguments: [CallArgument], in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Chosen? {
    var arguments = arguments
    return try choose(candidates, &arguments, in: scope, expected)
  }

  /// - Parameter isBuiltin: Whether the language has something of that name, so that even one candidate must fit.
  func choose(
    _ candidates: [Candidate], _ arguments: inout [CallArgument], in scope: Scope, _ expected: RuntimeType?,
    beside isBuiltin: Bool = false
  ) throws(Interruption) -> Chosen? {
    let running = scope.frame.function
    let candidates = withoutThoseOfOthers(candidates, in: scope)
    if candidates.count == 1, !isBuiltin, candidates[0].function != running {
      guard let places = match(program[candidates[0].function].parameters, arguments) else { return nil }
      let chosen = Chosen(candidate: candidates[0], places: places)
      return givesClosureAsValue(chosen, arguments) ? nil : chosen
    }
    let fitting = matching(candidates, arguments, beside: isBuiltin)
    let isOwn = fitting.count == 1 && fitting[0].candidate.function == running
    if fitting.isEmpty || fitting.count == 1 && !isBuiltin && !isOwn { return fitting.first }
    for index in arguments.indices where arguments[index].value == nil {
      guard let id = arguments[index].expression, !isLate(id) || isList(id, at: index, for: fitting)
      else { continue }
      arguments[index].value = try evaluate(id, in: scope)
    }
    // What would call itself may mean another one of its name that is in no file; with what is not known it would go on for ever, unless it
    // goes through objects. So would several that call each other.
    let isUnknown = arguments.contains { $0.value?.hasUnknown ?? false }
    let isDeep = depth > limits.depth / 4 * 3
    var best: (Chosen, Int)?
    for one in fitting {
      let goesOn = isUnknown && (isDeep || one.candidate.function == running)
      if goesOn, !descends(one, arguments, from: scope) { continue }
      if isBuiltin, try isPromoted(one, arguments, in: scope) { continue }
      guard var score = score(one, arguments, in: scope) else { continue }
      if let expected, !gives(one.candidate, expected) { score += 15_000 }
      let isBetter = best.map { known, least in
        score < least || score == least && known.candidate.function == scope.frame.function
      }
      if isBetter ?? true { best = (one, score) }
    }
    return best?.0
  }

  /// Whether a function that calls itself does that for another object than its own, or gives it one that it did not get: there is an end of those.
  private func descends(_ one: Chosen, _ arguments: [CallArgument], from scope: Scope) -> Bool {
    if case .object(let receiver)? = one.candidate.receiver, case .object(let own)? = scope.frame.selfValue,
      receiver !== own
    {
      return true
    }
    return zip(program[one.candidate.function].parameters, one.places).contains { parameter, places in
      guard case .object(let given)?? = places.first.map({ arguments[$0].value }),
        let (found, index) = scope.find(parameter.name), case .object(let own)? = found[index]
      else { return false }
      return given !== own
    }
  }

  /// The functions whose parameters can get the arguments.
  private func matching(
    _ candidates: [Candidate], _ arguments: [CallArgument], beside isBuiltin: Bool
  ) -> [Chosen] {
    var found: [Chosen] = []
    for one in candidates {
      guard let places = match(program[one.function].parameters, arguments) else { continue }
      let chosen = Chosen(candidate: one, places: places)
      if !givesClosureAsValue(chosen, arguments) { found.append(chosen) }
    }
    if !isBuiltin { return found }
    // What may get anything stands behind what the language has for nothing.
    return found.filter { one in
      let takes = one.candidate.receiver != nil && !program[one.candidate.function].parameters.isEmpty
      return !(takes && arguments.isEmpty) && !givesClosureAsElement(one, arguments)
    }
  }

  /// Whether a function takes an optional and gets none, so that what the language has for the value itself is meant: in an extension
  /// of arrays, `append` of what may be nil calls the `append` of arrays.
  private func isPromoted(
    _ one: Chosen, _ arguments: [CallArgument], in scope: Scope
  ) throws(Interruption) -> Bool {
    let function = program[one.candidate.function]
    guard Self.takingValues.contains(text(function.name)), arguments.count == 1, arguments[0].label == nil,
      let type = function.parameters.first?.type, case .optional = program[type]
    else { return false }
    switch arguments[0].value {
    case .none?: return false
    case let value? where value.isUnknown: return false
    default: break
    }
    guard let id = arguments[0].expression else { return true }
    if case .nilLiteral = program[id] { return false }
    return try !isOptional(id, in: scope)
  }

  /// Methods and initializers of the standard library that take one value without a label.
  private static let takingValues: Set<String> = [
    "append", "appending", "contains", "init", "insert", "remove", "update",
  ]

  /// Whether an argument is a list of what needs no type, for parameters that are all lists.
  private func isList(_ id: ExpressionID, at index: Int, for candidates: [Chosen]) -> Bool {
    guard isListOfValues(id) else { return false }
    return candidates.allSatisfy { one in
      zip(program[one.candidate.function].parameters, one.places).allSatisfy { parameter, places in
        guard places.contains(index), let type = parameter.type else { return true }
        if case .array = program[type] { return true } else { return false }
      }
    }
  }

  /// Whether what a function gives can be what is wanted.
  private func gives(_ candidate: Candidate, _ expected: RuntimeType) -> Bool {
    let function = program[candidate.function]
    guard let id = function.result else { return false }
    if !function.generics.parameters.isEmpty { return true }
    let result = resolve(id, in: candidate.owner)
    guard let first = info(of: result.unwrapped), let second = info(of: expected.unwrapped) else {
      return true
    }
    link(first)
    return first.distance(to: second) != nil
  }

  /// Gives each parameter its arguments by labels, with defaults, variadics and trailing closures (SE-0286); nil where they do not fit.
  /// The only closure after the parentheses is the last function's where that fits, as Swift 5 has it.
  func match(_ parameters: [Parameter], _ arguments: [CallArgument]) -> [Range<Int>]? {
    if let closure = arguments.last, closure.isTrailing, closure.label == nil,
      let place = parameters.lastIndex(where: { $0.type.map { isFunction($0) } ?? false }), place > 0,
      parameters[(place + 1)...].allSatisfy({ $0.defaultValue != nil }),
      var places = matchForward(parameters[..<place], arguments.dropLast())
    {
      places.append(arguments.count - 1..<arguments.count)
      for _ in places.count..<parameters.count { places.append(arguments.count..<arguments.count) }
      return places
    }
    return matchForward(parameters[...], arguments[...])
  }

  private func matchForward(
    _ parameters: ArraySlice<Parameter>, _ arguments: ArraySlice<CallArgument>
  ) -> [Range<Int>]? {
    var places: [Range<Int>] = []
    places.reserveCapacity(parameters.count)
    var next = 0
    for (index, parameter) in zip(parameters.indices, parameters) {
      let start = next
      if next < arguments.count,
        accepts(parameter, arguments[next], parameters[(index + 1)...], isLast: next == arguments.count - 1)
      {
        next += 1
        if parameter.isVariadic {
          while next < arguments.count, arguments[next].label == nil, !arguments[next].isTrailing {
            next += 1
          }
        }
      }
      if next == start && parameter.defaultValue == nil && !parameter.isVariadic { return nil }
      places.append(start..<next)
    }
    return next == arguments.count ? places : nil
  }

  private func accepts(
    _ parameter: Parameter, _ argument: CallArgument, _ rest: ArraySlice<Parameter>, isLast: Bool
  ) -> Bool {
    if argument.isTrailing && argument.label == nil {
      // The first closure after the parentheses goes to the first parameter that is a function, or to the last one.
      if parameter.type.map({ isFunction($0) }) ?? true {
        let isOptional = parameter.defaultValue != nil || parameter.isVariadic
        // One that has a default leaves the closure to a later one that needs it.
        return !isOptional || !isLast || !rest.contains { isClosureNeeded($0) }
      }
      if parameter.defaultValue != nil || parameter.isVariadic { return rest.isEmpty }
      return !rest.contains { $0.type.map { isFunction($0) } ?? false }
    }
    return parameter.label == argument.label
  }

  private func isClosureNeeded(_ parameter: Parameter) -> Bool {
    parameter.defaultValue == nil && !parameter.isVariadic && (parameter.type.map { isFunction($0) } ?? false)
  }

  func isFunction(_ id: TypeID) -> Bool {
    switch program[id] {
    case .function: return true
    case .optional(let inner, _): return isFunction(inner)
    case .named(let path, _):
      need(path[path.count - 1])
      guard case .alias(let alias)? = topLevelType(path[path.count - 1], from: program.file(of: id)) else {
        return false
      }
      return isFunction(alias.type)
    default: return false
    }
  }

  // MARK: How well a value fits

  func score(_ chosen: Chosen, _ arguments: [CallArgument], in scope: Scope) -> Int? {
    let function = program[chosen.candidate.function]
    var score = 0
    var forms = 0
    for (parameter, places) in zip(function.parameters, chosen.places) {
      // Defaults decide only where types do not; what takes any number is worse than what is generic.
      if places.isEmpty { forms += 1 }
      if parameter.isVariadic { score += 45 }
      guard let id = parameter.type else { continue }
      let type = resolve(id, in: chosen.candidate.owner, generics: bounds(of: function, chosen.candidate))
      for place in places {
        let argument = arguments[place]
        guard
          let one = argument.value.map({ self.score($0, type) })
            ?? argument.expression.map({ self.score(late: $0, type, in: scope) })
        else { continue }
        guard let one else { return nil }
        score += one
      }
    }
    return score * 1_000 + forms
  }

  /// Generic parameters by what they must be.
  func bounds(of function: FunctionDeclaration, _ candidate: Candidate) -> Meanings {
    var found: Meanings = candidate.receiver.map { genericsWithSelf(of: $0) } ?? [:]
    for parameter in function.generics.parameters {
      if let bound = parameter.bound {
        found[parameter.name] = .composition([.generic(parameter.name), resolve(bound, in: candidate.owner)])
      } else {
        found[parameter.name] = .generic(parameter.name)
      }
    }
    return found
  }

  /// How far a value is from a type: 0 for the very same; nil where it does not fit.
  func score(_ value: Value, _ type: RuntimeType) -> Int? {
    switch (value, type) {
    case (_, .any): return 50
    case (.unknown(let unknown), _):
      if unknown.type == nil, case .missing(let text) = type, isKeyPath(text) { return nil }
      guard let known = unknown.type else { return 5 }
      return score(known, type)
    case (_, .generic): return 40
    case (.none, .optional): return 0
    // Worse than that a function takes anything, as the compiler has it.
    case (_, .optional(let inner)): return score(value, inner).map { $0 + 52 }
    case (.function(let function), .missing(let text)) where isKeyPath(text):
      if case .keyPath = function.code { return 0 } else { return nil }
    case (_, .missing(let text)): return isKeyPath(text) ? nil : 45
    case (_, .composition(let parts)):
      return scoreAll(value, parts)
    case (.integer, .nominal(let info, _)), (.floating, .nominal(let info, _)):
      return scoreNumber(value, info)
    case (.range(let range), .nominal(let info, let bounds)) where !bounds.isEmpty:
      guard let bound = range.lower ?? range.upper, score(bound, bounds[0]) != nil else { return nil }
      return self.info(of: value)?.distance(to: info)
    // A list of anything fits a list better than anything does.
    case (.array(let values), .array(let element)):
      return values.isEmpty ? 1 : worst(values.lazy.map { ($0, element) }).map { min($0, 39) }
    case (.array(let values), .nominal(let info, _)) where info === builtin.set:
      return values.isEmpty ? 30 : nil
    case (.dictionary, .dictionary): return 0
    case (.function, .function): return 0
    case (.tuple(let tuple), .tuple(let types, _)): return tuple.values.count == types.count ? 0 : nil
    case (.type, .metatype): return 0
    case (_, .nominal(let wanted, _)):
      guard let info = info(of: value) else { return nil }
      link(info)
      return info.distance(to: wanted)
    default: return nil
    }
  }

  /// The worst score of some values for some types; nil where one does not fit.
  private func worst(_ pairs: some Sequence<(Value, RuntimeType)>) -> Int? {
    var worst = 0
    for (value, type) in pairs {
      guard let one = score(value, type) else { return nil }
      worst = max(worst, one)
    }
    return worst
  }

  private func scoreAll(_ value: Value, _ parts: [RuntimeType]) -> Int? {
    guard let worst = worst(parts.lazy.map { (value, $0) }) else { return nil }
    // Of generic functions that with more constraints is meant.
    guard case .generic? = parts.first, worst < 50 else { return worst }
    return 40 - parts.dropFirst().reduce(0) { $0 + min(1 + ($1.info?.protocols.count ?? 0), 9) }
  }

  /// A literal is an `Int` or a `Double` first; that it is another kind is worse than that a function takes anything.
  private func scoreNumber(_ value: Value, _ info: TypeInfo) -> Int? {
    // `Index` of a collection, whose places are numbers.
    if case .integer = value, info === builtin.index { return 1 }
    switch value {
    case .integer(_, .literal):
      if info === builtin.int { return 0 }
      if info.integerKind != nil || info.floatingKind != nil { return 55 }
    case .floating(_, .literal):
      if info === builtin.double { return 0 }
      if info.floatingKind != nil { return 55 }
    case .floating(_, let kind):
      if info === builtin.type(of: kind) { return 0 }
      if let wanted = info.floatingKind, wanted != .float, kind != .float { return 60 }
    default: break
    }
    guard let own = self.info(of: value) else { return nil }
    link(own)
    if let distance = own.distance(to: info) { return distance }
    // A whole literal is any number that is asked for.
    guard case .integer(_, .literal) = value else { return nil }
    return builtin.double.distance(to: info).map { $0 + 45 }
  }

  func score(_ known: RuntimeType, _ type: RuntimeType) -> Int? {
    guard let first = info(of: known.unwrapped), let second = info(of: type.unwrapped) else { return 45 }
    link(first)
    return first.distance(to: second)
  }
}
