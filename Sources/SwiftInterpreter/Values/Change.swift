import SwiftProgram

/// What code changes: a variable, or a part of one.
struct Change {
  let target: ExpressionID
  /// Whether it gets a value, and is not changed in place.
  let isAssigned: Bool
}

extension Interpreter {
  /// What statements change, those of closures in them, too, but for variables of their own.
  ///
  /// - Parameter names: Names that are their own besides those that they declare.
  func changes(in statements: [StatementID], but names: Set<Name>) -> [Change] {
    changes(but: names, { $0.walk(statements) })
  }

  /// The variables of its own that the code of a type changes, by their names, and whether they get values.
  func changedNames(in info: TypeInfo) -> [Name: Bool] {
    if let known = info.changedNames { return known }
    var found: [Name: Bool] = [:]
    for member in info.declarations.flatMap({ program[$0].members }) {
      for change in changes(but: [], { $0.walk(member) }) {
        let (name, isWhole) = ownName(of: change.target)
        if let name { found[name] = (found[name] ?? false) || isWhole && change.isAssigned }
      }
    }
    info.changedNames = found
    return found
  }

  /// The variable of `self` in which a place lies, and whether it is that place.
  private func ownName(of target: ExpressionID) -> (Name?, isWhole: Bool) {
    switch program[target] {
    case .name(let name, _): return (name, true)
    case .member(let base?, let name, _):
      if isSelf(base) { return (name, true) }
      return (ownName(of: base).0, false)
    case .chainEnd(let inner): return ownName(of: inner)
    case .subscripted(let inner, _), .optionalChain(let inner), .forced(let inner):
      return (ownName(of: inner).0, false)
    default: return (nil, false)
    }
  }

  private func isSelf(_ id: ExpressionID) -> Bool {
    switch program[id] {
    case .name(words.selfWord, _): true
    case .optionalChain(let inner): isSelf(inner)
    default: false
    }
  }

  private func changes(but names: Set<Name>, _ walk: (ProgramWalker) -> Void) -> [Change] {
    var (found, own, visited): ([Change], Set<Name>, Int) = ([], names, 0)
    let declare = { [unowned self] (pattern: PatternID) in own.formUnion(self.names(in: pattern)) }
    let walker = ProgramWalker(program, declare: declare) { [unowned self] id in
      visited += 1
      switch program[id] {
      case .assignment(let target, _):
        found += targets(of: target).map { Change(target: $0, isAssigned: true) }
      case .inOut(let target): found.append(Change(target: target, isAssigned: true))
      case .binary(let name, let target, _) where program.operators.group(of: text(name)).isAssignment:
        found.append(Change(target: target, isAssigned: false))
      case .call(let call):
        guard case .member(let target?, let name, _) = program[call.callee],
          Self.changing.contains(text(name)) || text(name) == "toggle"
        else { return }
        found.append(Change(target: target, isAssigned: false))
      case .closure(let closure): own.formUnion((program[closure].parameters ?? []).map(\.name))
      default: return
      }
    }
    walk(walker)
    charge(visited)
    own.remove(words.selfWord)
    return found.filter { change in root(of: change.target).map { !own.contains($0) } ?? false }
  }

  private func targets(of id: ExpressionID) -> [ExpressionID] {
    guard case .tuple(let elements) = program[id] else { return [id] }
    return elements.flatMap { targets(of: $0.value) }
  }

  private func root(of id: ExpressionID) -> Name? {
    switch program[id] {
    case .name(let name, _): name
    case .member(let inner?, _, _), .subscripted(let inner, _), .optionalChain(let inner),
      .chainEnd(let inner),
      .forced(let inner):
      root(of: inner)
    default: nil
    }
  }
}
