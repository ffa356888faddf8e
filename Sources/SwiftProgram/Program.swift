/// Sources as flat arrays, whose nodes name each other by index. Files are added one after the other.
package struct Program: ~Copyable, Sendable {
  package var names = NameTable()
  package private(set) var expressions: [Expression] = []
  package private(set) var expressionSpots: [SourceSpot] = []
  package private(set) var statements: [Statement] = []
  package private(set) var statementSpots: [SourceSpot] = []
  package private(set) var patterns: [Pattern] = []
  package private(set) var types: [TypeReference] = []
  private var typeFiles: [Int32] = []
  package private(set) var functions: [FunctionDeclaration] = []
  package private(set) var variables: [VariableDeclaration] = []
  package private(set) var nominals: [NominalDeclaration] = []
  package private(set) var closures: [ClosureExpression] = []
  package var files: [FileProgram] = []
  package var operators = OperatorTable()

  package init() {}

  /// Hands all of it on; nothing is left. It is never copied, since it is asked for a node at each step of a run.
  package mutating func take() -> Program {
    var taken = Program()
    swap(&taken, &self)
    return taken
  }

  @inlinable @inline(__always) package subscript(id: ExpressionID) -> Expression { expressions[Int(id.raw)] }
  @inlinable @inline(__always) package subscript(id: StatementID) -> Statement { statements[Int(id.raw)] }
  @inlinable @inline(__always) package subscript(id: PatternID) -> Pattern { patterns[Int(id.raw)] }
  @inlinable @inline(__always) package subscript(id: TypeID) -> TypeReference { types[Int(id.raw)] }
  @inlinable @inline(__always) package subscript(id: FunctionID) -> FunctionDeclaration {
    functions[Int(id.raw)]
  }
  @inlinable @inline(__always) package subscript(id: VariableID) -> VariableDeclaration {
    variables[Int(id.raw)]
  }
  @inlinable @inline(__always) package subscript(id: NominalID) -> NominalDeclaration {
    nominals[Int(id.raw)]
  }
  @inlinable @inline(__always) package subscript(id: ClosureID) -> ClosureExpression { closures[Int(id.raw)] }

  @inlinable @inline(__always) package func spot(of id: ExpressionID) -> SourceSpot {
    expressionSpots[Int(id.raw)]
  }
  @inlinable @inline(__always) package func spot(of id: StatementID) -> SourceSpot {
    statementSpots[Int(id.raw)]
  }

  /// The place of the file in which a type is written.
  package func file(of id: TypeID) -> Int32 { typeFiles[Int(id.raw)] }

  package mutating func add(_ node: Expression, at spot: SourceSpot) -> ExpressionID {
    expressions.append(node)
    expressionSpots.append(spot)
    return Index(expressions.count - 1)
  }
  package mutating func add(_ node: Statement, at spot: SourceSpot) -> StatementID {
    statements.append(node)
    statementSpots.append(spot)
    return Index(statements.count - 1)
  }
  package mutating func add(_ node: Pattern) -> PatternID {
    patterns.append(node)
    return Index(patterns.count - 1)
  }
  package mutating func add(_ node: TypeReference) -> TypeID {
    types.append(node)
    // A file stands among the others when all of it is lowered.
    typeFiles.append(Int32(files.count))
    return Index(types.count - 1)
  }
  package mutating func add(_ node: FunctionDeclaration) -> FunctionID {
    functions.append(node)
    return Index(functions.count - 1)
  }
  package mutating func add(_ node: VariableDeclaration) -> VariableID {
    variables.append(node)
    return Index(variables.count - 1)
  }
  package mutating func add(_ node: NominalDeclaration) -> NominalID {
    nominals.append(node)
    return Index(nominals.count - 1)
  }
  package mutating func add(_ node: ClosureExpression) -> ClosureID {
    closures.append(node)
    return Index(closures.count - 1)
  }
}

/// What a file has at its top.
package struct FileProgram: Sendable {
  /// Relative to the folder, with `/`.
  package var path: String
  /// Whether it says what UIKit or the standard library does, and is not the app's.
  package var isPrelude = false
  package var imports: [String] = []
  package var nominals: [NominalID] = []
  package var functions: [FunctionID] = []
  package var variables: [VariableID] = []
  package var typeAliases: [TypeAlias] = []
  /// Statements of a script, in order, its variables among them.
  package var statements: [StatementID] = []
  /// Where the syntax is wrong, and what of it; the rest is read.
  package var faults: [SyntaxFault] = []
  package init(path: String) { self.path = path }
}

/// Something that is not Swift.
package struct SyntaxFault: Sendable {
  package var offset: Int32
  package var message: String
  package init(offset: Int32, message: String) { (self.offset, self.message) = (offset, message) }
}
