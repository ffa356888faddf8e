import Glibc
import JSON
import TestSupport
import Testing

/// Numbers are read as the nearest double, ties to even: `strtod` of the C library is the judge.
@Suite struct JSONNumberTests {
  @Test(arguments: [
    // Known hard cases of correct rounding: halves between two doubles, subnormals, the ends of the range.
    "0", "-0", "0.0", "-0.0", "0e5", "-0e-5", "1", "-1", "0.1", "0.2", "0.3", "1.5", "375.33333333333331",
    "9007199254740991", "9007199254740992", "9007199254740993", "9007199254740994", "9007199254740995",
    "-9007199254740993", "9007199254740993.0", "9007199254740992.9999999999999999999999",
    "9007199254740993.00000000000000000000000000000001", "123456789012345678", "1234567890123456789012345",
    "18446744073709551615", "18446744073709551616", "18446744073709551617", "9223372036854775807",
    "999999999999999", "9999999999999999", "99999999999999999", "0.999999999999999", "0.9999999999999999",
    "0.99999999999999999", "0.000000000000001", "0.0000000000000001", "100000000000000.1",
    "1e23", "1E23", "1e+23", "8.5e22", "9.5e22", "1e22", "1e21", "1e-5", "123e-2", "1.0e0",
    "1e0000000000000005",
    "5e-324", "4.9e-324", "4.9406564584124654e-324", "2.4703282292062328e-324", "2.4703282292062327e-324",
    "2.5e-324", "2e-324", "1e-325", "7.4e-324", "2.2250738585072011e-308", "2.2250738585072012e-308",
    "2.2250738585072014e-308", "2.225073858507201e-308", "1.7976931348623157e308", "1.7976931348623158e308",
    "1.797693134862315807e308", "6.929001713869936e236",
    "3.1415926535897932384626433832795028841971693993751",
    "0.500000000000000166533453693773481063544750213623046875",
    "1.00000000000000011102230246251565404236316680908203125",
    "1.00000000000000011102230246251565404236316680908203124",
    "1.00000000000000011102230246251565404236316680908203126",
    "7205759403792793.5", "7205759403792794.5", "6.6312368714e-316", "2.8480945388892178e-306",
    "179769313486231570814527423731704356798070567525844996598917476803157260780028538760589558632766878171540458953514382464234321326889464182768467546703537516986049910576551282076245490090389328944075868508455133942304583236903222948165808559332123347747",
  ])
  func readsTheNearestDouble(_ text: String) {
    let expected = strtod(text, nil)
    #expect(expected.isFinite)
    expectSame(text, expected)
  }

  /// Short decimals take a way of their own.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func readsRandomDecimals(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      var text = random.chance(30) ? "-" : ""
      let integer = random.below(4) == 0 ? 0 : random.below(18) + 1
      text += integer == 0 ? "0" : String(random.below(9) + 1) + digits(integer - 1, &random)
      if random.chance(70) { text += "." + digits(random.below(18) + 1, &random) }
      if random.chance(30) { text += "e\(random.below(640) - 330)" }
      let expected = strtod(text, nil)
      if expected.isFinite { expectSame(text, expected) }
    }
  }

  private func digits(_ count: Int, _ random: inout SeededGenerator) -> String {
    String((0..<count).map { _ in Character(String(random.below(10))) })
  }

  private func expectSame(_ text: String, _ expected: Double) {
    for (bytes, tree) in [(text, JSONTree.number(expected)), ("[\(text)]", .array([.number(expected)]))] {
      let reading = read(Array(bytes.utf8))
      #expect(reading.faults.isEmpty, "\(text)")
      #expect(reading.tree == tree, "\(text)")
    }
    // == calls the two zeros equal.
    guard case .number(let value)? = read(Array(text.utf8)).tree else { return }
    #expect(value.sign == expected.sign, "\(text)")
  }

  /// A number that is JSON, but beyond a double, is the only way to `nonFinite`; it is a fault of that member
  /// and of nothing else.
  @Test(arguments: [
    "1e999", "-1e999", "1e309", "1.8e308", "1.7976931348623159e308", "1E400", "1e99999999999999999999",
    "-1e99999999999999999999", String(repeating: "9", count: 400),
  ])
  func tellsNumbersBeyondADouble(_ text: String) {
    let reading = read(Array("{\"a\":[0,\(text)],\"b\":1}".utf8))
    #expect(reading.faults == [JSONFault(.nonFinite, at: JSONPointer(["a", "1"]))])
    #expect(
      reading.tree
        == .object([.init(name: "a", value: .array([.number(0)])), .init(name: "b", value: .number(1))]))
    #expect(skip(Array(text.utf8)).faults.isEmpty)
  }

  @Test(arguments: ["1e-999", "-1e-400", "1e-99999999999999999999", "0e99999999999999999999"])
  func whatIsTooSmallIsZero(_ text: String) {
    guard case .number(let value)? = read(Array(text.utf8)).tree else {
      Issue.record("no number")
      return
    }
    #expect(value == 0)
  }

  @Test(arguments: [
    ("0", 0), ("5", 5), ("-3", -3), ("1e1", 10), ("7.0", 7), ("-0", 0), ("10.0e0", 10),
  ])
  func readsWholeNumbers(_ text: String, _ expected: Int) {
    #expect(whole(text) == Whole(value: expected, faults: []))
  }

  @Test(arguments: ["-4", "11", "1.5", "1e300", "-1e300", "10.000000000000002"])
  func refusesOtherNumbersForWholeOnes(_ text: String) {
    #expect(
      whole(text)
        == Whole(value: nil, faults: [.invalidNumber(expected: "a whole number from -3 to 10")]))
  }

  private struct Whole: Equatable {
    var value: Int?
    var faults: [JSONFault.Kind]
  }

  private func whole(_ text: String) -> Whole {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes, maximumDepth: 8)
      let value = try? reader.integer(in: -3...10)
      return Whole(
        value: value ?? nil,
        faults: reader.found.compactMap { if case .json(let fault) = $0.content { fault.kind } else { nil } })
    }
  }
}
