import Glibc
import JSON
package import LayoutModel

/// The answer of an operation.
package struct OperationAnswer: Sendable {
  package enum Content: Sendable {
    case written(WrittenText)
    case bytes([UInt8])
    /// Lines that are made while they are sent.
    case lines(LayoutLines)
  }

  package let content: Content
  package let form: MediaType
  /// Everything remarkable in it; filled in where somebody may fail a run for it.
  package var diagnostics: [Diagnostic] = []
  /// The problems of what is not in it.
  package var failures: [Refusal] = []
  /// Whether a comparison found anything.
  package var hasDifferences = false

  init(_ content: Content, as form: MediaType) { (self.content, self.form) = (content, form) }
  init(_ text: PlainText, as form: MediaType) { self.init(.bytes(text.bytes), as: form) }

  /// Ends a text of JSON with a line feed and takes it over.
  init(_ writer: consuming JSONWriter, as form: MediaType) {
    writer.endLine()
    self.init(.written(WrittenText(writer)), as: form)
  }

  /// How many bytes it has; 0 for lines, which nobody has counted.
  package var count: Int {
    switch content {
    case .written(let text): text.count
    case .bytes(let bytes): bytes.count
    case .lines: 0
    }
  }

  /// All of it, copied.
  package var bytes: [UInt8] {
    switch content {
    case .written(let text): return text.bytes
    case .bytes(let bytes): return bytes
    case .lines(let lines):
      var bytes: [UInt8] = []
      while let line = lines.next() { bytes += line.bytes }
      return bytes
    }
  }
}

/// A text that a writer of JSON made, so that it is handed on without a copy.
///
/// One owner after the other has it, and only the last takes the memory: that makes it sendable.
package final class WrittenText: @unchecked Sendable {
  private var memory: UnsafeMutableRawBufferPointer
  package let count: Int

  init(_ writer: consuming JSONWriter) { (memory, count) = writer.take() }

  deinit { free(memory.baseAddress) }

  /// The text as an array, copied.
  package var bytes: [UInt8] { Array(memory[..<count]) }

  /// Hands over the memory, which the caller must `free`. Nothing is left here.
  package func take() -> UnsafeMutableRawBufferPointer {
    defer { memory = UnsafeMutableRawBufferPointer(start: nil, count: 0) }
    return memory
  }
}

extension LayoutEngine {
  /// - Throws: The problem of an answer that is longer than any may be.
  package func check(_ answer: OperationAnswer) throws(Refusal) {
    if answer.count <= limits.answerBytes { return }
    throw .answerTooLarge(limit: limits.answerBytes, value: answer.count)
  }
}

extension MediaType {
  /// Whether layouts are drawn for it.
  package var isPicture: Bool { self == .svg || self == .html || self == .png }
}
