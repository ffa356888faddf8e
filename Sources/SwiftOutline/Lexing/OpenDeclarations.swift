/// In which brackets a declaration goes on that has no value yet: `let a: A`, but not `let a = b`.
struct OpenDeclarations {
  /// A bit for each bracket that stands open, the outermost lowest.
  private var open: UInt64 = 0
  /// The brackets in which it is a `case`, behind whose `:` expressions are.
  private var cases: UInt64 = 0
  private var depth = 0

  /// Whether one goes on here; where brackets are too deep to know, it may.
  var isOpen: Bool { depth > 63 || open >> UInt64(depth) & 1 != 0 }

  /// Takes a token behind another one.
  @inline(__always) mutating func take(
    _ token: SwiftToken, behind previous: SwiftToken.Kind, _ keyword: Keyword
  ) {
    switch token.kind {
    case .name:
      if token.keyword != .none, token.keyword.beginsDeclaration {
        if previous != .period { begin(token.keyword, behind: keyword) }
      } else if token.isFirstOfLine {
        end()
      }
    case .equal, .semicolon: end()
    case .colon where cases >> UInt64(depth & 63) & 1 != 0: end()
    case .poundIf, .poundElseif, .atSign: begin(.none, behind: .none)
    case .openBrace:
      end()
      enter()
    case .openParenthesis, .openSquare, .interpolation: enter()
    case .closeParenthesis, .closeSquare, .closeBrace, .interpolationEnd: depth = max(0, depth &- 1)
    default: break
    }
  }

  private mutating func begin(_ word: Keyword, behind previous: Keyword) {
    // Conditions: `if let a, b / c > d`.
    if word == .let || word == .var, previous == .if || previous == .guard || previous == .while { return }
    guard depth < 64 else { return }
    open |= 1 << UInt64(depth)
    if word == .case {
      cases |= 1 << UInt64(depth)
    } else if word != .let, word != .var {
      cases &= ~(1 << UInt64(depth))
    }
  }

  @inline(__always) private mutating func end() {
    guard depth < 64 else { return }
    open &= ~(1 << UInt64(depth))
    cases &= ~(1 << UInt64(depth))
  }

  @inline(__always) private mutating func enter() {
    depth &+= 1
    end()
  }
}
