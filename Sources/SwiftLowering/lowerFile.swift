import JSON
import SwiftParser
package import SwiftProgram
import SwiftSyntax

/// Whether this program has a parser of Swift.
package let isSwiftRead = true

/// What `#if` asks for besides platforms and modules.
package struct BuildFlags: Sendable {
  /// Flags that are set, as with `-D`.
  package var defined: Set<String> = []
  package init() {}
}

/// Adds a file to a program: its declarations, with operators folded by the program's table and branches of `#if` chosen.
///
/// The bytes must have passed the outline's limits: the parser has none of its own and can end the process otherwise.
///
/// - Parameter path: What the file is called in the folder.
/// - Complexity: O(*n*) for a file of *n* bytes that passed the limits.
package func lowerFile(
  _ bytes: [UInt8], path: String, isPrelude: Bool = false, flags: BuildFlags = BuildFlags(),
  into program: inout Program
) {
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  var lowering = Lowering(program: program, file: Int32(program.files.count), flags: flags)
  // The tables grow where they are, not in a copy.
  program = Program()
  lowering.lower(tree, path: path, isPrelude: isPrelude)
  program = lowering.program
}

/// Adds only the operators that a file declares, so that files that are lowered before it know them.
package func lowerOperators(_ bytes: [UInt8], flags: BuildFlags = BuildFlags(), into program: inout Program) {
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  var lowering = Lowering(program: program, file: 0, flags: flags)
  lowering.declareOperators(tree)
  program = lowering.program
}

/// The state of lowering one file.
struct Lowering {
  var program: Program
  let file: Int32
  let flags: BuildFlags
  /// How many anonymous parameters the closure around has used, for each closure that is open.
  var anonymousCounts: [Int] = []

  mutating func lower(_ tree: SourceFileSyntax, path: String, isPrelude: Bool) {
    declareOperators(tree)
    var found = FileProgram(path: path)
    found.isPrelude = isPrelude
    for item in activeItems(tree.statements) {
      if case .decl(let declaration) = item.item, lower(declaration, atTopOf: &found) { continue }
      let statements = lower(item)
      for case .variables(let variables) in statements.map({ program[$0] }) { found.variables += variables }
      found.statements += statements
    }
    found.faults = syntaxFaults(in: tree)
    program.files.append(found)
  }

  /// Lowers a declaration that counts for the whole folder.
  ///
  /// - Returns: Whether it is one.
  private mutating func lower(_ declaration: DeclSyntax, atTopOf found: inout FileProgram) -> Bool {
    if let imported = declaration.as(ImportDeclSyntax.self) {
      found.imports.append(imported.path.map(\.name.text).joined(separator: "."))
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      found.functions.append(lower(function))
    } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      found.typeAliases.append((name(alias.name), lower(alias.initializer.value)))
    } else if declaration.is(OperatorDeclSyntax.self) || declaration.is(PrecedenceGroupDeclSyntax.self) {
      return true
    } else if let nominal = nominal(declaration) {
      found.nominals.append(nominal)
    } else {
      return false
    }
    return true
  }

  mutating func name(_ text: String) -> Name { program.names.name(text.streamSafe) }

  mutating func name(_ token: TokenSyntax) -> Name {
    let text = token.text
    if text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 {
      return name(String(text.dropFirst().dropLast()))
    }
    return name(text)
  }

  func spot(of node: some SyntaxProtocol) -> SourceSpot {
    SourceSpot(file: file, offset: Int32(clamping: node.positionAfterSkippingLeadingTrivia.utf8Offset))
  }
}
