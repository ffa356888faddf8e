/// Reads what a folder must know of a Swift file, and whether a parser may have it, in one pass over its bytes.
///
/// Any bytes are a file. Nothing is thrown and nothing recurses.
///
/// - Complexity: O(*n*).
package func outline(
  _ bytes: UnsafeBufferPointer<UInt8>, limits: OutlineLimits = .service
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
package func outline(_ bytes: [UInt8], limits: OutlineLimits = .service) -> SwiftFileOutline {
  bytes.withUnsafeBufferPointer { outline($0, limits: limits) }
}

private func scan(
  _ bytes: SourceBytes, _ limits: OutlineLimits, _ outline: inout SwiftFileOutline
) -> (code: OutlineRefusal.Code, offset: Int)? {
  if bytes.count > limits.bytes { return (.tooManyBytes, limits.bytes) }
  var lexer = SwiftLexer(bytes)
  var depths = DepthGuard(limits)
  var declarations = DeclarationScanner(bytes)
  let looks = limits.looks * bytes.count + 4096
  while true {
    let token = lexer.next()
    if token.kind == .endOfFile { break }
    outline.tokens += 1
    declarations.take(token, openBefore: depths.openCount)
    depths.take(token)
    if token.kind == .prefixOperator || token.kind == .binaryOperator || token.kind == .postfixOperator {
      depths.takeAngles(token, bytes)
    }
    declarations.close(openBehind: depths.openCount)
    if let refusal = depths.refusal ?? lexer.doubt { return refusal }
    if outline.tokens > limits.tokens { return (.tooManyTokens, token.start) }
    if lexer.looked > looks { return (.tooManyOpenEnds, token.start) }
  }
  depths.finish(at: bytes.count)
  declarations.finish(&outline)
  return depths.refusal ?? lexer.doubt
}
