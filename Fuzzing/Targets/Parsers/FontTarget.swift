import FontFiles

extension FuzzTarget {
  /// Bytes as a font file, in whose faces a text of several scripts is shaped, twice: its numbers are numbers, and the same each time.
  static let fontFile = FuzzTarget("font-file", readings: 2) { input in
    let faces = (try? openFontFile(Array(input))) ?? []
    let again = (try? openFontFile(Array(input))) ?? []
    try expect(faces.count == again.count, "a file has the same faces each time")
    for (face, other) in zip(faces, again).prefix(4) {
      try expect(face.names == other.names && face.metrics == other.metrics, "a face is the same each time")
      let metrics = face.metrics
      let heights = [metrics.ascender, metrics.descender, metrics.lineGap]
      try expect(heights.allSatisfy { $0 >= 0 && $0 < 1e6 }, "no height is negative or endless: \(heights)")
      try expect(metrics.unitsPerEm >= 1, "an em has units")
      let names = [face.names.postScript, face.names.full, face.names.family]
      try expect(names.allSatisfy { $0.count <= 600 }, "no name is longer than a name")
      for (text, hasLigatures) in [(shapedText, true), (shapedText, false), (plainText, true)] {
        let advances = face.shape(text, hasLigatures: hasLigatures)
        try expect(advances.count == text.count, "each scalar has an advance")
        try expect(advances.allSatisfy { $0.isNaN || abs($0) < 1e9 }, "no advance is endless")
        let second = other.shape(text, hasLigatures: hasLigatures)
        try expect(advances.map(\.bitPattern) == second.map(\.bitPattern), "advances are the same each time")
      }
    }
  }
}

/// Letters with kerning, a ligature and an accent, Hebrew, Arabic, Devanagari, Hangul in parts, what joins, and what no font has.
private let shapedText =
  "AVa fib\u{301} \u{5D1}\u{5B0} \u{628}\u{644}\u{627} \u{915}\u{94D}\u{937} \u{1112}\u{1161} \u{200D}\u{E000}"
  .unicodeScalars
  .map(\.value)

/// Letters that need no marks, which are shaped in a way of their own.
private let plainText = "AVa fib, Ab\u{E9}".unicodeScalars.map(\.value)
