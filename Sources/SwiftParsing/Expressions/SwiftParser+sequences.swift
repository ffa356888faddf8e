import SwiftLexing
import SwiftProgram

/// Sequences of operands and operators, folded by precedence while they are read.
extension SwiftParser {
  /// Operands, and operators that wait for what is right of them.
  struct Sequence {
    var operands: [ExpressionID] = []
    var waiting: [Pending] = []
    var ternaries = 0
    var elements = 1
    /// The only operator so far, where it is a cast of the first operand.
    var cast: PatternForm?
  }

  struct Pending {
    var group: Int
    var kind: Kind
    enum Kind {
      case infix(Name)
      case ternary(ExpressionID)
      case assignment
      /// The arrow of a type that is written where a value could be.
      case arrow
    }
  }

  func sequence(_ context: ExpressionContext) -> ExpressionID {
    guard enter() else { return add(.unreadable("missingExpr"), spot(token)) }
    defer { leave() }
    let first = element(context)
    guard isAtInfix(context) else { return first }
    var sequence = Sequence(operands: [first])
    while isAtInfix(context) {
      sequence.elements += 1
      if sequence.elements > limits.chain || sequence.ternaries > limits.ternaries {
        refuse(at: token.start, "Too many operators stand in a row.")
        break
      }
      if token.keyword == .is || token.keyword == .as {
        cast(&sequence)
        continue
      }
      operation(context, &sequence)
      let faultCount = faults.count
      sequence.operands.append(element(context))
      if faults.count > faultCount, case .unreadable("missingExpr") = program[sequence.operands.last ?? first]
      {
        break
      }
    }
    while let last = sequence.waiting.popLast() { apply(last, &sequence) }
    let id = sequence.operands.last ?? first
    if context.isPattern, sequence.elements == 2 { forms[id] = sequence.cast }
    return id
  }

  private func isAtInfix(_ context: ExpressionContext) -> Bool {
    switch token.kind {
    case .binaryOperator, .infixQuestion, .arrow: return true
    case .equal: return !context.isPattern
    case .name:
      switch token.keyword {
      case .is, .as, .throws: return true
      case .async: return peek().kind == .arrow || peek().keyword == .throws
      default: return false
      }
    default: return false
    }
  }

  /// Takes an operator, and what stands in the middle of `?` and `:`.
  private func operation(_ context: ExpressionContext, _ sequence: inout Sequence) {
    switch token.kind {
    case .infixQuestion:
      sequence.ternaries += 1
      advance()
      let middle = self.sequence(context)
      expect(.colon, ":")
      wait(Pending(group: precedences.group("?", program.operators), kind: .ternary(middle)), &sequence)
    case .equal:
      advance()
      wait(Pending(group: precedences.group("=", program.operators), kind: .assignment), &sequence)
    case .binaryOperator:
      let operation = name(token)
      let group = precedences.group(operation, program)
      advance()
      wait(Pending(group: group, kind: .infix(operation)), &sequence)
    default:
      effects()
      expect(.arrow, "->")
      wait(Pending(group: precedences.group("->", program.operators), kind: .arrow), &sequence)
    }
  }

  /// What `(A) -> B` is where a value could be: a type, if both sides are.
  private func functionType(_ left: ExpressionID, _ right: ExpressionID) -> Expression {
    var parameters: [ExpressionID]
    switch program[left] {
    case .tuple(let elements): parameters = elements.map(\.value)
    case .attempt(.plain, let inner): parameters = [inner]
    default: parameters = [left]
    }
    var types: [TypeID] = []
    for parameter in parameters + [right] {
      guard let type = type(from: parameter) else { return .unreadable("arrowExpr") }
      types.append(program.add(type))
    }
    let result = types.removeLast()
    return .type(program.add(.function(types, result)))
  }

  private func cast(_ sequence: inout Sequence) {
    let start = token
    advance()
    var kind = CastKind.test
    if start.keyword == .as {
      kind = .coercion
      if let mark = takeMark() { kind = mark == UInt8(ascii: "?") ? .conditional : .forced }
    }
    let type = type()
    apply(before: precedences.group("as", program.operators), &sequence)
    guard let operand = sequence.operands.popLast() else { return }
    if start.keyword == .as { sequence.cast = .cast(operand, type) }
    sequence.operands.append(add(.cast(operand, type, kind), spot(start)))
  }

  private func wait(_ pending: Pending, _ sequence: inout Sequence) {
    apply(before: pending.group, &sequence)
    sequence.waiting.append(pending)
  }

  /// Applies what binds as tightly as an operator that comes, or tighter.
  private func apply(before group: Int, _ sequence: inout Sequence) {
    while let last = sequence.waiting.last {
      let isSame = last.group == group
      let goes =
        isSame
        ? !precedences.isRight(group) : precedences.binds(last.group, tighterThan: group, program.operators)
      guard goes else { return }
      sequence.waiting.removeLast()
      apply(last, &sequence)
    }
  }

  private func apply(_ pending: Pending, _ sequence: inout Sequence) {
    guard sequence.operands.count >= 2 else { return }
    let right = sequence.operands.removeLast()
    let left = sequence.operands.removeLast()
    let node: Expression
    switch pending.kind {
    case .infix(let operation): node = .binary(operation, left, right)
    case .assignment: node = .assignment(left, right)
    case .ternary(let middle): node = .ternary(left, middle, right)
    case .arrow: node = functionType(left, right)
    }
    sequence.operands.append(add(node, program.spot(of: left)))
  }
}

/// The groups of operators that a file has met, and which of them bind more tightly.
struct Precedences {
  private var groups: [OperatorTable.Group] = []
  private var indices: [String: Int] = [:]
  private var groupOfOperator: [Name: Int] = [:]
  private var known: [Int: Bool] = [:]

  mutating func group(_ operation: Name, _ program: borrowing Program) -> Int {
    if let found = groupOfOperator[operation] { return found }
    let found = group(program.names.text(of: operation), program.operators)
    groupOfOperator[operation] = found
    return found
  }

  mutating func group(_ spelling: String, _ operators: OperatorTable) -> Int {
    let group = operators.group(of: spelling)
    if let index = indices[group.name] { return index }
    indices[group.name] = groups.count
    groups.append(group)
    return groups.count - 1
  }

  func isRight(_ group: Int) -> Bool { groups[group].isRight }

  mutating func binds(_ first: Int, tighterThan second: Int, _ operators: OperatorTable) -> Bool {
    let key = first << 32 | second
    if let found = known[key] { return found }
    let found = operators.binds(groups[first], tighterThan: groups[second])
    known[key] = found
    return found
  }
}
