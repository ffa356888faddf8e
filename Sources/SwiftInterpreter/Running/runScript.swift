package import SwiftProgram

/// How running a program as a script ended.
package struct ScriptResult {
  package var output: String
  /// Why it did not come to its end.
  package var stop: Stop?
  package var steps: Int
  package var missing: [String: Int]
}

/// Runs the statements of the last file of a program from top to bottom, as `swift FILE` does.
package func runScript(_ program: consuming Program, limits: RunLimits = RunLimits()) -> ScriptResult {
  let interpreter = Interpreter(program, limits: limits)
  return interpreter.runMain()
}

extension Interpreter {
  func runMain() -> ScriptResult {
    var found: Stop?
    do throws(Interruption) {
      let body = program.files.last?.statements ?? []
      globals = globals.mapValues { $0.filter { !isOfScript($0) } }.filter { !$0.value.isEmpty }
      _ = try run(body, in: globalScope)
    } catch {
      switch error {
      case .stopped(let stop): found = stop
      case .thrown: found = Stop(kind: .trap, message: "An error was thrown and not caught.", spot: spot)
      case .chainEnded: found = Stop(kind: .trap, message: "A chain ended.", spot: spot)
      case .madeNothing: found = Stop(kind: .trap, message: "An initializer made nothing.", spot: spot)
      case .runaway: found = Stop(kind: .limit, message: "Calls go on without an end.", spot: spot)
      }
    }
    return ScriptResult(output: output, stop: found, steps: steps, missing: record.missing)
  }

  /// Variables of the script get their values in the order of its statements.
  private func isOfScript(_ global: GlobalVariable) -> Bool {
    if program[global.variable].accessors?.getter != nil { return false }
    return program.files.last.map { $0.variables.contains(global.variable) && !$0.statements.isEmpty }
      ?? false
  }
}
