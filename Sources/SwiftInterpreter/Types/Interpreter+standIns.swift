import SwiftProgram

/// Classes that are in no file, and what stands for them.
extension Interpreter {
  /// The class that stands for one that nobody declares; nil for what is called otherwise than such.
  ///
  /// - Parameter type: A class below it, whose overrides may tell what it is.
  func standIn(for name: String, below type: TypeInfo? = nil) -> TypeInfo? {
    guard let standIn = host.standIns.view,
      standIn.isOne(name) || givens.viewClasses.contains(name) || (type.map { overridesOne($0) } ?? false)
    else { return nil }
    return self.type(named: standIn.className)
  }

  /// The class in the place of a superclass that is in no file: that of UIKit as which a file draws the class below it, or what stands for one.
  func base(for name: String, of type: TypeInfo) -> TypeInfo? {
    let drawn = host.standIns.drawn(type.text).flatMap { self.type(named: $0) }
    guard let drawn, drawn.text != "UIView" else { return standIn(for: name, below: type) ?? drawn }
    link(drawn)
    return drawn
  }

  /// Takes a class that is in no file for a view's where it has a function that the app gives to views, and to nothing else: code that
  /// compiles calls `ImageSlideshow.forAutoLayout()` of no other.
  private func inferView(_ className: String, from name: Name) {
    guard let standIn = host.standIns.view, let view = type(named: standIn.className) else { return }
    link(view)
    let isOfViews = allStatics(name, view).contains { entry in
      entry.owner.superclasses.contains { host.layoutTypes.contains($0.text) } && !isPrelude(entry.file)
    }
    if isOfViews { givens.viewClasses.insert(className) }
  }

  /// The class that stands for a controller's that nobody declares; nil for what is called otherwise.
  func controller(for name: String) -> TypeInfo? {
    guard let controllerStandIn = host.standIns.controller, controllerStandIn.isOne(name) else { return nil }
    return type(named: controllerStandIn.className)
  }

  /// Makes what stands for an object whose class nobody declares. Where it is made with a frame it has that, as all views have. Nil for a
  /// class that is called otherwise than views and controllers.
  func makeStandIn(
    for className: String, _ arguments: inout [CallArgument], in scope: Scope
  ) throws(Interruption) -> Value? {
    guard let type = standIn(for: className) ?? controller(for: className) else { return nil }
    let frame = program.names.known("frame")
    let place = arguments.firstIndex { $0.label != nil && $0.label == frame }
    if let place, let id = arguments[place].expression, arguments[place].value == nil {
      arguments[place].value = try evaluate(
        id, in: scope, expecting: self.type(named: "CGRect").map { $0.plain })
    }
    try readForEffects(arguments, in: scope, of: className)
    var made = try construct(
      type.plain, [CallArgument(label: nil, value: .string(className))], in: scope)
    if let frame, let value = place.flatMap({ arguments[$0].value }), !value.isUnknown {
      try set(frame, of: &made, to: value, in: scope)
    }
    return made
  }

  /// Calls a function that an extension of UIKit's classes declares, of a class that nobody declares and that is one of those by its name or
  /// by that function; nil where there is none.
  func callStatic(
    _ name: Name, ofMissing className: String, _ arguments: inout [CallArgument], in scope: Scope,
    _ expected: RuntimeType?
  ) throws(Interruption) -> Value? {
    if standIn(for: className) == nil, controller(for: className) == nil { inferView(className, from: name) }
    guard let info = standIn(for: className) else { return nil }
    link(info)
    let receiver = Value.type(.missing(className))
    let candidates = allStatics(name, info).compactMap { candidate($0, receiver) }
    guard let chosen = try choose(candidates, &arguments, in: scope, expected ?? .missing(className)) else {
      return nil
    }
    return try run(chosen, arguments, from: scope, expected ?? .missing(className))
  }

  /// Whether a class overrides what only the classes have for which the stand-in stands.
  private func overridesOne(_ type: TypeInfo) -> Bool {
    guard let standIn = host.standIns.view else { return false }
    let frame = program.names.known("frame")
    return type.members.contains { name, entries in
      standIn.overridden.contains(text(name)) && entries.contains { isOverride($0) }
    }
      || type.initializers.contains { entry in
        guard case .method(let id) = entry.kind, isOverride(entry) else { return false }
        return program[id].parameters.count == 1 && program[id].parameters[0].label == frame
      }
  }

  func isOverride(_ entry: MemberEntry) -> Bool {
    switch entry.kind {
    case .stored(let id), .computed(let id): program[id].modifiers.contains(.isOverride)
    case .method(let id): program[id].modifiers.contains(.isOverride)
    }
  }

  /// Whether a value is an instance of it: members that nobody declares are those of the class that it stands for.
  package func isStandIn(_ value: Value) -> Bool {
    guard case .object(let object) = value else { return false }
    return object.type.superclasses.contains {
      $0.text == host.standIns.view?.className || $0.text == host.standIns.controller?.className
    }
  }

  /// The class of an object of UIKit's Swift, where that is in no file and its name is known.
  func missingClassName(of value: Value) -> String? {
    guard case .object = value,
      case .string(let name)? = field(isStandIn(value) ? "className" : "missingClassName", of: value)
    else { return nil }
    return name.isEmpty ? nil : name
  }

  /// The object in the place of one that is laid out and given from outside, always the same for where it comes from; nil for what is
  /// not laid out. One of a class of the app is made as if it stood alone.
  func given(_ path: String, _ type: RuntimeType) -> Value? {
    if case .composition(let parts) = type { return parts.lazy.compactMap { self.given(path, $0) }.first }
    guard let info = type.info, let made = classOfGiven(info) else { return nil }
    let key = Array(path.utf8)
    if let known = givens.values[key] { return known }
    if givens.inMaking.contains(where: { $0 === made }) || givens.inMaking.count > 8 { return nil }
    let places = (spot, ownSpot)
    givens.inMaking.append(made)
    defer {
      givens.inMaking.removeLast()
      (spot, ownSpot) = places
    }
    guard case .success(let value) = makeInstance(of: made, preferring: [[]]), case .object = value else {
      return nil
    }
    givens.values[key] = value
    return value
  }

  /// An optional that is not known and is taken to have a value: the object in the place of one that is laid out.
  func present(_ value: Value) -> Value {
    guard case .unknown(let unknown) = value, case .optional? = unknown.type else { return value }
    return unknown.type.flatMap { given(unknown.path, $0.unwrapped) } ?? value
  }

  private func classOfGiven(_ info: TypeInfo) -> TypeInfo? {
    link(info)
    let chain = ([info] + info.protocols).flatMap(\.superclasses)
    guard let name = chain.lazy.compactMap({ self.host.standIns.given[$0.text] }).first else { return nil }
    let isMade = info.isOfApp || chain.contains { host.standIns.givenAsMade.contains($0.text) }
    return info.kind == .classType && isMade && !info.isGeneric ? info : self.type(named: name)
  }

  /// The one element that stands for those of a list that is not known.
  func element(of list: Unknown) -> Value {
    var type: RuntimeType?
    if case .array(let element)? = list.type?.unwrapped { type = element }
    if case .nominal(let info, let arguments)? = list.type?.unwrapped, info === builtin.set {
      type = arguments.first
    }
    return unknown("\(list.path)[]", list.reason, type: type)
  }
}
