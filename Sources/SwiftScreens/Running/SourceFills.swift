package import LayoutModel
import SwiftInterpreter
import SwiftOutline
import SwiftParsing
import SwiftProgram

/// What somebody says about a class that its source does not.
package struct SourceFills: Equatable, Sendable {
  /// A value for what is not known.
  package struct Value: Equatable, Sendable {
    /// That of a hole or a choice.
    package var key: String
    /// In Swift.
    package var expression: String
    package var origin: Origin

    package init(_ key: String, _ expression: String, from origin: Origin) {
      (self.key, self.expression, self.origin) = (key, expression, origin)
    }
  }

  /// Who gives a value: one for this question, or the project for all of its screens.
  package enum Origin: Sendable { case parameter, file, project }

  /// Makes the object that is shown, in Swift; nil where a class is asked for, or all are.
  package var made: String?
  /// What is given for what is not known; where several have one key the last counts.
  package var values: [Value] = []
  /// Flags for which `#if` asks and that are set.
  package var flags: Set<String> = []
  /// Calls on the screen before it is laid out, such as `configure(title: "Hello")`.
  package var calls: [String] = []
  /// What stands around a controller, the outermost first; nil where the source is to tell.
  package var containers: [ScreenContainer]?
  /// The size of a view or cell that stands alone, in points; nil where its constraints and the window decide.
  package var width: Double?, height: Double?

  package init() {}

  /// Declares the values, each in a file of its own that all classes share.
  func declareValues(in interpreter: Interpreter, _ lowered: LoweredFiles) {
    if values.isEmpty { return }
    var variables: [String: String] = [:]
    for (index, value) in values.enumerated() {
      interpreter.add { program in
        if index == lowered.fills.count {
          lowered.fills.append(lower("let __fill\(index) = \(value.expression)\n", into: &program))
        }
        return lowered.fills[index]
      }
      variables[value.key] = "__fill\(index)"
    }
    interpreter.fill(variables)
  }

  /// Declares each call as a function of its own in a class, so that it sees what the class sees.
  func declareCalls(on type: String, in interpreter: Interpreter) {
    if calls.isEmpty { return }
    let functions = zip(self.functions, calls).map { "func \($0)() {\n\($1)\n}\n" }
    declare("extension \(type) {\n\(functions.joined())}\n", in: interpreter)
  }

  /// Declares something beside the folder. Of what is not read nobody knows what it would have done.
  func declare(_ text: String, in interpreter: Interpreter) {
    interpreter.add { lower(text, into: &$0) }
    if interpreter.program.files.last?.faults.isEmpty == false { interpreter.block("fills") }
  }

  private func lower(_ text: String, into program: inout Program) -> Int {
    lowerFile(Array(text.utf8), path: "fills", isPrelude: true, into: &program)
    return program.files.count - 1
  }

  /// The functions of the calls, in their order.
  var functions: [String] { calls.indices.map { "__call\($0)" } }

  /// Why a text is not one expression of Swift, with the places in it; nothing for one that is.
  package static func faults(in text: String) -> [(place: SourcePlace, message: String)] {
    let (opening, bytes) = (Array("let a = ".utf8), Array(text.utf8))
    var program = Program()
    lowerFile(opening + bytes + Array("\n".utf8), path: "", isPrelude: true, into: &program)
    let file = program.files[0]
    let others =
      file.statements.dropFirst().map { program.spot(of: $0).offset }
      + file.nominals.map { program[$0].spot.offset } + file.functions.map { program[$0].spot.offset }
    let isMore = !others.isEmpty || file.variables.count != 1 || !file.typeAliases.isEmpty
    let more = SyntaxFault(offset: others.min() ?? 0, message: "Here has to be one expression and no more.")
    let lines = bytes.withUnsafeBufferPointer { LineStarts($0) }
    return (file.faults.isEmpty && isMore ? [more] : file.faults).map { fault in
      let place = lines.place(of: min(max(0, Int(fault.offset) - opening.count), bytes.count))
      return (SourcePlace(line: place.line, column: place.column), fault.message)
    }
  }
}
