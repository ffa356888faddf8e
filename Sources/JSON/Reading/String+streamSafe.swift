extension String {
  /// The longest run of non-starters, marks that combine with what stands before them, in text that is stream-safe
  /// (UAX #15, D4). No writing of any language has as many.
  package static let longestRun = 30

  /// Fewer bytes hold no run that is too long: each non-starter takes two at least.
  private static let shortestUnsafe = 2 * (longestRun + 1)

  /// Text from outside, made stream-safe; what is no UTF-8 becomes U+FFFD.
  ///
  /// Bodies, files and archives become text here or by ``streamSafe``: `String` is compared and hashed by its normal
  /// form, which costs the square of a run's length.
  package init(outside bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    // All bytes at once, which is quicker than to stop at the first that is no ASCII.
    if bytes.count >= Self.shortestUnsafe, bytes.reduce(0, |) >= 0x80 { makeStreamSafe() }
  }

  /// Breaks runs of non-starters by U+034F, the mark that combines nothing, as the Stream-Safe Text Process of UAX #15 does.
  /// Text without such a run stays as it is.
  ///
  /// - Complexity: O(*n*), and O(1) for short texts.
  private mutating func makeStreamSafe() {
    guard utf8.count >= Self.shortestUnsafe, !isStreamSafe else { return }
    var safe = UnicodeScalarView()
    var run = 0
    for scalar in unicodeScalars {
      if scalar.isStarter {
        run = 0
      } else if run == Self.longestRun {
        safe.append("\u{34F}")
        run = 1
      } else {
        run += 1
      }
      safe.append(scalar)
    }
    self = String(safe)
  }

  /// The text, made stream-safe.
  package var streamSafe: String {
    var text = self
    text.makeStreamSafe()
    return text
  }

  private var isStreamSafe: Bool {
    // U+0300, the first non-starter, begins with CC.
    guard utf8.contains(where: { $0 >= 0xCC }) else { return true }
    var run = 0
    for scalar in unicodeScalars {
      run = scalar.isStarter ? 0 : run + 1
      if run > Self.longestRun { return false }
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Whether it begins something new, and is no mark that may change places with its neighbours.
  fileprivate var isStarter: Bool {
    // No mark comes before the Latin and the Greek letters.
    value < 0x300 || properties.canonicalCombiningClass == .notReordered
  }
}
