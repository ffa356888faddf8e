extension SwiftFileOutline {
  /// Whether a file imports a module, or something of it.
  package func imports(_ module: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = module.utf8CodeUnitCount
    return imports.contains { path in
      let isLonger = Int(path.count) > count && bytes[Int(path.start) + count] == UInt8(ascii: ".")
      guard Int(path.count) == count || isLonger else { return false }
      return ByteRange(Int(path.start), Int(path.start) + count).holds(module, in: bytes)
    }
  }

  /// Whether a file has SwiftUI in it: it imports that, or has a type that is a `View`.
  package func hasSwiftUI(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if imports("SwiftUI", in: bytes) { return true }
    return types.contains { type in
      type.inherited.contains { index in
        let name = inherited[Int(index)]
        return name.holds("View", in: bytes) || name.holds("SwiftUI.View", in: bytes)
      }
    }
  }
}

extension ByteRange {
  /// So many bytes has a name that becomes text.
  package static let longestName = 1024
  /// So many marks in a row may stand in it (docs/decisions/0128-texts-of-others.md).
  private static let longestRun = 30

  /// Whether these bytes are the text.
  package func holds(_ text: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard Int(count) == text.utf8CodeUnitCount, offsets.upperBound <= bytes.count else { return false }
    return offsets.enumerated().allSatisfy { bytes[$1] == text.utf8Start[$0] }
  }

  /// The name as text; nil where it is too long or has so many marks in a row that comparing it costs the square of them. Names are
  /// compared as bytes.
  package func text(in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard count <= Self.longestName, offsets.upperBound <= bytes.count else { return nil }
    let text = String(decoding: bytes[offsets], as: UTF8.self)
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : run + 1
      if run > Self.longestRun { return nil }
    }
    return text
  }
}
