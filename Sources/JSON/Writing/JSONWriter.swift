/// An append-only JSON text in memory from `malloc`, which can be handed on without a copy.
///
/// Members and elements are written in the order of the calls; commas come by themselves. Most calls are
/// ``member(_:_:)``: the name and the value at once.
@usableFromInline
package struct JSONWriter: ~Copyable {
  @usableFromInline var text: TextBuffer
  /// Whether the next value or member of the open object or array comes after another one.
  @usableFromInline var needsComma = false

  package init(capacity: Int = 4096) { text = TextBuffer(capacity: capacity) }

  /// How many bytes are written.
  package var count: Int { text.count }

  /// Hands over the memory, which the caller must `free`, and the number of bytes that are text.
  package consuming func take() -> (memory: UnsafeMutableRawBufferPointer, count: Int) { text.take() }

  /// The text as an array, copied.
  package borrowing func bytes() -> [UInt8] { Array(text.bytes) }

  /// A part of the text as an array, copied.
  package borrowing func bytes(_ range: Range<Int>) -> [UInt8] { Array(text.bytes[range]) }

  /// Makes room for so many bytes more, so that writing them needs no other memory.
  package mutating func reserve(_ additional: Int) { text.reserve(additional) }

  // MARK: Structure

  @inlinable @inline(__always) package mutating func beginObject() { open(UInt8(ascii: "{")) }
  @inlinable @inline(__always) package mutating func endObject() { close(UInt8(ascii: "}")) }
  @inlinable @inline(__always) package mutating func beginArray() { open(UInt8(ascii: "[")) }
  @inlinable @inline(__always) package mutating func endArray() { close(UInt8(ascii: "]")) }

  /// Writes the name of a member that needs no escapes; its value comes next.
  @inlinable @inline(__always) package mutating func key(_ name: StaticString) {
    let length = name.utf8CodeUnitCount
    text.reserve(length &+ 4)
    var end = afterComma()
    end.pointee = UInt8(ascii: "\"")
    end = copy(name, to: end + 1)
    end[0] = UInt8(ascii: "\"")
    end[1] = UInt8(ascii: ":")
    text.advance(to: end + 2)
    needsComma = false
  }

  /// Writes the name of a member; its value comes next.
  ///
  /// A literal is a `String` first of all for the compiler: disfavoured, this leaves names that stand in the source to
  /// the other overload, which copies them without a look.
  @_disfavoredOverload package mutating func key(_ name: String) {
    string(name)
    text.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a name with its quotes and colon that is JSON already; its value comes next.
  package mutating func key(raw name: UnsafeBufferPointer<UInt8>) {
    raw(name)
    needsComma = false
  }

  /// Writes a line feed, as the end of a text or between texts.
  package mutating func endLine() {
    text.append(0x0A)
    needsComma = false
  }

  /// Writes a part of an object that stands in the source: names, brackets and values, with every comma that is due.
  ///
  /// - Parameter isValueNext: Whether it ends with a name or an opening bracket, so that no comma comes after it.
  @inlinable @inline(__always)
  package mutating func fragment(_ json: StaticString, isValueNext: Bool = true) {
    text.reserve(json.utf8CodeUnitCount)
    text.advance(to: copy(json, to: text.end))
    needsComma = !isValueNext
  }

  // MARK: Values

  @inlinable @inline(__always) package mutating func null() { literal("null") }

  @inlinable @inline(__always) package mutating func boolean(_ value: Bool) {
    if value { literal("true") } else { literal("false") }
  }

  @usableFromInline package mutating func integer(_ value: Int) {
    text.reserve(NumberText.capacity)
    text.advance(to: NumberText.write(value, at: afterComma()))
    needsComma = true
  }

  /// Writes the shortest number that reads back as the same double; null if it is not finite.
  @usableFromInline package mutating func number(_ value: Double) {
    assert(value.isFinite)
    guard value.isFinite else { return null() }
    text.reserve(NumberText.capacity)
    text.advance(to: NumberText.write(value, at: afterComma()))
    needsComma = true
  }

  /// Writes a number of points that lies on a grid from its pixels, so that equal lengths are equal numbers
  /// wherever they come from; any other number as ``number(_:)`` does.
  ///
  /// - Parameter scale: Pixels per point, more than 0.
  @usableFromInline package mutating func number(_ points: Double, scale: Double) {
    guard points.isFinite else { return null() }
    text.reserve(NumberText.capacity)
    text.advance(to: NumberText.write(points, scale: scale, at: afterComma()))
    needsComma = true
  }

  @usableFromInline package mutating func string(_ value: String) {
    let utf8 = value.utf8.span
    utf8.withUnsafeBufferPointer { text.append(quoted: $0, hasComma: needsComma) }
    needsComma = true
  }

  /// Writes a value, or members with their names, that is JSON already.
  package mutating func raw(_ json: UnsafeBufferPointer<UInt8>) {
    separate()
    text.append(json)
    needsComma = true
  }

  /// Writes a value, or members with their names, that this writer has written before.
  ///
  /// - Parameter range: Its place in the text, as ``count`` was before and after it; without a comma before it.
  package mutating func again(_ range: Range<Int>) {
    separate()
    text.append(again: range)
    needsComma = true
  }

  /// Where the next value will begin.
  package var nextPlace: Int { text.count + (needsComma ? 1 : 0) }

  // MARK: Parts

  /// Writes the comma that is due; there must be room for a byte.
  ///
  /// - Returns: The place after it.
  @inlinable @inline(__always) mutating func afterComma() -> TextPlace {
    text.end.pointee = UInt8(ascii: ",")
    return text.end + (needsComma ? 1 : 0)
  }

  @inlinable @inline(__always) mutating func separate() {
    if needsComma { text.append(UInt8(ascii: ",")) }
  }

  @inlinable @inline(__always) mutating func open(_ bracket: UInt8) {
    text.reserve(2)
    let end = afterComma()
    end.pointee = bracket
    text.advance(to: end + 1)
    needsComma = false
  }

  @inlinable @inline(__always) mutating func close(_ bracket: UInt8) {
    text.append(bracket)
    needsComma = true
  }

  /// Copies a text of the source to a place with room for it.
  ///
  /// - Returns: The place after it.
  @inlinable @inline(__always) func copy(_ value: StaticString, to end: TextPlace) -> TextPlace {
    UnsafeMutableRawPointer(end).copyMemory(from: value.utf8Start, byteCount: value.utf8CodeUnitCount)
    return end + value.utf8CodeUnitCount
  }

  /// Writes a value that needs no quotes.
  @inlinable @inline(__always) mutating func literal(_ value: StaticString) {
    text.reserve(value.utf8CodeUnitCount &+ 1)
    text.advance(to: copy(value, to: afterComma()))
    needsComma = true
  }
}
