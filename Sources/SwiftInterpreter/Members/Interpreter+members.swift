import SwiftProgram

/// Members of values.
extension Interpreter {
  /// The value of `value.name`.
  func member(
    _ name: Name, of value: Value, _ base: ExpressionID? = nil, in scope: Scope
  ) throws(Interruption) -> Value {
    if case .type(let type) = value {
      if let found = try staticMember(name, of: type, in: scope) { return found }
      switch text(name) {
      case "self": return value
      case "Type", "Protocol": return .type(.metatype(type))
      default: return missing(name, of: describe(type))
      }
    }
    if name == words.selfWord { return value }
    let value = narrowed(value, for: name)
    if let found = try instanceMember(name, of: value, base, in: scope) { return found }
    if let found = try dynamicMember(name, of: value) { return found }
    return undeclaredMember(name, of: value)
  }

  /// A member that no file declares, of what is not known or of another value.
  func undeclaredMember(_ name: Name, of value: Value) -> Value {
    guard case .unknown(let unknown) = value else { return undeclared(name, of: value) }
    if let kept = kept(name, of: unknown) { return kept }
    let found = self.unknown("\(unknown.path).\(text(name))", unknown.reason)
    guard case .unknown(let member) = found else { return found }
    let isTold = unknown.role != .layout && host.isEffectlessCall(text(name))
    member.role = isTold || isAdding(name, to: unknown) ? .effectless : unknown.role
    member.owner = unknown.owner
    if isTold { member.stream = unknown.path }
    return text(name) == "isEmpty" ? claimed(member, .zero, of: unknown.subject + ".count") : found
  }

  /// Whether a method puts something into a list that is not known: it is as little known behind it.
  private func isAdding(_ name: Name, to list: Unknown) -> Bool {
    guard Self.adding.contains(text(name)), list.role == .plain, list.owner == nil else { return false }
    guard let type = list.type?.unwrapped else {
      return [.parameter, .property].contains(list.reason) && list.path.contains(".")
    }
    return isList(type)
  }

  /// Methods by which lists get what others may lay out.
  static let adding: Set<String> = ["append", "insert"]

  /// What is called that is no method of the program or of the language. A method of a variable that is declared to be a list puts something
  /// into it where it is called so.
  func calledMember(
    _ name: Name, of receiver: Value, _ base: ExpressionID, in scope: Scope
  ) throws(Interruption) -> Value {
    let isOfUnknownText = receiver.isUnknown && isOfLanguage(name, of: receiver)
    let found =
      try isOfUnknownText ? undeclaredMember(name, of: receiver) : member(name, of: receiver, in: scope)
    if case .unknown(let method) = found, method.role == .plain, method.owner == nil,
      Self.adding.contains(text(name)), isVariable(base),
      let type = try type(of: place(of: base, in: scope), in: scope), isList(type.unwrapped)
    {
      method.role = .effectless
    }
    return found
  }

  private func isList(_ type: RuntimeType) -> Bool {
    if case .array = type { return true }
    return type.info === builtin.array || type.info === builtin.set
  }

  /// A member that nobody declares, which may lay out what has it.
  func undeclared(_ name: Name, of value: Value) -> Value {
    if case .type(let type) = value { return missing(name, of: describe(type)) }
    if isLeftOut(name, value) { return .none }
    let className = missingClassName(of: value)
    let found = missing(name, of: className ?? describe(type(of: value)))
    guard case .unknown(let unknown) = found else { return found }
    if case .string(let key) = value { unknown.words = localizedWords(of: key, by: text(name)) }
    let isLaidOut = holdsLayout(value)
    if case .object(let object) = value, isLaidOut || changingText(of: object) != nil {
      unknown.owner = object
    }
    if !isLaidOut { return found }
    if className != nil || isStandIn(value) {
      if host.isEffectlessCall(text(name)) { unknown.role = .effectless }
    } else {
      unknown.role = host.isEffectlessMember(text(name)) ? .effectless : .layout
      if unknown.role == .layout, isLayoutWord(value) { record.block(unknown.path, at: spot) }
    }
    return found
  }

  func missing(_ name: Name, of type: String) -> Value {
    let path = "\(type).\(text(name))"
    record.missing[path, default: 0] += 1
    return unknown(path, .unknownType)
  }

  /// A member of an instance, of the most derived class first, then of protocols, then what the language gives; nil for none.
  func instanceMember(
    _ name: Name, of value: Value, _ base: ExpressionID? = nil, in scope: Scope
  ) throws(Interruption) -> Value? {
    if case .tuple(let tuple) = value { return element(name, of: tuple) }
    if let info = info(of: value) {
      link(info)
      let entries = meant(visible(entries(name, of: info), from: scope), name, of: base, in: scope)
      // A property of the language is meant before methods of its name, such as `count` before `count(where:)`.
      if info.declaration == nil, entries.allSatisfy(\.isMethod) {
        if let found = try builtinProperty(text(name), of: value) { return found }
        if value.isUnknown, try builtinProperty(text(name), of: sample(of: info)) != nil { return nil }
      }
      if let found = try instanceMember(name, of: value, entries: entries, in: scope) { return found }
    }
    if case .object(let object) = value, let kept = object.undeclared[name] { return kept }
    if let found = try builtinProperty(text(name), of: value) { return found }
    if let found = try projected(name, of: value) { return found }
    // What an extension of optionals adds is there for what has a value, too; what is not known may be anything.
    if !value.isUnknown, let entries = builtin.optional.members[name],
      let found = try instanceMember(name, of: value, entries: entries, in: scope)
    {
      return found
    }
    if let list = try sequence(value, has: name), let found = try builtinProperty(text(name), of: list) {
      return found
    }
    return hasBuiltinMethod(name, value) ? .function(FunctionValue(.intrinsic(text(name), value))) : nil
  }

  /// Leaves those of members of one name that code sees: the private ones of its file, those of its own type first.
  func visible(_ entries: [MemberEntry], from scope: Scope) -> [MemberEntry] {
    if entries.count < 2 { return entries }
    if isInPrelude(scope) { return withoutNamesakes(entries) }
    if !entries.contains(where: \.isPrivate) { return withoutFarTwins(entries, from: scope) }
    let type = scope.frame.type
    let file = file(of: scope) ?? type?.declaration.map { program[$0].spot.file }
    let seen = entries.filter { entry in
      !entry.isPrivate || (file.map { $0 == entry.file } ?? (entry.owner === type))
    }
    // What is private in a class is meant in its code, whatever classes below it declare without overriding it.
    if type?.kind == .classType, let own = seen.first(where: { $0.isPrivate && $0.owner === type }) {
      let isMeant = { (entry: MemberEntry) in
        entry.owner === type || entry.file == own.file && self.isOverride(entry)
      }
      return seen.filter(isMeant) + seen.filter { !isMeant($0) }
    }
    return seen.isEmpty ? entries : seen
  }

  func instanceMember(
    _ name: Name, of value: Value, entries: [MemberEntry], in scope: Scope
  ) throws(Interruption) -> Value? {
    // A variable is meant before methods of its name: `tableView` of a controller that has `tableView(_:cellForRowAt:)`.
    let variable = entries.firstIndex { !$0.isMethod && meets($0, value) }
    guard let start = variable ?? entries.firstIndex(where: { meets($0, value) }) else { return nil }
    let first = entries[start]
    switch first.kind {
    case .stored:
      if case .unknown(let unknown) = value {
        if let constant = try constant(first) { return constant }
        if let kept = kept(name, of: unknown) { return kept }
        let type = storedType(first)
        let path = "\(unknown.path).\(text(name))"
        return self.unknown(path, unknown.reason, type: type, at: unknown.spot)
      }
      // An override that only observes is read where its superclass has it.
      if let found = try stored(name, of: value, from: first.owner) { return found }
      if let found = try instanceMember(name, of: value, entries: Array(entries[(start + 1)...]), in: scope) {
        return found
      }
      return isOverride(first) ? undeclared(name, of: value) : nil
    case .computed(let id): return try runGetter(id, first.owner, of: value)
    case .method:
      let methods = entries.filter { $0.isMethod && meets($0, value) }
      return .function(FunctionValue(.method(value, methods, name)))
    }
  }

  private func storedType(_ entry: MemberEntry) -> RuntimeType? {
    guard case .stored(let id) = entry.kind else { return nil }
    return program[id].type.map { resolve($0, in: entry.owner) }
  }

  /// Whether a value is what the extension of a member asks for.
  func meets(_ entry: MemberEntry, _ value: Value) -> Bool {
    for requirement in entry.requirements {
      let (left, right) = requirement.sides
      let wanted = resolve(right, in: entry.owner)
      guard case .named(let path, _) = program[left], let last = path.last else { continue }
      let isWrapped = entry.owner === builtin.optional && text(last) == "Wrapped"
      if last == words.capitalSelf || isWrapped {
        if isWrapped, case .none = value { continue }
        if !isInstance(value, of: wanted) { return false }
      } else if let parts = parts(text(last), of: value) {
        if !parts.allSatisfy({ isInstance($0, of: wanted) }) { return false }
        if wanted.isOptional, !parts.contains(where: \.isNone), hasTwin(entry, of: value) { return false }
      } else if let bound = associated(last, of: value) {
        if case .equals = requirement {
          guard let wanted = generics(of: value)[wantedName(right)] ?? Optional(wanted), !bound.isOpen else {
            continue
          }
          if bound.key != wanted.key && !wanted.isOpen { return false }
        } else if let info = wanted.info {
          guard let found = self.info(of: bound) else { continue }
          link(found)
          if found.distance(to: info) == nil { return false }
        }
      }
    }
    return true
  }

  private func wantedName(_ id: TypeID) -> Name {
    if case .named(let path, _) = program[id] { return path[0] }
    return words.underscore
  }

  /// What a generic parameter or an associated type stands for in the type of a value; nil where nothing tells.
  func associated(_ name: Name, of value: Value) -> RuntimeType? {
    if let bound = generics(of: value)[name] { return bound }
    if case .type(let type) = value { return info(of: type).flatMap { member(type: name, of: $0) } }
    guard let info = info(of: value) else { return nil }
    if let alias = member(type: name, of: info), !alias.isOpen { return alias }
    // The type of what the value keeps for a requirement that names it.
    for type in info.protocols where type.associatedTypes.contains(name) {
      for member in type.declarations.flatMap({ program[$0].members }) {
        guard case .variable(let id) = member, let pattern = program[id].type,
          let requirement = names(in: program[id].pattern).first, type.requirements[requirement] != nil,
          let kept = try? stored(requirement, of: value)
        else { continue }
        let frame = Frame()
        bindGeneric(name, in: pattern, kept, frame)
        if let found = frame.generics[name] { return found }
      }
    }
    return nil
  }

  func element(_ name: Name, of tuple: TupleValue) -> Value? {
    if let index = tuple.labels.firstIndex(of: name) { return tuple.values[index] }
    return Int(text(name)).flatMap { tuple.values.indices.contains($0) ? tuple.values[$0] : nil }
  }

  // MARK: Stored variables

  /// The field of a stored variable; a lazy one gets its value now.
  func stored(_ name: Name, of value: Value, from type: TypeInfo? = nil) throws(Interruption) -> Value? {
    switch value {
    case .structure(let structure):
      guard let index = structure.type.stored.firstIndex(where: { $0.name == name }) else { return nil }
      let variable = program[structure.type.stored[index].variable]
      if variable.modifiers.contains(.isLazy), case .unknown(let unknown) = structure.fields[index],
        unknown === unmade, let expression = variable.value
      {
        let type = variable.type.map { resolve($0, in: structure.type, generics: structure.generics) }
        let scope = Scope(Frame(selfValue: value, type: structure.type, generics: structure.generics))
        let made = try evaluate(expression, in: scope, expecting: type)
        return settle(made, as: type)
      }
      return try unwrapped(structure.fields[index], variable, structure.type)
    case .object(let object):
      guard let field = field(name, of: type?.kind == .classType ? type ?? object.type : object.type) else {
        return nil
      }
      let (index, owner, declaration) = (field.index, field.owner, program[field.variable])
      if let found = object.fields[index] { return try unwrapped(found, declaration, owner) }
      let type = declaration.type.map { resolve($0, in: owner, generics: object.generics) }
      if declaration.modifiers.contains(.isLazy), let expression = declaration.value {
        let scope = Scope(Frame(selfValue: value, type: owner, generics: object.generics))
        let made = try deeper { () throws(Interruption) in
          try evaluate(expression, in: scope, expecting: type)
        }
        object.fields[index] = settle(made, as: type)
        return object.fields[index]
      }
      if let absent = type?.absentValue { return absent }
      if declaration.modifiers.contains(.isOutlet) {
        return unknown("\(object.type.text).\(text(name))", .outlet, type: type?.unwrapped)
      }
      return unknown("\(object.type.text).\(text(name))", .property, type: type)
    default: return nil
    }
  }

  /// What a variable says whose value a wrapper may hold.
  func unwrapped(
    _ value: Value, _ variable: VariableDeclaration, _ owner: TypeInfo
  ) throws(Interruption) -> Value {
    if variable.attributes.isEmpty || wrapper(of: variable, in: owner) == nil { return value }
    return try member(words.wrappedValue, of: value, in: globalScope)
  }

  /// The result builder that a protocol of a type gives what it asks for.
  func requiredBuilder(_ name: @autoclosure () -> Name?, _ owner: TypeInfo?) -> TypeInfo? {
    guard let owner, owner.kind != .protocolType else { return nil }
    let protocols = owner.attributingProtocols
    guard !protocols.isEmpty, let name = name() else { return nil }
    for type in protocols {
      switch type.requirements[name] {
      case .variable(let id):
        if let found = resultBuilder(of: program[id].attributes, in: type) { return found }
      case .function(let id):
        if let found = resultBuilder(of: program[id].attributes, in: type) { return found }
      default: continue
      }
    }
    return nil
  }

  /// Where a stored variable lies among the fields of a class's objects.
  func field(_ name: Name, of type: TypeInfo) -> Field? { type.field(name) }

  func runGetter(_ id: VariableID, _ owner: TypeInfo, of value: Value) throws(Interruption) -> Value {
    let variable = program[id]
    let generics = genericsWithSelf(of: value)
    let type = variable.type.map { resolve($0, in: owner, generics: generics) }
    let frame = Frame(selfValue: value, type: owner, generics: generics)
    frame.file = variable.spot.file
    let own = resultBuilder(of: variable.attributes, in: owner)
    let builder = own ?? requiredBuilder(names(in: variable.pattern).first, owner)
    return try deeper { () throws(Interruption) in
      try runBody(variable.getter ?? [], in: Scope(frame), result: type, builder: builder)
    }
  }
}
