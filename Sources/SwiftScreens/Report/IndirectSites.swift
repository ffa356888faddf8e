import SwiftInterpreter
import SwiftProgram

/// What a piece of a program calls and sets by name.
struct NamedUses {
  typealias All = [(id: ExpressionID, calls: Name?, sets: [Name])]
  /// Calls and assignments, and the names by which each of them may lay out.
  private(set) var all: All = []

  /// - Parameter walk: Walks through the piece.
  init(_ program: borrowing Program, _ walk: (ProgramWalker) -> Void) {
    let found = Collected()
    let names = program.names
    let (expressions, calls) = (program.expressions, MutatingNames(names))
    func name(_ id: ExpressionID) -> Name? {
      switch expressions[Int(id.raw)] {
      case .name(let name, _), .member(_, let name, _): name
      case .optionalChain(let inner), .forced(let inner), .chainEnd(let inner): name(inner)
      default: nil
      }
    }
    func base(_ id: ExpressionID) -> Name? {
      if case .member(let base?, _, _) = expressions[Int(id.raw)] { return name(base) }
      return nil
    }
    walk(
      ProgramWalker(program) { id in
        switch expressions[Int(id.raw)] {
        case .call(let call):
          guard let called = name(call.callee) else { return }
          let changed = calls.methods.contains(called) ? base(call.callee) : nil
          found.uses.append((id, called, changed.map { [$0] } ?? []))
        case .assignment(let target, _):
          found.uses.append((id, nil, [name(target), base(target)].compactMap { $0 }))
        case .binary(let word, let target, _) where calls.operators.contains(word):
          found.uses.append((id, nil, [name(target), base(target)].compactMap { $0 }))
        default: return
        }
      })
    all = found.uses
  }

  private final class Collected {
    var uses: All = []
  }
}

/// What changes the variable on which it is called, so that its observers run.
private struct MutatingNames {
  let methods, operators: Set<Name>

  init(_ names: NameTable) {
    func known(_ words: [String]) -> Set<Name> { Set(words.compactMap { names.known($0) }) }
    methods = known([
      "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "toggle", "formUnion",
      "updateValue", "sort",
    ])
    operators = known(["+=", "-=", "*=", "/=", "&=", "|="])
  }
}

/// Members of an app's types that lay out when they are called or set, by what is in them or what that calls, and that have run: what is
/// in others is told itself.
struct LayingMembers {
  private(set) var functions: Set<Name> = []
  /// Variables with observers or setters.
  private(set) var variables: Set<Name> = []

  /// - Parameter lays: Whether an expression itself lays out.
  init(_ types: [TypeInfo], _ interpreter: Interpreter, lays: (ExpressionID) -> Bool) {
    var open: [(function: Name?, variable: Name?, uses: NamedUses)] = []
    for declaration in types.flatMap(\.declarations) {
      for member in interpreter.program[declaration].members {
        switch member {
        case .function(let id):
          let uses = NamedUses(interpreter.program) { $0.walk(member) }
          open.append((interpreter.program[id].name, nil, uses))
        case .variable(let id):
          guard let accessors = interpreter.program[id].accessors,
            case .bind(let name, _) = interpreter.program[interpreter.program[id].pattern]
          else { continue }
          open.append((nil, name, NamedUses(interpreter.program) { $0.walk(accessors) }))
        default: continue
        }
      }
    }
    while true {
      let count = functions.count + variables.count
      for one in open where one.uses.all.contains(where: { lays($0.id) || isLaying($0.calls, $0.sets) }) {
        if let function = one.function { functions.insert(function) }
        if let variable = one.variable { variables.insert(variable) }
      }
      if functions.count + variables.count == count { break }
    }
    let ran = open.filter { one in
      one.uses.all.contains { interpreter.record.ran.contains(interpreter.program.spot(of: $0.id)) }
    }
    functions.formIntersection(ran.compactMap(\.function))
    variables.formIntersection(ran.compactMap(\.variable))
  }

  /// Whether a call or an assignment lays out by what it calls or sets.
  func isLaying(_ function: Name?, _ variables: [Name]) -> Bool {
    function.map { functions.contains($0) } ?? false
      || variables.contains { self.variables.contains($0) }
  }
}
