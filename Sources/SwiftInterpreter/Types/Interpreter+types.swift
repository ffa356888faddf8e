import SwiftProgram

/// Types as they are written become types while a program runs.
extension Interpreter {
  /// What a type means where it stands.
  func resolve(_ id: TypeID, in scope: Scope) -> RuntimeType {
    resolve(id, generics: scope.frame.generics, scope: scope, type: scope.frame.type, depth: 0)
  }

  func resolve(_ id: TypeID, in type: TypeInfo?, generics: Meanings = [:]) -> RuntimeType {
    resolve(id, generics: generics, scope: nil, type: type, depth: 0)
  }

  private func resolve(
    _ id: TypeID, generics: Meanings, scope: Scope?, type: TypeInfo?, depth: Int
  ) -> RuntimeType {
    // Aliases of tuples of aliases double with each: what is left of such a type may be anything.
    if depth > 64 || depths.resolvedParts > Self.mostParts { return .any }
    depths.resolvedParts += 1
    depths.resolving += 1
    defer { endResolving() }
    func inner(_ id: TypeID) -> RuntimeType {
      resolve(id, generics: generics, scope: scope, type: type, depth: depth + 1)
    }
    switch program[id] {
    case .named(_, let arguments):
      return named(id, arguments.map { inner($0) }, generics, scope, type, depth)
    case .optional(let wrapped, _): return .optional(inner(wrapped))
    case .array(let element): return .array(inner(element))
    case .dictionary(let key, let value): return .dictionary(inner(key), inner(value))
    case .tuple(let elements): return .tuple(elements.map { inner($0.type) }, labels: elements.map(\.label))
    case .function(let parameters, let result): return .function(parameters.map { inner($0) }, inner(result))
    case .metatype(let base): return .metatype(inner(base))
    case .composition(let parts): return .composition(parts.map { inner($0) })
    case .existential(let base): return inner(base)
    case .unreadable: return .any
    }
  }

  /// As many parts of one type are resolved.
  private static let mostParts = 4096

  private func endResolving() {
    depths.resolving -= 1
    if depths.resolving > 0 { return }
    if depths.resolvedParts > 64 { charge(depths.resolvedParts) }
    depths.resolvedParts = 0
  }

  private func named(
    _ id: TypeID, _ arguments: [RuntimeType], _ generics: Meanings, _ scope: Scope?,
    _ type: TypeInfo?, _ depth: Int
  ) -> RuntimeType {
    guard case .named(let path, _) = program[id] else { return .any }
    let first = path[0]
    var found: RuntimeType
    var known = 1
    if let bound = generics[first] {
      found = bound.bounded
    } else if first == words.capitalSelf {
      found = type.map { $0.plain } ?? .any
    } else if let declared = declared(
      first, in: program.file(of: id), path.count == 1 ? arguments : [], scope, type, depth)
    {
      found = declared
    } else if path.count > 1,
      let declared = topLevelType(path[1], of: first, from: program.file(of: id), written: id)
    {
      found = resolve(declared, path.count == 2 ? arguments : [], depth)
      known = 2
    } else {
      return special(path.map { text($0) }.joined(separator: "."), arguments)
    }
    for (index, name) in path.enumerated().dropFirst(known) {
      let last = index == path.count - 1 ? arguments : []
      if let info = found.info, member(type: name, last, of: info) == nil { loadExtensions(of: info) }
      guard let info = found.info, let next = member(type: name, last, of: info) else {
        if case .generic = found { return .generic(name) }
        return .missing(path.map { text($0) }.joined(separator: "."))
      }
      found = next
    }
    return given(arguments, to: found)
  }

  /// A generic type that is named without what its parameters stand for gets it.
  func given(_ arguments: [RuntimeType], to type: RuntimeType) -> RuntimeType {
    guard !arguments.isEmpty, case .nominal(let info, let own) = type, own.isEmpty else { return type }
    return applied(info, arguments)
  }

  /// Types of the standard library have forms of their own.
  func applied(_ info: TypeInfo, _ arguments: [RuntimeType]) -> RuntimeType {
    switch (info.text, arguments.count) {
    case ("Array", 1), ("ArraySlice", 1), ("ContiguousArray", 1): return .array(arguments[0])
    case ("Optional", 1): return .optional(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    default: return .nominal(info, arguments)
    }
  }

  /// A type that is declared nearest, from the inside out.
  private func declared(
    _ name: Name, in file: Int32, _ arguments: [RuntimeType], _ scope: Scope?, _ type: TypeInfo?,
    _ depth: Int
  ) -> RuntimeType? {
    if let id = scope?.frame.function, program[id].generics.parameters.contains(where: { $0.name == name }) {
      return .generic(name)
    }
    var around = scope
    while let current = around {
      if let found = current.nested(name) { return found.plain }
      if let alias = current.alias(name) { return resolve(alias, arguments, in: current) }
      around = current.parent
    }
    let key = NameInFile(name: name, file: file)
    if arguments.isEmpty, let known = type?.knownType(key) { return known }
    let count = builtin.changes.count
    var outer = type
    var found: RuntimeType?
    while found == nil, let current = outer {
      if current.generics.contains(where: { $0.name == name }) { return .generic(name) }
      if current.kind == .protocolType, current.name != name, hasAssociated(name, current) {
        return member(type: name, arguments, of: current)
          ?? scope?.frame.selfValue.flatMap { associated(name, of: $0) } ?? .generic(name)
      }
      found = current.name == name ? current.plain : member(type: name, arguments, of: current)
      outer = current.outer
    }
    found = found ?? topLevel(name, in: file, arguments, depth)
    if arguments.isEmpty, case .nominal? = found, let found { type?.keep(found, for: key, since: count) }
    return found
  }

  private func hasAssociated(_ name: Name, _ type: TypeInfo) -> Bool {
    ([type] + type.protocols).contains { $0.associatedTypes.contains(name) }
  }

  private func topLevel(_ name: Name, in file: Int32, _ arguments: [RuntimeType], _ depth: Int)
    -> RuntimeType?
  {
    need(name)
    return topLevelType(name, from: file).map { resolve($0, arguments, depth) }
  }

  private func resolve(_ type: TopLevelType, _ arguments: [RuntimeType], _ depth: Int) -> RuntimeType {
    switch type {
    case .type(let found): return found.plain
    case .alias(let alias):
      let generics = meanings(of: alias, arguments)
      return resolve(alias.type, generics: generics, scope: nil, type: nil, depth: depth + 1)
    }
  }

  /// What another name for a type means where it stands, with what its own parameters are given.
  func resolve(_ alias: TypeAlias, _ arguments: [RuntimeType], in scope: Scope) -> RuntimeType {
    let generics = scope.frame.generics.merging(meanings(of: alias, arguments))
    return resolve(alias.type, generics: generics, scope: scope, type: scope.frame.type, depth: 0)
  }

  private func meanings(of alias: TypeAlias, _ arguments: [RuntimeType]) -> Meanings {
    var found = Meanings()
    for (name, type) in zip(alias.parameters, arguments) { found[name] = type }
    return found
  }

  /// A type that is declared in another, in its superclasses or protocols.
  func member(type name: Name, _ arguments: [RuntimeType] = [], of info: TypeInfo) -> RuntimeType? {
    guard let holder = info.holder(of: name) else { return nil }
    if let found = holder.nested[name] { return found.plain }
    return holder.aliases[name].map { resolve($0.0.type, in: $0.1, generics: meanings(of: $0.0, arguments)) }
  }

  private func special(_ path: String, _ arguments: [RuntimeType]) -> RuntimeType {
    let text =
      ["Swift.", "Foundation."].first { path.hasPrefix($0) }.map { String(path.dropFirst($0.count)) } ?? path
    switch text {
    case "Any", "AnyObject", "AnyClass", "AnyHashable": return .any
    case "Void": return .tuple([], labels: [])
    case "TimeInterval", "CFTimeInterval", "Float64": return builtin.double.plain
    case "NSInteger": return builtin.int.plain
    case "NSString": return builtin.string.plain
    case "ArraySlice", "ContiguousArray": return .array(arguments.first ?? .any)
    default: return .missing(path)
    }
  }

  /// The type of a value.
  func type(of value: Value) -> RuntimeType {
    switch value {
    case .integer(_, let kind): return builtin.type(of: kind).plain
    case .floating(_, let kind): return builtin.type(of: kind).plain
    case .string: return builtin.string.plain
    case .boolean: return builtin.bool.plain
    case .none: return .optional(.any)
    case .array(let values): return .array(values.first.map { type(of: $0) } ?? .any)
    case .dictionary(let dictionary):
      return .dictionary(
        dictionary.keys.first.map { type(of: $0) } ?? dictionary.types?.key ?? .any,
        dictionary.values.first.map { type(of: $0) } ?? dictionary.types?.value ?? .any)
    case .set(let set):
      return .nominal(
        builtin.set, (set.keys.first.map { type(of: $0) } ?? set.types?.key).map { [$0] } ?? [])
    case .tuple(let tuple): return .tuple(tuple.values.map { type(of: $0) }, labels: tuple.labels)
    case .range(let range): return range.isClosed ? builtin.closedRange.plain : builtin.range.plain
    case .structure(let value): return type(value.type, with: value.generics)
    case .enumeration(let value): return type(value.type, with: value.generics)
    case .object(let object): return type(object.type, with: object.generics)
    case .function: return .function([], .any)
    case .type(let type): return .metatype(type)
    case .unknown(let unknown): return unknown.type ?? .any
    }
  }

  private func type(_ info: TypeInfo, with meanings: Meanings) -> RuntimeType {
    info.isGeneric ? .nominal(info, info.generics.map { meanings[$0.name] ?? .any }) : info.plain
  }

  /// The type whose members a value has, with those of extensions; nil for tuples, functions and the like.
  func info(of value: Value) -> TypeInfo? {
    switch value {
    case .integer(_, let kind): return builtin.type(of: kind)
    case .floating(_, let kind): return builtin.type(of: kind)
    case .string: return builtin.string
    case .boolean: return builtin.bool
    case .structure(let value): return value.type
    case .enumeration(let value): return value.type
    case .object(let object): return object.type
    case .array: return builtin.array
    case .dictionary: return builtin.dictionary
    case .none: return builtin.optional
    case .unknown(let unknown): return unknown.type.flatMap { info(of: $0.unwrapped) }
    default: return type(of: value).info
    }
  }

  func info(of type: RuntimeType) -> TypeInfo? {
    switch type {
    case .nominal(let info, _): return info
    case .array: return builtin.array
    case .dictionary: return builtin.dictionary
    case .optional(let inner): return info(of: inner)
    default: return nil
    }
  }

  /// The types that generic parameters of a value's type stand for.
  func generics(of value: Value) -> Meanings {
    switch value {
    case .structure(let value): return value.generics
    case .enumeration(let value): return value.generics
    case .object(let object): return object.generics
    case .array(let values): return [words.element: values.first.map { type(of: $0) } ?? .any]
    case .type(.nominal(let info, let arguments)):
      return info.generics.isEmpty ? [:] : Meanings(info.generics.lazy.map(\.name), arguments)
    case .set(let set): return [words.element: set.keys.first.map { type(of: $0) } ?? .any]
    case .range(let range): return [words.element: (range.lower ?? range.upper).map { type(of: $0) } ?? .any]
    default: return [:]
    }
  }
}
