import SwiftLexing
import SwiftProgram

/// `#if`, whose branches are chosen while reading.
extension SwiftParser {
  /// Reads what the first branch has whose condition holds, and goes behind the `#endif`.
  func conditional(_ read: (SwiftParser) -> Void) {
    var index = position
    var isRead = false
    while tokens[index].kind != .poundEndif {
      let next = pairs[index]
      if !isRead {
        move(to: index + 1)
        if tokens[index].kind == .poundElse || holds() {
          isRead = true
          branch(until: next, read)
        }
      }
      guard let next else {
        if !isRead { move(to: tokens.count - 1) }
        return fault("Something is missing here: #endif.")
      }
      index = next
    }
    // Brackets that do not fit may have ended behind it.
    move(to: max(position, index + 1))
  }

  /// Goes behind a `#if` whose first branch has nothing but attributes of the declaration that follows, as generated files have them.
  ///
  /// - Returns: Whether it was one.
  func skipConditionalAttributes() -> Bool {
    var index = behindLine(position)
    guard tokens[index].kind == .atSign else { return false }
    while tokens[index].kind == .atSign { index = behindLine(index) }
    guard tokens[index].kind.isDirective, tokens[index].kind != .poundIf else { return false }
    skipConditional()
    return true
  }

  /// The first token of the line behind that of a token.
  private func behindLine(_ index: Int) -> Int {
    var next = index + 1
    while next < tokens.count - 1, !tokens[next].isFirstOfLine { next += 1 }
    return min(next, tokens.count - 1)
  }

  private func branch(until end: Int?, _ read: (SwiftParser) -> Void) {
    guard enter() else { return }
    defer { leave() }
    read(self)
    if let end, position < end { fault("This is not expected here.") }
  }

  /// Goes behind the `#endif` of the `#if` here.
  func skipConditional() {
    var index = position
    while tokens[index].kind != .poundEndif {
      guard let next = pairs[index] else { return move(to: tokens.count - 1) }
      index = next
    }
    move(to: index + 1)
  }

  /// Whether a condition of `#if` holds in a release build for a device; goes behind its line.
  private func holds() -> Bool {
    let found = disjunction()
    while !token.isFirstOfLine, !isAt(.endOfFile) { advance() }
    return found
  }

  /// A chain of `&&` and `||`, of which `&&` binds more tightly.
  private func disjunction() -> Bool {
    guard enter() else { return false }
    defer { leave() }
    var (any, all) = (false, true)
    while true {
      let one = operand()
      all = all && one
      guard isAt(.binaryOperator), !token.isFirstOfLine else { return any || all }
      if isOperator(token, "||") { (any, all) = (any || all, true) }
      advance()
    }
  }

  private func operand() -> Bool {
    var isNegated = false
    while isOperator(token, "!"), !token.isFirstOfLine {
      isNegated.toggle()
      advance()
    }
    guard !token.isFirstOfLine else { return isNegated }
    var found = false
    switch token.kind {
    case .openParenthesis:
      let end = pairs[position]
      advance()
      found = disjunction()
      if let end { move(to: end + 1) }
    case .name where token.keyword == .true || token.keyword == .false:
      found = token.keyword == .true
      advance()
    case .name:
      let word = text(token)
      advance()
      if isAt(.openParenthesis), !token.isFirstOfLine, let end = pairs[position] {
        found = holds(word, argument(until: end))
        move(to: end + 1)
      } else {
        found = flags.defined.contains(word)
      }
    default: advance()
    }
    return found != isNegated
  }

  /// The first argument in the parentheses here.
  private func argument(until end: Int) -> String {
    var last = position + 1
    while last < end, tokens[last].kind != .comma { last += 1 }
    return last == position + 1 ? "" : text(tokens[position + 1].start, tokens[last - 1].end)
  }

  private func holds(_ question: String, _ word: String) -> Bool {
    switch question {
    case "os", "platform": word == "iOS"
    case "canImport": !["", "AppKit", "Cocoa", "WatchKit", "SwiftUICore"].contains(word)
    case "arch": word == "arm64"
    case "swift", "compiler": word.hasPrefix(">=")
    default: false
    }
  }
}
