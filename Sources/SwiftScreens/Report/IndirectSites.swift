import SwiftInterpreter
import SwiftProgram

/// What a piece of a program calls and sets by name.
struct NamedUses {
  struct Use {
    let id: ExpressionID
    var calls: Name?
    var sets: [Name] = []
    /// Whether it is a member of something else than `self` that is called or set.
    var isOnOther = false
    /// All that is called or set.
    var names: [Name] { (calls.map { [$0] } ?? []) + sets }
  }

  typealias All = [Use]
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
    let owners = MemberOwners(expressions: expressions, selfName: names.known("self"))
    func set(_ target: ExpressionID, _ id: ExpressionID) {
      let sets = [name(target), base(target)].compactMap(\.self)
      found.uses.append(Use(id: id, sets: sets, isOnOther: owners.areOthers(target)))
    }
    walk(
      ProgramWalker(program) { id in
        switch expressions[Int(id.raw)] {
        case .call(let call):
          if let given = Self.given(to: call, expressions, names) {
            found.uses.append(Use(id: id, calls: given.name, isOnOther: owners.areOthers(given.id)))
          }
          guard let called = name(call.callee) else { return }
          let changed = calls.methods.contains(called) ? base(call.callee) : nil
          found.uses.append(
            Use(
              id: id, calls: called, sets: changed.map { [$0] } ?? [],
              isOnOther: owners.areOthers(call.callee)))
        case .assignment(let target, _): set(target, id)
        case .binary(let word, let target, _) where calls.operators.contains(word): set(target, id)
        default: return
        }
      })
    all = found.uses
  }

  private final class Collected {
    var uses: All = []
  }

  // MARK: Functions that are given

  /// The function that a call has called for each element: `rows.forEach(stack.addArrangedSubview)`; nil for all other calls.
  static func given(
    to call: CallExpression, _ expressions: [Expression], _ names: NameTable
  ) -> (name: Name, id: ExpressionID)? {
    guard call.arguments.count == 1, call.trailing.isEmpty,
      case .member(_?, let called, _) = expressions[Int(call.callee.raw)],
      ["forEach", "map", "compactMap", "flatMap"].contains(names.text(of: called))
    else { return nil }
    let id = call.arguments[0].value
    switch expressions[Int(id.raw)] {
    case .name(let name, _), .member(_?, let name, _): return (name, id)
    default: return nil
    }
  }
}

/// Whose members expressions are.
private struct MemberOwners {
  let expressions: [Expression]
  let selfName: Name?

  /// Whether a member is of something else than `self`.
  func areOthers(_ id: ExpressionID) -> Bool {
    switch expressions[Int(id.raw)] {
    case .member(let base?, _, _): !isSelf(base)
    case .optionalChain(let inner), .forced(let inner), .chainEnd(let inner): areOthers(inner)
    default: false
    }
  }

  private func isSelf(_ id: ExpressionID) -> Bool {
    switch expressions[Int(id.raw)] {
    case .superReference: true
    case .name(let name, _): name == selfName
    case .optionalChain(let inner), .forced(let inner), .chainEnd(let inner): isSelf(inner)
    default: false
    }
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

/// Members of an app's types that lay out when they are called or set, by what is in them or what that calls. Of types whose statements
/// are told only those that have run: what is in others is told itself. Those of components that have not run are told where they are
/// called on something, since many things have a member of their name.
struct LayingMembers {
  private var functions: Set<Name> = []
  /// Variables with observers or setters.
  private var variables: Set<Name> = []
  /// Members of components that have not run.
  private var ofOthers: Set<Name> = []
  /// All of them, whether they have run or not.
  private var all: Set<Name> = []

  /// A function, or a variable with what runs for it.
  private struct Candidate {
    var function: Name?
    var variable: Name?
    var uses: NamedUses.All
    /// Whether its statements are told.
    var isTold: Bool
    var hasBegun: Bool
  }

  /// - Parameters:
  ///   - told: Types whose statements are told.
  ///   - others: Types of views in the document.
  ///   - lays: Whether an expression itself lays out.
  init(
    _ told: [TypeInfo], _ others: [TypeInfo], _ interpreter: Interpreter, lays: (ExpressionID) -> Bool
  ) {
    let open =
      Self.candidates(told, interpreter, areTold: true)
      + Self.candidates(others, interpreter, areTold: false)
    while true {
      let count = functions.count + variables.count
      for one in open where one.uses.contains(where: { lays($0.id) || isLaying($0) }) {
        if let function = one.function { functions.insert(function) }
        if let variable = one.variable { variables.insert(variable) }
      }
      if functions.count + variables.count == count { break }
    }
    all = functions.union(variables)
    let ran = open.filter { one in
      one.hasBegun
        || one.uses.contains { interpreter.record.ran.contains(interpreter.program.spot(of: $0.id)) }
    }
    ofOthers = all.intersection(open.filter { !$0.isTold }.compactMap { $0.function ?? $0.variable })
    functions.formIntersection(ran.compactMap(\.function))
    variables.formIntersection(ran.compactMap(\.variable))
  }

  private static func candidates(
    _ types: [TypeInfo], _ interpreter: Interpreter, areTold: Bool
  ) -> [Candidate] {
    var found: [Candidate] = []
    for declaration in types.flatMap(\.declarations) {
      for member in interpreter.program[declaration].members {
        let hasBegun = interpreter.hasBegun(member)
        switch member {
        case .function(let id):
          let uses = NamedUses(interpreter.program) { $0.walk(member) }.all
          found.append(
            Candidate(
              function: interpreter.program[id].name, uses: uses, isTold: areTold, hasBegun: hasBegun))
        case .variable(let id):
          guard let accessors = interpreter.program[id].accessors,
            case .bind(let name, _) = interpreter.program[interpreter.program[id].pattern]
          else { continue }
          let uses = NamedUses(interpreter.program) { $0.walk(accessors) }.all
          found.append(Candidate(variable: name, uses: uses, isTold: areTold, hasBegun: hasBegun))
        default: continue
        }
      }
    }
    return found
  }

  /// Whether a call or an assignment lays out by what it calls or sets.
  func isLaying(_ use: NamedUses.Use) -> Bool {
    use.calls.map { functions.contains($0) } ?? false
      || use.sets.contains { variables.contains($0) }
      || isLayingOfOther(use)
  }

  /// Whether a call or an assignment lays out by a member of a component.
  func isLayingOfOther(_ use: NamedUses.Use) -> Bool {
    use.isOnOther && use.names.contains { ofOthers.contains($0) }
  }

  /// Whether a call or an assignment lays out where nothing of what it calls or sets is told itself.
  func mayLay(_ use: NamedUses.Use) -> Bool {
    isLaying(use) || use.names.contains { all.contains($0) }
  }
}

extension SiteAccounting {
  /// Whether something is laid out in a method of one parameter that a class of the app has, by itself or by what it calls.
  func laysOut(in method: String, _ type: TypeInfo) -> Bool {
    let interpreter = run.interpreter
    return type.superclasses.filter(\.isOfApp).flatMap(\.declarations).contains { declaration in
      interpreter.program[declaration].members.contains { member in
        guard case .function(let id) = member, interpreter.program[id].parameters.count == 1,
          interpreter.spelling(of: interpreter.program[id].name) == method
        else { return false }
        return NamedUses(interpreter.program) { $0.walk(member) }.all.contains {
          laying.mayLay($0) || Self.word($0.id, run, sites) != nil
        }
      }
    }
  }
}
