import SwiftParsing
import SwiftProgram

/// A parsed text, whose nodes are written as lists: `(+ 1 (* 2 3))`.
final class ProgramText {
  let program: Program

  init(_ source: String) {
    var program = Program()
    lowerFile(Array(source.utf8), path: "a.swift", into: &program)
    self.program = program
  }

  var faults: [String] { program.files[0].faults.map { "\($0.offset): \($0.message)" } }

  /// What the file's first statements are.
  var statements: [String] { program.files[0].statements.map(text) }

  /// The value of the first variable or statement.
  var value: String {
    for id in program.files[0].statements {
      if case .variables(let ids) = program[id], let value = program[ids[0]].value { return text(value) }
      if case .expression(let value) = program[id] { return text(value) }
    }
    return "nothing"
  }

  /// The type of the first variable.
  var type: String {
    program.files[0].variables.first.flatMap { program[$0].type }.map(text) ?? "nothing"
  }

  func text(_ name: Name) -> String { program.names.text(of: name) }

  private func list(_ parts: [String]) -> String {
    "(" + parts.filter { !$0.isEmpty }.joined(separator: " ") + ")"
  }

  private func text(_ arguments: [Argument]) -> [String] {
    arguments.map { ($0.label.map { text($0) + ":" } ?? "") + text($0.value) }
  }

  private func generics(_ types: [TypeID]) -> String {
    types.isEmpty ? "" : "<" + types.map(text).joined(separator: ",") + ">"
  }

  func text(_ id: ExpressionID) -> String {
    switch program[id] {
    case .integer(let value): "\(value)"
    case .floating(let value): "\(value)"
    case .string(let segments): "\"" + segments.map(text).joined() + "\""
    case .boolean(let value): "\(value)"
    case .nilLiteral: "nil"
    case .array(let elements): "[" + elements.map(text).joined(separator: " ") + "]"
    case .dictionary(let elements):
      "[:" + elements.map { text($0.key) + "=" + text($0.value) }.joined(separator: " ") + "]"
    case .name(let name, let types): text(name) + generics(types)
    case .superReference: "super"
    case .member(let base, let name, let types): (base.map(text) ?? "") + "." + text(name) + generics(types)
    case .call(let call): list(["call", text(call.callee)] + text(call.arguments) + text(call.trailing))
    case .subscripted(let base, let arguments): list(["at", text(base)] + text(arguments))
    case .optionalChain(let inner): text(inner) + "?"
    case .chainEnd(let inner): list(["chain", text(inner)])
    case .forced(let inner): text(inner) + "!"
    case .prefix(let name, let inner): list(["prefix", text(name), text(inner)])
    case .postfix(let name, let inner): list(["postfix", text(name), text(inner)])
    case .binary(let name, let first, let second): list([text(name), text(first), text(second)])
    case .assignment(let first, let second): list(["=", text(first), text(second)])
    case .ternary(let condition, let first, let second):
      list(["?:", text(condition), text(first), text(second)])
    case .cast(let inner, let type, let kind): list(["\(kind)", text(inner), text(type)])
    case .closure(let closure): text(program[closure])
    case .tuple(let elements): list(["tuple"] + text(elements))
    case .keyPath(let root, let components): list(["path", root.map(text) ?? ""] + components.map(text))
    case .attempt(let kind, let inner): list(["\(kind)", text(inner)])
    case .inOut(let inner): list(["inout", text(inner)])
    case .type(let type): list(["type", text(type)])
    case .statement(let statement): text(statement)
    case .macro(let name, let arguments): list(["#" + text(name)] + text(arguments))
    case .wildcard: "_"
    case .unreadable(let word): list(["unreadable", word])
    }
  }

  private func text(_ segment: StringSegment) -> String {
    switch segment {
    case .text(let text): text
    case .interpolation(let arguments): list(text(arguments))
    }
  }

  private func text(_ component: KeyPathComponent) -> String {
    switch component {
    case .member(let name): text(name)
    case .subscripted(let arguments): list(["at"] + text(arguments))
    case .optional: "?"
    case .forced: "!"
    }
  }

  private func text(_ closure: ClosureExpression) -> String {
    let captures = closure.captures.map { ($0.isWeak ? "weak " : "") + text($0.name) }
    let parameters = closure.parameters?.map { text($0.name) + ($0.type.map { ":" + text($0) } ?? "") }
    return list(
      ["closure"] + captures.map { "[\($0)]" } + [parameters.map(list) ?? "$\(closure.anonymousCount)"]
        + [closure.result.map { "->" + text($0) } ?? ""] + closure.body.map(text))
  }

  func text(_ id: TypeID) -> String {
    switch program[id] {
    case .named(let path, let arguments): path.map(text).joined(separator: ".") + generics(arguments)
    case .optional(let inner, let isForced): text(inner) + (isForced ? "!" : "?")
    case .array(let element): "[\(text(element))]"
    case .dictionary(let key, let value): "[\(text(key)):\(text(value))]"
    case .tuple(let elements): list(elements.map { ($0.label.map { text($0) + ":" } ?? "") + text($0.type) })
    case .function(let parameters, let result): list(parameters.map(text)) + "->" + text(result)
    case .metatype(let inner): text(inner) + ".Type"
    case .composition(let elements): elements.map(text).joined(separator: "&")
    case .existential(let inner): "some " + text(inner)
    case .unreadable: "unreadable"
    }
  }

  func text(_ id: PatternID) -> String {
    switch program[id] {
    case .wildcard: "_"
    case .bind(let name, let isConstant): (isConstant ? "let " : "var ") + text(name)
    case .tuple(let elements): list(elements.map(text))
    case .enumCase(let type, let name, let payload):
      (type.map(text) ?? "") + "." + text(name) + (payload.map { list($0.map(text)) } ?? "")
    case .isType(let type): "is " + text(type)
    case .cast(let inner, let type): list([text(inner), "as", text(type)])
    case .optional(let inner): text(inner) + "?"
    case .typed(let inner, let type): text(inner) + ":" + text(type)
    case .expression(let expression): text(expression)
    }
  }

  private func text(_ element: TuplePatternElement) -> String {
    (element.label.map { text($0) + ":" } ?? "") + text(element.pattern)
  }

  private func text(_ condition: Condition) -> String {
    switch condition {
    case .test(let test): text(test)
    case .binding(let pattern, _, let value): list([text(pattern), text(value)])
    case .matching(let pattern, let value): list(["case", text(pattern), text(value)])
    case .availability(let platforms, let isNegated):
      list([isNegated ? "unavailable" : "available"] + platforms.map { "\($0.platform)\($0.version)" })
    }
  }

  private func text(_ item: CaseItem) -> String {
    text(item.pattern) + (item.filter.map { " where " + text($0) } ?? "")
  }

  func text(_ id: StatementID) -> String {
    switch program[id] {
    case .expression(let inner): text(inner)
    case .variables(let ids): list(["vars"] + ids.map { text(program[$0].pattern) })
    case .function(let function): list(["func", text(program[function].name)])
    case .nominal(let nominal): list(["\(program[nominal].kind)"] + program[nominal].path.map(text))
    case .typeAlias(let alias): list(["alias", text(alias.name), text(alias.type)])
    case .returning(let value): list(["return", value.map(text) ?? ""])
    case .breaking(let label): list(["break", label.map(text) ?? ""])
    case .continuing(let label): list(["continue", label.map(text) ?? ""])
    case .fallingThrough: "fallthrough"
    case .throwing(let value): list(["throw", text(value)])
    case .conditional(let conditions, let body, let otherwise):
      list(["if"] + conditions.map(text) + [list(body.map(text)), otherwise.map(text) ?? ""])
    case .guarding(let conditions, let body): list(["guard"] + conditions.map(text) + [list(body.map(text))])
    case .whileLoop(let conditions, let body): list(["while"] + conditions.map(text) + [list(body.map(text))])
    case .repeatLoop(let body, let condition): list(["repeat", list(body.map(text)), text(condition)])
    case .forLoop(let loop):
      list([
        "for", text(loop.pattern), text(loop.sequence), loop.filter.map(text) ?? "",
        list(loop.body.map(text)),
      ])
    case .switching(let subject, let cases):
      list(["switch", text(subject)] + cases.map { list($0.items.map(text) + [":"] + $0.body.map(text)) })
    case .doing(let body, let clauses):
      list(
        ["do", list(body.map(text))]
          + clauses.map { list(["catch"] + $0.items.map(text) + $0.body.map(text)) })
    case .deferring(let body): list(["defer"] + body.map(text))
    case .labeled(let label, let inner): list([text(label) + ":", text(inner)])
    case .block(let body): list(["block"] + body.map(text))
    case .unreadable(let word): list(["unreadable", word])
    }
  }
}
