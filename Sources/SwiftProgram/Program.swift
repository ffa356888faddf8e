/// Sources as flat arrays, whose nodes name each other by index. Files are added one after the other.
public struct Program: ~Copyable, Sendable {
  public var names = NameTable()
  public private(set) var expressions: [Expression] = []
  public private(set) var expressionSpots: [SourceSpot] = []
  public private(set) var statements: [Statement] = []
  public private(set) var statementSpots: [SourceSpot] = []
  public private(set) var patterns: [Pattern] = []
  public private(set) var types: [TypeReference] = []
  private var typeFiles: [Int32] = []
  public private(set) var functions: [FunctionDeclaration] = []
  public private(set) var variables: [VariableDeclaration] = []
  public private(set) var nominals: [NominalDeclaration] = []
  public private(set) var closures: [ClosureExpression] = []
  public var files: [FileProgram] = []
  public var operators = OperatorTable()

  public init() {}

  /// Hands all of it on; nothing is left. It is never copied, since it is asked for a node at each step of a run.
  public mutating func take() -> Program {
    var taken = Program()
    swap(&taken, &self)
    return taken
  }

  /// Another program of all files, to which others can be added, with the operators that every program has.
  ///
  /// - Complexity: O(*n*) in the nodes, some tens of which take as long as parsing one.
  public borrowing func copyWithoutOperators() -> Program {
    var copy = Program()
    copy.names = names
    (copy.expressions, copy.expressionSpots) = (expressions, expressionSpots)
    (copy.statements, copy.statementSpots) = (statements, statementSpots)
    (copy.patterns, copy.types, copy.typeFiles) = (patterns, types, typeFiles)
    (copy.functions, copy.variables, copy.nominals) = (functions, variables, nominals)
    (copy.closures, copy.files) = (closures, files)
    return copy
  }

  @inlinable @inline(__always) public subscript(id: ExpressionID) -> Expression { expressions[Int(id.raw)] }
  @inlinable @inline(__always) public subscript(id: StatementID) -> Statement { statements[Int(id.raw)] }
  @inlinable @inline(__always) public subscript(id: PatternID) -> Pattern { patterns[Int(id.raw)] }
  @inlinable @inline(__always) public subscript(id: TypeID) -> TypeReference { types[Int(id.raw)] }
  @inlinable @inline(__always) public subscript(id: FunctionID) -> FunctionDeclaration {
    functions[Int(id.raw)]
  }
  @inlinable @inline(__always) public subscript(id: VariableID) -> VariableDeclaration {
    variables[Int(id.raw)]
  }
  @inlinable @inline(__always) public subscript(id: NominalID) -> NominalDeclaration {
    nominals[Int(id.raw)]
  }
  @inlinable @inline(__always) public subscript(id: ClosureID) -> ClosureExpression { closures[Int(id.raw)] }

  @inlinable @inline(__always) public func spot(of id: ExpressionID) -> SourceSpot {
    expressionSpots[Int(id.raw)]
  }
  @inlinable @inline(__always) public func spot(of id: StatementID) -> SourceSpot {
    statementSpots[Int(id.raw)]
  }

  /// The place of the file in which a type is written.
  public func file(of id: TypeID) -> Int32 { typeFiles[Int(id.raw)] }

  public mutating func add(_ node: Expression, at spot: SourceSpot) -> ExpressionID {
    expressions.append(node)
    expressionSpots.append(spot)
    return Index(expressions.count - 1)
  }
  public mutating func add(_ node: Statement, at spot: SourceSpot) -> StatementID {
    statements.append(node)
    statementSpots.append(spot)
    return Index(statements.count - 1)
  }
  public mutating func add(_ node: Pattern) -> PatternID {
    patterns.append(node)
    return Index(patterns.count - 1)
  }
  public mutating func add(_ node: TypeReference) -> TypeID {
    types.append(node)
    // A file stands among the others when all of it is lowered.
    typeFiles.append(Int32(files.count))
    return Index(types.count - 1)
  }
  public mutating func add(_ node: FunctionDeclaration) -> FunctionID {
    functions.append(node)
    return Index(functions.count - 1)
  }
  public mutating func add(_ node: VariableDeclaration) -> VariableID {
    variables.append(node)
    return Index(variables.count - 1)
  }
  public mutating func add(_ node: NominalDeclaration) -> NominalID {
    nominals.append(node)
    return Index(nominals.count - 1)
  }
  public mutating func add(_ node: ClosureExpression) -> ClosureID {
    closures.append(node)
    return Index(closures.count - 1)
  }
}

/// What a file has at its top.
public struct FileProgram: Sendable {
  /// Relative to the folder, with `/`.
  public var path: String
  /// Whether it says what UIKit or the standard library does, and is not the app's.
  public var isPrelude = false
  public var imports: [String] = []
  public var nominals: [NominalID] = []
  public var functions: [FunctionID] = []
  public var variables: [VariableID] = []
  public var typeAliases: [TypeAlias] = []
  /// Statements of a script, in order, its variables among them.
  public var statements: [StatementID] = []
  /// Where the syntax is wrong, and what of it; the rest is read.
  public var faults: [SyntaxFault] = []
  public init(path: String) { self.path = path }
}

/// Something that is not Swift.
public struct SyntaxFault: Sendable {
  public var offset: Int32
  public var message: String
  public init(offset: Int32, message: String) { (self.offset, self.message) = (offset, message) }
}
