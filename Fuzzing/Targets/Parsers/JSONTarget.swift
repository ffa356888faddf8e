import JSON
import TestSupport

extension FuzzTarget {
  /// Bytes as JSON: whoever skips a text finds it well-formed where whoever reads it does; what is read is UTF-8, and comes back
  /// the same when it is written.
  static let json = FuzzTarget("json") { input in
    let tree = JSONTree(input)
    var skipper = JSONReader(input.bindMemory(to: UInt8.self), maximumDepth: JSONTree.maximumDepth)
    try expect(skipper.skipsAll() == (tree != nil), "skipping and reading agree on what is JSON")
    guard let tree else { return }
    try expect(String(validating: input, as: UTF8.self) != nil, "JSON is UTF-8")
    let written = tree.written
    let again = written.withUnsafeBytes { JSONTree($0) }
    try expect(again == tree, "what was written reads as what was read")
    try expect(again?.written == written, "what was read is written as before")
  }
}

extension JSONReader {
  /// Whether the whole text is JSON, read without a look at its values.
  fileprivate mutating func skipsAll() -> Bool {
    do throws(ReadingEnded) {
      try skipValue()
      try end()
      return true
    } catch {
      return false
    }
  }
}
