import SwiftProgram
import SwiftSyntax

extension Lowering {
  mutating func lower(_ function: FunctionDeclSyntax) -> FunctionID {
    let isOperator = function.name.tokenKind != .identifier(function.name.text)
    let fixity: Fixity =
      function.modifiers.contains { $0.name.text == "prefix" }
      ? .prefix
      : function.modifiers.contains { $0.name.text == "postfix" } ? .postfix : .infix
    var found = FunctionDeclaration(name(function.name), isOperator ? .operatorFunction(fixity) : .function)
    found.parameters = parameters(function.signature.parameterClause)
    // Operands have no labels.
    if isOperator { for index in found.parameters.indices { found.parameters[index].label = nil } }
    found.result = function.signature.returnClause.map { lower($0.type) }
    found.generics = generics(function.genericParameterClause, function.genericWhereClause)
    found.attributes = attributes(function.attributes)
    found.modifiers = modifiers(function.modifiers, function.attributes)
    found.spot = spot(of: function)
    found.body = function.body.map { lower($0) }
    return program.add(found)
  }

  private mutating func lower(_ initializer: InitializerDeclSyntax) -> FunctionID {
    let isFailable = initializer.optionalMark != nil
    var found = FunctionDeclaration(name("init"), isFailable ? .failableInitializer : .initializer)
    found.parameters = parameters(initializer.signature.parameterClause)
    found.generics = generics(initializer.genericParameterClause, initializer.genericWhereClause)
    found.modifiers = modifiers(initializer.modifiers, initializer.attributes)
    found.spot = spot(of: initializer)
    found.body = initializer.body.map { lower($0) }
    return program.add(found)
  }

  private mutating func lower(_ declaration: SubscriptDeclSyntax) -> FunctionID {
    var found = FunctionDeclaration(name("subscript"), .subscripting)
    found.parameters = parameters(declaration.parameterClause, isSubscript: true)
    found.result = lower(declaration.returnClause.type)
    found.generics = generics(declaration.genericParameterClause, declaration.genericWhereClause)
    found.modifiers = modifiers(declaration.modifiers, declaration.attributes)
    found.spot = spot(of: declaration)
    found.accessors = declaration.accessorBlock.map { accessors($0) }
    return program.add(found)
  }

  private mutating func parameters(_ clause: FunctionParameterClauseSyntax, isSubscript: Bool = false)
    -> [Parameter]
  {
    clause.parameters.map { parameter in
      let own = parameter.secondName ?? parameter.firstName
      let label =
        parameter.firstName.text == "_" || (isSubscript && parameter.secondName == nil)
        ? nil : name(parameter.firstName)
      var found = Parameter(label: label, name: name(own))
      found.type = lower(parameter.type)
      found.isInOut = isInOut(parameter.type)
      found.isVariadic = parameter.ellipsis != nil
      found.defaultValue = parameter.defaultValue.map { lower($0.value) }
      found.attributes = attributes(parameter.attributes)
      found.isAutoclosure =
        parameter.type.as(AttributedTypeSyntax.self)?.attributes.contains {
          $0.trimmedDescription == "@autoclosure"
        } ?? false
      return found
    }
  }

  /// The bindings of a declaration. A type that stands after several names is that of all of them.
  mutating func lower(_ variable: VariableDeclSyntax) -> [VariableID] {
    let isConstant = variable.bindingSpecifier.text == "let"
    let modifiers = modifiers(variable.modifiers, variable.attributes)
    let attributes = attributes(variable.attributes)
    var found: [VariableDeclaration] = []
    for binding in variable.bindings {
      var one = VariableDeclaration(lower(binding.pattern, isConstant: isConstant), isConstant: isConstant)
      one.type = binding.typeAnnotation.map { lower($0.type) }
      one.value = binding.initializer.map { lower($0.value) }
      one.accessors = binding.accessorBlock.map { accessors($0) }
      (one.modifiers, one.attributes, one.spot) = (modifiers, attributes, spot(of: binding))
      found.append(one)
    }
    for index in found.indices.dropLast().reversed()
    where found[index].type == nil && found[index].value == nil {
      found[index].type = found[index + 1].type
    }
    return found.map { program.add($0) }
  }

  private mutating func accessors(_ block: AccessorBlockSyntax) -> Accessors {
    var found = Accessors()
    if case .getter(let items) = block.accessors { found.getter = lower(items) }
    guard case .accessors(let list) = block.accessors else { return found }
    for accessor in list {
      guard let body = accessor.body else {
        found.isRequirement = true
        continue
      }
      let word = accessor.accessorSpecifier.text
      let usual = word == "didSet" ? "oldValue" : "newValue"
      let parameter = name(accessor.parameters?.name.text ?? usual)
      let statements = lower(body)
      switch word {
      case "get", "_read", "unsafeAddress": found.getter = statements
      case "set", "_modify": found.setter = Accessor(parameter, statements)
      case "willSet": found.willSet = Accessor(parameter, statements)
      case "didSet": found.didSet = Accessor(parameter, statements)
      default: continue
      }
    }
    return found
  }

  /// A class, structure, enumeration, protocol or extension; nil for what is none.
  mutating func nominal(_ declaration: DeclSyntax) -> NominalID? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let node):
      return nominal(.classType, node, node.name, node.genericParameterClause, node.inheritanceClause)
    case .structDecl(let node):
      return nominal(.structType, node, node.name, node.genericParameterClause, node.inheritanceClause)
    case .enumDecl(let node):
      return nominal(.enumType, node, node.name, node.genericParameterClause, node.inheritanceClause)
    case .actorDecl(let node):
      return nominal(.actorType, node, node.name, node.genericParameterClause, node.inheritanceClause)
    case .protocolDecl(let node): return nominal(.protocolType, node, node.name, nil, node.inheritanceClause)
    case .extensionDecl(let node):
      var found = NominalDeclaration(.extensionOf, extendedPath(node.extendedType))
      found.inherited = node.inheritanceClause?.inheritedTypes.map { lower($0.type) } ?? []
      found.generics = generics(nil, node.genericWhereClause)
      found.spot = spot(of: node)
      found.modifiers = modifiers(node.modifiers, node.attributes)
      found.members = members(node.memberBlock)
      return program.add(found)
    default: return nil
    }
  }

  private mutating func extendedPath(_ type: TypeSyntax) -> [Name] {
    let id = lower(type)
    switch program[id] {
    case .named(let path, _): return path
    case .array: return [name("Array")]
    case .dictionary: return [name("Dictionary")]
    case .optional: return [name("Optional")]
    default: return [name("")]
    }
  }

  private mutating func nominal(
    _ kind: NominalKind, _ node: some DeclGroupSyntax, _ called: TokenSyntax,
    _ generic: GenericParameterClauseSyntax?, _ inheritance: InheritanceClauseSyntax?
  ) -> NominalID {
    var found = NominalDeclaration(kind, [name(called)])
    found.inherited = inheritance?.inheritedTypes.map { lower($0.type) } ?? []
    found.generics = generics(generic, nil)
    found.modifiers = modifiers(node.modifiers, node.attributes)
    found.attributes = attributes(node.attributes)
    found.spot = spot(of: node)
    found.members = members(node.memberBlock)
    return program.add(found)
  }

  private mutating func members(_ block: MemberBlockSyntax) -> [Member] {
    var found: [Member] = []
    for declaration in activeMembers(block.members) {
      switch declaration.as(DeclSyntaxEnum.self) {
      case .variableDecl(let node): found += lower(node).map { .variable($0) }
      case .functionDecl(let node): found.append(.function(lower(node)))
      case .initializerDecl(let node): found.append(.function(lower(node)))
      case .subscriptDecl(let node): found.append(.function(lower(node)))
      case .enumCaseDecl(let node): found += cases(node)
      case .typeAliasDecl(let node): found.append(.typeAlias(name(node.name), lower(node.initializer.value)))
      case .associatedTypeDecl(let node): found.append(.associatedType(name(node.name)))
      default: if let inner = nominal(declaration) { found.append(.nominal(inner)) }
      }
    }
    return found
  }

  private mutating func cases(_ node: EnumCaseDeclSyntax) -> [Member] {
    node.elements.map { element in
      var found = EnumCase(name(element.name))
      found.parameters = element.parameterClause?.parameters.map { parameter in
        let label = parameter.firstName.flatMap { $0.text == "_" ? nil : name($0) }
        var one = Parameter(label: label, name: label ?? name("_"))
        one.type = lower(parameter.type)
        one.defaultValue = parameter.defaultValue.map { lower($0.value) }
        return one
      }
      found.rawValue = element.rawValue.map { lower($0.value) }
      return .enumCase(found)
    }
  }
}
