/// A value that stands in a JSON text: a number, a truth, a text, or a list of those; nil is null.
@usableFromInline package protocol JSONWritable {
  func write(to writer: inout JSONWriter)
}

extension Double: JSONWritable {
  @inlinable @inline(__always) package func write(to writer: inout JSONWriter) { writer.number(self) }
}

extension Int: JSONWritable {
  @inlinable @inline(__always) package func write(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Bool: JSONWritable {
  @inlinable @inline(__always) package func write(to writer: inout JSONWriter) { writer.boolean(self) }
}

extension String: JSONWritable {
  @inlinable @inline(__always) package func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  @inlinable @inline(__always) package func write(to writer: inout JSONWriter) {
    if let self { self.write(to: &writer) } else { writer.null() }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  @inlinable package func write(to writer: inout JSONWriter) {
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
  @inlinable @inline(__always) package mutating func beginObject(_ name: StaticString) {
    key(name)
    beginObject()
  }

  /// Begins a member that is an array; its elements come next, then ``endArray()``.
  @inlinable @inline(__always) package mutating func beginArray(_ name: StaticString) {
    key(name)
    beginArray()
  }
}

/// A name of a member with all that stands before its number, `{"x":` or `,"y":`, and the number.
@usableFromInline package typealias NamedNumber = (StaticString, Double)

/// Objects of four numbers of points, each as ``number(_:scale:)`` writes it. Most of an answer are rectangles.
extension JSONWriter {
  /// Writes an object of four numbers.
  ///
  /// - Parameter scale: Pixels per point.
  /// - Returns: The text from the third name on, for another object that ends like this one.
  @inlinable @inline(__always) @discardableResult package mutating func object(
    _ a: NamedNumber, _ b: NamedNumber, _ c: NamedNumber, _ d: NamedNumber, scale: Double
  ) -> Range<Int> {
    text.reserve(room(for: a, b) &+ room(for: c, d))
    let middle = pair(a, b, scale: scale, to: afterComma())
    let end = pair(c, d, scale: scale, to: middle)
    end.pointee = UInt8(ascii: "}")
    let tail = text.place(of: middle)
    text.advance(to: end + 1)
    needsComma = true
    return tail..<text.count
  }

  /// Writes an object of four numbers, of which the last two were written before.
  ///
  /// - Parameter tail: Where an object with them ends.
  @inlinable @inline(__always) package mutating func object(
    _ a: NamedNumber, _ b: NamedNumber, again tail: Range<Int>, scale: Double
  ) {
    text.reserve(room(for: a, b))
    text.advance(to: pair(a, b, scale: scale, to: afterComma()))
    text.append(again: tail)
    needsComma = true
  }

  /// How many bytes two names with their numbers and a comma or a brace may take.
  @inlinable @inline(__always) func room(for a: NamedNumber, _ b: NamedNumber) -> Int {
    a.0.utf8CodeUnitCount &+ b.0.utf8CodeUnitCount &+ 2 &* NumberText.capacity &+ 1
  }

  /// Writes two names, each with its number, to a place with room for them. Returns the place after it.
  @inlinable @inline(__always) func pair(
    _ a: NamedNumber, _ b: NamedNumber, scale: Double, to start: TextPlace
  ) -> TextPlace {
    let end = copy(a.0, to: start)
    if let whole = NumberText.smallWholes(SIMD2(a.1, b.1), scale: scale) {
      return NumberText.write(whole[1], at: copy(b.0, to: NumberText.write(whole[0], at: end)))
    }
    let middle = copy(b.0, to: NumberText.write(a.1, scale: scale, at: end))
    return NumberText.write(b.1, scale: scale, at: middle)
  }
}
