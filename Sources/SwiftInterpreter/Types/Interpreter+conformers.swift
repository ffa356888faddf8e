import SwiftProgram

/// What stands behind the protocols by which an app gives its objects from outside.
extension Interpreter {
  /// What is not known and is of a protocol of the app that one type alone conforms to is of that type, where something is asked of it that
  /// gives a value: `factory.makeTitle()`, `theme.margin`.
  ///
  /// What gives none is run where it gets something that may be laid out, such as the view of a presenter, or where the class has a variable
  /// for the screen: of all else nobody sees what it changes.
  func narrowed(_ value: Value, for name: Name) -> Value {
    guard case .unknown(let unknown) = value, case .nominal(let info, _)? = unknown.type?.unwrapped,
      info.kind == .protocolType, info.isOfApp
    else { return questioned(value, for: name) }
    link(info)
    let asked = ([info] + info.protocols).lazy.compactMap { $0.requirements[name] }.first
    guard let asked, let type = onlyConformer(of: info) else { return value }
    if case .function(let id) = asked, program[id].result == nil, !takesLayout(id, in: info),
      !knowsScreen(type)
    {
      return value
    }
    return givenObject(unknown.path, type) ?? .unknown(unknown.typed(type.plain))
  }

  /// What may be meant by a call. A method of a protocol's extension that calls itself, for what is not known, means the one that the protocol asks for: it
  /// is there for its default arguments, and whoever has the protocol has a method of his own. One that takes the same, such as that of a test beside
  /// it, is not meant either.
  func withoutThoseOfOthers(_ candidates: [Candidate], in scope: Scope) -> [Candidate] {
    guard let running = scope.frame.function, let owner = scope.frame.type, owner.kind == .protocolType,
      owner.requirements[program[running].name] != nil
    else { return candidates }
    return candidates.filter { candidate in
      guard case .unknown? = candidate.receiver, candidate.owner === owner else { return true }
      return program[candidate.function].name != program[running].name
        || !haveEqualLabels(candidate.function, running)
    }
  }

  /// The object of a class of the app that is given from outside, always the same for where it comes from: it keeps what is stored in
  /// it. What it was made with is not known, and what its own code changes, but for the screen, by a protocol of which that is. Nil for structures, and for a class
  /// whose superclass is in no file.
  private func givenObject(_ path: String, _ info: TypeInfo) -> Value? {
    let key = Array(path.utf8)
    if let known = givens.values[key] { return known }
    for one in info.superclasses { link(one) }
    guard info.kind == .classType, !info.hasMissingSuperclass, objectCount < limits.objects,
      path.utf8.count < 256
    else { return nil }
    objectCount += 1
    let object = Object(info, number: objectCount, at: spotOfApp)
    keep(object)
    givens.values[key] = .object(object)
    for owner in info.superclasses { fill(object, of: owner, path) }
    return .object(object)
  }

  /// What code has set of an object that is not known; nil where nobody did.
  func kept(_ name: Name, of unknown: Unknown) -> Value? {
    givens.members.isEmpty ? nil : givens.members[Array(unknown.path.utf8)]?[name]
  }

  /// Keeps what code sets of an object that is not known, where that is always the same for where it comes from: a variable's, and none that a
  /// call gives or that stands for others.
  func keep(_ value: Value, in name: Name, of unknown: Unknown) {
    guard let info = unknown.type?.unwrapped.info,
      [.classType, .actorType, .protocolType].contains(info.kind),
      !unknown.path.contains(where: { "([".contains($0) }), unknown.path.utf8.count < 256,
      givens.members.count < Self.mostKeptObjects
    else { return }
    givens.members[Array(unknown.path.utf8), default: [:]][name] = value
  }

  /// Forgets what was set of an object that is not known, and of what it has: somebody got it of whom nobody knows what he sets.
  func forgetMembers(of path: String) {
    if givens.members.isEmpty { return }
    let (key, start) = (Array(path.utf8), Array((path + ".").utf8))
    givens.members = givens.members.filter { $0.key != key && !$0.key.starts(with: start) }
  }

  private static let mostKeptObjects = 1000

  /// Gives variables of an object that is given from outside what they are known to hold: those that its own code changes hold no more what
  /// they had from the start.
  private func fill(_ object: Object, of owner: TypeInfo, _ path: String) {
    let classes = owner.isOfApp ? object.type.superclasses.filter(\.isOfApp) : []
    let changed = classes.map { changedNames(in: $0) }
    fill(object, of: owner, path) { one in
      if program[one.variable].isConstant { return false }
      return changed.contains { names in
        guard let isAssigned = names[one.name] else { return false }
        return isAssigned
          || declaredType(one.name, owner, object.generics).map { isOfValues($0.unwrapped) } ?? false
      }
    }
    try? giveDefaults(of: owner, to: object)
    fill(object, of: owner, path) { one in
      let type = program[one.variable].type.map { resolve($0, in: owner) }
      return type.map { type in !type.isOptional || shown.map { isOfScreen(type, $0) } ?? false } ?? false
    }
  }

  private func fill(
    _ object: Object, of owner: TypeInfo, _ path: String, where isFilled: (StoredVariable) -> Bool
  ) {
    let start = owner.superclass?.fieldCount ?? 0
    for (offset, one) in owner.stored.enumerated() where object.fields[start + offset] == nil && isFilled(one)
    {
      let variable = program[one.variable]
      if variable.modifiers.contains(.isLazy) { continue }
      let name = "\(path).\(text(one.name))"
      let type = declaredType(one.name, owner, object.generics)
      if let type, let shown, object !== shown, isOfScreen(type, shown) {
        takeToHold(name)
        object.fields[start + offset] = .object(shown)
      } else {
        let value = unknown(name, .property, type: type)
        object.fields[start + offset] = (try? rewrapped(value, nil, variable, owner)) ?? value
      }
    }
  }

  /// Whether a name is one that a protocol of the app asks of an object's class, which does not have it: it is `@objc optional` then.
  func isLeftOut(_ name: Name, _ value: Value) -> Bool {
    guard case .object(let object) = value else { return false }
    return object.type.superclasses.contains { type in
      type.protocols.contains { $0.isOfApp && $0.requirements[name] != nil }
    }
  }

  /// Whether a class has a variable for the screen, by a protocol of that.
  private func knowsScreen(_ type: TypeInfo) -> Bool {
    guard let shown else { return false }
    return type.superclasses.contains { owner in
      owner.stored.contains { one in
        guard let id = program[one.variable].type else { return false }
        return isOfScreen(resolve(id, in: owner), shown)
      }
    }
  }

  private func isOfScreen(_ type: RuntimeType, _ shown: Object) -> Bool {
    guard let info = type.unwrapped.info, info.kind == .protocolType, info.isOfApp else { return false }
    return isInstance(.object(shown), of: type.unwrapped)
  }

  /// Whether a function may get a view or a controller: by its class, or by a protocol of the app.
  private func takesLayout(_ id: FunctionID, in owner: TypeInfo) -> Bool {
    program[id].parameters.contains { parameter in
      guard let info = parameter.type.flatMap({ resolve($0, in: owner).unwrapped.info }) else { return false }
      link(info)
      return info.kind == .protocolType && info.isOfApp
        || info.superclasses.contains { host.layoutTypes.contains($0.text) }
    }
  }

  /// The only class or structure of the app that conforms to a protocol; nil where there are several, and for what is laid out itself.
  private func onlyConformer(of info: TypeInfo) -> TypeInfo? {
    if let known = givens.onlyConformers[ObjectIdentifier(info)] { return known }
    givens.onlyConformers[ObjectIdentifier(info)] = .some(nil)
    var (found, open, seen): ([TypeInfo], [String], Set<String>) = ([], [info.text], [])
    while let text = open.popLast(), found.count < 2 {
      guard seen.insert(text).inserted, seen.count < 64 else { continue }
      for name in loader?.conforming(text) ?? [] where found.count < 2 && !seen.contains(name) {
        guard let type = type(named: name) else { return nil }
        link(type)
        if type.kind == .protocolType {
          open.append(name)
        } else if !found.contains(where: { $0 === type }) {
          found.append(type)
        }
      }
    }
    let isPlain = found.count == 1 && !found[0].isGeneric && found[0].kind != .enumType
    let type =
      isPlain && !found[0].superclasses.contains { host.layoutTypes.contains($0.text) } ? found[0] : nil
    givens.onlyConformers[ObjectIdentifier(info)] = .some(type)
    return type
  }
}
