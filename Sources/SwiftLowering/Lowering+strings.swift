import JSON
import SwiftProgram
import SwiftSyntax

extension Lowering {
  mutating func segments(_ literal: StringLiteralExprSyntax) -> [StringSegment] {
    let hashes = literal.openingPounds?.text.utf8.count ?? 0
    return literal.segments.map { segment in
      if case .expressionSegment(let inner) = segment { return .interpolation(arguments(inner.expressions)) }
      guard case .stringSegment(let text) = segment else { return .text("") }
      let content = text.content.text
      return .text((unescaped(content, hashes: hashes) ?? content).streamSafe)
    }
  }

  /// A piece of a literal with what its escapes stand for; nil where one is wrong.
  func unescaped(_ text: String, hashes: Int) -> String? {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    let prefix = "\\" + String(repeating: "#", count: hashes)
    var found = ""
    var rest = text[...]
    while let escape = rest.firstRange(ofText: prefix) {
      found += rest[..<escape.lowerBound]
      rest = rest[escape.upperBound...]
      guard let letter = rest.unicodeScalars.first else { return nil }
      rest = rest[rest.unicodeScalars.index(after: rest.startIndex)...]
      switch letter {
      case "n": found += "\n"
      case "t": found += "\t"
      case "r": found += "\r"
      case "0": found += "\0"
      case "\\", "\"", "'": found.unicodeScalars.append(letter)
      case "u":
        guard rest.utf8.first == UInt8(ascii: "{"), let end = rest.utf8.firstIndex(of: UInt8(ascii: "}")),
          let value = UInt32(rest[rest.utf8.index(after: rest.startIndex)..<end], radix: 16),
          let scalar = Unicode.Scalar(value)
        else { return nil }
        found.unicodeScalars.append(scalar)
        rest = rest[rest.utf8.index(after: end)...]
      default: return nil
      }
    }
    return found + rest
  }
}

extension Substring {
  /// Where a short text of ASCII stands first, compared by bytes.
  fileprivate func firstRange(ofText text: String) -> Range<Index>? {
    let wanted = Array(text.utf8)
    var start = startIndex
    while let found = utf8[start...].firstIndex(of: wanted[0]) {
      let rest = utf8[found...]
      if rest.starts(with: wanted) { return found..<utf8.index(found, offsetBy: wanted.count) }
      start = utf8.index(after: found)
    }
    return nil
  }
}
