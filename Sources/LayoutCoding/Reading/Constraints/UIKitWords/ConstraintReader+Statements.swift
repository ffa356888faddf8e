import JSON
import LayoutModel

/// Code of several statements in one constraint string.
extension ConstraintReader {
  /// Reads a string of several statements, or one that activates what is in it; false, and nothing is read, for any other.
  func readStatements(
    _ source: ConstraintSource, end: Int, isInText: Bool, _ reader: inout JSONReader, _ draft: inout Draft
  ) -> Bool {
    var statements = ConstraintStatements(source.bytes, source.start, end)
    guard var statement = statements.nextStatement() else { return false }
    if isWhole(statement, of: source, end: end) { return false }
    var known: [String: Int] = [:]
    var part = source
    while true {
      guard reader.takesFaults, hasRoom(&reader, draft) else { return true }
      part = source.part(from: statement.lowerBound, after: part)
      part.isPart = true
      if !readSetting(part, statement, of: known, &reader, &draft) {
        let index = draft.document.constraints.count
        addCarefully(part, end: statement.upperBound, isInText: isInText, &reader, &draft)
        if draft.document.constraints.count > index, let name = part.name(before: statement.upperBound) {
          known[name] = index
        }
      }
      guard let next = statements.nextStatement() else { return true }
      statement = next
    }
  }

  /// Whether nothing but blanks and separators stands around a statement.
  private func isWhole(_ statement: Range<Int>, of source: ConstraintSource, end: Int) -> Bool {
    func isNothing(_ place: Int) -> Bool {
      let byte = source.bytes[place]
      return isBlank(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
    }
    return (source.start..<statement.lowerBound).allSatisfy { isBlank(source.bytes[$0]) }
      && (statement.upperBound..<end).allSatisfy(isNothing)
  }

  /// Whether another constraint may be added; a fault if not.
  private func hasRoom(_ reader: inout JSONReader, _ draft: borrowing Draft) -> Bool {
    let (count, limit) = (draft.document.constraints.count, draft.limits.constraints)
    if count < limit { return true }
    reader.fault(.limitExceeded(.constraints, limit: limit, value: count + 1))
    return false
  }

  // MARK: Values of constraints

  /// Reads a statement that makes no constraint: the name of one, `NAME.priority = .defaultHigh` and its fellows, and what
  /// is always so here.
  ///
  /// - Parameter known: The indices of the constraints that have a name.
  private func readSetting(
    _ part: ConstraintSource, _ statement: Range<Int>, of known: [String: Int], _ reader: inout JSONReader,
    _ draft: inout Draft
  ) -> Bool {
    var place = statement.lowerBound
    while place < statement.upperBound,
      isNamePart(part.bytes[place]) || part.bytes[place] == UInt8(ascii: ".")
    {
      place += 1
    }
    var path = part.bytes.string(statement.lowerBound, place).split(separator: ".").map(String.init)
    while place < statement.upperBound, isBlank(part.bytes[place]) { place += 1 }
    if place == statement.upperBound { return path.last.map { known[$0] != nil } ?? false }
    guard path.count > 1, part.bytes[place] == UInt8(ascii: "="), part.bytes[place + 1] != UInt8(ascii: "=")
    else {
      return false
    }
    let member = path.removeLast()
    if member == "translatesAutoresizingMaskIntoConstraints" { return true }
    guard let index = path.last.flatMap({ known[$0] }) else { return false }
    if member == "priority" {
      setPriority(part, place + 1, statement.upperBound, of: index, &reader, &draft)
      return true
    }
    let value = CodeParser.parse(part.bytes, place + 1, statement.upperBound)
    switch (member, value) {
    case ("isActive", .name(let word)), ("active", .name(let word)):
      draft.document.constraints[index].isActive = word == "true" || word == "YES"
    case ("identifier", .text(let text)): draft.document.setIdentifier(text, of: index)
    case ("constant", .number(let number)) where constants(contain: number):
      draft.document.constraints[index].constant = number
    default: return false
    }
    return true
  }

  private func setPriority(
    _ part: ConstraintSource, _ start: Int, _ end: Int, of index: Int, _ reader: inout JSONReader,
    _ draft: inout Draft
  ) {
    var first = start
    while first < end, isBlank(part.bytes[first]) { first += 1 }
    let text = part.bytes.string(first, end)
    guard let value = PriorityExpression.value(of: text) ?? Double(text),
      let priority = Float(priority: value)
    else { return part.note(.illegalConstraint(.badPriority), at: first, &reader) }
    draft.document.constraints[index].priority = priority
  }

  // MARK: Visual formats

  /// Reads a call that makes constraints of a visual format, with its options, metrics and views; false for anything else.
  func readVisualCall(_ source: ConstraintSource, end: Int, _ draft: inout Draft) -> Bool {
    guard let call = CodeParser.parse(source.bytes, source.start, end), case .call = call,
      let format = call["withVisualFormat"]
        ?? (call.lastName == "constraintsWithVisualFormat" ? call[""] : nil),
      case .text(let text) = format
    else { return false }
    let quote = (source.start..<end).first { source.bytes[$0] == UInt8(ascii: "\"") } ?? source.start
    add(visualFormat: text, source.part(from: quote + 1, after: source), &draft)
    var visual = draft.linker.visualFormats.removeLast()
    for option in call["options"]?.words ?? [] {
      _ = visual.options.insert(option) || visual.options.insert(spelled: option)
    }
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
  /// The part of the string from a byte on.
  ///
  /// - Parameter other: A part before it, from which the units are counted.
  fileprivate func part(from start: Int, after other: ConstraintSource) -> ConstraintSource {
    var part = ConstraintSource(bytes: bytes, start: start, place: place)
    part.unitsBefore = other.utf16Offset(of: start)
    return part
  }

  /// What code calls the constraint of a statement: the last name before the equals sign; nil without one.
  fileprivate func name(before end: Int) -> String? {
    var sign = start
    while sign < end, bytes[sign] != UInt8(ascii: "=") {
      if bytes[sign] == UInt8(ascii: "(") || bytes[sign] == UInt8(ascii: "[") { return nil }
      sign += 1
    }
    guard sign < end, bytes[sign + 1] != UInt8(ascii: "=") else { return nil }
    var last = start
    while last < sign, bytes[last] != UInt8(ascii: ":") { last += 1 }
    while last > start, isBlank(bytes[last - 1]) { last -= 1 }
    var first = last
    while first > start, isNamePart(bytes[first - 1]) { first -= 1 }
    return first < last ? bytes.string(first, last) : nil
  }
}

extension DocumentDraft {
  fileprivate mutating func setIdentifier(_ text: String, of constraint: Int) {
    guard !text.isEmpty else { return }
    constraints[constraint].identifier = Int32(identifiers.count)
    identifiers.append(text)
  }
}
