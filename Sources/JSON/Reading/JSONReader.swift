/// A one-pass pull reader over the bytes of a JSON text (RFC 8259), directed by whoever reads.
///
/// What is no JSON ends the reading: ``ReadingEnded`` is thrown, and ``ending`` says why. What is JSON but not what the
/// reader expects is added to ``found`` with its place, the value is skipped, and reading goes on: whoever wrote the
/// text is told all its faults. Places are kept as offsets; pointers are made when there is a fault.
///
/// The reader borrows the bytes: it must not be used after the buffer that it was made with is gone.
package struct JSONReader {
  package let bytes: JSONBytes
  let maximumDepth: Int
  package internal(set) var offset = 0
  /// The member or element of the object or array that was opened last.
  var step = Step.text
  /// The member or element of each open object or array but the last.
  var path: [Step] = []
  /// What was not as expected. At most ``faultLimit``.
  package private(set) var found: [Found] = []
  /// How many faults there were, those that are not kept, too.
  package private(set) var faultCount = 0
  /// What ended the reading, nil while it goes on.
  package private(set) var ending: Found.Content?
  /// The place in its key table of the name that followed another one the last time, by both.
  var followers: [UInt16] = []
  /// Where values end that were skipped once and are read later, by the offset where they begin.
  var ends: [Int: Int] = [:]
  /// The members that were skipped since their table ignores them, by name.
  package private(set) var ignored: [String: Ignored] = [:]

  /// A power of two, so large that the keys of views and of constraints seldom meet.
  static let followerCount = 256

  /// More faults than this are not kept: nobody reads them, and a hostile text could make any number.
  package static let faultLimit = 100

  /// One step of the way to a value: a member by the place of its name, or an element by its index.
  struct Step {
    var start: Int32
    /// Where a name ends; of an element and of the whole text a negative mark.
    var end: Int32

    /// The value of the whole text.
    static let text = Step(start: 0, end: -2)

    static func element(_ index: Int32) -> Step { Step(start: index, end: -1) }

    @inline(__always) static func member(_ start: Int, _ end: Int) -> Step {
      Step(start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end))
    }

    /// The token of a member's name, which may have escapes.
    var name: JSONString { JSONString(start: Int(start), end: Int(end), hasEscapes: true) }
  }

  /// Something that was found wrong, and where.
  package struct Found {
    package enum Content {
      case json(JSONFault)
      /// What is JSON as expected, but wrong for whoever reads: an error of theirs.
      case other(any Error)
    }

    /// The offset in the text.
    package var place: Int
    package var content: Content
  }

  /// Members of one name that were skipped.
  package struct Ignored {
    /// Pointer to the first ignored member.
    package let pointer: JSONPointer
    /// The offset of the first one.
    package let place: Int
    package fileprivate(set) var count = 1
  }

  /// What a reader that is done leaves to the next one.
  package struct Memory: ~Copyable {
    fileprivate var path: [Step] = []
    fileprivate var followers: [UInt16] = []

    package init() {}
  }

  /// - Parameter maximumDepth: To which objects and arrays may be nested.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int) {
    var memory = Memory()
    self.init(bytes, maximumDepth: maximumDepth, using: &memory)
  }

  /// - Parameter memory: Taken until ``giveBack(to:)``.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int, using memory: inout Memory) {
    self.bytes = JSONBytes(bytes)
    self.maximumDepth = maximumDepth
    swap(&path, &memory.path)
    swap(&followers, &memory.followers)
    guard followers.isEmpty else { return }
    path.reserveCapacity(32)
    followers = [UInt16](repeating: 0, count: Self.followerCount)
  }

  /// Ends the use of the reader, but for what it found.
  package mutating func giveBack(to memory: inout Memory) {
    path.removeAll(keepingCapacity: true)
    swap(&path, &memory.path)
    swap(&followers, &memory.followers)
  }

  // MARK: Places

  /// A place to go back to: the offset of a value and the last step of the way to it.
  package struct Mark {
    var offset: Int
    var depth: Int
    var step: Step
    var found: Int
    var faultCount: Int
  }

  /// Where the reader is.
  package var mark: Mark {
    Mark(offset: offset, depth: path.count, step: step, found: found.count, faultCount: faultCount)
  }

  /// Goes to a place where the reader was; faults stay as they are.
  ///
  /// - Precondition: The object or array around the place is open or was left last.
  package mutating func goBack(to mark: Mark) {
    offset = mark.offset
    if path.count < mark.depth { path.append(step) }
    path.removeLast(path.count - mark.depth)
    step = mark.step
  }

  /// Goes to a place where the reader was and forgets what it found since, as if it had never read on.
  package mutating func undo(to mark: Mark) {
    goBack(to: mark)
    forget(since: mark)
    ending = nil
  }

  /// Forgets what was found not as expected since the reader was at a place.
  package mutating func forget(since mark: Mark) {
    found.removeLast(found.count - mark.found)
    faultCount = mark.faultCount
  }

  /// Counts ignored keys as they were counted before something was read a second time.
  package mutating func setIgnored(_ known: [String: Ignored]) { ignored = known }

  /// A place to go back to from anywhere, with the whole way to it.
  package struct Bookmark {
    package var offset: Int
    var path: [Step]
    var step: Step

    /// How deep the place is.
    package var depth: Int { path.count }
  }

  /// Where the reader is.
  package var bookmark: Bookmark { Bookmark(offset: offset, path: path, step: step) }

  /// Goes to a place where the reader was; faults stay as they are.
  package mutating func goBack(to bookmark: Bookmark) {
    (offset, path, step) = (bookmark.offset, bookmark.path, bookmark.step)
  }

  /// How many objects and arrays are open.
  package var depth: Int { path.count }

  /// The place of the value at hand.
  package var pointer: JSONPointer {
    var keys: [String] = []
    keys.reserveCapacity(path.count)
    for step in path.dropFirst() { note(step, in: &keys) }
    note(step, in: &keys)
    return JSONPointer(keys)
  }

  private func note(_ step: Step, in keys: inout [String]) {
    switch step.end {
    case -2: break
    case -1: keys.append(String(step.start))
    default: keys.append(text(step.name))
    }
  }

  // MARK: Faults

  /// Whether something was wrong so far.
  package var hasFaults: Bool { !found.isEmpty }

  /// Whether another fault would be kept.
  package var takesFaults: Bool { found.count < Self.faultLimit }

  /// Adds a fault of whoever reads about a value that stands at `place` of the text. What it is comes at a cost, which
  /// is not paid for faults that nobody reads.
  package mutating func note(at place: Int, _ error: @autoclosure () -> any Error) {
    faultCount += 1
    guard takesFaults else { return }
    found.append(Found(place: place, content: .other(error())))
  }

  /// Adds a fault at the value at hand.
  mutating func refuse(_ kind: @autoclosure () -> JSONFault.Kind) {
    faultCount += 1
    guard takesFaults else { return }
    found.append(Found(place: offset, content: .json(JSONFault(kind(), at: pointer))))
  }

  /// Counts a member at hand whose name is ignored.
  mutating func ignore(_ name: String) {
    if ignored[name] == nil {
      ignored[name] = Ignored(pointer: pointer, place: offset)
    } else {
      ignored[name]?.count += 1
    }
  }

  /// Skips the value at hand, and counts it among those of ignored members.
  package mutating func ignoreValue(as name: String) throws(ReadingEnded) {
    ignore(name)
    try skipValue()
  }

  /// Adds what another reading of the same text found.
  package mutating func add(_ other: Found) { found.append(other) }

  /// Ends the reading for a reason of whoever reads, who throws the result.
  package mutating func end(because error: any Error) -> ReadingEnded {
    ending = .other(error)
    return ReadingEnded()
  }

  /// Ends the reading: the text is not JSON from `offset` on.
  @inline(never) mutating func failure(_ error: JSONSyntaxError, at offset: Int) -> ReadingEnded {
    let place = linesAndColumns(of: [offset], in: bytes.slice(0, bytes.count))[offset] ?? (1, 1)
    ending = .json(
      JSONFault(.syntax(error, offset: offset, line: place.line, column: place.column), at: .root))
    return ReadingEnded()
  }

  /// Ends the reading: something else stands here, or nothing any more.
  @inline(never) mutating func unexpected(_ error: JSONSyntaxError) -> ReadingEnded {
    failure(followsComma ? .trailingComma : isAtEnd ? .unexpectedEnd : error, at: offset)
  }

  /// Whether the end of an object or array stands here, behind a comma.
  private var followsComma: Bool {
    guard peek == UInt8(ascii: "]") || peek == UInt8(ascii: "}") else { return false }
    var place = offset - 1
    while place >= 0, isSpace(bytes[place]) { place -= 1 }
    return place >= 0 && bytes[place] == UInt8(ascii: ",")
  }

  mutating func tooDeep() -> ReadingEnded {
    ending = .json(JSONFault(.tooDeep(limit: maximumDepth, depth: path.count), at: pointer))
    return ReadingEnded()
  }
}

/// Whether a member is a remark of whoever wrote the text: a name that begins with `//`, or what JSON Schema calls a comment
/// and a schema.
package func isComment(_ name: String) -> Bool {
  name.hasPrefix("//") || name == "$comment" || name == "$schema"
}
