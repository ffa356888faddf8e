import SwiftLexing
package import SwiftProgram

/// What `#if` asks for besides platforms and modules.
package struct BuildFlags: Sendable {
  /// Flags that are set, as with `-D`.
  package var defined: Set<String> = []
  package init() {}
}

/// Adds a file to a program: its declarations, with operators folded by the program's table and branches of `#if` chosen.
///
/// Any bytes are a file. What is no Swift is passed over, and is a fault with its place. A file that is too long or nested too
/// deeply has nothing but one fault that says so.
///
/// - Parameter path: What the file is called in the folder.
/// - Complexity: O(*n*) for a file of *n* bytes. The stack that is needed does not depend on the file.
package func lowerFile(
  _ bytes: [UInt8], path: String, isPrelude: Bool = false, flags: BuildFlags = BuildFlags(),
  into program: inout Program
) {
  bytes.withUnsafeBufferPointer { buffer in
    let parser = SwiftParser(SourceBytes(buffer), program.take(), flags)
    parser.readFile(path, isPrelude: isPrelude)
    program = parser.program.take()
  }
}

/// Adds only the operators that a file declares, so that files that are lowered before it know them.
package func lowerOperators(_ bytes: [UInt8], flags: BuildFlags = BuildFlags(), into program: inout Program) {
  bytes.withUnsafeBufferPointer { buffer in
    let parser = SwiftParser(SourceBytes(buffer), program.take(), flags)
    parser.declareOperators()
    program = parser.program.take()
  }
}
