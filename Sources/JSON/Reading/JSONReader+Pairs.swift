/// The names of the two members of an object, in the order in which they are nearly always written.
package struct MemberPair: Sendable {
  /// `{"first":`
  let opening: KnownText
  /// `,"second":`
  let middle: KnownText

  /// - Precondition: The names have at most 12 bytes.
  package init(_ first: String, _ second: String) {
    opening = Self.known(#"{"\#(first)":"#)
    middle = Self.known(#","\#(second)":"#)
  }

  private static func known(_ text: String) -> KnownText {
    var text = text
    precondition(text.utf8.count <= 16)
    return text.withUTF8 { KnownText(NameWords(JSONBytes($0), 0, $0.count)) }
  }
}

extension JSONReader {
  /// The two numbers of an object of two whole numbers without blanks, which is how such pairs are nearly always
  /// written; nil, and nothing is read, for any other value and for numbers that are not in the range.
  package mutating func twoNumbers(
    _ pair: MemberPair, from least: Double, to most: Double
  ) -> (first: Double, second: Double)? {
    var next = offset
    guard path.count < maximumDepth, let first = wholeNumber(after: pair.opening, &next),
      let second = wholeNumber(after: pair.middle, &next), bytes[next] == UInt8(ascii: "}"),
      first >= least, second >= least, first <= most, second <= most
    else { return nil }
    offset = next &+ 1
    return (first, second)
  }

  @inline(__always)
  private func wholeNumber(after text: KnownText, _ next: inout Int) -> Double? {
    guard text.stands(in: bytes, at: next) else { return nil }
    next &+= text.length
    return bytes.wholeNumber(at: &next)
  }
}
