public enum Statement: Sendable {
  case expression(ExpressionID)
  case variables([VariableID])
  case function(FunctionID)
  case nominal(NominalID)
  case typeAlias(TypeAlias)
  case returning(ExpressionID?)
  case breaking(Name?)
  case continuing(Name?)
  case fallingThrough
  case throwing(ExpressionID)
  case conditional([Condition], [StatementID], otherwise: StatementID?)
  case guarding([Condition], [StatementID])
  case whileLoop([Condition], [StatementID])
  case repeatLoop([StatementID], ExpressionID)
  case forLoop(ForLoop)
  case switching(ExpressionID, [SwitchCase])
  case doing([StatementID], [CatchClause])
  case deferring([StatementID])
  case labeled(Name, StatementID)
  /// A block that stands alone, as the last `else`.
  case block([StatementID])
  /// What is not read, by what it is called in the grammar.
  case unreadable(String)
}

public enum Condition: Sendable {
  case test(ExpressionID)
  /// `if let name = value`; of `if let name` the value is the name.
  case binding(PatternID, TypeID?, ExpressionID)
  /// `if case pattern = value`.
  case matching(PatternID, ExpressionID)
  /// `#available(iOS 15, *)`: platforms and the versions that they need, in hundreds; negated for `#unavailable`.
  case availability([PlatformVersion], isNegated: Bool)
}

public struct PlatformVersion: Sendable {
  public var platform: String
  /// Major × 100 + minor.
  public var version: Int
  public init(_ platform: String, _ version: Int) { (self.platform, self.version) = (platform, version) }
}

public struct ForLoop: Sendable {
  public var pattern: PatternID, sequence: ExpressionID
  public var filter: ExpressionID?
  public var body: [StatementID]
  public init(_ pattern: PatternID, _ sequence: ExpressionID, _ filter: ExpressionID?, _ body: [StatementID])
  {
    (self.pattern, self.sequence, self.filter, self.body) = (pattern, sequence, filter, body)
  }
}

public struct SwitchCase: Sendable {
  /// Empty for `default`.
  public var items: [CaseItem]
  public var body: [StatementID]
  public init(_ items: [CaseItem], _ body: [StatementID]) { (self.items, self.body) = (items, body) }
}

public struct CaseItem: Sendable {
  public var pattern: PatternID, filter: ExpressionID?
  public init(_ pattern: PatternID, where filter: ExpressionID?) {
    (self.pattern, self.filter) = (pattern, filter)
  }
}

public struct CatchClause: Sendable {
  /// Empty for one that catches everything.
  public var items: [CaseItem]
  public var body: [StatementID]
  public init(_ items: [CaseItem], _ body: [StatementID]) { (self.items, self.body) = (items, body) }
}

public enum Pattern: Sendable {
  case wildcard
  case bind(Name, isConstant: Bool)
  case tuple([TuplePatternElement])
  /// `.some(a)`, `Kind.a(b, c: d)`: the case, and what is matched of its payload.
  case enumCase(type: ExpressionID?, Name, [TuplePatternElement]?)
  case isType(TypeID)
  /// `pattern as Type`.
  case cast(PatternID, TypeID)
  /// `pattern?`.
  case optional(PatternID)
  case typed(PatternID, TypeID)
  case expression(ExpressionID)
}

public struct TuplePatternElement: Sendable {
  public var label: Name?, pattern: PatternID
  public init(_ label: Name?, _ pattern: PatternID) { (self.label, self.pattern) = (label, pattern) }
}

/// A type as it is written.
public enum TypeReference: Sendable {
  /// `A.B<C>`: the names from the outermost, and the arguments of the last.
  case named([Name], [TypeID])
  case optional(TypeID, isImplicitlyUnwrapped: Bool)
  case array(TypeID)
  case dictionary(TypeID, TypeID)
  case tuple([TupleTypeElement])
  case function([TypeID], TypeID)
  case metatype(TypeID)
  case composition([TypeID])
  /// `some A`, `any A`.
  case existential(TypeID)
  case unreadable
}

public struct TupleTypeElement: Sendable {
  public var label: Name?, type: TypeID
  public init(_ label: Name?, _ type: TypeID) { (self.label, self.type) = (label, type) }
}
