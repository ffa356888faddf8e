import JSON
import LayoutModel

/// Lengths beyond this many points are refused: nothing on a screen is so long, and sums of them stay exact.
let longestLength: Double = 1e7

extension JSONReader {
  /// A length in points: not negative.
  mutating func length() throws(ReadingEnded) -> Double? {
    guard let value = try double() else { return nil }
    if value >= 0, value <= longestLength { return value }
    fault(.invalidValue(expected: "a length from 0 to 10000000", nearest: []))
    return nil
  }

  /// A number of points, of either sign.
  mutating func coordinate() throws(ReadingEnded) -> Double? {
    guard let value = try double() else { return nil }
    if abs(value) <= longestLength { return value }
    fault(.invalidValue(expected: "a number from -10000000 to 10000000", nearest: []))
    return nil
  }

  /// A number of pixels per point.
  mutating func scale() throws(ReadingEnded) -> Double? {
    guard let value = try double() else { return nil }
    if value > 0, value <= 100 { return value }
    fault(.invalidValue(expected: "a number above 0, at most 100", nearest: []))
    return nil
  }

  /// A number of points of either sign, or UIKit's distance between siblings.
  mutating func spacing() throws(ReadingEnded) -> Double? {
    guard try stands(.string) else { return try coordinate() }
    guard let word = try string() else { return nil }
    if Self.systemSpacing.contains(word) { return StackConfiguration.systemSpacing }
    fault(.invalidValue(expected: "a number or \"system\"", nearest: ["system"]))
    return nil
  }

  /// The word of documents, and UIKit's constant.
  private static let systemSpacing = [
    "system", "UIStackView.spacingUseSystem", ".spacingUseSystem", "UIStackViewSpacingUseSystem",
  ]

  /// A size: both members are needed.
  mutating func size() throws(ReadingEnded) -> Size? {
    guard let size = try optionalSize(), let width = size.width, let height = size.height else {
      return nil
    }
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
      fault(.invalidValue(expected: "a width and a height", nearest: []))
      return nil
    }
    guard var object = try beginObject("an object with width and height") else { return nil }
    var width: Double?
    var height: Double?
    while let key = try nextKey(of: &object, in: SizeKey.keys) {
      if !requiresBoth, try null() { continue }
      switch key {
      case .width: width = try length()
      case .height: height = try length()
      }
    }
    if requiresBoth { require([SizeKey.width, .height], of: object) }
    return (width, height)
  }

  mutating func rect() throws(ReadingEnded) -> Rect? {
    if try stands(.string) { return try rectInCode() }
    guard var object = try beginObject("an object with x, y, width and height") else { return nil }
    var (x, y, width, height): (Double?, Double?, Double?, Double?)
    while let key = try nextKey(of: &object, in: RectKey.keys) {
      switch key {
      case .x: x = try coordinate()
      case .y: y = try coordinate()
      case .width: width = try length()
      case .height: height = try length()
      }
    }
    guard let x, let y, let width, let height else {
      require(RectKey.allCases, of: object)
      return nil
    }
    return Rect(x: x, y: y, width: width, height: height)
  }

  mutating func point() throws(ReadingEnded) -> Point? {
    if try stands(.string) { return try pointInCode() }
    guard var object = try beginObject("an object with x and y") else { return nil }
    var (x, y): (Double?, Double?)
    while let key = try nextKey(of: &object, in: PointKey.keys) {
      switch key {
      case .x: x = try coordinate()
      case .y: y = try coordinate()
      }
    }
    guard let x, let y else {
      require(PointKey.allCases, of: object)
      return nil
    }
    return Point(x: x, y: y)
  }

  /// Insets with fixed sides.
  mutating func edgeInsets() throws(ReadingEnded) -> EdgeInsets? {
    switch try layoutMargins() {
    case .fixed(let insets)?: return insets
    case .directional?:
      fault(.invalidValue(expected: "insets with left and right", nearest: []))
      return nil
    case nil: return nil
    }
  }

  /// Insets with fixed or with directional sides; absent sides are 0.
  mutating func layoutMargins() throws(ReadingEnded) -> LayoutMargins? {
    if try stands(.string) { return try marginsInCode() }
    guard var object = try beginObject("an object of insets such as {\"top\": 8, \"left\": 16}") else {
      return nil
    }
    var (top, bottom) = (0.0, 0.0)
    var (left, right, leading, trailing): (Double?, Double?, Double?, Double?)
    while let key = try nextKey(of: &object, in: InsetKey.keys) {
      let value = try coordinate()
      switch key {
      case .top: top = value ?? 0
      case .left: left = value
      case .bottom: bottom = value ?? 0
      case .right: right = value
      case .leading: leading = value
      case .trailing: trailing = value
      }
    }
    guard leading != nil || trailing != nil else {
      return .fixed(EdgeInsets(top: top, left: left ?? 0, bottom: bottom, right: right ?? 0))
    }
    if left != nil || right != nil {
      fault(.invalidValue(expected: "either left and right or leading and trailing", nearest: []))
      return nil
    }
    return .directional(
      DirectionalEdgeInsets(top: top, leading: leading ?? 0, bottom: bottom, trailing: trailing ?? 0))
  }
}

extension MemberPair {
  static let size = MemberPair("width", "height")
}

private enum SizeKey: Int, DocumentKey {
  case width, height
  static let keys = Keys(SizeKey.self)
}

private enum RectKey: Int, DocumentKey {
  case x, y, width, height
  static let keys = Keys(RectKey.self)
}

private enum PointKey: Int, DocumentKey {
  case x, y
  static let keys = Keys(PointKey.self)
}

private enum InsetKey: Int, DocumentKey {
  case top, left, bottom, right, leading, trailing
  static let keys = Keys(InsetKey.self)
}
