import SwiftLexing
import SwiftProgram

/// What stands at the top of a file, and declarations that count for the whole folder.
extension SwiftParser {
  /// Reads the file and adds it to the program.
  func readFile(_ path: String, isPrelude: Bool) {
    declareOperators()
    move(to: 0)
    var found = FileProgram(path: path)
    if refusal == nil {
      readTop(&found)
      if !isAt(.endOfFile) { fault("This is not expected here.") }
      found.faults = faults
    }
    if let refusal {
      found = FileProgram(path: path)
      found.faults = [refusal]
    }
    found.isPrelude = isPrelude
    program.files.append(found)
  }

  private func readTop(_ found: inout FileProgram) {
    while refusal == nil {
      let start = position
      switch token.kind {
      case .endOfFile, .poundElseif, .poundElse, .poundEndif:
        if isAt(.endOfFile) || isInBranch { return }
        fault("This is not expected here.")
        skipToNextLine()
      case .closeBrace:
        fault("This is not expected here.")
        advance()
      case .semicolon: advance()
      case .poundIf:
        if skipConditionalAttributes() { continue }
        var inner = found
        openBranches += 1
        conditional { $0.readTop(&inner) }
        openBranches -= 1
        found = inner
      default:
        if !topDeclaration(&found), let id = item() {
          if case .variables(let variables) = program[id] { found.variables += variables }
          found.statements.append(id)
        }
        endStatement(start)
      }
    }
  }

  private var isInBranch: Bool { openBranches > 0 }

  /// Reads a declaration that counts for the whole folder; false where none begins.
  private func topDeclaration(_ found: inout FileProgram) -> Bool {
    guard let word = wordOfDeclaration() else { return false }
    switch tokens[word].keyword {
    case .import:
      _ = prefix(until: word)
      found.imports.append(importedPath())
    case .func:
      let prefix = prefix(until: word)
      found.functions.append(function(prefix))
    case .typealias:
      let prefix = prefix(until: word)
      if var alias = typeAlias() {
        alias.isPrivate = prefix.modifiers.contains(.isPrivate)
        found.typeAliases.append(alias)
      }
    case .operator:
      _ = prefix(until: word)
      _ = operatorDeclaration()
    case .precedencegroup:
      _ = prefix(until: word)
      _ = precedenceGroup()
    case .class, .struct, .enum, .protocol, .extension, .actor:
      let prefix = prefix(until: word)
      // `class func` declares no type.
      guard tokens[position].keyword != .func else {
        found.functions.append(function(prefix))
        return true
      }
      found.nominals.append(nominal(prefix))
    default: return false
    }
    return true
  }

  /// Reads `import kind A.B`.
  func importedPath() -> String {
    advance()
    switch token.keyword {
    case .typealias, .struct, .class, .enum, .protocol, .var, .let, .func:
      if peek().kind == .name { advance() }
    default: break
    }
    let start = token.start
    var end = start
    while isAt(.name) || token.kind.isOperator {
      end = token.end
      advance()
      guard isAt(.period) else { break }
      advance()
    }
    if end == start { fault("Something is missing here: a name.") }
    return text(start, end)
  }

  func typeAlias() -> TypeAlias? {
    advance()
    let called = expectedName()
    var generics = GenericClause()
    genericParameters(&generics)
    guard take(.equal) else {
      fault("Something is missing here: =.")
      return nil
    }
    let type = type()
    requirements(&generics)
    return TypeAlias(called, generics.parameters.map(\.name), type)
  }

  func associatedType() -> Name {
    advance()
    let called = expectedName()
    _ = inheritance()
    if take(.equal) { _ = type() }
    var generics = GenericClause()
    requirements(&generics)
    return called
  }

  func macroDeclaration() {
    advance()
    _ = expectedName()
    var generics = GenericClause()
    genericParameters(&generics)
    if isAt(.openParenthesis) { skip() }
    effects()
    if take(.arrow) { _ = type() }
    if take(.equal) { _ = expression() }
    requirements(&generics)
  }

  // MARK: Operators

  /// Adds the operators and groups that the file declares at its top to the table.
  func declareOperators() {
    guard refusal == nil else { return }
    move(to: 0)
    var groups: [OperatorTable.Group] = []
    scanOperators(&groups)
    for group in groups.prefix(limits.groups) { program.operators.add(group) }
    move(to: 0)
  }

  private func scanOperators(_ groups: inout [OperatorTable.Group]) {
    while refusal == nil {
      switch token.kind {
      case .endOfFile, .poundElseif, .poundElse, .poundEndif:
        if isAt(.endOfFile) || isInBranch { return }
        advance()
      case .poundIf:
        var inner: [OperatorTable.Group] = []
        openBranches += 1
        conditional { $0.scanOperators(&inner) }
        openBranches -= 1
        groups += inner
      case .name where token.keyword == .operator && position > 0 && tokens[position - 1].keyword.isFixity:
        let isInfix = tokens[position - 1].keyword == .infix
        guard let found = operatorDeclaration(), isInfix else { continue }
        program.operators.add(operator: found.spelling, group: found.group)
      case .name where token.keyword == .precedencegroup && peek().kind == .name:
        if let group = precedenceGroup() { groups.append(group) }
      default: skip()
      }
    }
  }

  /// Reads an operator and its group from `operator` on.
  func operatorDeclaration() -> (spelling: String, group: String?)? {
    advance()
    guard !token.isFirstOfLine, !isAt(.endOfFile) else {
      fault("Something is missing here: an operator.")
      return nil
    }
    let spelling = text(token)
    advance()
    var group: String?
    if take(.colon) {
      repeat {
        guard isAt(.name) else { break }
        if group == nil { group = text(token) }
        advance()
      } while take(.comma)
    }
    if isAt(.openBrace) { skip() }
    return (spelling, group)
  }

  func precedenceGroup() -> OperatorTable.Group? {
    advance()
    var group = OperatorTable.Group(isAt(.name) ? text(token) : "")
    _ = expectedName()
    guard isAt(.openBrace) else {
      fault("Something is missing here: {.")
      return nil
    }
    let opening = position
    advance()
    while isAt(.name), peek().kind == .colon {
      let word = text(token)
      move(to: position + 2)
      var values: [String] = []
      repeat {
        guard isAt(.name) else { break }
        values.append(text(token))
        advance()
      } while take(.comma)
      switch word {
      case "higherThan": group.higherThan += values.prefix(16)
      case "lowerThan": group.lowerThan += values.prefix(16)
      case "assignment": group.isAssignment = values.first == "true"
      case "associativity": group.isRight = values.first == "right"
      default: continue
      }
    }
    close(opening, .closeBrace, "}")
    return group
  }
}

extension Keyword {
  /// Whether it says where an operator stands.
  var isFixity: Bool { self == .prefix || self == .infix || self == .postfix }
}
