import SwiftInterpreter
import SwiftParsing
import SwiftProgram

/// What somebody says about a class that its source does not.
package struct SourceFills: Equatable, Sendable {
  /// Swift expressions for what is not known, by the keys of holes and choices.
  package var values: [(key: String, expression: String)] = []
  /// Calls on the screen before it is laid out, such as `configure(title: "Hello")`.
  package var calls: [String] = []
  /// What stands around a controller, the outermost first; nil where the source is to tell.
  package var containers: [ScreenContainer]?
  /// The size of a view or cell that stands alone, in points; nil where its constraints and the window decide.
  package var width: Double?, height: Double?

  package init() {}

  private var isEmpty: Bool { values.isEmpty && calls.isEmpty }

  package static func == (first: SourceFills, second: SourceFills) -> Bool {
    first.calls == second.calls && first.values.elementsEqual(second.values, by: ==)
      && first.containers == second.containers && first.width == second.width && first.height == second.height
  }

  /// Declares what they stand for. A call is a function of its own in the class, so that it sees what the class sees.
  func declare(in interpreter: Interpreter, for type: String) {
    if isEmpty { return }
    var text = ""
    for (index, value) in values.enumerated() { text += "let __fill\(index) = \(value.expression)\n" }
    if !calls.isEmpty { text += "extension \(type) {\n" }
    for (index, call) in calls.enumerated() { text += "func __call\(index)() {\n\(call)\n}\n" }
    if !calls.isEmpty { text += "}\n" }
    interpreter.add { program in
      lowerFile(Array(text.utf8), path: "fills", isPrelude: true, into: &program)
    }
    var variables: [String: String] = [:]
    for (index, value) in values.enumerated() { variables[value.key] = "__fill\(index)" }
    interpreter.fill(variables)
  }

  /// The functions of the calls, in their order.
  var functions: [String] { calls.indices.map { "__call\($0)" } }

  /// Whether a text is one expression of Swift, and nothing besides.
  package static func isExpression(_ text: String) -> Bool {
    var program = Program()
    lowerFile(Array("let a = \(text)\n".utf8), path: "", isPrelude: true, into: &program)
    let file = program.files[0]
    return file.faults.isEmpty && file.variables.count == 1 && file.statements.count == 1
      && file.nominals.isEmpty
      && file.functions.isEmpty
  }
}
