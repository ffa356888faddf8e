import SwiftLexing

/// The brackets that stand open, and the `#if`.
struct OpenBrackets {
  private var open: [SwiftToken.Kind] = []
  private(set) var conditions = 0

  /// How many brackets stand open.
  var count: Int { open.count }

  /// Takes the next token.
  @inline(__always) mutating func take(_ token: SwiftToken) {
    switch token.kind {
    case .openParenthesis, .openSquare, .openBrace, .interpolation: open.append(token.kind)
    case .closeParenthesis: close(.openParenthesis)
    case .closeSquare: close(.openSquare)
    case .closeBrace: close(.openBrace)
    case .interpolationEnd: close(.interpolation)
    case .poundIf: conditions += 1
    case .poundEndif: conditions = max(0, conditions - 1)
    default: break
    }
  }

  /// Closes a bracket, and those in it that nobody closed; one that none opened is passed over. Only a brace closes braces.
  private mutating func close(_ bracket: SwiftToken.Kind) {
    if open.last == bracket {
      open.removeLast()
      return
    }
    guard let index = open.lastIndex(where: { $0 == bracket || $0 == .openBrace || $0 == .interpolation }),
      open[index] == bracket || bracket == .interpolation
    else { return }
    guard let match = open.lastIndex(of: bracket) else { return }
    open.removeSubrange(match...)
  }
}
