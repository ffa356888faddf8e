/// How much of a text is read.
package struct ConsoleLogLimits: Hashable, Sendable {
  package var bytes = 1_048_576
  /// Messages, repeated ones too.
  package var blocks = 500
  /// Maximum number of constraints in all messages together, repeated ones too.
  package var constraints = 10_000

  package init() {}
}

/// Why a text tells nothing of constraints.
package enum ConsoleLogError: Error, Hashable, Sendable {
  case tooLong(limit: Int, actual: Int)
  /// The line is that of the first message beyond the limit.
  case tooManyBlocks(limit: Int, line: Int)
  /// The line is that of the first constraint beyond the limit.
  case tooManyConstraints(limit: Int, line: Int)
  /// It has none of ``lookedFor``, or a headline alone.
  case nothingFound

  /// What a text must have one of: the headline of a message, its end, or a constraint as the console prints it.
  package static let lookedFor = [
    "Unable to simultaneously satisfy constraints", "Will attempt to recover by breaking constraint",
    "<NSLayoutConstraint:0x",
  ]
}

/// Reads what a console prints about constraints that contradict each other, out of any text around it.
///
/// Taken are the messages of all versions of iOS and macOS, and the constraints of SnapKit and Masonry; with prefixes of
/// logs, quoted, indented, wrapped, escaped, cut off. A list of constraints without its headline counts as a message.
///
/// - Throws: ``ConsoleLogError`` where there is no message, or too much.
/// - Complexity: O(*n*) in the length of the text.
package func parseConsoleLog(
  _ bytes: [UInt8], limits: ConsoleLogLimits = ConsoleLogLimits()
) throws(ConsoleLogError) -> ConsoleLog {
  guard bytes.count <= limits.bytes else { throw .tooLong(limit: limits.bytes, actual: bytes.count) }
  var scanner = LogScanner(lines: logLines(bytes), limits: limits)
  // People write of such messages, too: a headline with nothing behind it is none.
  let blocks = try scanner.scan().map(\.block).filter { !$0.isEmpty }
  guard !blocks.isEmpty else { throw .nothingFound }
  return ConsoleLog(blocks: counted(blocks))
}

/// Every message once, with the places of those that say the same.
private func counted(_ blocks: [ConsoleLog.Block]) -> [ConsoleLog.Block] {
  var known: [ConsoleLog.Block: Int] = [:]
  var result: [ConsoleLog.Block] = []
  for block in blocks {
    let plain = block.withoutPlaces
    if let index = known[plain] {
      result[index].repeats.append(block.lines)
    } else {
      known[plain] = result.count
      result.append(block)
    }
  }
  return result
}

extension ConsoleLog.Block {
  fileprivate var isEmpty: Bool { constraints.isEmpty && unreadable.isEmpty && omittedCount == 0 }

  /// What it says, without where it says so and without addresses.
  fileprivate var withoutPlaces: ConsoleLog.Block {
    var plain = self
    plain.lines = 0...0
    for index in plain.items.indices { plain.items[index].address = nil }
    for index in plain.constraints.indices {
      plain.constraints[index].line = 0
      plain.constraints[index].text = ""
      plain.constraints[index].address = ""
    }
    for index in plain.unreadable.indices { plain.unreadable[index].line = 0 }
    return plain
  }
}
