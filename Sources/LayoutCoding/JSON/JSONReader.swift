import LayoutModel

/// A one-pass pull decoder over the bytes of a JSON text (RFC 8259), directed by whoever reads.
///
/// What is no JSON is thrown and ends the reading. What is JSON but not what the reader expects is added to
/// ``faults`` with its place, the value is skipped, and reading goes on: a request is told all its faults.
///
/// The reader borrows the bytes: it must not be used after the buffer that it was made with is gone. Tokens are read
/// through the functions of the section "Bytes" in `JSONReader+Tokens.swift`, which check the bounds; everything else
/// reads only between the ends of a token that was found so.
struct JSONReader {
  /// What was not as expected, each with the offset at which it was found. At most ``faultLimit``.
  var found: [(place: Int, fault: Fault)] = []

  let bytes: UnsafeBufferPointer<UInt8>
  let maximumDepth: Int
  var offset = 0
  /// Where arrays end that were skipped once and are read later, by the offset after the colon before them.
  var ends: [Int: Int] = [:]
  /// The member or element of each open object or array but the last.
  var path: [Step] = []
  /// The member or element of the object or array that was opened last.
  var step = Step.text

  /// More faults than this are not kept: nobody reads them, and a hostile text could make any number.
  static let faultLimit = 100

  enum Step {
    /// The value of the whole text.
    case text
    case member(start: Int, end: Int)
    case element(Int)
  }

  /// A place to go back to: the offset of a value and the last step of the way to it.
  struct Mark {
    var offset: Int
    var depth: Int
    var step: Step
  }

  /// Where the reader is.
  var mark: Mark { Mark(offset: offset, depth: path.count, step: step) }

  /// Goes to a place where the reader was; faults stay as they are.
  ///
  /// - Precondition: The object or array around the place is open or was left last.
  mutating func goBack(to mark: Mark) {
    offset = mark.offset
    if path.count < mark.depth { path.append(step) }
    path.removeLast(path.count - mark.depth)
    step = mark.step
  }

  /// A place to go back to from anywhere, with the whole way to it.
  struct Bookmark {
    var offset: Int
    var path: [Step]
    var step: Step
  }

  /// Where the reader is.
  var bookmark: Bookmark { Bookmark(offset: offset, path: path, step: step) }

  /// Goes to a place where the reader was; faults stay as they are.
  mutating func goBack(to bookmark: Bookmark) {
    (offset, path, step) = (bookmark.offset, bookmark.path, bookmark.step)
  }

  /// - Parameter maximumDepth: To which objects and arrays may be nested.
  init(_ bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
    path.reserveCapacity(32)
  }

  /// What was not as expected, in the order of the text.
  var faults: [Fault] {
    let sorted = found.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      return (a.place, a.fault.offset ?? 0, first.offset) < (b.place, b.fault.offset ?? 0, second.offset)
    }
    return sorted.map(\.element.fault)
  }

  /// Whether something was wrong so far.
  var hasFaults: Bool { !found.isEmpty }

  /// Whether another fault would be kept.
  var takesFaults: Bool { found.count < Self.faultLimit }

  /// Adds a fault at the value at hand. What it is comes at a cost, which is not paid for faults that nobody reads.
  mutating func fault(_ kind: @autoclosure () -> Fault.Kind, offset: Int? = nil) {
    guard takesFaults else { return }
    found.append((self.offset, Fault(kind(), at: pointer, offset: offset)))
  }

  /// Adds a fault about a value that was read before, at `place` of the text.
  mutating func fault(at place: Int, _ fault: @autoclosure () -> Fault) {
    guard takesFaults else { return }
    found.append((place, fault()))
  }

  /// The place of the value at hand.
  var pointer: JSONPointer {
    JSONPointer(
      (path.dropFirst() + [step]).compactMap { step in
        switch step {
        case .text: nil
        case .member(let start, let end):
          String(
            decoding: JSONString(start: start, end: end, hasEscapes: true).unescaped(in: bytes), as: UTF8.self
          )
        case .element(let index): String(index)
        }
      })
  }

  /// A fault that ends the reading: the text is not JSON from `offset` on.
  func failure(_ error: JSONSyntaxError, at offset: Int) -> Fault {
    let place = lineAndColumn(of: offset)
    return Fault(
      .invalidJSON(error, offset: offset, line: place.line, column: place.column), at: .root)
  }

  func lineAndColumn(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var lineStart = 0
    for index in 0..<min(offset, bytes.count) where bytes[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
    return (line, offset - lineStart + 1)
  }
}
