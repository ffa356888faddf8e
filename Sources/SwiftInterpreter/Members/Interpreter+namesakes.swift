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

  /// Leaves of methods that a type has alike from several files of the app, as files of several targets extend it, those that lie nearest to the code
  /// that asks.
  func withoutFarTwins(_ entries: [MemberEntry], from scope: Scope) -> [MemberEntry] {
    guard let file = file(of: scope), !isPrelude(file) else { return entries }
    return entries.filter { entry in
      if isPrelude(entry.file) || entry.file == file { return true }
      return !entries.contains { other in
        other.file != entry.file && !isPrelude(other.file) && isTwin(other, of: entry)
          && isNearer(other.file, than: entry.file, to: file)
      }
    }
  }

  /// Whether a file has more folders in common with a third than another has, or else is in fewer.
  private func isNearer(_ one: Int32, than other: Int32, to file: Int32) -> Bool {
    if one == file { return true }
    let (shared, others) = (sharedFolders(one, file), sharedFolders(other, file))
    return shared == others ? folders(of: one) < folders(of: other) : shared > others
  }

  private func folders(of file: Int32) -> Int {
    program.files[Int(file)].path.utf8.count { $0 == UInt8(ascii: "/") }
  }

  /// Whether two methods of a type take the same.
  private func isTwin(_ entry: MemberEntry, of other: MemberEntry) -> Bool {
    guard entry.owner === other.owner, case .method(let first) = entry.kind,
      case .method(let second) = other.kind
    else { return false }
    let (own, others) = (program[first].parameters, program[second].parameters)
    return own.count == others.count
      && zip(own, others).allSatisfy { one, another in
        one.label == another.label
          && one.type.map { resolve($0, in: entry.owner).key }
            == another.type.map { resolve($0, in: other.owner).key }
      }
  }

  /// Whether a member is asked for as another is: methods with equal labels, or a variable under any name.
  private func isNamesake(_ entry: MemberEntry, of own: MemberEntry) -> Bool {
    guard case .method(let id) = entry.kind else { return true }
    guard case .method(let other) = own.kind else { return false }
    return haveEqualLabels(id, other)
  }

  func haveEqualLabels(_ first: FunctionID, _ second: FunctionID) -> Bool {
    program[first].parameters.map(\.label) == program[second].parameters.map(\.label)
  }

  /// Whether a type has a private variable of a name.
  func hasPrivate(_ name: Name, _ type: TypeInfo) -> Bool {
    type.members[name]?.contains { $0.isPrivate } ?? false
  }
}
