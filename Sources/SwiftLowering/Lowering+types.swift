import SwiftProgram
import SwiftSyntax

extension Lowering {
  mutating func lower(_ type: TypeSyntax) -> TypeID { program.add(reference(type)) }

  private mutating func reference(_ type: TypeSyntax) -> TypeReference {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      return .named([name(type.name)], arguments(type.genericArgumentClause))
    case .memberType(let type):
      let inner = reference(type.baseType)
      guard case .named(let path, _) = inner else { return .unreadable }
      if ["Type", "Protocol"].contains(type.name.text) { return .metatype(program.add(inner)) }
      return .named(path + [name(type.name)], arguments(type.genericArgumentClause))
    case .optionalType(let type): return .optional(lower(type.wrappedType), isImplicitlyUnwrapped: false)
    case .implicitlyUnwrappedOptionalType(let type):
      return .optional(lower(type.wrappedType), isImplicitlyUnwrapped: true)
    case .arrayType(let type): return .array(lower(type.element))
    case .dictionaryType(let type): return .dictionary(lower(type.key), lower(type.value))
    case .tupleType(let type):
      let elements = type.elements.map { element in
        TupleTypeElement(element.firstName.map { name($0) }, lower(element.type))
      }
      if elements.count == 1, elements[0].label == nil { return program[elements[0].type] }
      return .tuple(elements)
    case .functionType(let type):
      return .function(type.parameters.map { lower($0.type) }, lower(type.returnClause.type))
    case .metatypeType(let type): return .metatype(lower(type.baseType))
    case .compositionType(let type): return .composition(type.elements.map { lower($0.type) })
    case .someOrAnyType(let type): return .existential(lower(type.constraint))
    case .attributedType(let type): return reference(type.baseType)
    case .suppressedType(let type): return reference(type.type)
    case .packElementType(let type): return reference(type.pack)
    case .packExpansionType(let type): return reference(type.repetitionPattern)
    default: return .unreadable
    }
  }

  mutating func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeID] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      if case .type(let type) = argument.argument { return lower(type) }
      return program.add(.unreadable)
    }
  }

  /// A type that is written where a value could be, such as `[Int]` in `[Int]()`.
  mutating func type(from expression: ExprSyntax) -> TypeID? {
    if let type = expression.as(TypeExprSyntax.self) { return lower(type.type) }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return program.add(.named([name(reference.baseName)], []))
    }
    if let generic = expression.as(GenericSpecializationExprSyntax.self),
      let inner = type(from: generic.expression), case .named(let path, _) = program[inner]
    {
      return program.add(.named(path, arguments(generic.genericArgumentClause)))
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let inner = type(from: base), case .named(let path, _) = program[inner]
    {
      return program.add(.named(path + [name(member.declName.baseName)], []))
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self),
      let inner = type(from: optional.expression)
    {
      return program.add(.optional(inner, isImplicitlyUnwrapped: false))
    }
    if let array = expression.as(ArrayExprSyntax.self), array.elements.count == 1,
      let first = array.elements.first,
      let element = type(from: first.expression)
    {
      return program.add(.array(element))
    }
    if let dictionary = expression.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content,
      elements.count == 1, let first = elements.first, let key = type(from: first.key),
      let value = type(from: first.value)
    {
      return program.add(.dictionary(key, value))
    }
    return nil
  }

  mutating func generics(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) -> GenericClause {
    var found = GenericClause()
    found.parameters =
      clause?.parameters.map { parameter in
        GenericParameter(name(parameter.name), parameter.inheritedType.map { lower($0) })
      } ?? []
    for requirement in Array(clause?.genericWhereClause?.requirements ?? [])
      + Array(requirements?.requirements ?? [])
    {
      switch requirement.requirement {
      case .conformanceRequirement(let one):
        found.requirements.append(.conforms(lower(one.leftType), lower(one.rightType)))
      case .sameTypeRequirement(let one):
        if case .type(let left) = one.leftType, case .type(let right) = one.rightType {
          found.requirements.append(.equals(lower(left), lower(right)))
        }
      default: continue
      }
    }
    return found
  }
}
