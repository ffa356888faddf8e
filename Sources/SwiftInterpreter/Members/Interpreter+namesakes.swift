import SwiftProgram

/// Members of an app that have the names of members of the library, without being them.
extension Interpreter {
  /// Whatever declares a member of a name, the most derived first.
  func entries(_ name: Name, of info: TypeInfo) -> [MemberEntry] {
    if let known = info.knownEntries(name) { return known }
    let count = builtin.changes.count
    var found: [MemberEntry] = []
    for type in info.superclasses { link(type) }
    for type in info.superclasses + info.protocols {
      link(type)
      found += type.members[name] ?? []
    }
    info.keep(found, for: name, since: count)
    return found
  }

  /// Whether code stands in a prelude, as far as its scope says.
  func isInPrelude(_ scope: Scope) -> Bool { file(of: scope).map { isPrelude($0) } ?? false }

  /// The place in the program of the file in which code stands; nil where nobody says.
  func file(of scope: Scope) -> Int32? {
    scope.frame.file ?? scope.frame.function.map { program[$0].spot.file }
  }

  /// What the code of a library means by the name of one of its own members: not another one that an app declares in a subclass or an
  /// extension without overriding it.
  func withoutNamesakes(_ entries: [MemberEntry]) -> [MemberEntry] {
    let own = entries.filter { $0.owner.kind == .classType && isPrelude($0.file) }
    if own.isEmpty || own.count == entries.count { return entries }
    return entries.filter { entry in
      isPrelude(entry.file) || isOverride(entry)
        || !own.contains { entry.owner.distance(to: $0.owner) != nil && isNamesake(entry, of: $0) }
    }
  }

  /// Whether a member is asked for as another is: methods with equal labels, or a variable under any name.
  private func isNamesake(_ entry: MemberEntry, of own: MemberEntry) -> Bool {
    guard case .method(let id) = entry.kind else { return true }
    guard case .method(let other) = own.kind else { return false }
    return program[id].parameters.map(\.label) == program[other].parameters.map(\.label)
  }

  /// Whether a type has a private variable of a name.
  func hasPrivate(_ name: Name, _ type: TypeInfo) -> Bool {
    type.members[name]?.contains { $0.isPrivate } ?? false
  }
}
