import LayoutModel

/// Lengths beyond this many points are refused: nothing on a screen is so long, and sums of them stay exact.
let longestLength: Double = 1e7

extension JSONReader {
  /// A length in points: not negative.
  mutating func length() throws(Fault) -> Double? {
    guard let value = try double() else { return nil }
    if value >= 0, value <= longestLength { return value }
    fault(.invalidValue(expected: "a length from 0 to 10000000", nearest: []))
    return nil
  }

  /// A size: both members are needed.
  mutating func size() throws(Fault) -> Size? {
    guard let size = try optionalSize(), let width = size.width, let height = size.height else {
      return nil
    }
    return Size(width: width, height: height)
  }

  /// A size of which either side may be absent or null. Nil if something else stands here.
  mutating func optionalSize(
    requiresBoth: Bool = true
  ) throws(Fault) -> (width: Double?, height: Double?)? {
    guard var object = try beginObject("an object with width and height") else { return nil }
    var width: Double?
    var height: Double?
    var hasWidth = !requiresBoth
    var hasHeight = !requiresBoth
    while let key = try nextKey(of: &object, in: SizeKey.table) {
      if !requiresBoth, try null() { continue }
      switch key {
      case .width:
        hasWidth = true
        width = try length()
      case .height:
        hasHeight = true
        height = try length()
      }
    }
    if !hasWidth { fault(.missingKey("width")) }
    if !hasHeight { fault(.missingKey("height")) }
    return (width, height)
  }

  /// Insets with fixed sides.
  mutating func edgeInsets() throws(Fault) -> EdgeInsets? {
    switch try layoutMargins() {
    case .fixed(let insets)?: return insets
    case .directional?:
      fault(.invalidValue(expected: "insets with left and right", nearest: []))
      return nil
    case nil: return nil
    }
  }

  /// Insets with fixed or with directional sides; absent sides are 0.
  mutating func layoutMargins() throws(Fault) -> LayoutMargins? {
    guard var object = try beginObject("an object of insets") else { return nil }
    var values: [InsetKey: Double] = [:]
    while let key = try nextKey(of: &object, in: InsetKey.table) {
      values[key] = try coordinate()
    }
    let isDirectional = values[.leading] != nil || values[.trailing] != nil
    if isDirectional, values[.left] != nil || values[.right] != nil {
      fault(.invalidValue(expected: "either left and right or leading and trailing", nearest: []))
      return nil
    }
    if isDirectional {
      return .directional(
        DirectionalEdgeInsets(
          top: values[.top] ?? 0, leading: values[.leading] ?? 0, bottom: values[.bottom] ?? 0,
          trailing: values[.trailing] ?? 0))
    }
    return .fixed(
      EdgeInsets(
        top: values[.top] ?? 0, left: values[.left] ?? 0, bottom: values[.bottom] ?? 0,
        right: values[.right] ?? 0))
  }

  /// A number of points, of either sign.
  mutating func coordinate() throws(Fault) -> Double? {
    guard let value = try double() else { return nil }
    if abs(value) <= longestLength { return value }
    fault(.invalidValue(expected: "a number from -10000000 to 10000000", nearest: []))
    return nil
  }
}

enum SizeKey: String, JSONKey {
  case width, height
  static let table = KeyTable(SizeKey.self)
}

enum InsetKey: String, JSONKey {
  case top, left, bottom, right, leading, trailing
  static let table = KeyTable(InsetKey.self)
}
