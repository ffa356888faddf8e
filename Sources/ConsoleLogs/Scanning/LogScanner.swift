/// Finds messages in the lines of a text, and what belongs to each.
struct LogScanner {
  /// What is expected next.
  private enum Stage {
    /// Nothing: no message is open.
    case outside
    /// The list, behind a headline.
    case preamble
    case list
    /// What gives way, behind the end of the list.
    case afterList
    /// The constraint that gives way.
    case broken
  }

  let lines: [LogLine]
  let limits: ConsoleLogLimits
  private var stage = Stage.outside
  private var drafts: [BlockDraft] = []
  private var constraintCount = 0
  /// How many lines in a row do not look as if they belonged to the list.
  private var foreignCount = 0

  init(lines: [LogLine], limits: ConsoleLogLimits) {
    self.lines = lines
    self.limits = limits
  }

  /// All messages of the text in order.
  mutating func scan() throws(ConsoleLogError) -> [BlockDraft] {
    var index = 0
    while index < lines.count { index = try scanLine(index) }
    return drafts
  }

  /// Reads a line, and those that its last constraint goes on in.
  ///
  /// - Returns: The line after them.
  private mutating func scanLine(_ start: Int) throws(ConsoleLogError) -> Int {
    var index = start
    var rest = lines[index].text
    var isWhole = true
    while !rest.isEmpty {
      guard let entry = EntryStart(in: rest, acceptsBare: isWhole && stage != .outside) else {
        try readGap(rest, line: index, isWhole: isWhole)
        break
      }
      let gap = rest[..<entry.index]
      try readGap(gap, line: index, isWhole: false)
      let found = readEntry(from: entry, in: rest, line: index)
      try add(found, line: index, isListItem: gap.endsBeforeListItem)
      index = found.line
      rest = found.rest
      isWhole = false
    }
    return index + 1
  }

  // MARK: Constraints

  private mutating func add(_ entry: Entry, line: Int, isListItem: Bool) throws(ConsoleLogError) {
    switch stage {
    case .outside, .afterList:
      guard isListItem else { return }
      try begin(line: line)
      stage = .list
    case .preamble: stage = .list
    case .list, .broken: break
    }
    constraintCount += 1
    if constraintCount > limits.constraints {
      throw .tooManyConstraints(limit: limits.constraints, line: lines[line].number)
    }
    foreignCount = 0
    let draft = drafts.count - 1
    drafts[draft].lastLine = lines[entry.line].number
    let isBroken = stage == .broken
    if isBroken { stage = .outside }
    for text in entry.texts {
      guard let constraint = PrintedConstraint(text) else { continue }
      drafts[draft].add(constraint, line: lines[line].number, text: text, isBroken: isBroken)
      return
    }
    drafts[draft].unreadable.append(
      ConsoleLog.UnreadableLine(
        line: lines[line].number, text: lines[line].original.text,
        className: entry.texts.first.flatMap { PrintedConstraint.className(of: $0) }))
  }

  private mutating func begin(line: Int) throws(ConsoleLogError) {
    guard drafts.count < limits.blocks else {
      throw .tooManyBlocks(limit: limits.blocks, line: lines[line].number)
    }
    drafts.append(BlockDraft(line: lines[line].number))
    stage = .preamble
    foreignCount = 0
  }

  // MARK: What stands between

  private mutating func readGap(_ gap: Bytes, line: Int, isWhole: Bool) throws(ConsoleLogError) {
    let text = gap.trimmed()
    guard !text.isEmpty else { return }
    switch Marker(in: text) {
    case .headline: try begin(line: line)
    case .breaking:
      if stage == .outside { try begin(line: line) }
      drafts[drafts.count - 1].lastLine = lines[line].number
      stage = .broken
    case .end: stage = .outside
    case nil: readPlain(text, line: line, isWhole: isWhole)
    }
  }

  private mutating func readPlain(_ text: Bytes, line: Int, isWhole: Bool) {
    guard stage != .outside, let last = text.last else { return }
    let draft = drafts.count - 1
    switch stage {
    case .preamble where last == UInt8(ascii: "(") || last == UInt8(ascii: "["):
      stage = .list
    case .list where text.endsList:
      drafts[draft].isComplete = true
      drafts[draft].lastLine = lines[line].number
      stage = .afterList
    case .list where isWhole:
      readUnknown(text, line: line)
    case .broken where isWhole && drafts[draft].lastLine != lines[line].number:
      if !drafts[draft].isEmpty || text.looksLikeListItem { drafts[draft].note(lines[line]) }
      stage = .outside
    default: break
    }
  }

  /// A line of a list that is no constraint. Two in a row that do not even look like one end the list.
  private mutating func readUnknown(_ text: Bytes, line: Int) {
    let draft = drafts.count - 1
    if let count = text.omittedCount {
      drafts[draft].omittedCount += count
      return
    }
    if text.looksLikeListItem {
      foreignCount = 0
    } else {
      foreignCount += 1
      if foreignCount == 2 {
        if line > 0, drafts[draft].unreadable.last?.line == lines[line - 1].number {
          drafts[draft].unreadable.removeLast()
        }
        stage = .outside
        return
      }
    }
    drafts[draft].note(lines[line])
  }
}

/// What UIKit and AppKit write around constraints.
private enum Marker {
  case headline, breaking, end

  /// Finds the marker in a text; if there are several, the last one.
  init?(in text: Bytes) {
    let headline = max(
      text.lastIgnoringCase("simultaneously satisfy constraints") ?? -1,
      text.lastIgnoringCase("satisfy constraints simultaneously") ?? -1)
    let breaking = text.lastIgnoringCase("recover by breaking") ?? -1
    let end = max(
      text.last("Make a symbolic breakpoint") ?? -1,
      max(
        text.last("UIConstraintBasedLayoutDebugging") ?? -1,
        max(text.last("Set the NSUserDefault") ?? -1, text.last("objc_exception_throw to catch") ?? -1)))
    switch max(headline, max(breaking, end)) {
    case -1: return nil
    case headline: self = .headline
    case breaking: self = .breaking
    default: self = .end
    }
  }
}

extension LogScanner {
  /// A constraint as it stands in a text, and where it ends.
  struct Entry {
    /// Between the angle brackets, in the order in which to try them.
    var texts: [Bytes]
    /// Index of the line in which it ends.
    var line: Int
    /// What follows in that line.
    var rest: Bytes
  }

  /// How many lines one constraint takes at most.
  private static let longestEntry = 6

  /// The constraint that begins there. One without an end counts as it stands.
  private func readEntry(from start: EntryStart, in text: Bytes, line: Int) -> Entry {
    let head = text[start.contents...]
    if start.isBare {
      return Entry(texts: [head.withoutListMarks], line: line, rest: head[head.endIndex...])
    }
    if let end = head.endOfEntry {
      return Entry(texts: [head[..<end]], line: line, rest: head[(end + 1)...])
    }
    var spaced = Array(head)
    var joined = spaced
    for next in line + 1..<min(line + Self.longestEntry, lines.count) {
      let more = lines[next].text
      if more.isEmpty || more.endsList || Marker(in: more) != nil { break }
      let end = more.endOfEntry
      let other = EntryStart(in: more, acceptsBare: false)
      if let other, end.map({ $0 > other.index }) ?? true { break }
      let part = end.map { more[..<$0] } ?? more
      spaced.append(UInt8(ascii: " "))
      spaced += part
      joined += part
      if let end {
        return Entry(texts: [spaced[...], joined[...]], line: next, rest: more[(end + 1)...])
      }
    }
    return Entry(texts: [head.withoutListMarks], line: line, rest: head[head.endIndex...])
  }
}
