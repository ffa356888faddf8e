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
    if program.files[Int(stop.spot.file)].isPrelude { stop.spot = ownSpot }
    if record.trapped.insert(stop.spot).inserted { record.traps.append(stop) }
    return stop
  }
}
