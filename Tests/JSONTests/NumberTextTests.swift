import Testing

@testable import JSON

/// Numbers against what Swift calls them, which is the shortest text that reads back.
@Suite struct NumberTextTests {
  /// What Swift calls a double, but whole numbers without a point and zero without a sign.
  private func expected(_ value: Double) -> String {
    let text = value.description
    return text == "-0.0" ? "0" : text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private func written(_ points: Double, scale: Double) -> String {
    var writer = JSONWriter(capacity: 1)
    writer.number(points, scale: scale)
    return String(decoding: writer.bytes(), as: UTF8.self)
  }

  @Test(arguments: [1, 2, 3, 1.5, 2.608] as [Double])
  func pixelsAreTheNearestDouble(scale: Double) {
    for pixels in -300...30_000 {
      let exact = Double(pixels) / scale
      let text = written(exact, scale: scale)
      guard text == expected(exact) else {
        Issue.record("\(pixels) / \(scale): \(text)")
        return
      }
    }
  }

  /// The decimals of a third depend on the bits before the point: both ends of each count of bits.
  @Test func thirdsOfAllMagnitudes() {
    for bits in 0...40 {
      for pixels in [3 << bits - 2, 3 << bits - 1, 3 << bits + 1, 3 << bits + 2] {
        let exact = Double(pixels) / 3
        #expect(written(exact, scale: 3) == expected(exact))
        #expect(written(-exact, scale: 3) == expected(-exact))
      }
    }
  }

  /// A height is the same number wherever it was computed: as the difference of two edges, too.
  @Test(arguments: [2, 3] as [Double])
  func equalLengthsAreEqualNumbers(scale: Double) {
    for top in 0..<3000 {
      let (upper, lower) = (Double(top) / scale, Double(top + 61) / scale)
      #expect(written(lower - upper, scale: scale) == expected(61 / scale))
    }
  }

  @Test(
    arguments: [
      (0.3, 3, "0.3"), (10.3333333, 3, "10.3333333"), (0.25, 2, "0.25"), (-0.0, 3, "0"), (1e300, 2, "1e+300"),
    ] as [(Double, Double, String)])
  func whatIsOffTheGridIsWrittenAsItIs(_ points: Double, _ scale: Double, _ text: String) {
    #expect(written(points, scale: scale) == text)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func anyNumberIsTheShortest(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
    for _ in 0..<500 {
      let values = [
        Double(bitPattern: next()), Double(next() % 10_000_000) / 1000, Double(next() % 1_000_000_000) / 1e6,
        Double(next() % 1_000_000_000_000) / 1e7, Double(next() % 100_000) / 1e9, Double(next() >> 11),
      ]
      for value in values where value.isFinite {
        #expect(String(number: value) == expected(value))
        #expect(String(number: -value) == expected(-value))
      }
    }
  }

  @Test(
    arguments: [
      (20.0 / 3, 3, "6.667"), (12, 3, "12"), (-0.0001, 3, "0"), (1.25, 2, "1.25"), (0.1 + 0.2, 2, "0.3"),
      (1e15, 3, "1000000000000000"),
    ] as [(Double, Int, String)])
  func roundsForPeople(_ value: Double, _ decimals: Int, _ text: String) {
    #expect(String(number: value, decimals: decimals) == text)
  }

  /// As `printf("%g")` prints them.
  @Test(
    arguments: [
      (0, "0"), (-8, "-8"), (20.5, "20.5"), (1.0 / 3, "0.333333"), (200.0 / 3, "66.6667"),
      (999_999.5, "1e+06"),
      (123_456, "123456"), (1_234_567, "1.23457e+06"), (0.0001, "0.0001"), (0.000012345, "1.2345e-05"),
      (-1e100, "-1e+100"), (99.99995, "100"), (250, "250"), (0.05, "0.05"),
    ] as [(Double, String)])
  func printsAsTheConsole(_ value: Double, _ text: String) {
    #expect(String(consoleNumber: value) == text)
  }
}
