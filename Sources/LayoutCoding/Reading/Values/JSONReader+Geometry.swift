import JSON
import LayoutModel

/// Lengths beyond this many points are refused: nothing on a screen is so long, and sums of them stay exact.
package let longestLength: Double = 1e7

extension JSONReader {
  /// A number in a range; nil, with a fault, if something else stands here.
  mutating func number(
    in range: ClosedRange<Double>, _ expected: StaticString, orType type: StaticString = "a number"
  ) throws(ReadingEnded) -> Double? {
    guard let value = try double(type) else { return nil }
    return range.contains(value) ? value : refuse(.expected(expected))
  }

  /// A length in points: not negative.
  mutating func length() throws(ReadingEnded) -> Double? {
    if bytes[offset] == UInt8(ascii: "\""), try endless() { return longestLength }
    return try number(in: 0...longestLength, "a length from 0 to 10000000")
  }

  /// Whether what stands for no end in Swift stands here, which then is read: `.infinity`, `.greatestFiniteMagnitude`.
  private mutating func endless() throws(ReadingEnded) -> Bool {
    let isEndless = try lookAhead { (reader) throws(ReadingEnded) in
      let word = try reader.string()
      return word?.hasSuffix("infinity") == true || word?.hasSuffix("greatestFiniteMagnitude") == true
    }
    if isEndless { try skipValue() }
    return isEndless
  }

  /// A number of points, of either sign.
  mutating func coordinate() throws(ReadingEnded) -> Double? {
    try number(in: -longestLength...longestLength, "a number from -10000000 to 10000000")
  }

  /// A number of pixels per point.
  mutating func scale() throws(ReadingEnded) -> Double? {
    try number(in: .leastNonzeroMagnitude...100, "a number above 0, at most 100")
  }

  /// A number of points of either sign, or UIKit's distance between siblings.
  mutating func spacing() throws(ReadingEnded) -> Double? {
    guard try stands(.string) else { return try coordinate() }
    guard let word = try string() else { return nil }
    if Self.systemSpacing.contains(word) { return StackConfiguration.systemSpacing }
    return refuse(.expected("a number or \"system\"", nearest: ["system"]))
  }

  /// Whether UIKit's distance between siblings stands here by its word, which then is read.
  mutating func systemSpacing() throws(ReadingEnded) -> Bool {
    guard try stands(.string) else { return false }
    let start = mark
    if try string() == Self.systemSpacing[0] { return true }
    goBack(to: start)
    return false
  }

  /// The word of documents, and UIKit's constant.
  private static let systemSpacing = [
    "system", "UIStackView.spacingUseSystem", ".spacingUseSystem", "UIStackViewSpacingUseSystem",
    "spacingUseSystem", "useSystem", "systemSpacing",
  ]

  /// A size: both members are needed.
  mutating func size() throws(ReadingEnded) -> Size? {
    guard let size = try optionalSize(), let width = size.width, let height = size.height else { return nil }
    return Size(width: width, height: height)
  }

  /// A size of which either side may be absent or null. Nil if something else stands here.
  mutating func optionalSize(
    requiresBoth: Bool = true
  ) throws(ReadingEnded) -> (width: Double?, height: Double?)? {
    if let pair = twoNumbers(.size, from: 0, to: longestLength) { return (pair.first, pair.second) }
    if try stands(.string) {
      guard let size = try sizeInCode() else { return nil }
      guard requiresBoth, size.width == nil || size.height == nil else { return size }
      return refuse(.expected("a width and a height"))
    }
    let expected: StaticString = "an object with width and height"
    return try numbers(.size, expected, needing: requiresBoth ? 0...1 : nil, mayBeNull: !requiresBoth).map {
      ($0[0], $0[1])
    }
  }

  mutating func rect() throws(ReadingEnded) -> Rect? {
    if try stands(.string) { return try rectInCode() }
    guard let numbers = try numbers(.rect, "an object with x, y, width and height", needing: 2...3),
      let width = numbers[2], let height = numbers[3]
    else { return nil }
    return Rect(x: numbers[0] ?? 0, y: numbers[1] ?? 0, width: width, height: height)
  }

  mutating func point() throws(ReadingEnded) -> Point? {
    if try stands(.string) { return try pointInCode() }
    guard let numbers = try numbers(.point, "an object with x and y", needing: 0...1),
      let x = numbers[0], let y = numbers[1]
    else { return nil }
    return Point(x: x, y: y)
  }

  /// Six numbers, as `CGAffineTransform` has them.
  mutating func affineTransform() throws(ReadingEnded) -> AffineTransform? {
    let expected: StaticString = "an array of the numbers a, b, c, d, tx and ty"
    guard try stands(.array) else {
      try skip(.expected(expected.description))
      return nil
    }
    guard let numbers = try numbers(.transform, expected) else { return nil }
    return AffineTransform(
      a: numbers[0] ?? 1, b: numbers[1] ?? 0, c: numbers[2] ?? 0, d: numbers[3] ?? 1, tx: numbers[4] ?? 0,
      ty: numbers[5] ?? 0)
  }

  /// Insets with fixed sides.
  mutating func edgeInsets() throws(ReadingEnded) -> EdgeInsets? {
    switch try layoutMargins() {
    case .fixed(let insets)?: return insets
    case .directional?: return refuse(.expected("insets with left and right"))
    case nil: return nil
    }
  }

  /// Insets with fixed or with directional sides; absent sides are 0, and a number is that of all sides.
  mutating func layoutMargins() throws(ReadingEnded) -> LayoutMargins? {
    if try stands(.string) { return try marginsInCode() }
    if try stands(.number) {
      return try coordinate().map { .fixed(EdgeInsets(top: $0, left: $0, bottom: $0, right: $0)) }
    }
    guard let sides = try numbers(.insets, "an object of insets such as {\"top\": 8, \"left\": 16}") else {
      return nil
    }
    let (top, bottom) = (sides[0] ?? 0, sides[2] ?? 0)
    guard sides[4] != nil || sides[5] != nil else {
      return .fixed(EdgeInsets(top: top, left: sides[1] ?? 0, bottom: bottom, right: sides[3] ?? 0))
    }
    if sides[1] != nil || sides[3] != nil {
      return refuse(.expected("either left and right or leading and trailing"))
    }
    return .directional(
      DirectionalEdgeInsets(top: top, leading: sides[4] ?? 0, bottom: bottom, trailing: sides[5] ?? 0))
  }

  /// Insets with leading and trailing, as `NSDirectionalEdgeInsets`; absent sides are 0.
  mutating func directionalInsets() throws(ReadingEnded) -> DirectionalEdgeInsets? {
    switch try layoutMargins() {
    case .directional(let insets)?: return insets
    // Nothing on either side, or the same on all.
    case .fixed(let insets)? where insets.left == insets.right && [0, insets.top].contains(insets.left):
      return DirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    case .fixed?: return refuse(.expected("insets with leading and trailing"))
    case nil: return nil
    }
  }

  /// Whether null, -1 or `UIView.noIntrinsicMetric` stands here, which then is read.
  private mutating func isWithoutMetric() throws(ReadingEnded) -> Bool {
    let isWithout = try lookAhead { (reader) throws(ReadingEnded) in
      if try reader.null() { return true }
      if try reader.stands(.string) { return try reader.string()?.hasSuffix("oIntrinsicMetric") == true }
      guard try reader.stands(.number) else { return false }
      return try reader.double() == -1
    }
    if isWithout { try skipValue() }
    return isWithout
  }

  /// Whether a word stands here, as `auto`, and no number in quotes.
  private mutating func standsWord() throws(ReadingEnded) -> Bool {
    guard try stands(.string) else { return false }
    return try lookAhead { (reader) throws(ReadingEnded) in
      try reader.string()?.utf8.first.map(isASCIILetter) == true
    }
  }

  /// The numbers of an object by the places of their names, nil for those that it does not say.
  private mutating func numbers(
    _ names: NumberNames, _ expected: StaticString, needing needed: ClosedRange<Int>? = nil,
    mayBeNull: Bool = false
  ) throws(ReadingEnded) -> InlineArray<6, Double?>? {
    if try stands(.array) { return try listedNumbers(names, expected, mayBeNull: mayBeNull) }
    guard var object = try beginObject(expected) else { return nil }
    var numbers = InlineArray<6, Double?>(repeating: nil)
    while case let place = try nextMember(of: &object, in: names.table), place >= 0 {
      if mayBeNull, try isWithoutMetric() { continue }
      if mayBeNull, try standsWord() {
        let name = names.table.words[place]
        try skip(.expected("a number; leave '\(name)' out where the view has none of its own"))
        continue
      }
      numbers[place] = try place < names.coordinates ? coordinate() : length()
    }
    if let needed, !object.hasUnknownNames {
      for place in needed where !object.seen.contains(place) { fault(.missingKey(names.table.words[place])) }
    }
    return numbers
  }
}

extension JSONReader {
  /// The numbers of an array, in the order in which UIKit's initialisers have them: all of them.
  private mutating func listedNumbers(
    _ names: NumberNames, _ expected: StaticString, mayBeNull: Bool
  ) throws(ReadingEnded) -> InlineArray<6, Double?>? {
    let start = place
    guard var array = try beginArray(expected) else { return nil }
    var (numbers, count) = (InlineArray<6, Double?>(repeating: nil), 0)
    while try nextElement(of: &array) != nil {
      defer { count += 1 }
      if count >= names.listed {
        try skipValue()
      } else if mayBeNull, try isWithoutMetric() {
        continue
      } else {
        numbers[count] = try count < names.coordinates ? coordinate() : length()
      }
    }
    if count == names.listed { return numbers }
    fault(.expected(expected.description), at: start)
    return nil
  }
}

/// The names of the numbers that make a value.
private struct NumberNames: Sendable {
  let table: KeyTable
  /// How many of them may be negative; those after them are lengths.
  let coordinates: Int
  /// How many of them an array of numbers has.
  let listed: Int

  init(_ names: String..., coordinates: Int, listed: Int? = nil) {
    table = KeyTable(names, numbers: Array(names.indices))
    (self.coordinates, self.listed) = (coordinates, listed ?? names.count)
  }

  static let size = NumberNames("width", "height", coordinates: 0)
  static let point = NumberNames("x", "y", coordinates: 2)
  static let rect = NumberNames("x", "y", "width", "height", coordinates: 2)
  static let insets = NumberNames(
    "top", "left", "bottom", "right", "leading", "trailing", coordinates: 6, listed: 4)
  static let transform = NumberNames("a", "b", "c", "d", "tx", "ty", coordinates: 6)
}

extension MemberPair {
  static let size = MemberPair("width", "height")
}
