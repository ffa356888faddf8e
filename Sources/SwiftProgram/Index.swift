/// Where a node stands among those of its kind in a ``Program``.
public struct Index<Node>: Hashable, Sendable {
  public let raw: Int32
  public init(_ raw: Int) { self.raw = Int32(raw) }

  @inlinable public static func == (left: Index, right: Index) -> Bool { left.raw == right.raw }
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(raw) }
}

public typealias ExpressionID = Index<Expression>
public typealias StatementID = Index<Statement>
public typealias PatternID = Index<Pattern>
public typealias TypeID = Index<TypeReference>
public typealias FunctionID = Index<FunctionDeclaration>
public typealias VariableID = Index<VariableDeclaration>
public typealias NominalID = Index<NominalDeclaration>
public typealias ClosureID = Index<ClosureExpression>

/// Where something stands in the sources.
public struct SourceSpot: Hashable, Sendable {
  /// Which file, in the order in which files were lowered.
  public var file: Int32
  /// In bytes from the beginning of the file.
  public var offset: Int32
  public init(file: Int32, offset: Int32) { (self.file, self.offset) = (file, offset) }

  @inlinable public static func == (left: SourceSpot, right: SourceSpot) -> Bool {
    left.file == right.file && left.offset == right.offset
  }
  @inlinable public func hash(into hasher: inout Hasher) {
    hasher.combine(UInt64(UInt32(bitPattern: file)) << 32 | UInt64(UInt32(bitPattern: offset)))
  }
}
