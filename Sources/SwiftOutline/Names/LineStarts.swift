import SwiftLexing

/// Where the lines of a file begin.
package struct LineStarts: Sendable {
  private var starts: [UInt32] = [0]

  /// Finds the lines, which end with a line feed, a carriage return, or both.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let source = SourceBytes(bytes)
    starts.reserveCapacity(1 + bytes.count / 32)
    for offset in 0..<source.count {
      let byte = source[offset]
      if byte == 0x0A || byte == 0x0D && source[offset &+ 1] != 0x0A {
        starts.append(UInt32(truncatingIfNeeded: offset &+ 1))
      }
    }
  }

  /// How many lines there are.
  package var count: Int { starts.count }

  /// The line of an offset and its column in bytes of UTF-8, both from 1.
  ///
  /// - Complexity: O(log *n*).
  package func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - Int(starts[low]) + 1)
  }
}
