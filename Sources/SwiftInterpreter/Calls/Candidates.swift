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
  /// For each parameter the indices of its arguments; none for its default.
  var places: [[Int]]
}

extension Interpreter {
  func candidate(_ entry: MemberEntry, _ receiver: Value?) -> Candidate? {
    guard case .method(let id) = entry.kind else { return nil }
    return Candidate(function: id, receiver: receiver, owner: entry.owner)
  }

  /// The arguments of a call, those read whose values need no type that is wanted.
  func callArguments(_ call: CallExpression) -> [CallArgument] {
    call.arguments.map { argument in
      var isInOut = false
      if case .inOut = program[argument.value] { isInOut = true }
      return CallArgument(label: argument.label, expression: argument.value, isInOut: isInOut)
    }
      + call.trailing.map { CallArgument(label: $0.label, expression: $0.value, isTrailing: true) }
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
    let fitting = candidates.compactMap { one in
      match(program[one.function].parameters, arguments).map { Chosen(candidate: one, places: $0) }
    }
    let running = scope.frame.function
    let isOwn = fitting.count == 1 && fitting[0].candidate.function == running
    if fitting.count <= 1, !isBuiltin, !isOwn { return fitting.first }
    for index in arguments.indices where arguments[index].value == nil {
      guard let id = arguments[index].expression, !isLate(id) else { continue }
      arguments[index].value = try evaluate(id, in: scope)
    }
    // What would call itself may mean another one of its name that is in no file; with what is not known it would go on for ever.
    let isUnknown = arguments.contains { $0.value?.isUnknown ?? false }
    var best: (Chosen, Int)?
    for one in fitting where !isUnknown || one.candidate.function != running {
      guard var score = score(one, arguments, in: scope) else { continue }
      if let expected, !gives(one.candidate, expected) { score += 15_000 }
      let isBetter = best.map { known, least in
        score < least || score == least && known.candidate.function == scope.frame.function
      }
      if isBetter ?? true { best = (one, score) }
    }
    return best?.0
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
  func match(_ parameters: [Parameter], _ arguments: [CallArgument]) -> [[Int]]? {
    var places: [[Int]] = []
    var next = 0
    for (index, parameter) in parameters.enumerated() {
      var taken: [Int] = []
      if next < arguments.count, accepts(parameter, arguments[next], parameters[(index + 1)...]) {
        taken.append(next)
        next += 1
        if parameter.isVariadic {
          while next < arguments.count, arguments[next].label == nil, !arguments[next].isTrailing {
            taken.append(next)
            next += 1
          }
        }
      }
      if taken.isEmpty && parameter.defaultValue == nil && !parameter.isVariadic { return nil }
      places.append(taken)
    }
    return next == arguments.count ? places : nil
  }

  private func accepts(_ parameter: Parameter, _ argument: CallArgument, _ rest: ArraySlice<Parameter>)
    -> Bool
  {
    if argument.isTrailing && argument.label == nil {
      // The first closure after the parentheses goes to the first parameter that is a function, or to the last one.
      if parameter.type.map({ isFunction($0) }) ?? true {
        let isOptional = parameter.defaultValue != nil || parameter.isVariadic
        // One that has a default leaves the closure to a later one that needs it.
        return !isOptional || !rest.contains { isClosureNeeded($0) }
      }
      if parameter.defaultValue != nil || parameter.isVariadic { return rest.isEmpty }
      return !rest.contains { $0.type.map { isFunction($0) } ?? false }
    }
    return parameter.label == argument.label
  }

  private func isClosureNeeded(_ parameter: Parameter) -> Bool {
    parameter.defaultValue == nil && !parameter.isVariadic && (parameter.type.map { isFunction($0) } ?? false)
  }

  private func isFunction(_ id: TypeID) -> Bool {
    switch program[id] {
    case .function: return true
    case .optional(let inner, _): return isFunction(inner)
    case .named(let path, _):
      need(path[path.count - 1])
      return aliases[path[path.count - 1]].map { isFunction($0) } ?? false
    default: return false
    }
  }

  // MARK: How well a value fits

  private func score(_ chosen: Chosen, _ arguments: [CallArgument], in scope: Scope) -> Int? {
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
  private func bounds(of function: FunctionDeclaration, _ candidate: Candidate) -> [Name: RuntimeType] {
    var found: [Name: RuntimeType] = candidate.receiver.map { genericsWithSelf(of: $0) } ?? [:]
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
    case (.array(let values), .array(let element)): return values.first.map { score($0, element) } ?? 1
    case (.array(let values), .nominal(let info, _)) where info === builtin["Set"]:
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

  private func scoreAll(_ value: Value, _ parts: [RuntimeType]) -> Int? {
    var worst = 0
    for part in parts {
      guard let one = score(value, part) else { return nil }
      worst = max(worst, one)
    }
    // Of generic functions that with more constraints is meant.
    guard case .generic? = parts.first else { return worst }
    return 40 - parts.dropFirst().reduce(0) { $0 + min(1 + ($1.info?.protocols.count ?? 0), 9) }
  }

  /// A literal is an `Int` or a `Double` first; that it is another kind is worse than that a function takes anything.
  private func scoreNumber(_ value: Value, _ info: TypeInfo) -> Int? {
    // `Index` of a collection, whose places are numbers.
    if case .integer = value, info === builtin["Index"] { return 1 }
    let isNumber = IntegerKind(rawValue: info.text) != nil || FloatingKind(rawValue: info.text) != nil
    switch value {
    case .integer(_, .literal):
      if info === builtin["Int"] { return 0 }
      if isNumber { return 55 }
    case .floating(_, .literal):
      if info === builtin["Double"] { return 0 }
      if FloatingKind(rawValue: info.text) != nil { return 55 }
    case .floating(_, let kind):
      if info.text == kind.rawValue { return 0 }
      if let wanted = FloatingKind(rawValue: info.text), wanted != .float, kind != .float { return 60 }
    default: break
    }
    return self.info(of: value)?.distance(to: info)
  }

  private func score(_ known: RuntimeType, _ type: RuntimeType) -> Int? {
    guard let first = info(of: known.unwrapped), let second = info(of: type.unwrapped) else { return 45 }
    link(first)
    return first.distance(to: second)
  }

  /// How well an expression fits that has no value yet.
  private func score(late id: ExpressionID, _ type: RuntimeType, in scope: Scope) -> Int? {
    switch program[id] {
    case .integer:
      return score(.integer(0, .literal), type) ?? literalScore(type, "integerLiteral", "floatLiteral")
    case .floating: return score(.floating(0, .literal), type) ?? literalScore(type, "floatLiteral")
    case .boolean: return score(.boolean(true), type)
    case .string:
      return score(.string(""), type) ?? literalScore(type, "stringLiteral", "stringInterpolation")
    case .nilLiteral: return type.isOptional ? 0 : scoreAny(type)
    case .array(let elements): return arrayScore(elements, type, in: scope)
    case .dictionary: if case .dictionary = type.unwrapped { return 0 } else { return scoreAny(type) }
    case .closure(let closure): return closureScore(closure, type)
    case .prefix(_, let operand): return score(late: operand, type, in: scope)
    case .binary(let name, let left, _):
      guard ["..<", "..."].contains(text(name)) else { return score(late: left, type, in: scope) }
      guard case .nominal(let info, let bounds) = type.unwrapped, info.text.hasSuffix("Range") else {
        return scoreAny(type)
      }
      return bounds.first.map { score(late: left, $0, in: scope) } ?? 0
    case .ternary(_, let first, let second):
      return score(late: isLate(first) ? first : second, type, in: scope)
    case .attempt(_, let inner), .inOut(let inner):
      return isLate(inner) ? score(late: inner, type, in: scope) : 5
    case .member, .call: return implicitScore(id, type)
    case .tuple(let elements):
      guard case .tuple(let types, _) = type.unwrapped else { return scoreAny(type) }
      return types.count == elements.count ? 0 : nil
    default: return 5
    }
  }

  /// Whether a type that nobody declares is one of key paths.
  private func isKeyPath(_ name: String) -> Bool { name.hasSuffix("KeyPath") }

  private func scoreAny(_ type: RuntimeType) -> Int? {
    switch type {
    case .any: 50
    case .generic: 40
    case .missing(let text): isKeyPath(text) ? nil : 45
    case .optional(let inner): scoreAny(inner).map { $0 + 20 }
    default: nil
    }
  }

  private func literalScore(_ type: RuntimeType, _ labels: String...) -> Int? {
    guard let info = info(of: type.unwrapped), info.declaration != nil else { return nil }
    return labels.compactMap { program.names.known($0) }.contains { isMade(info, from: $0) } ? 55 : nil
  }

  private func arrayScore(_ elements: [ExpressionID], _ type: RuntimeType, in scope: Scope) -> Int? {
    switch type.unwrapped {
    case .array(let element):
      guard let first = elements.first else { return 0 }
      if isLate(first) { return score(late: first, element, in: scope) }
      guard let value = try? evaluate(first, in: scope) else { return 5 }
      return score(value, element)
    case .nominal(let info, _):
      return info === builtin["Set"] || takesList(info) ? 20 : nil
    case .composition: return elements.isEmpty ? nil : score(.array([]), type)
    default: return scoreAny(type)
    }
  }

  private func closureScore(_ id: ClosureID, _ type: RuntimeType) -> Int? {
    guard case .function(let parameters, _) = type.unwrapped else { return scoreAny(type) }
    let closure = program[id]
    let count = closure.parameters?.count ?? closure.anonymousCount
    if count == parameters.count { return 0 }
    if closure.parameters == nil && count < parameters.count { return closure.anonymousCount == 0 ? nil : 1 }
    if parameters.count == 1, case .tuple = parameters[0] { return 2 }
    return parameters.count == 1 && closure.parameters == nil ? 3 : nil
  }

  /// `.member` fits only a type that has it.
  private func implicitScore(_ id: ExpressionID, _ type: RuntimeType) -> Int? {
    var name: Name?
    var inner = id
    search: while true {
      switch program[inner] {
      case .member(let base, let one, _):
        name = one
        guard let base else { break search }
        inner = base
      case .call(let call): inner = call.callee
      case .subscripted(let base, _), .optionalChain(let base), .chainEnd(let base), .forced(let base):
        inner = base
      default: break search
      }
    }
    guard let name, let info = info(of: type.unwrapped) else { return scoreAny(type) }
    link(info)
    if name == words.initializer || info.cases.contains(where: { $0.name == name }) {
      return type.isOptional ? 1 : 0
    }
    let has = (info.superclasses + info.protocols).contains { $0.statics[name] != nil }
    return has || builtinStatic(text(name), of: info) != nil ? (type.isOptional ? 1 : 0) : nil
  }
}
