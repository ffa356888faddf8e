import JSON
import LayoutModel

/// Code of several statements in one constraint string.
extension ConstraintReader {
  /// Reads a string of several statements, or one that activates what is in it; false, and nothing is read, for any other.
  func readStatements(_ source: ConstraintSource, _ draft: inout Draft) -> Bool {
    var statements = ConstraintStatements(source.bytes, source.start, source.end)
    guard var statement = statements.nextStatement(), !isWhole(statement, of: source) else { return false }
    var known: [String: Int] = [:]
    var part = source
    while true {
      guard draft.reader.takesFaults, hasRoom(&draft) else { return true }
      part = source.part(from: statement.lowerBound, after: part)
      (part.end, part.isPart) = (statement.upperBound, true)
      if !readSetting(part, of: known, &draft) {
        let index = draft.document.constraints.count
        addCarefully(part, &draft)
        if draft.document.constraints.count > index, let name = part.name { known[name] = index }
      }
      guard let next = statements.nextStatement() else { return true }
      statement = next
    }
  }

  /// Whether nothing but blanks and separators stands around a statement.
  private func isWhole(_ statement: Range<Int>, of source: ConstraintSource) -> Bool {
    source.bytes.behindBlanks(source.start, statement.lowerBound) == statement.lowerBound
      && (statement.upperBound..<source.end).allSatisfy { place in
        let byte = source.bytes[place]
        return isBlank(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
      }
  }

  /// Whether another constraint may be added; a fault if not.
  private func hasRoom(_ draft: inout Draft) -> Bool {
    let (count, limit) = (draft.document.constraints.count, draft.limits.constraints)
    if count < limit { return true }
    draft.reader.fault(.limitExceeded(.constraints, limit: limit, value: count + 1))
    return false
  }

  /// Reads a statement that makes no constraint: the name of one, `NAME.priority = .defaultHigh` and its fellows, and what
  /// is always so here.
  ///
  /// - Parameter known: The indices of the constraints that have a name.
  private func readSetting(_ part: ConstraintSource, of known: [String: Int], _ draft: inout Draft) -> Bool {
    let last = part.bytes.endOfName(part.start, part.end, hasDots: true)
    var path = part.bytes.string(part.start, last).split(separator: ".").map(String.init)
    let place = part.bytes.behindBlanks(last, part.end)
    if place == part.end { return path.last.map { known[$0] != nil } ?? false }
    guard path.count > 1, part.bytes[place] == UInt8(ascii: "="), part.bytes[place + 1] != UInt8(ascii: "=")
    else { return false }
    let member = path.removeLast()
    if member == "translatesAutoresizingMaskIntoConstraints" { return true }
    guard let index = path.last.flatMap({ known[$0] }) else { return false }
    if member == "priority" {
      setPriority(part, place + 1, of: index, &draft)
      return true
    }
    let value = CodeParser.parse(part.bytes, place + 1, part.end)
    switch (member, value) {
    case ("isActive", .name(let word)), ("active", .name(let word)):
      draft.document.constraints[index].isActive = word == "true" || word == "YES"
    case ("identifier", .text(let text)):
      var constraint = draft.document.constraints[index]
      draft.document.setIdentifier(text, of: &constraint)
      draft.document.constraints[index] = constraint
    case ("constant", .number(let number)) where constants(contain: number):
      draft.document.constraints[index].constant = number
    default: return false
    }
    return true
  }

  private func setPriority(_ part: ConstraintSource, _ start: Int, of index: Int, _ draft: inout Draft) {
    let first = part.bytes.behindBlanks(start, part.end)
    let text = part.bytes.string(first, part.end)
    guard let value = PriorityExpression.value(of: text) ?? Double(text),
      let priority = Float(priority: value)
    else { return part.note(.illegalConstraint(.badPriority), at: first, &draft.reader) }
    draft.document.constraints[index].priority = priority
  }

  /// Reads a call that makes constraints of a visual format, with its options, metrics and views; false for anything else.
  func readVisualCall(_ source: ConstraintSource, _ draft: inout Draft) -> Bool {
    guard let call = CodeParser.parse(source.bytes, source.start, source.end), case .call = call,
      let format = call["withVisualFormat"]
        ?? (call.lastName == "constraintsWithVisualFormat" ? call[""] : nil),
      case .text(let text) = format
    else { return false }
    let quote = (source.start..<source.end).first { source.bytes[$0] == UInt8(ascii: "\"") } ?? source.start
    var visual = visual(text, source.part(from: quote + 1, after: source))
    for option in call["options"]?.words ?? [] { _ = visual.options.insert(option) }
    if case .dictionary(let metrics)? = call["metrics"] {
      for metric in metrics { visual.metrics[metric.label] = metric.value.number }
    }
    if case .dictionary(let views)? = call["views"] {
      for view in views where view.value.word != view.label {
        guard var id = view.value.word.map({ String($0.split(separator: ".").last ?? "") }) else { continue }
        visual.views[view.label] = id.withUTF8 { PendingItem($0, source.place, &draft.linker.names) }
      }
    }
    draft.linker.visualFormats.append(visual)
    return true
  }
}

extension ConstraintSource {
  /// The part of the string from a byte on, with the units counted from a part before it.
  fileprivate func part(from start: Int, after other: ConstraintSource) -> ConstraintSource {
    ConstraintSource(
      bytes: bytes, start: start, end: end, place: place, isInText: isInText,
      unitsBefore: other.utf16Offset(of: start))
  }

  /// What code calls the constraint of a statement: the last name before the equals sign; nil without one.
  fileprivate var name: String? {
    var sign = start
    while sign < end, bytes[sign] != UInt8(ascii: "=") {
      if bytes[sign] == UInt8(ascii: "(") || bytes[sign] == UInt8(ascii: "[") { return nil }
      sign += 1
    }
    guard sign < end, bytes[sign + 1] != UInt8(ascii: "=") else { return nil }
    var last = start
    while last < sign, bytes[last] != UInt8(ascii: ":") { last += 1 }
    last = bytes.beforeBlanks(start, last)
    var first = last
    while first > start, isNamePart(bytes[first - 1]) { first -= 1 }
    return first < last ? bytes.string(first, last) : nil
  }
}
