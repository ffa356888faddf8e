/// An expression, its operators folded.
public enum Expression: Sendable {
  case integer(Int)
  case floating(Double)
  case string([StringSegment])
  case boolean(Bool)
  case nilLiteral
  case array([ExpressionID])
  case dictionary([DictionaryElement])
  /// `a`, `a(b:)`, `Box<Int>`; also `self`, `Self`, `$0` and operators that stand for their functions.
  case name(Name, generics: [TypeID])
  case superReference
  /// `base.name`, `.name` where there is no base.
  case member(base: ExpressionID?, Name, generics: [TypeID])
  case call(CallExpression)
  case subscripted(ExpressionID, [Argument])
  /// `base?`, the rest of whose chain is nil where it is.
  case optionalChain(ExpressionID)
  /// What is nil where a link of the chain in it is.
  case chainEnd(ExpressionID)
  case forced(ExpressionID)
  case prefix(Name, ExpressionID)
  case postfix(Name, ExpressionID)
  case binary(Name, ExpressionID, ExpressionID)
  case assignment(ExpressionID, ExpressionID)
  case ternary(ExpressionID, ExpressionID, ExpressionID)
  case cast(ExpressionID, TypeID, CastKind)
  case closure(ClosureID)
  case tuple([Argument])
  case keyPath(root: TypeID?, [KeyPathComponent])
  case attempt(AttemptKind, ExpressionID)
  case inOut(ExpressionID)
  case type(TypeID)
  /// `if` or `switch` whose branch is the value.
  case statement(StatementID)
  case macro(Name, [Argument])
  case wildcard
  /// What is not read, by what it is called in the grammar.
  case unreadable(String)
}

public enum StringSegment: Sendable {
  case text(String)
  case interpolation([Argument])
}

public struct DictionaryElement: Sendable {
  public var key: ExpressionID, value: ExpressionID
  public init(_ key: ExpressionID, _ value: ExpressionID) { (self.key, self.value) = (key, value) }
}

/// A value with the label that stands before it.
public struct Argument: Sendable {
  public var label: Name?
  public var value: ExpressionID
  public init(label: Name?, _ value: ExpressionID) { (self.label, self.value) = (label, value) }
}

public struct CallExpression: Sendable {
  public var callee: ExpressionID
  public var arguments: [Argument]
  /// Closures after the parentheses; the first has no label.
  public var trailing: [Argument]
  public init(_ callee: ExpressionID, _ arguments: [Argument], trailing: [Argument] = []) {
    (self.callee, self.arguments, self.trailing) = (callee, arguments, trailing)
  }
}

public enum CastKind: Sendable { case coercion, conditional, forced, test }
public enum AttemptKind: Sendable {
  case plain, optional, forced
  /// `await`.
  case awaiting
}

public enum KeyPathComponent: Sendable {
  case member(Name)
  case subscripted([Argument])
  case optional, forced
}

/// `{ [captures] (parameters) in body }`.
public struct ClosureExpression: Sendable {
  public var captures: [Capture] = []
  /// Nil where none are named, so that `$0` counts.
  public var parameters: [Parameter]?
  public var result: TypeID?
  public var body: [StatementID] = []
  /// How many parameters `$0`, `$1` … stand for.
  public var anonymousCount = 0
  public init() {}
}

/// A name that a closure keeps, with the value that it has when the closure is made.
public struct Capture: Sendable {
  public var name: Name, value: ExpressionID?
  public var isWeak: Bool
  public init(_ name: Name, _ value: ExpressionID?, isWeak: Bool) {
    (self.name, self.value, self.isWeak) = (name, value, isWeak)
  }
}
