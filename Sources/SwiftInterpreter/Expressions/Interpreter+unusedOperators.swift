import SwiftProgram

/// Operators whose results nobody takes: a library says something in them, as in `label.top == view.top`.
extension Interpreter {
  /// Evaluates an expression that is a statement.
  func evaluateUnused(_ id: ExpressionID, in scope: Scope) throws(Interruption) {
    unusedExpression = id
    if case .unknown(let result) = try unusedOperator(id, in: scope) {
      try forgetReceiver(of: id, for: result, in: scope)
      forgetObjects(givenIn: id, for: result, in: scope)
    }
  }

  /// Forgets what a variable of the language's own types holds after a method of it that is not known, and whose result nobody takes: such
  /// a method changes it.
  private func forgetReceiver(
    of id: ExpressionID, for result: Unknown, in scope: Scope
  ) throws(Interruption) {
    guard case .call(let call) = program[id], case .member(let base?, let name, _) = program[call.callee],
      isVariable(base)
    else { return }
    let place = try place(of: base, in: scope)
    let before = try read(place, in: scope)
    switch before {
    case .string, .integer, .floating, .boolean, .array, .dictionary, .set:
      if hasBuiltinMethod(name, before) { return }
      try write(.unknown(result.typed(type(of: before))), to: place, in: scope)
    default: return
    }
  }

  /// The value of an expression that is a statement. Where an operator that the program does not have stands beside what is
  /// laid out, it may lay out.
  private func unusedOperator(_ id: ExpressionID, in scope: Scope) throws(Interruption) -> Value {
    guard case .binary(let name, let left, let right) = program[id], isOfLibrary(name),
      !isImplicit(left), !isImplicit(right)
    else { return try evaluate(id, in: scope) }
    let place = spot
    let first: Value
    let second: Value
    if !operators.has(name), case .binary = program[left] {
      first = try unusedOperator(left, in: scope)
      second = try evaluate(right, in: scope)
    } else {
      (first, second) = try operands(name, left, right, in: scope, nil)
    }
    let arguments = [CallArgument(label: nil, value: first), CallArgument(label: nil, value: second)]
    let own = try applyOwn(name, arguments, .infix, in: scope, nil)
    // Nobody asks whether something is so and passes over the answer.
    var isAnswer = false
    if case .boolean? = own { isAnswer = true }
    if let own, !isAnswer { return own }
    if saysLayout(first) || saysLayout(second) { record.block("…\(text(name))", at: place) }
    if let own { return own }
    if !operators.has(name) { try give(across: text(name), first, second) }
    return try applyBuiltin(text(name), first, second, in: scope)
  }

  /// Whether an operator, as a statement, can be nothing but one of a library.
  private func isOfLibrary(_ name: Name) -> Bool {
    need(name)
    return !traits(of: name).contains(.isAssignment) && !["&&", "||", "??"].contains(text(name))
      && lazyOperators(name) == nil
  }

  /// Whether a value is laid out, or is not known and of something that is.
  private func saysLayout(_ value: Value) -> Bool {
    if case .unknown(let unknown) = value { return unknown.role == .layout }
    return holdsLayout(value)
  }
}
