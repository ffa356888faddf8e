import SwiftProgram

/// Variables of which nobody knows what they hold, since functions in no file got them by `&`, or got closures that change them.
extension Interpreter {
  /// Takes variables for not known that a function that nobody declares may have changed.
  ///
  /// - Parameters:
  ///   - path: What is called.
  ///   - isUnderstood: Whether it runs what it gets later, if at all.
  func forget(
    _ arguments: [CallArgument], by path: String, isUnderstood: Bool, in scope: Scope
  ) throws(Interruption) {
    for argument in arguments {
      if argument.isInOut, let id = argument.expression {
        if !isUnderstood { try forget(id, by: path, in: scope) }
      } else if case .function(let function)? = argument.value {
        forgetChanges(of: function, by: path, isUnderstood: isUnderstood)
      } else if argument.value == nil, let id = argument.expression, case .closure(let closure) = program[id]
      {
        forgetChanges(of: (closure, scope), by: path, isUnderstood: isUnderstood)
      }
    }
  }

  /// Takes a variable for not known that somebody got by `&`.
  func forget(_ id: ExpressionID, by path: String, in scope: Scope) throws(Interruption) {
    let place = try place(of: id, in: scope)
    let type = try type(of: place, in: scope)
    try write(unknown("\(path)().\(word(of: id))", .unknownCall, type: type), to: place, in: scope)
  }

  /// Forgets what the variables of objects hold that a function in no file gets whose result nobody takes: it is called for what it does, to
  /// those, too. Who gives itself says whom to tell of something, which comes later.
  func forgetObjects(givenIn id: ExpressionID, for result: Unknown, in scope: Scope) {
    guard let call = call(in: id), let name = name(of: call.callee), result.role == .plain,
      result.path == text(name) + "()" || result.path.hasSuffix(".\(text(name))()"),
      !host.isEffectlessMember(text(name)), !host.isEffectlessCall(text(name))
    else { return }
    for argument in call.arguments + call.trailing {
      if let label = argument.label, host.effectlessLabels.contains(text(label)) { continue }
      if case .name(words.selfWord, _) = program[argument.value] { continue }
      for value in given(by: argument.value, in: scope) { forgetVariables(of: value, by: result.path) }
    }
  }

  /// Takes the text of an object that has one which changes for not known, since somebody in no file was asked to do something with it.
  func forgetText(of object: Object, by path: String) {
    guard let variable = changingText(of: object) else { return }
    store(unknown("\(path)()", .unknownCall, type: builtin.string.plain), in: variable, of: object)
  }

  /// The variable in which an object has a text that changes; nil for other objects.
  func changingText(of object: Object) -> String? {
    if host.changingTexts.isEmpty { return nil }
    for type in object.type.superclasses {
      if let variable = host.changingTexts[type.text] { return variable }
    }
    return nil
  }

  /// What an argument gives, and those in a list, as far as it is there without running anything.
  private func given(by id: ExpressionID, in scope: Scope) -> [Value] {
    switch program[id] {
    case .array(let elements): return elements.flatMap { given(by: $0, in: scope) }
    case .inOut(let inner), .chainEnd(let inner): return given(by: inner, in: scope)
    case .name(let name, _):
      if scope.find(name) == nil, let index = global(name, from: program.spot(of: id).file),
        let value = globals[name]?[index].value
      {
        return [value]
      }
    default: break
    }
    return held(id, in: scope).map { [$0] } ?? []
  }

  private func call(in id: ExpressionID) -> CallExpression? {
    switch program[id] {
    case .call(let call): call
    case .attempt(_, let inner), .chainEnd(let inner): call(in: inner)
    default: nil
    }
  }

  private func name(of callee: ExpressionID) -> Name? {
    switch program[callee] {
    case .name(let name, _), .member(_, let name, _): name
    default: nil
    }
  }

  /// Takes for not known what the variables of an object hold that others may change: all but constants, other objects, functions, and what
  /// is private and the class does not change itself.
  private func forgetVariables(of value: Value, by path: String) {
    if case .array(let values) = value {
      for one in values { forgetVariables(of: one, by: path) }
    }
    guard case .object(let object) = value, !holdsLayout(value) else { return }
    for owner in object.type.superclasses where owner.isOfApp {
      let changed = changedNames(in: owner)
      for one in owner.stored where isOpen(one, changed[one.name] != nil) {
        guard let index = field(one.name, of: owner)?.index, let held = object.fields[index] else { continue }
        switch held {
        case .object, .function, .unknown: continue
        default: break
        }
        if holdsLayout(held) { continue }
        let type = declaredType(one.name, owner, object.generics) ?? kindOnly(of: held)
        if type?.unwrapped.isFunction == true || type.map({ isLaidOut($0) }) == true { continue }
        put(
          unknown("\(path).\(text(one.name))", .unknownCall, type: type),
          in: .property(object, one.name, from: owner))
      }
    }
  }

  private func isOpen(_ one: StoredVariable, _ isChanged: Bool) -> Bool {
    let variable = program[one.variable]
    return !variable.isConstant && !variable.modifiers.contains(.isWeak)
      && (isChanged || !variable.modifiers.contains(.isPrivate))
  }

  private func forgetChanges(of function: FunctionValue, by path: String, isUnderstood: Bool) {
    switch function.code {
    case .closure(let id, let scope): forgetChanges(of: (id, scope), by: path, isUnderstood: isUnderstood)
    case .local(let id, let scope):
      let parameters = Set(program[id].parameters.map(\.name))
      for change in changes(in: program[id].body ?? [], but: parameters) {
        forget(change, by: path, isUnderstood, in: scope)
      }
    default: return
    }
  }

  /// Takes for not known what a closure changes, and what those change that it would call. One that holds `self` weakly is run later than
  /// what is shown: what it changes of objects is as it was.
  private func forgetChanges(of closure: (ClosureID, Scope), by path: String, isUnderstood: Bool) {
    var (pending, seen) = ([closure], Set<ClosureID>())
    while let (id, scope) = pending.popLast() {
      guard seen.insert(id).inserted else { continue }
      let closure = program[id]
      let own = Set((closure.parameters ?? []).map(\.name) + closure.captures.map(\.name))
      let isLate = isUnderstood || closure.captures.contains(where: \.isWeak)
      for change in changes(in: closure.body, but: own) { forget(change, by: path, isLate, in: scope) }
      for case .function(let function) in called(by: id, in: scope) {
        if case .closure(let id, let scope) = function.code { pending.append((id, scope)) }
      }
    }
  }

  private func forget(_ change: Change, by path: String, _ isLate: Bool, in scope: Scope) {
    // A method of an object changes that, and not what holds it.
    if !change.isAssigned, case .object? = held(change.target, in: scope) { return }
    guard let place = changedPlace(change.target, in: scope) else { return }
    if isLate, case .property = place.root { return }
    let type = try? self.type(of: place, in: scope)
    put(unknown("\(path)().\(word(of: change.target))", .unknownCall, type: type), in: place)
  }

  /// Where that lies which code that does not run changes; nil for what is laid out, which is told otherwise, and for what is not known.
  private func changedPlace(_ id: ExpressionID, in scope: Scope) -> Place? {
    switch program[id] {
    case .name(let name, _):
      if let (found, index) = scope.find(name) {
        let isLaidOut = found[index].map { holdsLayout($0) } ?? false
        return isLaidOut ? nil : .local(found, index)
      }
      return scope.frame.selfValue.flatMap { memberPlace(name, of: $0, in: .receiver(scope.frame)) }
    case .member(let base?, let name, _):
      guard let whole = held(base, in: scope) else { return nil }
      if case .object = whole { return memberPlace(name, of: whole, in: .nothing) }
      return changedPlace(base, in: scope).flatMap { memberPlace(name, of: whole, in: $0) }
    case .subscripted(let inner, _), .optionalChain(let inner), .chainEnd(let inner), .forced(let inner):
      return changedPlace(inner, in: scope)
    default: return nil
    }
  }

  /// The place of a variable that a file of the app declares.
  private func memberPlace(_ name: Name, of whole: Value, in place: Place) -> Place? {
    switch whole {
    case .object(let object):
      guard let field = field(name, of: object.type), field.owner.isOfApp,
        !(object.fields[field.index].map { holdsLayout($0) } ?? false),
        !(declaredType(name, field.owner, object.generics).map { isLaidOut($0) } ?? false),
        !program[field.variable].isConstant
      else { return nil }
      return .property(object, name, from: field.owner)
    case .structure, .tuple: return .member(place, name)
    default: return nil
    }
  }

  private func isLaidOut(_ type: RuntimeType) -> Bool {
    if case .array(let element) = type.unwrapped { return isLaidOut(element) }
    return type.unwrapped.info?.superclasses.contains { host.layoutTypes.contains($0.text) } ?? false
  }

  /// Puts a value in a place without anybody who observes it.
  private func put(_ value: Value, in place: Place) {
    switch place {
    case .local(let scope, let index):
      let isComputed = scope.observed(at: index).map { program[$0].accessors?.getter != nil } ?? false
      if !isComputed { scope[scope.wrapped(at: index)?.holder ?? index] = value }
    case .receiver(let frame): frame.selfValue = value
    case .property(let object, let name, let owner):
      guard let field = field(name, of: owner ?? object.type) else { return }
      let held = try? rewrapped(value, object.fields[field.index], program[field.variable], field.owner)
      object.fields[field.index] = held ?? value
    case .member(let inner, let name):
      switch try? read(inner, in: globalScope) {
      case .structure(var structure)?:
        guard let index = structure.type.stored.firstIndex(where: { $0.name == name }) else { return }
        structure.fields[index] = value
        put(.structure(structure), in: inner)
      case .tuple(var tuple)?:
        guard let index = tuple.labels.firstIndex(of: name) ?? Int(text(name)),
          tuple.values.indices.contains(index)
        else { return }
        tuple.values[index] = value
        put(.tuple(tuple), in: inner)
      default: return
      }
    default: return
    }
  }

  /// What a variable is called.
  private func word(of id: ExpressionID) -> String {
    switch program[id] {
    case .name(let name, _), .member(_, let name, _): text(name)
    case .subscripted(let inner, _), .optionalChain(let inner), .chainEnd(let inner), .forced(let inner),
      .inOut(let inner):
      word(of: inner)
    default: "value"
    }
  }
}

extension Place {
  /// The variable in which it lies.
  fileprivate var root: Place {
    if case .member(let inner, _) = self { inner.root } else { self }
  }
}
