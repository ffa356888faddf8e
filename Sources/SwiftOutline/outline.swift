package import SwiftLexing

/// Reads what a folder must know of a Swift file, and whether it is one that is read at all, in one pass over its bytes.
///
/// Any bytes are a file. Nothing is thrown and nothing recurses.
///
/// - Complexity: O(*n*).
package func outline(
  _ bytes: UnsafeBufferPointer<UInt8>, limits: SwiftLimits = .service
) -> SwiftFileOutline {
  let source = SourceBytes(bytes)
  var outline = SwiftFileOutline()
  if let refusal = scan(source, limits, &outline) {
    // What is refused has no declarations either.
    let tokens = outline.tokens
    outline = SwiftFileOutline()
    outline.tokens = tokens
    outline.refusal = OutlineRefusal(refusal.code, at: refusal.offset, in: source)
  }
  return outline
}

/// Reads the file that an array holds.
package func outline(_ bytes: [UInt8], limits: SwiftLimits = .service) -> SwiftFileOutline {
  bytes.withUnsafeBufferPointer { outline($0, limits: limits) }
}

private func scan(
  _ bytes: SourceBytes, _ limits: SwiftLimits, _ outline: inout SwiftFileOutline
) -> (code: OutlineRefusal.Code, offset: Int)? {
  if bytes.count > limits.bytes { return (.tooManyBytes, limits.bytes) }
  var lexer = SwiftLexer(bytes)
  var open = OpenBrackets()
  var declarations = DeclarationScanner(bytes)
  let looks = limits.looks * bytes.count + 4096
  while true {
    let token = lexer.next()
    if token.kind == .endOfFile { break }
    outline.tokens += 1
    declarations.take(token, openBefore: open.count)
    open.take(token)
    declarations.close(openBehind: open.count)
    if open.count > limits.brackets { return (.bracketsTooDeep, token.start) }
    if open.conditions > limits.conditions { return (.conditionsTooDeep, token.start) }
    if outline.tokens > limits.tokens { return (.tooManyTokens, token.start) }
    if lexer.looked > looks { return (.tooManyOpenEnds, token.start) }
  }
  declarations.finish(&outline)
  return nil
}
