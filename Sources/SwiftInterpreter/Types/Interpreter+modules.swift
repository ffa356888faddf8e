import SwiftProgram

/// Names that say in which module something is: `Core.Button`. A module of the app is a folder of that name.
extension Interpreter {
  private static let systemModules: Set<String> = [
    "Swift", "Foundation", "UIKit", "CoreGraphics", "QuartzCore",
  ]

  /// What `Core.Button` means in a file; nil where the module has no such type, as far as anybody knows.
  ///
  /// - Parameter id: The type as it is written: what is declared to be a `Core.Button`, under the same name, is another one.
  func topLevelType(_ name: Name, of module: Name, from file: Int32, written id: TypeID? = nil)
    -> TopLevelType?
  {
    need(name)
    let all = (topLevelTypes[name] ?? []).filter { candidate in
      id.map { !isDeclared(candidate, as: $0) } ?? true
    }
    if let found = nearest(all.filter { isType($0, of: text(module)) }, to: file) { return found }
    if Self.systemModules.contains(text(module)) || program.files[Int(file)].imports.contains(text(module)) {
      return all.first { self.file(of: $0).map { isPrelude($0) } ?? true }
    }
    return nil
  }

  /// What `Core.Button` is where an expression has it; nil for what is no type.
  func resolvedType(_ name: Name, _ generics: [TypeID], of module: ExpressionID, in scope: Scope)
    -> RuntimeType?
  {
    guard case .name(let first, _) = program[module] else { return nil }
    let arguments = generics.map { resolve($0, in: scope) }
    switch topLevelType(name, of: first, from: program.spot(of: module).file) {
    case .type(let info)?: return applied(info, arguments)
    case .alias(let alias)?: return given(arguments, to: resolve(alias, arguments, in: globalScope))
    case nil: return nil
    }
  }

  /// The type that a file of another kind names: of the module that it says, or else the nearest.
  ///
  /// - Parameter path: Where that file lies.
  package func type(
    named name: String, ofModule module: String?, isSure: Bool, near path: String
  ) -> TypeInfo? {
    let first = program.names.name(name)
    need(first)
    let all: [TypeInfo] = (topLevelTypes[first] ?? []).compactMap {
      if case .type(let info) = $0 { info } else { nil }
    }
    guard all.count > 1, let loader else { return type(named: name) }
    let own = module.map { module in all.filter { isType(.type($0), of: module) } } ?? []
    var best: (type: TypeInfo, rank: (shared: Int, isOwn: Int))?
    for one in own.isEmpty || !isSure ? all : own {
      guard let id = one.declaration, !isPrelude(program[id].spot.file) else { continue }
      let shared = loader.sharedFolders(program.files[Int(program[id].spot.file)].path, path)
      let rank = (shared: shared, isOwn: own.contains { $0 === one } ? 1 : 0)
      if best.map({ rank > $0.rank }) ?? true { best = (one, rank) }
    }
    guard let found = best?.type else { return type(named: name) }
    for one in found.superclasses { link(one) }
    return found
  }

  private func isDeclared(_ type: TopLevelType, as id: TypeID) -> Bool {
    switch type {
    case .type(let info): info.declarations.contains { program[$0].inherited.contains(id) }
    case .alias(let alias): alias.type == id
    }
  }

  private func isType(_ type: TopLevelType, of module: String) -> Bool {
    file(of: type).map { isFile($0, of: module) } ?? false
  }

  /// Whether a folder of a module's name is around a file of the app.
  private func isFile(_ file: Int32, of module: String) -> Bool {
    !isPrelude(file) && isPath(program.files[Int(file)].path, ofModule: module)
  }

  /// Whether a name is that of a module before a function, variable or type, as in `Swift.max`.
  func isModule(_ id: ExpressionID, before member: Name, in scope: Scope) -> Bool {
    guard case .name(let name, _) = program[id], traits(of: name).contains(.isCapitalized),
      topLevelTypes[name] == nil,
      scope.find(name) == nil, scope.frame.generics[name] == nil, resolvedType(name, [], scope) == nil,
      globals[name] == nil
    else { return false }
    if Self.systemModules.contains(text(name)) { return true }
    if let receiver = scope.frame.selfValue, let info = info(of: receiver) {
      if !entries(name, of: info).isEmpty || info.superclasses.contains(where: { $0.statics[name] != nil }) {
        return false
      }
    }
    return isOwnModule(text(name), of: member, usedIn: program.spot(of: id).file)
  }

  /// Whether a name that nothing has is that of the module of something at the top of a file: the module of the file itself, which
  /// does not import it, or that of a folder around the other file. Another one's may declare the same.
  private func isOwnModule(_ module: String, of member: Name, usedIn file: Int32) -> Bool {
    need(member)
    let variables = (globals[member] ?? []).map { program[$0.variable].spot }
    let type = firstType(member)?.declaration.map { program[$0].spot }
    let spots = (functions[member] ?? []).map { program[$0].spot } + variables + [type].compactMap(\.self)
    if spots.isEmpty { return false }
    if !program.files[Int(file)].imports.contains(module) { return true }
    return spots.contains { isFile($0.file, of: module) }
  }
}

/// Whether a folder of a module's name is around a file.
package func isPath(_ path: String, ofModule module: String) -> Bool {
  path.utf8.split(separator: UInt8(ascii: "/")).dropLast().contains { folder in
    folder.elementsEqual(module.utf8)
      || folder.lazy.map { isPartOfName($0) ? $0 : UInt8(ascii: "_") }.elementsEqual(module.utf8)
  }
}

/// Whether a byte of a folder's name is one of its module's, too: others are `_` there.
private func isPartOfName(_ byte: UInt8) -> Bool {
  byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}
