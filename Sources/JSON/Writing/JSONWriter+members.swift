/// Members of objects: the name and the value in one call. A value that is nil is written as null.
///
/// A name stands in the source and needs no escapes; it is copied as one piece with what surrounds it.
extension JSONWriter {
  @inlinable @inline(__always)
  package mutating func member(_ name: StaticString, _ value: Double) {
    key(name)
    number(value)
  }

  @inlinable @inline(__always)
  package mutating func member(_ name: StaticString, _ value: Double?) {
    key(name)
    if let value { number(value) } else { null() }
  }

  /// A number of points, from its pixels where it lies on the grid.
  ///
  /// - Parameter scale: Pixels per point, more than 0.
  @inlinable @inline(__always)
  package mutating func member(_ name: StaticString, _ value: Double, scale: Double) {
    key(name)
    number(value, scale: scale)
  }

  @inlinable @inline(__always)
  package mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    integer(value)
  }

  @inlinable @inline(__always)
  package mutating func member(_ name: StaticString, _ value: Int?) {
    key(name)
    if let value { integer(value) } else { null() }
  }

  @inlinable @inline(__always)
  package mutating func member(_ name: StaticString, _ value: Bool) {
    key(name)
    boolean(value)
  }

  @inlinable @inline(__always)
  package mutating func member(_ name: StaticString, _ value: String) {
    key(name)
    string(value)
  }

  @inlinable @inline(__always)
  package mutating func member(_ name: StaticString, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  /// A member without a value.
  package mutating func null(_ name: StaticString) {
    key(name)
    null()
  }

  /// An array of strings.
  package mutating func member(_ name: StaticString, _ values: [String]) {
    beginArray(name)
    for value in values { string(value) }
    endArray()
  }

  /// An array of numbers.
  package mutating func member(_ name: StaticString, _ values: [Double]) {
    beginArray(name)
    for value in values { number(value) }
    endArray()
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

extension JSONWriter {
  /// Writes an object of four numbers of points, each as ``number(_:scale:)`` writes it. Most of an answer are
  /// rectangles: they are written in one go.
  ///
  /// - Parameters:
  ///   - a: Before the first number: `{"x":`, and so on.
  ///   - scale: Pixels per point.
  @inlinable @inline(__always)
  package mutating func object(
    _ a: StaticString, _ first: Double, _ b: StaticString, _ second: Double, _ c: StaticString,
    _ third: Double, _ d: StaticString, _ fourth: Double, scale: Double
  ) {
    let names = a.utf8CodeUnitCount + b.utf8CodeUnitCount + c.utf8CodeUnitCount + d.utf8CodeUnitCount
    text.reserve(names &+ 4 &* NumberText.capacity &+ 2)
    var end = copy(a, to: afterComma())
    let points = SIMD4(first, second, third, fourth)
    @inline(__always)
    func write<Number>(
      _ numbers: SIMD4<Number>, _ write: (Number, UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>
    ) {
      end = copy(b, to: write(numbers[0], end))
      end = copy(c, to: write(numbers[1], end))
      end = copy(d, to: write(numbers[2], end))
      end = write(numbers[3], end)
    }
    if let pixels = NumberText.pixels(points, scale: scale) {
      if scale == 2 {
        write(pixels) { NumberText.write(halves: $0, at: $1) }
      } else if scale == 3 {
        write(pixels) { NumberText.write(thirds: $0, at: $1) }
      } else {
        write(pixels) { NumberText.write(pixels: $0, scale: scale, at: $1) }
      }
    } else {
      write(points) { NumberText.write($0, scale: scale, at: $1) }
    }
    end.pointee = UInt8(ascii: "}")
    text.advance(to: end + 1)
    needsComma = true
  }
}
