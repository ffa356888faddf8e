package import SwiftProgram

/// A type of the program or of the standard library, with the members of all its extensions.
package final class TypeInfo {
  package let name: Name
  package let text: String
  package let kind: NominalKind
  package let declaration: NominalID?
  /// Which of the language's numbers are called so.
  let floatingKind: FloatingKind?, integerKind: IntegerKind?
  /// The type in which it is declared.
  package let outer: TypeInfo?
  package internal(set) var superclass: TypeInfo? { didSet { changes.note() } }
  /// What the generic parameters of the superclass stand for.
  var superclassArguments: [RuntimeType] = []
  /// The superclass as it is written, where it is not in the sources.
  package internal(set) var missingSuperclass: String?
  /// Whether a class above it, or its own superclass, is in no file.
  package var hasMissingSuperclass: Bool { superclasses.contains { $0.missingSuperclass != nil } }
  /// Protocols, those of extensions too.
  package internal(set) var conformances: [TypeInfo] = [] { didSet { changes.note() } }
  @exclusivity(unchecked) var isLinked = false
  /// Whether the files are there that extend it.
  var hasAllExtensions = false
  /// Whether a prelude declares it.
  package internal(set) var isOfPrelude = false
  var generics: [GenericParameter] = []
  /// What a protocol asks for, by name, and the types that it leaves open.
  var requirements: [Name: Member] = [:]
  /// Whether something that it asks for has attributes, such as a result builder.
  var asksWithAttributes = false { didSet { changes.note() } }
  var associatedTypes: [Name] = [] { didSet { changes.note() } }
  /// What is declared in it and in its extensions, in their order.
  package internal(set) var declarations: [NominalID] = []
  /// Stored variables of instances.
  package internal(set) var stored: [StoredVariable] = [] { didSet { changes.note() } }
  var members: [Name: [MemberEntry]] = [:] { didSet { changes.note() } }
  var statics: [Name: [MemberEntry]] = [:] { didSet { changes.note() } }
  var initializers: [MemberEntry] = [] { didSet { changes.note() } }
  /// Whether it declares one itself, and not only in extensions.
  var declaresInitializer = false
  var nested: [Name: TypeInfo] = [:] { didSet { changes.note() } }
  var aliases: [Name: (TypeAlias, TypeInfo)] = [:] { didSet { changes.note() } }
  package internal(set) var cases: [EnumCase] = []
  var staticValues: [Name: Value] = [:]
  /// What its own code changes, and whether it assigns to that; nil before somebody asks.
  var changedNames: [Name: Bool]?
  var staticsInMaking: Set<Name> = []
  var rawType: RuntimeType?
  var isResultBuilder = false, isPropertyWrapper = false

  /// Counts what changes of all types of its program.
  private let changes: TypeChanges

  init(
    _ name: Name, _ text: String, _ kind: NominalKind, _ declaration: NominalID?, outer: TypeInfo?,
    _ changes: TypeChanges
  ) {
    (self.name, self.text, self.kind, self.declaration, self.outer) = (name, text, kind, declaration, outer)
    (floatingKind, integerKind) = (FloatingKind(rawValue: text), IntegerKind(rawValue: text))
    self.changes = changes
  }

  @exclusivity(unchecked) private var ownPlain: RuntimeType?

  /// It, with nothing for its parameters.
  var plain: RuntimeType {
    if let ownPlain { return ownPlain }
    let made = RuntimeType.nominal(self, [])
    ownPlain = made
    return made
  }

  /// Forgets the types that know it, as they do each other: without that none of them would end.
  func letGo() {
    (superclass, conformances, nested, aliases, staticValues, rawType) = (nil, [], [:], [:], [:], nil)
    (members, statics, initializers, ownPlain) = ([:], [:], [], nil)
    found = Found()
  }

  /// What was found of it, and how often types had changed by then.
  @exclusivity(unchecked) private var found = Found()
  @exclusivity(unchecked) private var foundAt = -1

  private struct Found {
    var superclasses: [TypeInfo]?
    var protocols: [TypeInfo]?
    /// Protocols among them that ask for something with attributes.
    var attributing: [TypeInfo]?
    var distances: [ObjectIdentifier: Int?] = [:]
    var entries: [Name: [MemberEntry]] = [:]
    /// Static members of the nearest type that has some of a name; empty where none has.
    var statics: [Name: [MemberEntry]] = [:]
    var initializers: [MemberEntry]?
    /// The nearest type in which a type of a name is declared.
    var holders: [Name: TypeInfo?] = [:]
    var fields: [Name: Field?] = [:]
    var types: [NameInFile: RuntimeType] = [:]
  }

  /// Forgets what was found before some type changed.
  private func forgetOld() {
    if foundAt == changes.count { return }
    (found, foundAt) = (Found(), changes.count)
  }

  package var fieldCount: Int { (superclass?.fieldCount ?? 0) + stored.count }

  /// From itself up.
  package var superclasses: [TypeInfo] {
    forgetOld()
    if let known = found.superclasses { return known }
    var all = [self]
    while let next = all[all.count - 1].superclass, all.count < Self.mostSuperclasses { all.append(next) }
    found.superclasses = all
    return all
  }

  /// How many classes count in a chain of superclasses, the class with which it begins among them.
  static let mostSuperclasses = 128

  /// Whether it is, inherits from, or conforms to a type; how many steps away.
  package func distance(to other: TypeInfo) -> Int? {
    if other === self { return 0 }
    forgetOld()
    if let known = found.distances[ObjectIdentifier(other)] { return known }
    let distance = measuredDistance(to: other)
    found.distances[ObjectIdentifier(other)] = .some(distance)
    return distance
  }

  private func measuredDistance(to other: TypeInfo) -> Int? {
    if let steps = superclasses.firstIndex(where: { $0 === other }) { return steps }
    // A protocol that a nearer one asks for is farther.
    var seen: [TypeInfo] = []
    var level = superclasses.flatMap(\.conformances)
    var steps = 10
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
    forgetOld()
    if let known = found.protocols { return known }
    var all: [TypeInfo] = []
    var open = superclasses.flatMap(\.conformances)
    while !open.isEmpty, all.count < 256 {
      let next = open.removeFirst()
      if all.contains(where: { $0 === next }) { continue }
      all.append(next)
      open += next.conformances
    }
    found.protocols = all
    return all
  }

  /// Protocols that it has and that ask for something with attributes.
  var attributingProtocols: [TypeInfo] {
    forgetOld()
    if let known = found.attributing { return known }
    let attributing = protocols.filter(\.asksWithAttributes)
    found.attributing = attributing
    return attributing
  }

  /// The members of a name that were found; nil before, and once a type has changed.
  func knownEntries(_ name: Name) -> [MemberEntry]? {
    forgetOld()
    return found.entries[name]
  }

  /// Keeps the members of a name, unless a type has changed while they were looked for.
  func keep(_ entries: [MemberEntry], for name: Name, since count: Int) {
    forgetOld()
    if changes.count == count { found.entries[name] = entries }
  }

  /// The static members of a name in the nearest of its types that has some; nil before they were found, and once a type has changed.
  func knownStatics(_ name: Name) -> [MemberEntry]? {
    forgetOld()
    return found.statics[name]
  }

  /// Keeps them, unless a type has changed while they were looked for.
  func keep(statics: [MemberEntry], for name: Name, since count: Int) {
    forgetOld()
    if changes.count == count { found.statics[name] = statics }
  }

  /// The initializers that were found; nil before, and once a type has changed.
  var knownInitializers: [MemberEntry]? {
    forgetOld()
    return found.initializers
  }

  /// Keeps the initializers, unless a type has changed while they were looked for.
  func keep(initializers: [MemberEntry], since count: Int) {
    forgetOld()
    if changes.count == count { found.initializers = initializers }
  }

  /// The nearest of it, its superclasses and its protocols in which a type of a name is declared.
  func holder(of name: Name) -> TypeInfo? {
    forgetOld()
    if let known = found.holders[name] { return known }
    let holder = (superclasses + protocols).first { $0.nested[name] != nil || $0.aliases[name] != nil }
    found.holders[name] = .some(holder)
    return holder
  }

  /// Where the variable of a name lies among the fields of its objects, the nearest class first; nil where it stores none.
  func field(_ name: Name) -> Field? {
    forgetOld()
    if let known = found.fields[name] { return known }
    var field: Field?
    for owner in superclasses where field == nil {
      guard let index = owner.stored.firstIndex(where: { $0.name == name }) else { continue }
      let start = owner.superclass?.fieldCount ?? 0
      field = Field(index: start + index, owner: owner, variable: owner.stored[index].variable)
    }
    found.fields[name] = .some(field)
    return field
  }

  /// What a name means in it, found before; nil once a type has changed.
  func knownType(_ name: NameInFile) -> RuntimeType? {
    forgetOld()
    return found.types[name]
  }

  /// Keeps what a name means in it, unless a type has changed while it was looked for.
  func keep(_ type: RuntimeType, for name: NameInFile, since count: Int) {
    forgetOld()
    if changes.count == count { found.types[name] = type }
  }
}

/// How often the types of a program have changed: what was found by their names holds until the next time.
final class TypeChanges {
  @exclusivity(unchecked) private(set) var count = 0
  func note() { count += 1 }
}

/// A name, and the file that asks what it means.
struct NameInFile: Hashable {
  let name: Name
  let file: Int32

  func hash(into hasher: inout Hasher) {
    hasher.combine(UInt64(UInt32(bitPattern: name.index)) << 32 | UInt64(UInt32(bitPattern: file)))
  }
}

/// Where a stored variable lies among the fields of a class's objects, and whose it is.
struct Field {
  let index: Int, owner: TypeInfo, variable: VariableID
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
