import SwiftProgram

/// Which initializers a type has, and what one makes that it has not.
extension Interpreter {
  /// The initializers of a type, its own first. A class that has some of its own and overrides none inherits none.
  func initializers(of info: TypeInfo) -> [MemberEntry] {
    if let known = info.knownInitializers { return known }
    let count = builtin.changes.count
    var found: [MemberEntry] = []
    var own: [MemberEntry] = []
    for type in info.superclasses {
      link(type)
      let designated = designated(of: type)
      let labels = Set(designated.map { self.labels(of: $0) })
      if !own.isEmpty, !designated.isEmpty {
        if !own.contains(where: { labels.contains(self.labels(of: $0)) }) { break }
        own = []
      }
      found += type.initializers
      if type.isOfApp, !designated.isEmpty { own = designated }
    }
    for type in info.protocols { found += type.initializers }
    info.keep(initializers: found, since: count)
    return found
  }

  /// The designated initializers that a class declares, but for that from files.
  private func designated(of type: TypeInfo) -> [MemberEntry] {
    let coder = program.names.name("coder")
    return type.initializers.filter { entry in
      guard case .method(let id) = entry.kind else { return false }
      let function = program[id]
      return !function.modifiers.contains(.isConvenience) && function.parameters.first?.label != coder
    }
  }

  private func labels(of entry: MemberEntry) -> [Name?] {
    guard case .method(let id) = entry.kind else { return [] }
    return program[id].parameters.map(\.label)
  }

  /// What an initializer makes that nobody declares: what is laid out is there, and it may have done anything to it.
  func makeUnknown(
    _ object: Object, _ arguments: [CallArgument], in scope: Scope
  ) throws(Interruption) -> Value {
    let labels = arguments.map { ($0.label.map { text($0) } ?? "_") + ":" }.joined()
    let path = "\(object.type.text)(\(labels))"
    try readForEffects(arguments, in: scope, of: path, isUnderstood: true)
    if object.type.isOfApp && !holdsLayout(.object(object)) || isStandIn(.object(object)) {
      return .object(object)
    }
    record.missing[path, default: 0] += 1
    if !holdsLayout(.object(object)) { return unknown(path, .unknownType) }
    record.given.insert(ObjectIdentifier(object))
    record.block(path, at: object.madeAt)
    return .object(object)
  }
}
