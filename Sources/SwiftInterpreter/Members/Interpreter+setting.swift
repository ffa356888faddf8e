import SwiftProgram

/// Setting variables, with the observers that they have.
extension Interpreter {
  /// Sets a variable of an object.
  ///
  /// - Parameters:
  ///   - type: The class from which the variable is looked for; the object's own where nil.
  ///   - scope: Where the code stands that sets it, which may be an initializer or an observer.
  func set(
    _ name: Name, of object: Object, to value: Value, from type: TypeInfo? = nil, in scope: Scope
  ) throws(Interruption) {
    let start = type ?? object.type
    for owner in start.superclasses { link(owner) }
    guard let entry = entries(name, of: start).first(where: { !$0.isMethod }) else {
      if try setDynamic(name, of: .object(object), to: value) { return }
      if object.type.hasMissingSuperclass || isHandedOver(value, to: object) {
        object.undeclared[name] = value
      }
      return missSetting(name, of: .object(object), to: value)
    }
    switch entry.kind {
    case .computed(let id):
      guard let setter = program[id].accessors?.setter else { return }
      let receiver = Value.object(object)
      let frame = Frame(selfValue: receiver, type: entry.owner, generics: genericsWithSelf(of: receiver))
      frame.file = entry.file
      try deeper { () throws(Interruption) in
        try run(setter, coerced(value, to: program[id], entry.owner, object.generics), frame)
      }
    case .stored(let id):
      let isStored = entry.owner.field(name)?.owner === entry.owner
      func keep() throws(Interruption) {
        if isStored, let field = self.field(name, of: entry.owner) {
          let before = object.fields[field.index]
          object.fields[field.index] = try self.rewrapped(value, before, self.program[id], field.owner)
        } else if let above = entry.owner.superclass {
          try self.set(name, of: object, to: value, from: above, in: self.globalScope)
        }
      }
      if isStored && scope.isDirect(name, of: entry.owner) { return try keep() }
      if !isStored, scope.isDirect(name, of: entry.owner), case .observer? = scope.directAccess {
        return try keep()
      }
      try observed(name, of: object, entry, value, keep)
    case .method: return
    }
  }

  /// Sets with `willSet` before and `didSet` after it.
  private func observed(
    _ name: Name, of object: Object, _ entry: MemberEntry, _ value: Value,
    _ keep: () throws(Interruption) -> Void
  ) throws(Interruption) {
    guard case .stored(let id) = entry.kind, let accessors = program[id].accessors,
      accessors.willSet != nil || accessors.didSet != nil
    else { return try keep() }
    let receiver = Value.object(object)
    let own = [entry] + (entry.owner.superclass.map { entries(name, of: $0) } ?? [])
    let before = try instanceMember(name, of: receiver, entries: own, in: globalScope) ?? .none
    let frame = Frame(selfValue: receiver, type: entry.owner, generics: object.generics)
    frame.file = entry.file
    let access = DirectAccess.observer(entry.owner, name)
    if let observer = accessors.willSet { try observe(observer, value, frame, access) }
    try keep()
    if let observer = accessors.didSet { try observe(observer, before, frame, access) }
  }

  private func observe(
    _ observer: Accessor, _ value: Value, _ frame: Frame, _ access: DirectAccess?
  ) throws(Interruption) {
    try deeper { () throws(Interruption) in try run(observer, value, frame, access) }
  }

  private func coerced(
    _ value: Value, to variable: VariableDeclaration, _ owner: TypeInfo, _ generics: Meanings
  ) -> Value {
    variable.type.map { coerce(value, to: resolve($0, in: owner, generics: generics)) } ?? settle(value)
  }

  /// What a variable holds after it is set: the value, or its wrapper with the value in it.
  func rewrapped(
    _ value: Value, _ before: Value?, _ variable: VariableDeclaration, _ owner: TypeInfo
  ) throws(Interruption) -> Value {
    if variable.attributes.isEmpty { return value }
    guard let wrapper = wrapper(of: variable, in: owner) else { return value }
    switch before {
    case .structure?, .object?:
      var held = before ?? .none
      try set(words.wrappedValue, of: &held, to: value, in: globalScope)
      return held
    default: return try wrap(value, wrapper, in: globalScope)
    }
  }

  /// Runs a setter or an observer with its parameter.
  func run(_ accessor: Accessor, _ value: Value, _ frame: Frame, _ access: DirectAccess? = nil)
    throws(Interruption)
  {
    try run(accessor, value, in: Scope(frame), access)
  }

  private func run(_ accessor: Accessor, _ value: Value, in scope: Scope, _ access: DirectAccess?)
    throws(Interruption)
  {
    scope.declare(accessor.parameter, value)
    if let access { scope.allow(access) }
    _ = try runBody(accessor.body, in: scope, result: nil)
  }

  func isView(_ value: Value) -> Bool {
    guard case .object(let object) = value else { return false }
    return object.type.superclasses.contains { $0.text == "UIView" }
  }

  /// Notes that a variable is set that nobody declares: on what is laid out, it may lay out. A class in no file may show a view that it
  /// gets.
  private func missSetting(_ name: Name, of whole: Value, to value: Value) {
    let className = missingClassName(of: whole)
    let path = "\(className ?? describe(type(of: whole))).\(text(name))"
    record.missing["\(path) =", default: 0] += 1
    let isDelegate = text(name).hasSuffix("elegate")
    if className != nil || isStandIn(whole) {
      noteShown(name, of: whole, value)
      // What is kept is told where the object is shown.
      if case .object(let object) = whole, object.type.hasMissingSuperclass { return }
      let isTold = isDelegate || text(name).hasSuffix("ataSource")
      if !isTold, isView(value) { record.block("\(path) =", at: spot) }
      return
    }
    if isDelegate { return }
    if case .object(let object) = whole, isHandedOver(value, to: object) { return }
    if holdsLayout(whole), !host.isEffectlessMember(text(name)) {
      record.block(path, at: spot)
    }
  }

  /// Whether a variable that nobody declares gives a controller something to talk to: an object that shows nothing, a closure, or neither. It
  /// keeps that; numbers, texts, flags and views may say how the controller looks.
  func isHandedOver(_ value: Value, to object: Object) -> Bool {
    guard object.type.superclasses.contains(where: { host.toldTypes.contains($0.text) }) else { return false }
    switch value {
    case .object: return !holdsLayout(value)
    case .function, .none: return true
    case .unknown(let unknown): return unknown.type.map { isOfObjects($0.unwrapped) } ?? false
    default: return false
    }
  }

  /// Whether the values of a type are objects that show nothing, as far as it says: a type in no file is taken to be one of those.
  private func isOfObjects(_ type: RuntimeType) -> Bool {
    switch type {
    case .missing, .function: return true
    case .composition(let parts): return parts.allSatisfy { isOfObjects($0) }
    case .nominal(let info, _):
      let isObject = info.kind == .classType || info.kind == .protocolType
      return isObject && !info.superclasses.contains { host.layoutTypes.contains($0.text) }
    default: return false
    }
  }

  // MARK: Values

  /// Sets a variable of a value, which changes with it.
  func set(_ name: Name, of whole: inout Value, to value: Value, in scope: Scope) throws(Interruption) {
    switch whole {
    case .object(let object): try set(name, of: object, to: value, in: scope)
    case .tuple(var tuple):
      guard let index = tuple.labels.firstIndex(of: name) ?? Int(text(name)),
        tuple.values.indices.contains(index)
      else { return }
      tuple.values[index] = value
      whole = .tuple(tuple)
    case .structure(let structure):
      guard let index = structure.type.stored.firstIndex(where: { $0.name == name }) else {
        return try setComputed(name, of: &whole, to: value)
      }
      try setField(index, name, of: structure, in: &whole, to: value, scope)
    default: try setComputed(name, of: &whole, to: value)
    }
  }

  private func setField(
    _ index: Int, _ name: Name, of before: StructureValue, in whole: inout Value, to value: Value,
    _ scope: Scope
  ) throws(Interruption) {
    let type = before.type
    let variable = program[type.stored[index].variable]
    let accessors = scope.isDirect(name, of: type) ? nil : variable.accessors
    let frame = Frame(selfValue: whole, type: type, generics: before.generics)
    if let observer = accessors?.willSet { try observe(observer, value, frame, .observer(type, name)) }
    var after = before
    if case .structure(let changed)? = frame.selfValue { after = changed }
    after.fields[index] = try rewrapped(value, after.fields[index], variable, type)
    whole = .structure(after)
    guard let observer = accessors?.didSet else { return }
    frame.selfValue = whole
    try observe(observer, before.fields[index], frame, .observer(type, name))
    whole = frame.selfValue ?? whole
  }

  private func setComputed(_ name: Name, of whole: inout Value, to value: Value) throws(Interruption) {
    guard let info = info(of: whole), let entry = entries(name, of: info).first,
      case .computed(let id) = entry.kind
    else {
      if try setDynamic(name, of: &whole, to: value) { return }
      // What is set of a value that is not known is not known either way.
      if case .unknown(let unknown) = whole {
        if case .object(let object) = narrowed(whole, for: name) {
          return try set(name, of: object, to: value, in: globalScope)
        }
        keep(value, in: name, of: unknown)
        noteShown(name, of: whole, value)
        return withhold(value)
      }
      return missSetting(name, of: whole, to: value)
    }
    guard let setter = program[id].accessors?.setter else { return }
    let generics = genericsWithSelf(of: whole)
    let frame = Frame(selfValue: whole, type: entry.owner, generics: generics)
    try deeper { () throws(Interruption) in
      try run(setter, coerced(value, to: program[id], entry.owner, generics), frame)
    }
    whole = frame.selfValue ?? whole
  }

  // MARK: Variables outside of types

  /// The value of a variable of a block, which may be computed.
  func readLocal(_ scope: Scope, _ index: Int) throws(Interruption) -> Value? {
    if let part = scope.wrapped(at: index) {
      return try scope[part.holder].map { (held) throws(Interruption) in
        try member(part.member, of: held, in: globalScope)
      }
    }
    guard let id = scope.observed(at: index), let getter = program[id].getter else {
      return scope[index]
    }
    let type = scope.type(at: index)
    let builder = resultBuilder(of: program[id].attributes, in: scope.frame.type)
    return try deeper { () throws(Interruption) in
      try runBody(getter, in: Scope(in: scope), result: type, builder: builder)
    }
  }

  func writeLocal(_ value: Value, _ scope: Scope, _ index: Int) throws(Interruption) {
    guard let id = scope.observed(at: index), let accessors = program[id].accessors else {
      return try keepLocal(value, scope, index)
    }
    if let setter = accessors.setter {
      return try deeper { () throws(Interruption) in try run(setter, value, in: Scope(in: scope), nil) }
    }
    if !scope.setObserving(index, true) { return try keepLocal(value, scope, index) }
    defer { _ = scope.setObserving(index, false) }
    let before = try readLocal(scope, index) ?? .none
    if let observer = accessors.willSet { try run(observer, value, in: Scope(in: scope), nil) }
    try keepLocal(value, scope, index)
    if let observer = accessors.didSet { try run(observer, before, in: Scope(in: scope), nil) }
  }

  /// Puts a value into a variable of a block, or into the wrapper that it has.
  private func keepLocal(_ value: Value, _ scope: Scope, _ index: Int) throws(Interruption) {
    guard let part = scope.wrapped(at: index), var held = scope[part.holder] else {
      scope[index] = value
      return
    }
    try set(part.member, of: &held, to: value, in: globalScope)
    scope[part.holder] = held
  }

  /// Sets a variable of a file or of a type, whose value is kept elsewhere.
  func setShared(
    _ id: VariableID, to value: Value, before: Value, _ frame: Frame, keep: (Value) -> Void
  ) throws(Interruption) {
    let accessors = program[id].accessors
    if let setter = accessors?.setter {
      return try deeper { () throws(Interruption) in try run(setter, value, frame) }
    }
    if accessors?.getter != nil { return }
    if let observer = accessors?.willSet { try observe(observer, value, frame, nil) }
    keep(value)
    if let observer = accessors?.didSet { try observe(observer, before, frame, nil) }
  }
}
