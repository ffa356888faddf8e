import SwiftProgram

/// Declarations become types and functions that are found by name.
extension Interpreter {
  func declare(_ files: [FileProgram]) {
    for file in files {
      for id in file.nominals where program[id].kind != .extensionOf { declare(id, in: nil) }
      for id in file.functions { declare(id) }
      for alias in file.typeAliases { topLevelTypes[alias.name, default: []].append(.alias(alias)) }
      for id in file.variables {
        for name in names(in: program[id].pattern) {
          globals[name, default: []].append(GlobalVariable(variable: id, value: nil))
        }
      }
    }
    for file in files {
      extensions.open += file.nominals.filter { program[$0].kind == .extensionOf }
    }
  }

  /// Gives types what extensions add that are read and whose types are. Where files are read for that, theirs come behind.
  ///
  /// One of a type in another type may stand before the extension that has that.
  func extendTypes() {
    if extensions.isRunning { return }
    extensions.isRunning = true
    defer { extensions.isRunning = false }
    while !extensions.open.isEmpty {
      let open = extensions.open
      extensions.open = []
      extensions.waiting += open.filter { !extend($0) }
      var count: Int
      repeat {
        count = extensions.waiting.count
        extensions.waiting = extensions.waiting.filter { !extend($0) }
      } while extensions.waiting.count < count
    }
  }

  private func declare(_ id: FunctionID) {
    let function = program[id]
    if case .operatorFunction(let fixity) = function.kind {
      operators.add(OperatorFunction(id, function, fixity), to: function.name)
      return
    }
    functions[function.name, default: []].append(id)
  }

  /// Makes a type of a declaration. Of two with one name at the top of files, the first stays.
  @discardableResult func declare(_ id: NominalID, in outer: TypeInfo?) -> TypeInfo {
    let declaration = program[id]
    let name = declaration.path[0]
    let type = TypeInfo(name, text(name), declaration.kind, id, outer: outer, builtin.changes)
    declaredTypes.append(type)
    type.generics = declaration.generics.parameters
    type.isOfPrelude = isPrelude(declaration.spot.file)
    for attribute in declaration.attributes {
      guard case .named(let path, _) = program[attribute.type], let word = path.last else { continue }
      if text(word) == "resultBuilder" { type.isResultBuilder = true }
      if text(word) == "propertyWrapper" { type.isPropertyWrapper = true }
    }
    if let outer {
      if outer.nested[name] == nil { outer.nested[name] = type }
    } else {
      topLevelTypes[name, default: []].append(.type(type))
    }
    add(declaration, id, to: type)
    return type
  }

  /// Adds what an extension has to its type, where that is there.
  private func extend(_ id: NominalID) -> Bool {
    let declaration = program[id]
    let path = declaration.path
    need(path[0])
    var type = extended(path[0], from: declaration.spot.file)
    let isInModule = type == nil && path.count > 1
    if isInModule { type = extended(path[1], of: path[0], from: declaration.spot.file) }
    for name in path.dropFirst(isInModule ? 2 : 1) {
      type = type.flatMap { outer in
        outer.nested[name] ?? outer.aliases[name].flatMap { info(of: resolve($0.0.type, in: $0.1)) }
      }
    }
    guard let type else { return false }
    add(declaration, id, to: type)
    return true
  }

  private func add(_ declaration: NominalDeclaration, _ id: NominalID, to type: TypeInfo) {
    type.declarations.append(id)
    if type.isLinked { conform(type, to: declaration) }
    let requirements = declaration.kind == .extensionOf ? declaration.generics.requirements : []
    for member in declaration.members {
      switch member {
      case .variable(let variable): add(variable, to: type, requirements)
      case .function(let function):
        add(function, to: type, requirements)
        if declaration.kind != .extensionOf, isInitializer(function) { type.declaresInitializer = true }
      case .nominal(let inner): declare(inner, in: type)
      case .enumCase(let one): type.cases.append(one)
      case .typeAlias(let alias): type.aliases[alias.name] = (alias, type)
      case .associatedType(let name): type.associatedTypes.append(name)
      }
    }
  }

  private func add(_ id: VariableID, to type: TypeInfo, _ requirements: [GenericRequirement]) {
    let variable = program[id]
    let isComputed = variable.getter != nil
    let isRequirement =
      variable.accessors?.isRequirement == true || (type.kind == .protocolType && !isComputed)
    if isRequirement && !isComputed {
      for name in names(in: variable.pattern) { type.requirements[name] = .variable(id) }
      if !variable.attributes.isEmpty { type.asksWithAttributes = true }
      return
    }
    for name in names(in: variable.pattern) {
      let entry = MemberEntry(
        kind: isComputed ? .computed(id) : .stored(id), owner: type, requirements: requirements,
        file: variable.spot.file, isPrivate: variable.modifiers.contains(.isPrivate))
      if variable.modifiers.contains(.isStatic) {
        insert(entry, in: &type.statics[name, default: []])
      } else {
        insert(entry, in: &type.members[name, default: []])
        // An override only observes what its superclass stores.
        let isStored = !isComputed && !(variable.modifiers.contains(.isOverride) && variable.accessors != nil)
        if isStored { type.stored.append(StoredVariable(name: name, variable: id)) }
      }
    }
  }

  private func add(_ id: FunctionID, to type: TypeInfo, _ requirements: [GenericRequirement]) {
    let function = program[id]
    if case .operatorFunction(let fixity) = function.kind {
      let one = OperatorFunction(id, function, fixity, of: type, requirements)
      // Whatever is hashable is one of those for which `extension AnyHashable?` has it; what is not erased has its own.
      if function.body != nil, !requirements.contains(where: { isOfAnyHashable($0) }) {
        operators.add(one, to: function.name)
      }
      return
    }
    // A requirement has no body: it says that there is one elsewhere.
    if function.body == nil && function.accessors?.getter == nil {
      type.requirements[function.name] = .function(id)
      if !function.attributes.isEmpty { type.asksWithAttributes = true }
      return
    }
    let entry = MemberEntry(
      kind: .method(id), owner: type, requirements: requirements, file: function.spot.file,
      isPrivate: function.modifiers.contains(.isPrivate))
    switch function.kind {
    case .initializer, .failableInitializer: type.initializers.append(entry)
    case .deinitializer: return
    default:
      if function.modifiers.contains(.isStatic) {
        insert(entry, in: &type.statics[function.name, default: []])
      } else {
        insert(entry, in: &type.members[function.name, default: []])
      }
    }
  }

  private func isInitializer(_ id: FunctionID) -> Bool {
    switch program[id].kind {
    case .initializer, .failableInitializer: true
    default: false
    }
  }

  private func isOfAnyHashable(_ requirement: GenericRequirement) -> Bool {
    guard case .named(let path, _) = program[requirement.sides.1] else { return false }
    return path.last.map { text($0) } == "AnyHashable"
  }

  func isPrelude(_ file: Int32) -> Bool { program.files[Int(file)].isPrelude }

  /// Adds a member to those of its name: variables before methods, and what the app declares before what preludes do.
  private func insert(_ entry: MemberEntry, in entries: inout [MemberEntry]) {
    func rank(_ entry: MemberEntry) -> Int { (entry.isMethod ? 2 : 0) + (isPrelude(entry.file) ? 1 : 0) }
    let own = rank(entry)
    entries.insert(entry, at: entries.firstIndex { rank($0) > own } ?? entries.count)
  }

  /// The names that a pattern binds, in their order.
  func names(in id: PatternID) -> [Name] {
    switch program[id] {
    case .bind(let name, _): return [name]
    case .tuple(let elements): return elements.flatMap { names(in: $0.pattern) }
    case .enumCase(_, _, let elements): return (elements ?? []).flatMap { names(in: $0.pattern) }
    case .cast(let inner, _), .optional(let inner), .typed(let inner, _): return names(in: inner)
    case .wildcard, .isType, .expression: return []
    }
  }

  /// Finds the superclass and the protocols of a type, once.
  func link(_ type: TypeInfo) {
    // What is farther above than superclasses count is linked when it is asked for itself.
    if type.isLinked || depths.links >= TypeInfo.mostSuperclasses { return }
    type.isLinked = true
    depths.links += 1
    defer { depths.links -= 1 }
    loadExtensions(of: type)
    // An enumeration that carries nothing can be compared without saying so.
    if type.kind == .enumType, type.declaration != nil, type.cases.allSatisfy({ $0.parameters == nil }) {
      type.conformances.append(builtin["Hashable"])
    }
    for id in type.declarations {
      let declaration = program[id]
      conform(type, to: declaration)
      if type.kind == .protocolType, declaration.kind != .extensionOf { requireClass(declaration, of: type) }
    }
  }

  private func conform(_ type: TypeInfo, to declaration: NominalDeclaration) {
    for (index, inherited) in declaration.inherited.enumerated() {
      add(
        resolve(inherited, in: type), inherited, isFirst: index == 0 && declaration.kind != .extensionOf,
        to: type)
    }
  }

  /// `protocol A where Self: B`.
  private func requireClass(_ declaration: NominalDeclaration, of type: TypeInfo) {
    for (left, right) in declaration.generics.requirements.map(\.sides) {
      guard case .named(let path, _) = program[left], path == [words.capitalSelf] else { continue }
      add(resolve(right, in: type), right, isFirst: false, to: type)
    }
  }

  private func add(_ inherited: RuntimeType, _ id: TypeID, isFirst: Bool, to type: TypeInfo) {
    switch inherited {
    case .nominal(let info, let arguments):
      link(info)
      if info.kind == .classType || info.kind == .actorType {
        if info.distance(to: type) == nil { (type.superclass, type.superclassArguments) = (info, arguments) }
      } else if info.kind == .protocolType {
        type.conformances.append(info)
        // A protocol may ask for a class.
      } else if isFirst {
        type.rawType = inherited
      }
    case .missing(let text):
      if isFirst && type.kind == .classType {
        type.missingSuperclass = text
        type.superclass = base(for: text, of: type)
      }
    case .composition(let parts): for part in parts { add(part, id, isFirst: false, to: type) }
    default: return
    }
  }
}
