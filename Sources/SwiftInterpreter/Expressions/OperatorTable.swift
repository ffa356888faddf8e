import SwiftProgram

/// Operators that the program declares, the types in which it does, and what was found of them until some type changes.
struct OperatorTable {
  private(set) var functions: [Name: [OperatorFunction]] = [:] { didSet { changes.note() } }
  /// Operators with a function that reads its right side when it asks for it.
  private(set) var lazyNames: Set<Name> = []
  /// Operators that fit what they get, the nearest first.
  private var fitting: [OperatorUse: [OperatorFunction]] = [:]
  /// Operators that a file sees, the nearest first.
  private var seen: [NameInFile: [OperatorFunction]] = [:]
  private var foundAt = -1
  private let changes: TypeChanges

  /// - Parameter changes: Tells when what was found holds no more.
  init(_ changes: TypeChanges) { self.changes = changes }

  mutating func add(_ one: OperatorFunction, to name: Name) {
    functions[name, default: []].append(one)
    if one.isLazy { lazyNames.insert(name) }
  }

  /// Whether a file that was read declares a function for an operator.
  func has(_ name: Name) -> Bool { functions[name] != nil }

  func fitting(_ use: OperatorUse) -> [OperatorFunction]? { foundAt == changes.count ? fitting[use] : nil }

  mutating func keep(_ found: [OperatorFunction], for use: OperatorUse) {
    forgetWhatChanged()
    fitting[use] = found
  }

  func seen(_ name: NameInFile) -> [OperatorFunction]? { foundAt == changes.count ? seen[name] : nil }

  mutating func keep(_ found: [OperatorFunction], for name: NameInFile) {
    forgetWhatChanged()
    seen[name] = found
  }

  private mutating func forgetWhatChanged() {
    if foundAt != changes.count { (fitting, seen, foundAt) = ([:], [:], changes.count) }
  }
}

/// An operator in a file, and the types of what it gets.
struct OperatorUse: Hashable {
  let name: Name, fixity: Fixity, file: Int32
  let first: ObjectIdentifier?, second: ObjectIdentifier?

  func hash(into hasher: inout Hasher) {
    hasher.combine(NameInFile(name: name, file: file))
    hasher.combine(first.map { UInt(bitPattern: $0) } ?? 0)
    hasher.combine(second.map { UInt(bitPattern: $0) } ?? 0)
  }
}

/// A function of the program for an operator, with the type in which it stands and what its extension asks for.
struct OperatorFunction {
  var function: FunctionID
  var fixity: Fixity
  /// As they are written; nil for one without a type.
  var parameters: [TypeID?]
  var isGeneric: Bool
  /// Whether its last parameter is read when it asks for it.
  var isLazy: Bool
  var owner: TypeInfo?
  var requirements: [GenericRequirement] = []

  init(
    _ function: FunctionID, _ declaration: FunctionDeclaration, _ fixity: Fixity, of owner: TypeInfo? = nil,
    _ requirements: [GenericRequirement] = []
  ) {
    (self.function, self.fixity, self.owner, self.requirements) = (function, fixity, owner, requirements)
    parameters = declaration.parameters.map(\.type)
    isGeneric = !declaration.generics.parameters.isEmpty
    isLazy = declaration.parameters.last?.isAutoclosure == true
  }
}
