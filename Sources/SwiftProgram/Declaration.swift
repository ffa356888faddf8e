/// What stands before a declaration and changes what it means.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }
  @inlinable public static var isStatic: Modifiers { Modifiers(rawValue: 1) }
  @inlinable public static var isOverride: Modifiers { Modifiers(rawValue: 2) }
  @inlinable public static var isLazy: Modifiers { Modifiers(rawValue: 4) }
  @inlinable public static var isMutating: Modifiers { Modifiers(rawValue: 8) }
  @inlinable public static var isConvenience: Modifiers { Modifiers(rawValue: 16) }
  @inlinable public static var isRequired: Modifiers { Modifiers(rawValue: 32) }
  @inlinable public static var isWeak: Modifiers { Modifiers(rawValue: 64) }
  @inlinable public static var isOutlet: Modifiers { Modifiers(rawValue: 128) }
  @inlinable public static var isIndirect: Modifiers { Modifiers(rawValue: 256) }
  @inlinable public static var isPrivate: Modifiers { Modifiers(rawValue: 512) }
  @inlinable public static var isObjectiveC: Modifiers { Modifiers(rawValue: 1024) }
  @inlinable public func contains(_ other: Modifiers) -> Bool { rawValue & other.rawValue == other.rawValue }
}

/// `@Name(arguments)`.
public struct Attribute: Sendable {
  public var type: TypeID
  public var arguments: [Argument]
  public init(_ type: TypeID, _ arguments: [Argument]) { (self.type, self.arguments) = (type, arguments) }
}

public struct Parameter: Sendable {
  /// What callers write; nil for `_`.
  public var label: Name?
  public var name: Name
  public var type: TypeID?
  public var defaultValue: ExpressionID?
  public var isVariadic = false, isInOut = false, isAutoclosure = false
  /// Attributes that are types of the app: result builders and wrappers.
  public var attributes: [Attribute] = []
  public init(label: Name?, name: Name) { (self.label, self.name) = (label, name) }
}

/// What a generic declaration says of its types.
public struct GenericClause: Sendable {
  public var parameters: [GenericParameter] = []
  public var requirements: [GenericRequirement] = []
  public init() {}
}

public struct GenericParameter: Sendable {
  public var name: Name, bound: TypeID?
  public init(_ name: Name, _ bound: TypeID?) { (self.name, self.bound) = (name, bound) }
}

public enum GenericRequirement: Sendable {
  case conforms(TypeID, TypeID)
  case equals(TypeID, TypeID)

  /// What it is asked of, and what is asked.
  public var sides: (TypeID, TypeID) {
    switch self {
    case .conforms(let left, let right), .equals(let left, let right): (left, right)
    }
  }
}

public enum FunctionKind: Sendable {
  case function, initializer, failableInitializer, deinitializer, subscripting
  /// `static func + (…)`, `prefix func …`.
  case operatorFunction(Fixity)
}

public enum Fixity: Sendable { case prefix, infix, postfix }

public struct FunctionDeclaration: Sendable {
  public var name: Name, kind: FunctionKind
  public var parameters: [Parameter] = []
  public var result: TypeID?
  /// What `throws(…)` names.
  public var thrown: TypeID?
  /// Nil for a requirement of a protocol.
  public var body: [StatementID]?
  public var modifiers: Modifiers = []
  private var rare: RareParts?
  public var spot = SourceSpot(file: 0, offset: 0)
  public init(_ name: Name, _ kind: FunctionKind) { (self.name, self.kind) = (name, kind) }

  public var generics: GenericClause {
    get { rare?.generics ?? GenericClause() }
    set { rare = RareParts(newValue, attributes, accessors) }
  }
  public var attributes: [Attribute] {
    get { rare?.attributes ?? [] }
    set { rare = RareParts(generics, newValue, accessors) }
  }
  /// What a subscript does.
  public var accessors: Accessors? {
    get { rare?.accessors }
    set { rare = RareParts(generics, attributes, newValue) }
  }
}

/// What few declarations have, in one place, since declarations are copied with each step of a run.
private final class RareParts: Sendable {
  let generics: GenericClause, attributes: [Attribute], accessors: Accessors?

  /// - Returns: Nil where there is none of it.
  init?(_ generics: GenericClause, _ attributes: [Attribute], _ accessors: Accessors?) {
    let isEmpty = generics.parameters.isEmpty && generics.requirements.isEmpty && attributes.isEmpty
    if isEmpty && accessors == nil { return nil }
    (self.generics, self.attributes, self.accessors) = (generics, attributes, accessors)
  }
}

/// `get`, `set`, `willSet` and `didSet`, each with the name of its parameter.
public struct Accessors: Sendable {
  public var getter: [StatementID]?
  public var setter: Accessor?, willSet: Accessor?, didSet: Accessor?
  /// A requirement of a protocol, such as `{ get set }`.
  public var isRequirement = false
  public init() {}
}

public struct Accessor: Sendable {
  public var parameter: Name
  public var body: [StatementID]
  public init(_ parameter: Name, _ body: [StatementID]) { (self.parameter, self.body) = (parameter, body) }
}

/// One binding of `let` or `var`.
public struct VariableDeclaration: Sendable {
  public var pattern: PatternID
  public var type: TypeID?, value: ExpressionID?
  public var isConstant: Bool
  public var modifiers: Modifiers = []
  private var rare: RareParts?
  public var spot = SourceSpot(file: 0, offset: 0)
  public init(_ pattern: PatternID, isConstant: Bool) {
    (self.pattern, self.isConstant) = (pattern, isConstant)
  }

  public var accessors: Accessors? {
    get { rare?.accessors }
    set { rare = RareParts(GenericClause(), attributes, newValue) }
  }
  /// What computes it; nil for what is stored.
  public var getter: [StatementID]? { rare?.accessors?.getter }
  public var attributes: [Attribute] {
    get { rare?.attributes ?? [] }
    set { rare = RareParts(GenericClause(), newValue, accessors) }
  }
}

public enum NominalKind: Sendable {
  case classType, structType, enumType, protocolType, actorType, extensionOf
}

/// A class, structure, enumeration or protocol, or an extension of one.
public struct NominalDeclaration: Sendable {
  public var kind: NominalKind
  /// What it is called; an extension as what it extends, with the names of the types around it.
  public var path: [Name]
  public var inherited: [TypeID] = []
  public var generics = GenericClause()
  public var members: [Member] = []
  public var modifiers: Modifiers = []
  public var attributes: [Attribute] = []
  public var spot = SourceSpot(file: 0, offset: 0)
  public init(_ kind: NominalKind, _ path: [Name]) { (self.kind, self.path) = (kind, path) }
}

/// `typealias Titled<Content> = Pair<UILabel, Content>`.
public struct TypeAlias: Sendable {
  public var name: Name
  public var parameters: [Name]
  public var type: TypeID
  public var isPrivate = false
  public init(_ name: Name, _ parameters: [Name], _ type: TypeID) {
    (self.name, self.parameters, self.type) = (name, parameters, type)
  }
}

public enum Member: Sendable {
  case variable(VariableID)
  case function(FunctionID)
  case nominal(NominalID)
  case enumCase(EnumCase)
  case typeAlias(TypeAlias)
  case associatedType(Name)
}

public struct EnumCase: Sendable {
  public var name: Name
  /// Nil where it carries nothing.
  public var parameters: [Parameter]?
  public var rawValue: ExpressionID?
  public init(_ name: Name) { self.name = name }
}
