package import SwiftProgram

// What stands in for the parser in a program that is built without it.

/// Whether this program has a parser of Swift.
package let isSwiftRead = false

/// What `#if` asks for besides platforms and modules.
package struct BuildFlags: Sendable {
  /// Flags that are set, as with `-D`.
  package var defined: Set<String> = []
  package init() {}
}

/// Adds a file to a program, without anything in it but a fault: this program was built without a parser of Swift.
package func lowerFile(
  _ bytes: [UInt8], path: String, flags: BuildFlags = BuildFlags(), into program: inout Program
) {
  var file = FileProgram(path: path)
  file.faults = [SyntaxFault(offset: 0, message: "This program was built without a parser of Swift.")]
  program.files.append(file)
}
