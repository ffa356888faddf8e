import SwiftProgram

/// What happens where a program would end.
extension Interpreter {
  /// Runs a statement, and goes on where it traps: its variables and its result are not known then.
  func runOn(_ id: StatementID, in scope: Scope) throws(Interruption) -> Completion {
    if !survivesTraps { return try run(id, in: scope) }
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
    guard survivesTraps, case .stopped(var stop) = error, stop.kind != .limit else { throw error }
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
    guard survivesTraps, isVariable(id) else { throw trap }
    let place = try place(of: id, in: scope)
    let path: String
    switch place {
    case .property(let object, let name, _): path = "\(object.type.text).\(text(name))"
    case .staticVariable(let type, let name): path = "\(describe(type)).\(text(name))"
    case .global(let name): path = text(name)
    default: throw trap
    }
    let declared = try type(of: place, in: scope)
    return unknown(path, .property, type: wanted ?? declared?.unwrapped)
  }
  /// Whether a `guard` that ends the program goes on all the same: as after `!`, what an app has given a variable that is nil here is not known.
  func survives(_ conditions: [Condition], _ body: [StatementID], in scope: Scope) throws(Interruption)
    -> Bool
  {
    guard survivesTraps, let last = body.last, isFatal(last) else { return false }
    for condition in conditions {
      if try holds([condition], in: scope) { continue }
      guard case .binding(let pattern, let type, let id) = condition, isVariable(id),
        let value = try? unwrapNil(id, as: type.map { resolve($0, in: scope) }, in: scope)
      else { return false }
      _ = try bind(pattern, value, in: scope)
    }
    return true
  }
}
