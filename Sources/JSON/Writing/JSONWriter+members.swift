/// A value that stands in a JSON text: a number, a truth, a text, or a list of those; nil is null.
@usableFromInline
package protocol JSONWritable {
  func write(to writer: inout JSONWriter)
}

extension Double: JSONWritable {
  @inlinable @inline(__always)
  package func write(to writer: inout JSONWriter) { writer.number(self) }
}

extension Int: JSONWritable {
  @inlinable @inline(__always)
  package func write(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Bool: JSONWritable {
  @inlinable @inline(__always)
  package func write(to writer: inout JSONWriter) { writer.boolean(self) }
}

extension String: JSONWritable {
  @inlinable @inline(__always)
  package func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  @inlinable @inline(__always)
  package func write(to writer: inout JSONWriter) {
    if let self { self.write(to: &writer) } else { writer.null() }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  @inlinable
  package func write(to writer: inout JSONWriter) {
    writer.beginArray()
    for value in self { value.write(to: &writer) }
    writer.endArray()
  }
}

/// Members of objects: the name and the value in one call.
///
/// A name stands in the source and needs no escapes; it is copied as one piece with what surrounds it.
extension JSONWriter {
  @inlinable @inline(__always)
  package mutating func member(_ name: StaticString, _ value: some JSONWritable) {
    key(name)
    value.write(to: &self)
  }

  /// A number of points, from its pixels where it lies on the grid.
  ///
  /// - Parameter scale: Pixels per point, more than 0.
  @inlinable @inline(__always)
  package mutating func member(_ name: StaticString, _ value: Double, scale: Double) {
    key(name)
    number(value, scale: scale)
  }

  /// Begins a member that is an object; its members come next, then ``endObject()``.
  @inlinable @inline(__always)
  package mutating func beginObject(_ name: StaticString) {
    key(name)
    beginObject()
  }

  /// Begins a member that is an array; its elements come next, then ``endArray()``.
  @inlinable @inline(__always)
  package mutating func beginArray(_ name: StaticString) {
    key(name)
    beginArray()
  }
}

/// Objects of four numbers of points, each as ``number(_:scale:)`` writes it. Most of an answer are rectangles.
extension JSONWriter {
  /// Writes an object of four numbers.
  ///
  /// - Parameters:
  ///   - a: Before the first number: `{"x":`, and so on.
  ///   - scale: Pixels per point.
  /// - Returns: The text from the third name on, for another object that ends like this one.
  @inlinable @inline(__always) @discardableResult
  package mutating func object(
    _ a: StaticString, _ first: Double, _ b: StaticString, _ second: Double, _ c: StaticString,
    _ third: Double, _ d: StaticString, _ fourth: Double, scale: Double
  ) -> Range<Int> {
    text.reserve(room(for: a, b) &+ room(for: c, d))
    let middle = pair(a, b, SIMD2(first, second), scale: scale, to: afterComma())
    let end = pair(c, d, SIMD2(third, fourth), scale: scale, to: middle)
    end.pointee = UInt8(ascii: "}")
    let tail = text.place(of: middle)
    text.advance(to: end + 1)
    needsComma = true
    return tail..<text.count
  }

  /// Writes an object of four numbers, of which the last two were written before.
  ///
  /// - Parameter tail: Where an object with them ends.
  @inlinable @inline(__always)
  package mutating func object(
    _ a: StaticString, _ first: Double, _ b: StaticString, _ second: Double, again tail: Range<Int>,
    scale: Double
  ) {
    text.reserve(room(for: a, b))
    text.advance(to: pair(a, b, SIMD2(first, second), scale: scale, to: afterComma()))
    text.append(again: tail)
    needsComma = true
  }

  /// How many bytes two names with their numbers and a comma or a brace may take.
  @inlinable @inline(__always)
  func room(for a: StaticString, _ b: StaticString) -> Int {
    a.utf8CodeUnitCount &+ b.utf8CodeUnitCount &+ 2 &* NumberText.capacity &+ 1
  }

  /// Writes two names, each with its number, to a place with room for them.
  ///
  /// - Returns: The place after it.
  @inlinable @inline(__always)
  func pair(
    _ a: StaticString, _ b: StaticString, _ points: SIMD2<Double>, scale: Double,
    to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let end = copy(a, to: start)
    if let whole = NumberText.smallWholes(points, scale: scale) {
      return NumberText.write(whole[1], at: copy(b, to: NumberText.write(whole[0], at: end)))
    }
    let middle = copy(b, to: NumberText.write(points[0], scale: scale, at: end))
    return NumberText.write(points[1], scale: scale, at: middle)
  }
}
