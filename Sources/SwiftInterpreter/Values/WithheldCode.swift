package import SwiftProgram

/// Code that somebody got of whom nobody knows whether and when it is run.
package struct WithheldCode {
  package internal(set) var closures: Set<ClosureID> = []
  package internal(set) var functions: Set<FunctionID> = []

  package var isEmpty: Bool { closures.isEmpty && functions.isEmpty }
}

extension Interpreter {
  /// Whether a function, or what a variable has run for it, began to run.
  package func hasBegun(_ member: Member) -> Bool {
    var bodies: [[StatementID]?] = []
    var accessors: Accessors?
    switch member {
    case .function(let id): (bodies, accessors) = ([program[id].body], program[id].accessors)
    case .variable(let id): accessors = program[id].accessors
    default: return false
    }
    bodies += [accessors?.getter, accessors?.setter?.body, accessors?.willSet?.body, accessors?.didSet?.body]
    return bodies.contains { $0?.first.map { record.ran.contains(program.spot(of: $0)) } ?? false }
  }

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
  func called(by id: ClosureID, in scope: Scope) -> [Value] {
    var found: [Value] = []
    ProgramWalker(program) { [unowned self] id in
      if case .call(let call) = program[id], let called = held(call.callee, in: scope) {
        found.append(called)
      }
    }.walk(program[id].body)
    return found
  }

  private func held(_ name: Name, by value: Value) -> Value? {
    switch value {
    case .object(let object): field(name, of: object.type).flatMap { object.fields[$0.index] }
    case .structure(let structure):
      structure.type.stored.firstIndex { $0.name == name }.map { structure.fields[$0] }
    default: nil
    }
  }

  /// What a variable or a member of one holds, without running anything; nil where that is not there.
  func held(_ id: ExpressionID, in scope: Scope) -> Value? {
    switch program[id] {
    case .name(let name, _):
      if let (scope, place) = scope.find(name), let value = scope[place] { return value }
      let receiver = scope.frame.selfValue
      return name == words.selfWord ? receiver : receiver.flatMap { held(name, by: $0) }
    case .member(let base?, let name, _): return held(base, in: scope).flatMap { held(name, by: $0) }
    case .optionalChain(let inner), .chainEnd(let inner), .forced(let inner): return held(inner, in: scope)
    default: return nil
    }
  }
}
