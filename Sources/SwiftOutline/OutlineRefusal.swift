import SwiftLexing

/// Why a Swift file is not read, and where.
package struct OutlineRefusal: Hashable, Sendable, Error {
  package var code: Code
  /// From the beginning of the file, in bytes.
  package var offset: Int
  /// From 1.
  package var line: Int
  /// In bytes of UTF-8, from 1.
  package var column: Int

  /// What there is too much of.
  package enum Code: String, Sendable, CaseIterable {
    case tooManyBytes, tooManyTokens, bracketsTooDeep, conditionsTooDeep, tooManyOpenEnds
  }

  init(_ code: Code, at offset: Int, in bytes: SourceBytes) {
    (self.code, self.offset) = (code, offset)
    (line, column) = bytes.place(of: offset)
  }
}

extension SourceBytes {
  /// Line and column of an offset, found by walking there.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (line, start) = (1, 0)
    for index in 0..<min(offset, count) {
      let isLineEnd = self[index] == 0x0A || self[index] == 0x0D && self[index + 1] != 0x0A
      if isLineEnd { (line, start) = (line + 1, index + 1) }
    }
    return (line, offset - start + 1)
  }
}
