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

  init(lines: [LogLine], limits: ConsoleLogLimits) { (self.lines, self.limits) = (lines, limits) }

  /// All messages of the text in order.
  mutating func scan() throws(ConsoleLogError) -> [BlockDraft] {
    var index = 0
    while index < lines.count { index = try scanLine(index) }
    return drafts
  }

  /// Reads a line, and those that its last constraint goes on in; returns the line after them.
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
    drafts[draft].extend(to: lines[entry.line])
    let isBroken = stage == .broken
    if isBroken { stage = .outside }
    for text in entry.texts {
      guard let constraint = PrintedConstraint(text) else { continue }
      return drafts[draft].add(constraint, line: lines[line].number, text: text, isBroken: isBroken)
    }
    let className = entry.texts.first.flatMap { PrintedConstraint.className(of: $0) }
    drafts[draft].note(lines[line], className: className)
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
      drafts[drafts.count - 1].extend(to: lines[line])
      stage = .broken
    case .end: stage = .outside
    case nil: readPlain(text, line: line, isWhole: isWhole)
    }
  }

  private mutating func readPlain(_ text: Bytes, line: Int, isWhole: Bool) {
    guard stage != .outside, let last = text.last else { return }
    let draft = drafts.count - 1
    switch stage {
    case .preamble where last == UInt8(ascii: "(") || last == UInt8(ascii: "["): stage = .list
    case .list where text.endsList:
      drafts[draft].block.isComplete = true
      drafts[draft].extend(to: lines[line])
      stage = .afterList
    case .list where isWhole: readUnknown(text, line: line)
    case .broken where isWhole && drafts[draft].lastLine != lines[line].number:
      if !drafts[draft].isEmpty || text.looksLikeListItem { noteUnreadable(line) }
      stage = .outside
    default: break
    }
  }

  /// A line of a list that is no constraint. Two in a row that do not even look like one end the list.
  private mutating func readUnknown(_ text: Bytes, line: Int) {
    let draft = drafts.count - 1
    if let count = text.omittedCount {
      drafts[draft].block.omittedCount += count
      return
    }
    foreignCount = text.looksLikeListItem ? 0 : foreignCount + 1
    guard foreignCount == 2 else { return noteUnreadable(line) }
    if line > 0, drafts[draft].block.unreadable.last?.line == lines[line - 1].number {
      drafts[draft].block.unreadable.removeLast()
    }
    stage = .outside
  }

  private mutating func noteUnreadable(_ line: Int) {
    drafts[drafts.count - 1].note(lines[line])
    drafts[drafts.count - 1].extend(to: lines[line])
  }
}

/// What UIKit and AppKit write around constraints.
private enum Marker {
  case headline, breaking, end

  /// Finds the marker in a text; if there are several, the last one.
  init?(in text: Bytes) {
    func last(_ words: StaticString...) -> Int { words.map { text.lastIgnoringCase($0) ?? -1 }.max() ?? -1 }
    let headline = last("simultaneously satisfy constraints", "satisfy constraints simultaneously")
    let breaking = last("recover by breaking")
    let ends: [StaticString] = [
      "Make a symbolic breakpoint", "UIConstraintBasedLayoutDebugging", "Set the NSUserDefault",
      "objc_exception_throw to catch",
    ]
    let end = ends.map { text.last($0) ?? -1 }.max() ?? -1
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
    if start.isBare { return Entry(texts: [head.withoutListMarks], line: line, rest: head[head.endIndex...]) }
    if let end = head.endOfEntry { return Entry(texts: [head[..<end]], line: line, rest: head[(end + 1)...]) }
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
      if let end { return Entry(texts: [spaced[...], joined[...]], line: next, rest: more[(end + 1)...]) }
    }
    return Entry(texts: [head.withoutListMarks], line: line, rest: head[head.endIndex...])
  }
}
