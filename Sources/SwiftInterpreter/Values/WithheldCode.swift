package import SwiftProgram

/// Code that somebody got of whom nobody knows whether and when it is run.
package struct WithheldCode {
  package internal(set) var closures: Set<ClosureID> = []
  package internal(set) var functions: Set<FunctionID> = []

  package var isEmpty: Bool { closures.isEmpty && functions.isEmpty }
}

extension Interpreter {
  /// Notes a function that somebody got who is not known, and those that it would call by the names of variables.
  package func withhold(_ value: Value) {
    guard case .function(let function) = value else { return }
    switch function.code {
    case .closure(let id, let scope): withhold(id, in: scope)
    case .local(let id, _): record.withheld.functions.insert(id)
    case .method(_, let entries, _):
      for case .method(let id) in entries.map(\.kind) { record.withheld.functions.insert(id) }
    default: return
    }
  }

  func withhold(_ arguments: [CallArgument], in scope: Scope) {
    for argument in arguments {
      if let value = argument.value {
        withhold(value)
      } else if let expression = argument.expression, case .closure(let id) = program[expression] {
        withhold(id, in: scope)
      }
    }
  }

  /// Notes a closure and those that it would call, one after the other: as many may call each other as a file has.
  private func withhold(_ id: ClosureID, in scope: Scope) {
    var pending = [(id, scope)]
    while let (id, scope) = pending.popLast() {
      guard record.withheld.closures.insert(id).inserted else { continue }
      for called in called(by: id, in: scope) {
        if case .function(let function) = called, case .closure(let id, let scope) = function.code {
          pending.append((id, scope))
        } else {
          withhold(called)
        }
      }
    }
  }

  /// What a closure calls by variables and their members, as far as these are there.
  private func called(by id: ClosureID, in scope: Scope) -> [Value] {
    var found: [Value] = []
    let (expressions, selfName) = (program.expressions, program.names.known("self"))
    func value(_ id: ExpressionID) -> Value? {
      switch expressions[Int(id.raw)] {
      case .name(let name, _):
        if let (scope, place) = scope.find(name), let value = scope[place] { return value }
        return name == selfName ? scope.frame.selfValue : nil
      case .member(let base?, let name, _):
        return value(base).flatMap { field(text(name), of: $0) }
      case .optionalChain(let inner), .chainEnd(let inner), .forced(let inner): return value(inner)
      default: return nil
      }
    }
    ProgramWalker(program) { id in
      if case .call(let call) = expressions[Int(id.raw)], let called = value(call.callee) {
        found.append(called)
      }
    }.walk(program[id].body)
    return found
  }
}
