/// Where a node stands among those of its kind in a ``Program``.
package struct Index<Node>: Hashable, Sendable {
  package let raw: Int32
  package init(_ raw: Int) { self.raw = Int32(raw) }
}

package typealias ExpressionID = Index<Expression>
package typealias StatementID = Index<Statement>
package typealias PatternID = Index<Pattern>
package typealias TypeID = Index<TypeReference>
package typealias FunctionID = Index<FunctionDeclaration>
package typealias VariableID = Index<VariableDeclaration>
package typealias NominalID = Index<NominalDeclaration>
package typealias ClosureID = Index<ClosureExpression>

/// Where something stands in the sources.
package struct SourceSpot: Hashable, Sendable {
  /// Which file, in the order in which files were lowered.
  package var file: Int32
  /// In bytes from the beginning of the file.
  package var offset: Int32
  package init(file: Int32, offset: Int32) { (self.file, self.offset) = (file, offset) }
}
