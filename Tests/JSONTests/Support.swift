import JSON
import TestSupport

/// What comes of reading a whole JSON text.
struct Reading {
  var tree: JSONTree?
  /// What was not as expected, then what ended the reading.
  var faults: [JSONFault]
}

/// Reads a whole text into values.
func read(_ text: [UInt8], maximumDepth: Int = 512) -> Reading {
  withReader(of: text, maximumDepth: maximumDepth) { (reader) throws(ReadingEnded) in try reader.tree() }
}

/// Goes over a whole text without looking at the values.
func skip(_ text: [UInt8], maximumDepth: Int = 512) -> Reading {
  withReader(of: text, maximumDepth: maximumDepth) { (reader) throws(ReadingEnded) in
    try reader.skipValue()
    return nil
  }
}

private func withReader(
  of text: [UInt8], maximumDepth: Int,
  _ body: (inout JSONReader) throws(ReadingEnded) -> JSONTree?
) -> Reading {
  text.withUnsafeBufferPointer { bytes in
    var reader = JSONReader(bytes, maximumDepth: maximumDepth)
    var tree: JSONTree?
    do throws(ReadingEnded) {
      tree = try body(&reader)
      try reader.end()
    } catch {
      tree = nil
    }
    let found = reader.found.map(\.content) + [reader.ending].compactMap { $0 }
    return Reading(
      tree: tree,
      faults: found.compactMap { if case .json(let fault) = $0 { fault } else { nil } })
  }
}

/// A text with bytes that need not be UTF-8, as a literal: parts are strings or arrays of bytes.
func bytes(_ parts: any ByteSource...) -> [UInt8] { parts.flatMap(\.bytes) }

protocol ByteSource: Sendable {
  var bytes: [UInt8] { get }
}

extension String: ByteSource {
  var bytes: [UInt8] { Array(utf8) }
}

extension [UInt8]: ByteSource {
  var bytes: [UInt8] { self }
}
