package import SwiftProgram

/// A type while a program runs.
package indirect enum RuntimeType {
  /// `Any`, `AnyObject`, and what has no other type.
  case any
  case nominal(TypeInfo, [RuntimeType])
  case optional(RuntimeType)
  case array(RuntimeType)
  case dictionary(RuntimeType, RuntimeType)
  case tuple([RuntimeType], labels: [Name?])
  case function([RuntimeType], RuntimeType)
  case metatype(RuntimeType)
  case composition([RuntimeType])
  /// A parameter of something generic that nothing has bound.
  case generic(Name)
  /// A type that is not in the sources.
  case missing(String)

  /// Without the optionals around it.
  package var unwrapped: RuntimeType {
    if case .optional(let inner) = self { return inner.unwrapped }
    return self
  }

  var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  /// What a variable of the type has that nobody gave a value: nil, also in each place of a tuple; nothing for other types.
  var absentValue: Value? {
    // Tuples of tuples share their parts, of which there may be more than there is time for.
    var places = 256
    return absentValue(&places)
  }

  private func absentValue(_ places: inout Int) -> Value? {
    places -= 1
    switch self {
    case .optional: return Value.none
    case .tuple(let types, let labels) where !types.isEmpty:
      var values: [Value] = []
      for type in types {
        guard places > 0, let value = type.absentValue(&places) else { return nil }
        values.append(value)
      }
      return .tuple(TupleValue(values, labels: labels))
    default: return nil
    }
  }

  package var info: TypeInfo? {
    if case .nominal(let info, _) = self { return info }
    return nil
  }

  /// What two equal types have in common.
  var key: String {
    switch self {
    case .any: "Any"
    case .nominal(let info, let arguments):
      "\(UInt(bitPattern: ObjectIdentifier(info)))<\(arguments.map(\.key).joined(separator: ","))>"
    case .optional(let inner): inner.key + "?"
    case .array(let element): "[\(element.key)]"
    case .dictionary(let key, let value): "[\(key.key):\(value.key)]"
    case .tuple(let types, _): "(\(types.map(\.key).joined(separator: ",")))"
    case .function(let types, let result): "(\(types.map(\.key).joined(separator: ",")))->\(result.key)"
    case .metatype(let inner): inner.key + ".Type"
    case .composition(let parts): parts.map(\.key).joined(separator: "&")
    case .generic(let name): "\(name.index)"
    case .missing(let text): text
    }
  }

  /// With what generic parameters stand for in their places, however deep they are.
  func replacing(_ meanings: [Name: RuntimeType]) -> RuntimeType {
    switch self {
    case .any, .missing: self
    case .generic(let name): meanings[name]?.bounded ?? self
    case .nominal(let info, let arguments): .nominal(info, arguments.map { $0.replacing(meanings) })
    case .optional(let inner): .optional(inner.replacing(meanings))
    case .array(let element): .array(element.replacing(meanings))
    case .dictionary(let key, let value): .dictionary(key.replacing(meanings), value.replacing(meanings))
    case .tuple(let types, let labels): .tuple(types.map { $0.replacing(meanings) }, labels: labels)
    case .function(let types, let result):
      .function(types.map { $0.replacing(meanings) }, result.replacing(meanings))
    case .metatype(let inner): .metatype(inner.replacing(meanings))
    case .composition(let parts): .composition(parts.map { $0.replacing(meanings) })
    }
  }

  /// It, unless it is so large that nobody wrote it: what generic types are made of grows with each that is made of another, twofold where a
  /// parameter stands in it twice.
  var bounded: RuntimeType {
    var left = 128
    return fits(in: &left) ? self : .any
  }

  private func fits(in left: inout Int) -> Bool {
    left -= 1
    if left < 0 { return false }
    switch self {
    case .any, .generic, .missing: return true
    case .optional(let inner), .array(let inner), .metatype(let inner): return inner.fits(in: &left)
    case .dictionary(let key, let value): return key.fits(in: &left) && value.fits(in: &left)
    case .nominal(_, let parts), .tuple(let parts, _), .composition(let parts):
      return parts.allSatisfy { $0.fits(in: &left) }
    case .function(let parts, let result):
      return parts.allSatisfy { $0.fits(in: &left) } && result.fits(in: &left)
    }
  }

  /// Whether it says nothing of a value.
  var isOpen: Bool {
    switch self {
    case .any, .generic: true
    default: false
    }
  }

  var isFunction: Bool {
    if case .function = unwrapped { return true }
    return false
  }
}

/// A type of the program or of the standard library, with the members of all its extensions.
package final class TypeInfo {
  package let name: Name
  package let text: String
  package let kind: NominalKind
  package let declaration: NominalID?
  /// The type in which it is declared.
  package let outer: TypeInfo?
  package internal(set) var superclass: TypeInfo?
  /// What the generic parameters of the superclass stand for.
  var superclassArguments: [RuntimeType] = []
  /// The superclass as it is written, where it is not in the sources.
  package internal(set) var missingSuperclass: String?
  /// Whether a class above it, or its own superclass, is in no file.
  var hasMissingSuperclass: Bool { superclasses.contains { $0.missingSuperclass != nil } }
  /// Protocols, those of extensions too.
  package internal(set) var conformances: [TypeInfo] = []
  var isLinked = false
  /// Whether a prelude declares it.
  package internal(set) var isOfPrelude = false
  var generics: [GenericParameter] = []
  /// What a protocol asks for, by name, and the types that it leaves open.
  var requirements: [Name: Member] = [:]
  var associatedTypes: [Name] = []
  /// What is declared in it and in its extensions, in their order.
  package internal(set) var declarations: [NominalID] = []
  /// Stored variables of instances.
  package internal(set) var stored: [StoredVariable] = []
  var members: [Name: [MemberEntry]] = [:]
  var statics: [Name: [MemberEntry]] = [:]
  var initializers: [MemberEntry] = []
  var nested: [Name: TypeInfo] = [:]
  var aliases: [Name: (TypeAlias, TypeInfo)] = [:]
  package internal(set) var cases: [EnumCase] = []
  var staticValues: [Name: Value] = [:]
  /// What its own code assigns to; nil before somebody asks.
  var assignedNames: Set<Name>?
  var staticsInMaking: Set<Name> = []
  var rawType: RuntimeType?
  var isResultBuilder = false, isPropertyWrapper = false

  init(_ name: Name, _ text: String, _ kind: NominalKind, _ declaration: NominalID?, outer: TypeInfo?) {
    (self.name, self.text, self.kind, self.declaration, self.outer) = (name, text, kind, declaration, outer)
  }

  /// Forgets the types that know it, as they do each other: without that none of them would end.
  func letGo() {
    (superclass, conformances, nested, aliases, staticValues, rawType) = (nil, [], [:], [:], [:], nil)
    (members, statics, initializers) = ([:], [:], [])
    (knownSuperclasses, knownProtocols) = ([], ([], -1))
  }

  private var knownSuperclasses: [TypeInfo] = []
  /// With how many conformances there were.
  private var knownProtocols: (found: [TypeInfo], count: Int) = ([], -1)

  package var fieldCount: Int { (superclass?.fieldCount ?? 0) + stored.count }

  /// From itself up.
  package var superclasses: [TypeInfo] {
    if hasAllSuperclasses { return knownSuperclasses }
    var found = [self]
    while let next = found[found.count - 1].superclass, found.count < Self.mostSuperclasses {
      found.append(next)
    }
    knownSuperclasses = found
    return found
  }

  /// Whether those that are known are those that there are, since types are linked one after the other.
  private var hasAllSuperclasses: Bool {
    var (next, count): (TypeInfo?, Int) = (self, 0)
    while let type = next, count < knownSuperclasses.count, knownSuperclasses[count] === type {
      (next, count) = (type.superclass, count + 1)
    }
    return count > 0 && count == knownSuperclasses.count && (next == nil || count == Self.mostSuperclasses)
  }

  /// How many classes count in a chain of superclasses, the class with which it begins among them.
  static let mostSuperclasses = 128

  /// Whether it is, inherits from, or conforms to a type; how many steps away.
  package func distance(to other: TypeInfo) -> Int? {
    var steps = 0
    for type in superclasses {
      if type === other { return steps }
      steps += 1
    }
    // A protocol that a nearer one asks for is farther.
    var seen: [TypeInfo] = []
    var level = superclasses.flatMap(\.conformances)
    steps = 10
    while !level.isEmpty, seen.count < 256 {
      if level.contains(where: { $0 === other }) { return min(steps, 19) }
      seen += level
      level = level.flatMap(\.conformances).filter { next in !seen.contains { $0 === next } }
      steps += 1
    }
    return nil
  }

  /// Protocols that it has, each once, nearest first.
  var protocols: [TypeInfo] {
    let classes = superclasses
    func conformanceCount(_ found: [TypeInfo]) -> Int {
      classes.reduce(found.reduce(0) { $0 + $1.conformances.count }) { $0 + $1.conformances.count }
    }
    if conformanceCount(knownProtocols.found) == knownProtocols.count { return knownProtocols.found }
    var found: [TypeInfo] = []
    var open = classes.flatMap(\.conformances)
    while !open.isEmpty, found.count < 256 {
      let next = open.removeFirst()
      if found.contains(where: { $0 === next }) { continue }
      found.append(next)
      open += next.conformances
    }
    knownProtocols = (found, conformanceCount(found))
    return found
  }
}

package struct StoredVariable {
  package let name: Name
  package let variable: VariableID
}

/// A member, whose it is, and what its extension asks of the type.
struct MemberEntry {
  enum Kind {
    case stored(VariableID)
    case computed(VariableID)
    case method(FunctionID)
  }
  let kind: Kind
  let owner: TypeInfo
  let requirements: [GenericRequirement]
  /// The place in the program of the file that declares it.
  let file: Int32
  /// Whether only the code of its file sees it.
  var isPrivate = false

  var isMethod: Bool {
    if case .method = kind { return true }
    return false
  }
}
