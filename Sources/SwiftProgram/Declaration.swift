/// What stands before a declaration and changes what it means.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }
  package static let isStatic = Modifiers(rawValue: 1), isOverride = Modifiers(rawValue: 2)
  package static let isLazy = Modifiers(rawValue: 4), isMutating = Modifiers(rawValue: 8)
  package static let isConvenience = Modifiers(rawValue: 16), isRequired = Modifiers(rawValue: 32)
  package static let isWeak = Modifiers(rawValue: 64), isOutlet = Modifiers(rawValue: 128)
  package static let isIndirect = Modifiers(rawValue: 256), isPrivate = Modifiers(rawValue: 512)
  package static let isObjectiveC = Modifiers(rawValue: 1024)
}

/// `@Name(arguments)`.
package struct Attribute: Sendable {
  package var type: TypeID
  package var arguments: [Argument]
  package init(_ type: TypeID, _ arguments: [Argument]) { (self.type, self.arguments) = (type, arguments) }
}

package struct Parameter: Sendable {
  /// What callers write; nil for `_`.
  package var label: Name?
  package var name: Name
  package var type: TypeID?
  package var defaultValue: ExpressionID?
  package var isVariadic = false, isInOut = false, isAutoclosure = false
  /// Attributes that are types of the app: result builders and wrappers.
  package var attributes: [Attribute] = []
  package init(label: Name?, name: Name) { (self.label, self.name) = (label, name) }
}

/// What a generic declaration says of its types.
package struct GenericClause: Sendable {
  package var parameters: [GenericParameter] = []
  package var requirements: [GenericRequirement] = []
  package init() {}
}

package struct GenericParameter: Sendable {
  package var name: Name, bound: TypeID?
  package init(_ name: Name, _ bound: TypeID?) { (self.name, self.bound) = (name, bound) }
}

package enum GenericRequirement: Sendable {
  case conforms(TypeID, TypeID)
  case equals(TypeID, TypeID)

  /// What it is asked of, and what is asked.
  package var sides: (TypeID, TypeID) {
    switch self {
    case .conforms(let left, let right), .equals(let left, let right): (left, right)
    }
  }
}

package enum FunctionKind: Sendable {
  case function, initializer, failableInitializer, deinitializer, subscripting
  /// `static func + (…)`, `prefix func …`.
  case operatorFunction(Fixity)
}

package enum Fixity: Sendable { case prefix, infix, postfix }

package struct FunctionDeclaration: Sendable {
  package var name: Name, kind: FunctionKind
  package var parameters: [Parameter] = []
  package var result: TypeID?
  /// What `throws(…)` names.
  package var thrown: TypeID?
  /// Nil for a requirement of a protocol.
  package var body: [StatementID]?
  package var modifiers: Modifiers = []
  package var generics = GenericClause()
  package var attributes: [Attribute] = []
  /// What a subscript does.
  package var accessors: Accessors?
  package var spot = SourceSpot(file: 0, offset: 0)
  package init(_ name: Name, _ kind: FunctionKind) { (self.name, self.kind) = (name, kind) }
}

/// `get`, `set`, `willSet` and `didSet`, each with the name of its parameter.
package struct Accessors: Sendable {
  package var getter: [StatementID]?
  package var setter: Accessor?, willSet: Accessor?, didSet: Accessor?
  /// A requirement of a protocol, such as `{ get set }`.
  package var isRequirement = false
  package init() {}
}

package struct Accessor: Sendable {
  package var parameter: Name
  package var body: [StatementID]
  package init(_ parameter: Name, _ body: [StatementID]) { (self.parameter, self.body) = (parameter, body) }
}

/// One binding of `let` or `var`.
package struct VariableDeclaration: Sendable {
  package var pattern: PatternID
  package var type: TypeID?, value: ExpressionID?
  package var accessors: Accessors?
  package var isConstant: Bool
  package var modifiers: Modifiers = []
  package var attributes: [Attribute] = []
  package var spot = SourceSpot(file: 0, offset: 0)
  package init(_ pattern: PatternID, isConstant: Bool) {
    (self.pattern, self.isConstant) = (pattern, isConstant)
  }
}

package enum NominalKind: Sendable {
  case classType, structType, enumType, protocolType, actorType, extensionOf
}

/// A class, structure, enumeration or protocol, or an extension of one.
package struct NominalDeclaration: Sendable {
  package var kind: NominalKind
  /// What it is called; an extension as what it extends, with the names of the types around it.
  package var path: [Name]
  package var inherited: [TypeID] = []
  package var generics = GenericClause()
  package var members: [Member] = []
  package var modifiers: Modifiers = []
  package var attributes: [Attribute] = []
  package var spot = SourceSpot(file: 0, offset: 0)
  package init(_ kind: NominalKind, _ path: [Name]) { (self.kind, self.path) = (kind, path) }
}

/// `typealias Titled<Content> = Pair<UILabel, Content>`.
package struct TypeAlias: Sendable {
  package var name: Name
  package var parameters: [Name]
  package var type: TypeID
  package var isPrivate = false
  package init(_ name: Name, _ parameters: [Name], _ type: TypeID) {
    (self.name, self.parameters, self.type) = (name, parameters, type)
  }
}

package enum Member: Sendable {
  case variable(VariableID)
  case function(FunctionID)
  case nominal(NominalID)
  case enumCase(EnumCase)
  case typeAlias(TypeAlias)
  case associatedType(Name)
}

package struct EnumCase: Sendable {
  package var name: Name
  /// Nil where it carries nothing.
  package var parameters: [Parameter]?
  package var rawValue: ExpressionID?
  package init(_ name: Name) { self.name = name }
}
