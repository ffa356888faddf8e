import SwiftProgram

/// What stands behind the protocols by which an app gives its objects from outside.
extension Interpreter {
  /// What is not known and is of a protocol of the app that one type alone conforms to is of that type, where something is asked of it that
  /// gives a value: `factory.makeTitle()`, `theme.margin`.
  ///
  /// What gives none is run where it gets something that may be laid out, such as the view of a presenter: of all else nobody sees what
  /// it changes.
  func narrowed(_ value: Value, for name: Name) -> Value {
    guard case .unknown(let unknown) = value, case .nominal(let info, _)? = unknown.type?.unwrapped,
      info.kind == .protocolType, info.isOfApp
    else { return value }
    link(info)
    let asked = ([info] + info.protocols).lazy.compactMap { $0.requirements[name] }.first
    switch asked {
    case .function(let id)? where program[id].result == nil && !takesLayout(id, in: info): return value
    case nil: return value
    default: break
    }
    guard let type = onlyConformer(of: info) else { return value }
    return .unknown(unknown.typed(.nominal(type, [])))
  }

  /// Whether a name is one that a protocol of the app asks of an object's class, which does not have it: it is `@objc optional` then.
  func isLeftOut(_ name: Name, _ value: Value) -> Bool {
    guard case .object(let object) = value else { return false }
    return object.type.superclasses.contains { type in
      type.protocols.contains { $0.isOfApp && $0.requirements[name] != nil }
    }
  }

  /// Whether a function may get a view or a controller: by its class, or by a protocol of the app.
  private func takesLayout(_ id: FunctionID, in owner: TypeInfo) -> Bool {
    program[id].parameters.contains { parameter in
      guard let info = parameter.type.flatMap({ resolve($0, in: owner).unwrapped.info }) else { return false }
      link(info)
      return info.kind == .protocolType && info.isOfApp
        || info.superclasses.contains { layoutTypes.contains($0.text) }
    }
  }

  /// The only class or structure of the app that conforms to a protocol; nil where there are several, and for what is laid out itself.
  private func onlyConformer(of info: TypeInfo) -> TypeInfo? {
    if let known = onlyConformers[ObjectIdentifier(info)] { return known }
    onlyConformers[ObjectIdentifier(info)] = .some(nil)
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
    let type = isPlain && !found[0].superclasses.contains { layoutTypes.contains($0.text) } ? found[0] : nil
    onlyConformers[ObjectIdentifier(info)] = .some(type)
    return type
  }
}
