import SwiftProgram

/// Streams that are not known, and what is bound to them.
extension Interpreter {
  /// Gives what a stream that is not known sends to what is known, as its library does; nil where there is a closure, which does not run,
  /// or nothing that is known.
  func give(
    _ callee: Unknown, _ arguments: inout [CallArgument], in scope: Scope
  ) throws(Interruption) -> Value? {
    guard let stream = callee.stream, host.streamTypes[lastName(of: callee)] != nil else { return nil }
    try read(&arguments, in: scope)
    let element = unknown("\(stream)[]", callee.reason)
    let hasClosure = arguments.contains { isClosure($0) }
    if try give(element, by: callee.path, toTargetsIn: arguments, hasClosure: hasClosure) || hasClosure {
      return nil
    }
    guard let type = streamType(lastName(of: callee)) else { return nil }
    let isKnown = arguments.contains { argument in
      switch argument.value {
      case .object?, .structure?: true
      default: false
      }
    }
    guard isKnown else { return nil }
    let made = try callBack(.function(FunctionValue(.initializer(type.plain))), [element])
    let method = try member(program.names.name(lastName(of: callee)), of: made, in: scope)
    return try call(method, &arguments, in: scope, nil)
  }

  /// The class that gives what a stream sends: that of a library that is known, or else one that stands for those of others.
  private func streamType(_ method: String) -> TypeInfo? {
    guard let className = host.streamTypes[method] else { return nil }
    return [className, "OtherStream"].lazy.compactMap { self.type(named: $0) }.first { type in
      type.isOfPrelude && (type.text == className || !entries(program.names.name(method), of: type).isEmpty)
    }
  }

  private func isClosure(_ argument: CallArgument) -> Bool {
    if case .closure? = argument.expression.map({ program[$0] }) { return true }
    if case .function(let function)? = argument.value, case .closure = function.code { return true }
    return false
  }

  /// Gives what is not known to those arguments that are members of what is laid out, and to views.
  ///
  /// - Parameter hasClosure: Whether a closure says what becomes of a view.
  /// - Returns: Whether there is one.
  private func give(
    _ element: Value, by path: String, toTargetsIn arguments: [CallArgument], hasClosure: Bool
  ) throws(Interruption) -> Bool {
    var isGiven = false
    for argument in arguments where argument.label.map({ text($0) == "to" }) ?? true {
      switch argument.value {
      case .unknown(let target)? where isTarget(target):
        try give(element, to: target)
        isGiven = true
      case .object(let object)?:
        if try give(element, by: path, toView: object, hasClosure: hasClosure) { isGiven = true }
      default: continue
      }
    }
    return isGiven
  }

  /// Gives what is not known to a view: to a list rows, to others what they show. One of the app is told by its own functions.
  private func give(
    _ element: Value, by path: String, toView view: Object, hasClosure: Bool
  ) throws(Interruption) -> Bool {
    if let method = host.awaitingRows, isOfPrelude(method, view) {
      call(method, on: .object(view))
      return true
    }
    if hasClosure || !isView(.object(view)) { return false }
    if let word = view.type.superclasses.lazy.compactMap({ self.host.shownVariables[$0.text] }).first {
      try set(program.names.name(word), of: view, to: element, in: globalScope)
      return true
    }
    if view.type.isOfApp { return false }
    record.block(path, at: spot)
    return true
  }

  /// Whether a class of a prelude has a method of an object.
  private func isOfPrelude(_ method: String, _ object: Object) -> Bool {
    object.type.superclasses.contains { $0.isOfPrelude && declares(method, $0) }
  }

  /// Whether something is a member that nobody declares of what a library has of something laid out: `label.reactive.text`.
  func isTarget(_ unknown: Unknown) -> Bool {
    guard let owner = unknown.owner, holdsLayout(.object(owner)) else { return false }
    if unknown.role == .layout { return true }
    return unknown.path.split(separator: ".").dropLast().contains { host.streamMembers.contains(String($0)) }
  }

  /// Sets the variable that such a member is called by, `setTitle(_:for:)` where it is a control's by its state. What has neither may lay out.
  func give(_ element: Value, to target: Unknown) throws(Interruption) {
    guard let owner = target.owner else { return }
    var word = lastName(of: target)
    if let end = word.firstIndex(of: "(") { word = String(word[..<end]) }
    let name = program.names.name(word)
    link(owner.type)
    let found = entries(name, of: owner.type)
    if let variable = found.first(where: { !$0.isMethod }), isSettable(variable) {
      return try set(name, of: owner, to: element, in: globalScope)
    }
    let setter = "set" + word.prefix(1).uppercased() + word.dropFirst()
    if isOfPrelude(setter, owner), let state = type(named: "UIControl.State") {
      call(setter, on: .object(owner), [element, readStatic("normal", of: state) ?? .none])
    } else {
      record.block(target.path, at: spot)
    }
  }

  private func isSettable(_ variable: MemberEntry) -> Bool {
    if case .computed(let id) = variable.kind { return program[id].accessors?.setter != nil }
    return true
  }

  /// Gives what is not known to what stands at the side of an operator in no file to which it points: `label.reactive.text <~ name`.
  func give(across word: String, _ left: Value, _ right: Value) throws(Interruption) {
    let (pointsLeft, pointsRight) = (word.hasPrefix("<"), word.hasSuffix(">"))
    for (points, target, other) in [(pointsLeft, left, right), (pointsRight, right, left)] where points {
      guard case .unknown(let target) = target, target.role == .effectless, isTarget(target) else { continue }
      var stream = target.path
      if case .unknown(let source) = other { stream = source.path }
      try give(unknown("\(stream)[]", target.reason), to: target)
    }
  }
}
