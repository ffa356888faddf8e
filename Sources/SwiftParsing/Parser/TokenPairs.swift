import SwiftLexing

/// Which tokens belong together: brackets, the ends of interpolations, and the branches of `#if`.
struct TokenPairs {
  /// For each token that opens a bracket the one that closes it; for each line of `#if` the next one of the same `#if`; else -1.
  private var partners: [Int32]
  /// The first token in more brackets than a file may have, or in more `#if`.
  private(set) var tooDeep: Int?

  /// Finds them in one pass. A `}` closes what stands open in its `{`; another bracket only its own.
  init(_ tokens: [SwiftToken], _ limits: SwiftLimits) {
    partners = [Int32](repeating: -1, count: tokens.count)
    var open: [(kind: SwiftToken.Kind, index: Int)] = []
    var braces = 0
    var conditions: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .openParenthesis, .openSquare, .openBrace, .interpolation:
        if token.kind == .openBrace { braces += 1 }
        open.append((token.kind, index))
        if open.count > limits.brackets, tooDeep == nil { tooDeep = index }
      case .closeParenthesis, .closeSquare:
        let kind: SwiftToken.Kind = token.kind == .closeSquare ? .openSquare : .openParenthesis
        if open.last?.kind == kind { partners[open.removeLast().index] = Int32(index) }
      case .closeBrace where braces > 0, .interpolationEnd:
        let kind: SwiftToken.Kind = token.kind == .closeBrace ? .openBrace : .interpolation
        while let last = open.popLast() {
          if last.kind == .openBrace { braces -= 1 }
          if last.kind == kind {
            partners[last.index] = Int32(index)
            break
          }
        }
      case .poundIf:
        conditions.append(index)
        if conditions.count > limits.conditions, tooDeep == nil { tooDeep = index }
      case .poundElseif, .poundElse, .poundEndif:
        guard let last = conditions.popLast() else { continue }
        partners[last] = Int32(index)
        if token.kind != .poundEndif { conditions.append(index) }
      default: continue
      }
    }
  }

  /// The token that closes what a token opens; nil where none does.
  subscript(index: Int) -> Int? {
    let partner = partners[index]
    return partner < 0 ? nil : Int(partner)
  }
}
