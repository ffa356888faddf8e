/// How the project writes numbers: in JSON, in sentences, and in what looks like UIKit's console.
///
/// The functions here write at raw places that have room for ``capacity`` bytes, and return the place behind what they
/// wrote. Only ``JSONWriter`` and the initialisers of `String` beside this file call them.
@usableFromInline
enum NumberText {
  /// No number is longer, in bytes; a few more may be touched.
  @inlinable @inline(__always) static var capacity: Int { 40 }

  /// Writes the shortest decimal that reads back as the same double; whole numbers below 2^53 without a point. Zero has
  /// no sign.
  @usableFromInline static func write(_ value: Double, at start: TextPlace) -> TextPlace {
    let whole = nearestWhole(value)
    if Double(whole) == value { return write(whole, at: start) }
    let magnitude = value.magnitude
    if magnitude < 1e9, magnitude >= 1e-4, let end = writeShortDecimal(value, at: start) { return end }
    if magnitude < 9_007_199_254_740_992, value == value.rounded(.towardZero) {
      return write(Int(value), at: start)
    }
    return writeDescription(of: value, at: start)
  }

  @inline(__always) static func write(_ value: Int, at start: TextPlace) -> TextPlace {
    start.pointee = UInt8(ascii: "-")
    return write(value.magnitude, at: start + (value < 0 ? 1 : 0))
  }

  @inlinable @inline(__always) static func write(_ value: UInt, at start: TextPlace) -> TextPlace {
    if value < 10 {
      start.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)
      return start + 1
    }
    if value < 100 { return writePair(value, at: start) }
    let hundreds = value / 100
    if value < 1000 {
      start.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: hundreds)
      return writePair(value &- hundreds &* 100, at: start + 1)
    }
    if value < 10_000 { return writePair(value &- hundreds &* 100, at: writePair(hundreds, at: start)) }
    return writeLong(value, at: start)
  }

  /// The whole number next to one below 2^51, some other one for the rest: a sum that large has no room for a fraction.
  @inline(__always) private static func nearestWhole(_ value: Double) -> Int {
    Int(truncatingIfNeeded: (value + wholeShift).bitPattern &- wholeShift.bitPattern)
  }

  @inlinable @inline(__always) static var wholeShift: Double { 6_755_399_441_055_744 }

  @inlinable @inline(__always) static func writePair(_ value: UInt, at start: TextPlace) -> TextPlace {
    let pair = UnsafeRawPointer(pairs.utf8Start + 2 * Int(bitPattern: value)).loadUnaligned(as: UInt16.self)
    UnsafeMutableRawPointer(start).storeBytes(of: pair, as: UInt16.self)
    return start + 2
  }

  /// Both digits of every number below 100.
  @inlinable @inline(__always) static var pairs: StaticString {
    """
    0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849\
    5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899
    """
  }

  @usableFromInline @inline(never) static func writeLong(_ value: UInt, at start: TextPlace) -> TextPlace {
    let upper = value / 10_000
    let end = upper < 10_000 ? write(upper, at: start) : writeLong(upper, at: start)
    let lower = value % 10_000
    return writePair(lower % 100, at: writePair(lower / 100, at: end))
  }

  /// Writes a number of at most six decimals, if it is one. It has at most 15 digits; no two decimals that short are
  /// the same double, so without zeros at its end it is the shortest one.
  @inline(__always) private static func writeShortDecimal(
    _ value: Double, at start: TextPlace
  ) -> TextPlace? {
    let millionths = nearestWhole(value.magnitude * 1e6)
    guard Double(millionths) / 1e6 == value.magnitude else { return nil }
    let digits = UInt(bitPattern: millionths)
    start.pointee = UInt8(ascii: "-")
    var end = write(digits / 1_000_000, at: start + (value < 0 ? 1 : 0))
    end.pointee = UInt8(ascii: ".")
    let rest = digits % 1_000_000
    end = writePair(rest / 10_000, at: end + 1)
    end = writePair(rest / 100 % 100, at: end)
    end = writePair(rest % 100, at: end)
    while end[-1] == UInt8(ascii: "0") { end -= 1 }
    return end
  }

  /// Writes what Swift calls a double, but whole numbers without a point.
  @inline(never) private static func writeDescription(of value: Double, at start: TextPlace) -> TextPlace {
    var end = start
    for byte in value.description.utf8 {
      end.pointee = byte
      end += 1
    }
    return end
  }

  // MARK: Numbers on a grid of pixels

  /// The number of pixels in a number of points; nil if it is no whole number, to a billionth of one.
  @inline(__always) private static func pixels(_ points: Double, scale: Double) -> Int? {
    let exact = points * scale
    let pixels = nearestWhole(exact)
    return (Double(pixels) - exact).magnitude <= 1e-9 ? pixels : nil
  }

  /// Two numbers of points that are whole and from 0 to 9,999, as most are; nil if one of them is something else, or if
  /// the grid need not have whole points.
  @inlinable @inline(__always)
  static func smallWholes(_ points: SIMD2<Double>, scale: Double) -> SIMD2<UInt>? {
    let shifted = points + wholeShift
    let fraction = (shifted - wholeShift) - points
    let whole = unsafeBitCast(shifted, to: SIMD2<UInt>.self) &- UInt(wholeShift.bitPattern)
    // What is no number has no fraction that is 0; what is negative or too large looks like a large number here.
    guard scale == 3 || scale == 2, fraction[0] == 0, fraction[1] == 0, whole[0] < 10_000, whole[1] < 10_000
    else { return nil }
    return whole
  }

  /// Writes a number of points: from its pixels where it lies on a grid, else as it is.
  ///
  /// - Parameter scale: Pixels per point, more than 0.
  @usableFromInline static func write(_ points: Double, scale: Double, at start: TextPlace) -> TextPlace {
    guard let pixels = pixels(points, scale: scale) else { return write(points, at: start) }
    return write(pixels: pixels, scale: scale, at: start)
  }

  /// Writes `pixels` / `scale` in points: the shortest decimal that reads back as the double nearest to it.
  @inline(__always) private static func write(pixels: Int, scale: Double, at start: TextPlace) -> TextPlace {
    if scale == 2 { return write(halves: pixels, at: start) }
    if scale == 3 { return write(thirds: pixels, at: start) }
    return write(Double(pixels) / scale, at: start)
  }

  /// Writes `halves` / 2.
  @inline(__always) private static func write(halves: Int, at start: TextPlace) -> TextPlace {
    start.pointee = UInt8(ascii: "-")
    let end = write(halves.magnitude >> 1, at: start + (halves < 0 ? 1 : 0))
    end[0] = UInt8(ascii: ".")
    end[1] = UInt8(ascii: "5")
    return end + (halves & 1 &* 2)
  }

  /// Writes `thirds` / 3.
  @inline(__always) private static func write(thirds: Int, at start: TextPlace) -> TextPlace {
    start.pointee = UInt8(ascii: "-")
    let (magnitude, digits) = (thirds.magnitude, start + (thirds < 0 ? 1 : 0))
    guard magnitude < 3 << 21 else { return write(Double(magnitude) / 3, at: digits) }
    let (whole, rest) = (magnitude / 3, magnitude % 3)
    let end = write(whole, at: digits)
    return rest == 0 ? end : writeThird(rest, behind: whole, at: end)
  }

  /// Writes the point and the decimals of one or two thirds behind a whole number below 2^21.
  ///
  /// The double nearest to a number of thirds is off by a third of its last bit, up or down by turns from one power of
  /// two to the next. So how many threes or sixes tell it from its neighbours, and which digit ends them, depends only
  /// on how many bits the whole number has.
  private static func writeThird(_ rest: UInt, behind whole: UInt, at start: TextPlace) -> TextPlace {
    let bits = UInt.bitWidth - whole.leadingZeroBitCount
    // Two characters for each count of bits, from 0 to 21: how many decimals, `a` for one, and the last of them.
    let ends: StaticString =
      rest == 1
      ? "p3p3p5o3o4o2o6n3n4m3m4m3m5l3l4l2l6k3k4j3j4j3" : "p6p7p5o7o6o8o4n7n6m7m6m7m5l7l6l8l4k7k6j7j6j7"
    let end = ends.utf8Start + 2 * bits
    let decimals = Int(end[0] - UInt8(ascii: "a")) + 1
    start.pointee = UInt8(ascii: ".")
    (start + 1).update(repeating: rest == 1 ? UInt8(ascii: "3") : UInt8(ascii: "6"), count: 16)
    start[decimals] = end[1]
    return start + decimals + 1
  }
}
