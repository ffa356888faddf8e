import SwiftProgram

extension Interpreter {
  /// The value of an expression.
  ///
  /// - Parameter expected: The type that is wanted where it stands, which decides what literals and `.member` mean.
  func evaluate(
    _ id: ExpressionID, in scope: Scope, expecting expected: RuntimeType? = nil
  ) throws(Interruption) -> Value {
    try step(program.spot(of: id))
    depths.nesting += 1
    defer { depths.nesting -= 1 }
    if depths.nesting > limits.nesting {
      throw stop(.limit, "Expressions more than \(limits.nesting) deep in each other.")
    }
    switch program[id] {
    case .integer, .floating, .boolean, .nilLiteral, .string, .array, .dictionary:
      return try literal(id, in: scope, expected)
    case .name(let name, let generics): return try value(of: name, generics, in: scope)
    case .superReference: return scope.frame.selfValue ?? unknown("super", .unreadable)
    case .member(let base?, let name, let generics):
      return try value(of: name, generics, on: base, in: scope, expected)
    case .member(nil, let name, _): return try implicitMember(name, in: scope, expected)
    case .call(let call): return try evaluate(call, id, in: scope, expected)
    case .subscripted, .optionalChain, .chainEnd, .forced: return try link(id, in: scope, expected)
    default: return try evaluateOperation(id, in: scope, expected)
    }
  }

  /// `base.name`.
  private func value(
    of name: Name, _ generics: [TypeID], on base: ExpressionID, in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    if isModule(base, before: name, in: scope) {
      if let type = resolvedType(name, generics, of: base, in: scope) { return .type(type) }
      return try value(of: name, generics, in: globalScope)
    }
    let wanted = isImplicit(base) ? expected : listType(name, base)
    let value = try evaluate(base, in: scope, expecting: wanted)
    if case .superReference = program[base] { return try member(name, ofSuperIn: scope) }
    if let index = indexMember(name, of: value, from: sliceStart(of: base, value, in: scope)) { return index }
    let found = try member(name, of: unwrapped(value, of: base, for: name, in: scope), base, in: scope)
    if case .structure(let structure) = value, isUnmade(name, structure) {
      try write(found, to: .member(place(of: base, in: scope), name), in: scope)
    }
    return found
  }

  /// A link of a chain.
  private func link(_ id: ExpressionID, in scope: Scope, _ expected: RuntimeType?) throws(Interruption)
    -> Value
  {
    switch program[id] {
    case .subscripted(let base, let arguments):
      let value = try evaluate(base, in: scope, expecting: isImplicit(base) ? expected : nil)
      let start = sliceStart(of: base, value, in: scope)
      let keys = shifted(try subscriptArguments(arguments, of: value, in: scope), by: start)
      let found = try element(keys, of: value, in: scope)
      noteSlice(value, keys, from: start)
      return found
    case .optionalChain(let base):
      let value = try evaluate(base, in: scope, expecting: isImplicit(base) ? expected : nil)
      if case .none = value { throw .chainEnded }
      return present(value)
    case .chainEnd(let inner):
      do throws(Interruption) {
        return try evaluate(inner, in: scope, expecting: expected)
      } catch .chainEnded {
        return .none
      }
    case .forced(let inner):
      let value = try evaluate(inner, in: scope, expecting: expected)
      if case .none = value { return try unwrapNil(inner, in: scope) }
      return present(value)
    default: return .void
    }
  }

  private func evaluateOperation(
    _ id: ExpressionID, in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    switch program[id] {
    case .prefix(let name, let operand): return try prefix(name, operand, in: scope, expected)
    case .postfix(let name, let operand): return try postfix(name, operand, in: scope)
    case .binary(let name, let left, let right):
      return noting(try binary(name, left, right, in: scope, expected), of: name, id)
    case .assignment(let target, let value):
      let isFirst = record.ran.insert(program.spot(of: id)).inserted
      if try !assign(value, to: target, in: scope), isFirst { record.ran.remove(program.spot(of: id)) }
      return .void
    case .ternary(let condition, let first, let second):
      let isTrue = try truth(of: condition, in: scope)
      let literals = [first, second].map { self.literals($0) }
      let isFraction = literals.allSatisfy(\.isAll) && literals.contains(where: \.hasFraction)
      let type =
        expected ?? (isFraction ? builtin.double.plain : nil)
        ?? (isLate(first) || isLate(second) ? hint(first, scope) ?? hint(second, scope) : nil)
        ?? otherType(isTrue ? first : second, beside: isTrue ? second : first, in: scope)
      let found = try evaluate(isTrue ? first : second, in: scope, expecting: type)
      return expected == nil ? type.map { coerce(found, to: $0) } ?? found : found
    case .cast(let operand, let type, let kind): return try cast(operand, type, kind, in: scope)
    case .closure(let closure):
      let made = makeClosure(closure, in: scope)
      if case .function(let parameters, let result)? = expected?.unwrapped {
        (made.parameters, made.result) = (parameters, result)
      }
      return .function(made)
    case .tuple(let elements): return try tuple(elements, in: scope, expected)
    case .keyPath(_, let components): return .function(FunctionValue(.keyPath(components, scope)))
    case .attempt(let kind, let inner): return try attempt(kind, inner, in: scope, expected)
    case .inOut(let inner): return try evaluate(inner, in: scope, expecting: expected)
    case .type(let type): return .type(resolve(type, in: scope))
    case .statement(let statement): return try value(of: statement, in: scope, expected)
    case .macro(let name, let arguments): return try macro(name, arguments, in: scope)
    case .unreadable(let what): return unknown(what, .unreadable)
    default: return .void
    }
  }

  /// Notes that `a += b` has run, unless what has `a` is nil.
  private func noting(_ value: Value, of name: Name, _ id: ExpressionID) -> Value {
    if traits(of: name).contains(.isAssignment), !value.isNone {
      record.ran.insert(program.spot(of: id))
    }
    return value
  }

  /// Whether a lazy variable has no value yet.
  func isUnmade(_ name: Name, _ structure: StructureValue) -> Bool {
    guard let index = structure.type.stored.firstIndex(where: { $0.name == name }),
      case .unknown(let unknown) = structure.fields[index]
    else { return false }
    return unknown === unmade
  }

  /// Whether the innermost part of a chain is `.member`, which needs the type that the whole is wanted to have.
  func isImplicit(_ id: ExpressionID) -> Bool {
    var id = id
    while true {
      switch program[id] {
      case .member(let base, _, _):
        guard let base else { return true }
        id = base
      case .call(let call): id = call.callee
      case .subscripted(let base, _), .optionalChain(let base), .chainEnd(let base), .forced(let base):
        id = base
      default: return false
      }
    }
  }

  /// The type of `.member` on one side of a colon, where only the other side says it.
  private func otherType(_ id: ExpressionID, beside other: ExpressionID, in scope: Scope) -> RuntimeType? {
    guard isImplicit(id), !isImplicit(other) else { return nil }
    var named = other
    if case .call(let call) = program[named] { named = call.callee }
    if case .member(let base?, _, _) = program[named] { named = base }
    guard case .name(let name, let generics) = program[named] else { return nil }
    return resolvedType(name, generics, scope)
  }

  private func tuple(_ elements: [Argument], in scope: Scope, _ expected: RuntimeType?) throws(Interruption)
    -> Value
  {
    var types: [RuntimeType?] = elements.map { _ in nil }
    if case .tuple(let wanted, _)? = expected?.unwrapped, wanted.count == elements.count { types = wanted }
    var values: [Value] = []
    for (element, type) in zip(elements, types) {
      let value = try evaluate(element.value, in: scope, expecting: type)
      values.append(settle(value, as: type))
    }
    return .tuple(TupleValue(values, labels: elements.map(\.label)))
  }

  private func attempt(
    _ kind: AttemptKind, _ inner: ExpressionID, in scope: Scope, _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    do throws(Interruption) {
      let value = try evaluate(inner, in: scope, expecting: expected)
      if kind == .awaiting, isInTask, case .unknown(let unknown) = value {
        throw stop(.suspension, "Nobody knows when \(unknown.path) comes.")
      }
      return value
    } catch .stopped(let stop) {
      if kind == .awaiting, stop.kind == .suspension { record.suspended.insert(program.spot(of: inner)) }
      throw .stopped(stop)
    } catch .thrown(let value) {
      switch kind {
      case .plain, .awaiting: throw .thrown(value)
      case .optional: return .none
      case .forced:
        // What throws for what is not known does not in an app.
        if host.survivesTraps { return unknown("try!", .unknownCall, type: expected) }
        throw stop(.trap, "An error was thrown where none is expected.")
      }
    }
  }

  /// The base name of the method that a selector is of.
  private func selected(_ argument: Argument) -> String? {
    argument.label == nil ? baseName(argument.value) : nil
  }

  private func baseName(_ id: ExpressionID) -> String? {
    switch program[id] {
    case .name(let name, _), .member(_, let name, _): return text(name)
    case .closure(let closure):
      // A name with labels.
      guard let first = program[closure].body.first, case .expression(let inner) = program[first],
        case .call(let call) = program[inner]
      else { return nil }
      return baseName(call.callee)
    default: return nil
    }
  }

  private func macro(_ name: Name, _ arguments: [Argument], in scope: Scope) throws(Interruption) -> Value {
    switch text(name) {
    case "selector":
      let method = Value.string(arguments.first.flatMap { selected($0) } ?? "")
      guard let type = self.type(named: "Selector"), type.stored.count == 1 else { return method }
      return .structure(StructureValue(type: type, fields: [method]))
    case "keyPath": return .string(arguments.first.map { keyPath($0.value) } ?? "")
    case "file", "fileID", "filePath":
      return .string(program.files.isEmpty ? "" : program.files[Int(spot.file)].path)
    case "line", "column": return .integer(0, .int)
    case "function": return functionName(in: scope)
    case "colorLiteral": return try literal("UIColor", [], in: scope)
    case "imageLiteral":
      return try literal(
        "UIImage",
        arguments.map {
          CallArgument(label: program.names.name("imageLiteralResourceName"), expression: $0.value)
        },
        in: scope)
    default: return unknown("#" + text(name), .unreadable)
    }
  }

  /// `#keyPath`: the members behind the type.
  private func keyPath(_ id: ExpressionID) -> String {
    switch program[id] {
    case .member(let base?, let name, _):
      let before = keyPath(base)
      return before.isEmpty ? text(name) : before + "." + text(name)
    case .name(let name, _): return text(name).first?.isUppercase == true ? "" : text(name)
    case .chainEnd(let inner), .optionalChain(let inner), .forced(let inner): return keyPath(inner)
    default: return ""
    }
  }

  /// `#function`; what it is in a variable or an initializer is not known here.
  private func functionName(in scope: Scope) -> Value {
    guard let id = scope.frame.function else { return unknown("#function", .unreadable) }
    let function = program[id]
    guard case .function = function.kind else { return unknown("#function", .unreadable) }
    let labels = function.parameters.map { ($0.label.map { text($0) } ?? "_") + ":" }.joined()
    return .string("\(text(function.name))(\(labels))")
  }

  private func literal(
    _ type: String, _ arguments: [CallArgument], in scope: Scope
  ) throws(Interruption) -> Value {
    guard let info = self.type(named: type) else { return unknown("#" + type, .unreadable) }
    return try construct(info.plain, arguments, in: scope)
  }

  /// `a as? B` and its like.
  private func cast(
    _ operand: ExpressionID, _ id: TypeID, _ kind: CastKind, in scope: Scope
  ) throws(Interruption) -> Value {
    let type = resolve(id, in: scope)
    let given = try evaluate(operand, in: scope, expecting: kind == .coercion ? type : nil)
    let value = try bridgedBack(given, to: type) ?? given
    if kind == .coercion { return try bridged(coerce(value, to: type), to: type, in: scope) }
    if case .unknown(let unknown) = value {
      if kind == .forced, let known = declared(unknown, as: type) { return known }
      return kind == .test ? value : .unknown(unknown.typed(type))
    }
    if case .none = value, kind == .forced, !type.isOptional {
      return try unwrapNil(operand, as: type, in: scope)
    }
    let fits = isInstance(value, of: type)
    switch kind {
    case .test: return .boolean(fits)
    case .conditional: return fits ? value : .none
    default:
      if case .missing = type.unwrapped { return value }
      if fits { return value }
      if standsForOwn(value, type) { return unknown(describe(type), .parameter, type: type) }
      throw stop(.trap, "Could not cast a value to \(describe(type)).")
    }
  }

  /// Whether an object of one of UIKit's classes stands where an app has one of a class of its own below that: its navigation controller.
  private func standsForOwn(_ value: Value, _ type: RuntimeType) -> Bool {
    guard host.survivesTraps, case .object(let object) = value, object.type.isOfPrelude,
      case .nominal(let wanted, _) = type, wanted.isOfApp
    else { return false }
    return inherits(wanted, from: object.type)
  }

  /// A value as an object of a class of the library that stands for its type, `price as NSDecimalNumber`: such a class has an initializer
  /// of that label.
  private func bridged(_ value: Value, to type: RuntimeType, in scope: Scope) throws(Interruption) -> Value {
    guard case .nominal(let info, _) = type, info.kind == .classType, info.isOfPrelude,
      !isInstance(value, of: type),
      let label = program.names.known("bridging"), isMade(info, from: label)
    else { return value }
    switch value {
    case .integer, .floating, .boolean, .structure:
      return try construct(type, [CallArgument(label: label, value: settle(value))], in: scope)
    default: return value
    }
  }

  /// A text of which an object of the library is made, `format as String`: such a class has it as a variable of that name. Nil for others.
  private func bridgedBack(_ value: Value, to type: RuntimeType) throws(Interruption) -> Value? {
    guard type.unwrapped.info === builtin.string, case .object(let object) = value,
      let name = program.names.known("bridged"),
      entries(name, of: object.type).contains(where: { $0.owner.isOfPrelude })
    else { return nil }
    return try member(name, of: value, in: globalScope)
  }

  /// Whether a value is one of a type at run time.
  func isInstance(_ value: Value, of type: RuntimeType) -> Bool {
    switch (value, type) {
    case (_, .any), (_, .generic): return true
    case (.none, .optional): return true
    case (_, .optional(let inner)): return isInstance(value, of: inner)
    case (.array(let values), .array(let element)): return values.allSatisfy { isInstance($0, of: element) }
    case (.dictionary(let dictionary), .dictionary(_, let element)):
      return dictionary.values.allSatisfy { isInstance($0, of: element) }
    case (.function, .function): return true
    case (.tuple, .tuple), (.type, .metatype): return true
    case (_, .composition(let parts)): return parts.allSatisfy { isInstance(value, of: $0) }
    case (_, .nominal(let wanted, _)):
      guard let info = info(of: value) else { return false }
      link(info)
      return info.distance(to: wanted) != nil
    case (.object, .missing(let name)): return missingClassName(of: value) == name
    default: return false
    }
  }

  /// The value of a test; an unknown one is taken to hold.
  func truth(of id: ExpressionID, in scope: Scope) throws(Interruption) -> Bool {
    let value = try evaluate(id, in: scope, expecting: builtin.bool.plain)
    switch value {
    case .boolean(let flag): return flag
    case .unknown(let unknown): return isTakenToHold(unknown, at: program.spot(of: id))
    default: throw stop(.trap, "A condition is neither true nor false.")
    }
  }

  func makeClosure(_ id: ClosureID, in scope: Scope) -> FunctionValue {
    let closure = program[id]
    var around: Scope? = scope
    while let one = around, !one.isKept {
      keep(one)
      around = one.parent
    }
    if closure.captures.isEmpty { return FunctionValue(.closure(id, scope)) }
    let kept = Scope(in: scope)
    keep(kept)
    for capture in closure.captures {
      // `[weak self]` is the same object: nothing ends while it runs.
      if capture.value == nil && capture.name == words.selfWord { continue }
      let value: Value?
      if let expression = capture.value {
        value = try? evaluate(expression, in: scope)
      } else {
        value = try? self.value(of: capture.name, [], in: scope)
      }
      kept.declare(capture.name, value)
    }
    return FunctionValue(.closure(id, kept))
  }
}
