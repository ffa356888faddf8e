import SwiftProgram

/// What happens where a program would end.
extension Interpreter {
  /// Runs a statement, and goes on where it traps: its variables and its result are not known then.
  func runOn(_ id: StatementID, in scope: Scope) throws(Interruption) -> Completion {
    if !host.survivesTraps { return try run(id, in: scope) }
    do throws(Interruption) {
      return try run(id, in: scope)
    } catch {
      let stop = try noteTrap(error)
      if stop.kind == .fatal { return .returning(unknown(stop.message, .unknownCall)) }
      switch program[id] {
      case .returning: return .returning(unknown(stop.message, .unknownCall))
      case .variables(let ids):
        for name in ids.flatMap({ names(in: program[$0].pattern) }) {
          scope.declare(name, unknown(text(name), .unknownCall))
        }
        return .normal
      default: return .normal
      }
    }
  }

  /// Notes where the program would have trapped.
  ///
  /// - Throws: Every other interruption, on its way.
  func noteTrap(_ error: Interruption) throws(Interruption) -> Stop {
    guard host.survivesTraps, case .stopped(var stop) = error, !stop.endsAll else { throw error }
    // What UIKit refuses is told where it was asked for.
    if isPrelude(stop.spot.file) { stop.spot = ownSpot }
    if record.trapped.insert(stop.spot).inserted { record.traps.append(stop) }
    return stop
  }

  /// What `!` makes of nil where that does not end the program: what an app has given the variable by then is not known.
  ///
  /// - Parameter wanted: What it is cast to.
  func unwrapNil(_ id: ExpressionID, as wanted: RuntimeType? = nil, in scope: Scope) throws(Interruption)
    -> Value
  {
    let trap = stop(.trap, "Unexpectedly found nil while unwrapping an optional.")
    guard host.survivesTraps, isVariable(id) else { throw trap }
    let place = try place(of: id, in: scope)
    let path: String
    switch place {
    case .property(let object, let name, _): path = "\(object.type.text).\(text(name))"
    case .staticVariable(let type, let name): path = "\(describe(type)).\(text(name))"
    case .global(let name, _): path = text(name)
    default: throw trap
    }
    let declared = try type(of: place, in: scope)
    let found = unknown(path, .property, type: wanted ?? declared?.unwrapped)
    if case .object = found, case .property(let object, let name, _) = place {
      keep(found, path, in: name, of: object)
    }
    return found
  }

  /// What stands for a view in a variable that is nil is that variable's from then on, and of no other object.
  private func keep(_ value: Value, _ path: String, in name: Name, of object: Object) {
    guard let field = field(name, of: object.type) else { return }
    switch object.fields[field.index] {
    case nil, .some(.none): break
    default: return
    }
    object.fields[field.index] = value
    givens.values[Array(path.utf8)] = nil
  }

  /// Whether a `guard` that ends the program goes on all the same: as after `!`, what an app has given a variable that is nil here is not known.
  func survives(_ conditions: [Condition], _ body: [StatementID], in scope: Scope) throws(Interruption)
    -> Bool
  {
    guard host.survivesTraps, let last = body.last, isFatal(last), !isPrelude(spot.file) else { return false }
    // They are read once more, which what is called would notice.
    let isOfVariables = conditions.allSatisfy { condition in
      if case .binding(_, _, let id) = condition { isVariable(id) } else { false }
    }
    guard isOfVariables else { return false }
    for case .binding(let pattern, let type, let id) in conditions {
      let wanted = type.map { resolve($0, in: scope) }
      var value = try evaluate(id, in: scope, expecting: wanted.map { .optional($0) })
      if case .none = value {
        guard let unwrapped = try? unwrapNil(id, as: wanted, in: scope) else { return false }
        value = unwrapped
      }
      _ = try bind(pattern, settle(present(value), as: wanted), in: scope)
    }
    return true
  }

  /// The case that a value which is not known has in place of a `default:` that ends the program: the first that asks for a type.
  func caseInPlace(of last: Int, _ cases: [SwitchCase], _ value: Value, in scope: Scope)
    throws(Interruption) -> (Int, Scope)?
  {
    guard host.survivesTraps, case .unknown(let unknown) = value, let end = cases[last].body.last,
      isFatal(end)
    else { return nil }
    for (place, one) in cases.enumerated() {
      for item in one.items where item.filter == nil {
        let inner = Scope(in: scope)
        switch program[item.pattern] {
        case .isType: return (place, inner)
        case .cast(let pattern, let type):
          let typed = Value.unknown(unknown.typed(resolve(type, in: scope)))
          if try bind(pattern, typed, in: inner) { return (place, inner) }
        default: continue
        }
      }
    }
    return nil
  }

  /// The value on which a member is asked for: a variable that is nil is unwrapped where optionals have no such member, since it can only be declared
  /// with `!`.
  func unwrapped(_ value: Value, of base: ExpressionID, for name: Name, in scope: Scope) -> Value {
    guard host.survivesTraps, case .none = value, entries(name, of: builtin.optional).isEmpty,
      !hasBuiltinMethod(name, value), !Self.membersOfOptionals.contains(text(name))
    else { return value }
    return unwrapped(value, of: base, in: scope)
  }

  /// What is given where something of a type is taken, which may be no optional: a variable that is nil is unwrapped, since it can only be declared
  /// with `!`.
  func unwrapped(
    _ value: Value, of id: ExpressionID, givenAs type: RuntimeType?, in scope: Scope
  ) -> Value {
    guard let type, !type.isOpen, !type.isOptional else { return value }
    return unwrapped(value, of: id, in: scope)
  }

  /// A value, unwrapped where it is nil and a variable of the app has it.
  func unwrapped(_ value: Value, of id: ExpressionID, in scope: Scope) -> Value {
    guard host.survivesTraps, case .none = value, isVariable(id), !isPrelude(program.spot(of: id).file) else {
      return value
    }
    return (try? unwrapNil(id, in: scope)) ?? value
  }

  private static let membersOfOptionals: Set<String> = [
    "self", "unsafelyUnwrapped", "hashValue", "hash", "description",
  ]
}

/// Functions that call themselves without an end, since what would end it is not known.
extension Interpreter {
  /// How often a body runs in itself before it counts as one that does so for ever.
  private static let most = 8

  /// What interrupts a call for which there is no stack: where the same body runs again and again in itself, all of these end.
  func runaway() -> Interruption {
    if host.survivesTraps, let last = bodies.last, let level = bodies.firstIndex(of: last),
      bodies.count(where: { $0 == last }) >= Self.most
    {
      return .runaway(level)
    }
    return tooDeep
  }

  private var tooDeep: Interruption { stop(.limit, "Calls more than \(limits.depth) deep.") }

  /// What the outermost of such calls gives: nobody knows.
  ///
  /// - Throws: The limit, where anything was made since that is laid out: it would be there too often; and where everything is known: then
  ///   it is the program that has no end.
  func endRunaway(in scope: Scope, since begin: CallBegin) throws(Interruption) -> Value {
    let isKnown = begin.answers == CallBegin(self).answers
    if isKnown || objects[begin.objects...].contains(where: { holdsLayout(.object($0)) }) {
      throw tooDeep
    }
    let name = scope.frame.function.map { text(program[$0].name) } ?? "closure"
    return unknown("\(name)()", .unknownCall)
  }
}

/// What there was when a call began.
struct CallBegin {
  let objects: Int
  /// How often a condition that is not known was answered.
  let answers: Int

  init(_ interpreter: Interpreter) {
    (objects, answers) = (interpreter.objects.count, interpreter.record.choices.count + interpreter.followed)
  }
}
