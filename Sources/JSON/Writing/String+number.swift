extension [UInt8] {
  /// Appends the shortest decimal that reads back as the same double; whole numbers below 2^53 without a point.
  package mutating func append(number value: Double) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.capacity) { digits in
      guard let start = digits.baseAddress else { return }
      let end = NumberText.write(value, at: start)
      append(contentsOf: UnsafeBufferPointer(start: start, count: end - start))
    }
  }
}

extension String {
  /// The shortest decimal that reads back as the same double; whole numbers below 2^53 without a point.
  package init(number value: Double) {
    self = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NumberText.capacity) { bytes in
      guard let start = bytes.baseAddress else { return "" }
      let end = NumberText.write(value, at: start)
      return String(decoding: bytes[..<(end - start)], as: UTF8.self)
    }
  }

  /// A number with at most so many decimals, for people.
  package init(number value: Double, decimals: Int) {
    let power = powerOfTen(decimals)
    self.init(number: (value * power).rounded() / power)
  }

  /// A number as `%g` prints it: six digits that count, an exponent where that is shorter. UIKit's console prints so.
  package init(consoleNumber value: Double) {
    guard value.magnitude > 1e-290, value.magnitude < 1e290 else {
      self = value == 0 ? "0" : "\(value)"
      return
    }
    var exponent = decimalExponent(value.magnitude)
    var digits = (value.magnitude * powerOfTen(5 - exponent)).rounded(.toNearestOrEven)
    if digits >= 1_000_000 {
      exponent += 1
      digits = (value.magnitude * powerOfTen(5 - exponent)).rounded(.toNearestOrEven)
    }
    self = (value < 0 ? "-" : "") + text(ofDigits: String(Int(digits)), exponent: exponent)
  }
}

/// Six digits with the point where it belongs, or with an exponent.
private func text(ofDigits digits: String, exponent: Int) -> String {
  if exponent < -4 || exponent >= 6 {
    let power = String(exponent.magnitude)
    return digits.prefix(1) + fraction(digits.dropFirst()) + (exponent < 0 ? "e-" : "e+")
      + (power.count < 2 ? "0" + power : power)
  }
  if exponent < 0 { return "0" + fraction(String(repeating: "0", count: -exponent - 1) + digits) }
  return digits.prefix(exponent + 1) + fraction(digits.dropFirst(exponent + 1))
}

/// The point and the digits behind it up to the last that is not 0; nothing without one.
private func fraction(_ digits: some StringProtocol) -> String {
  guard let last = digits.lastIndex(where: { $0 != "0" }) else { return "" }
  return "." + digits[...last]
}

/// The exponent of the first digit that is not 0.
private func decimalExponent(_ value: Double) -> Int {
  var (exponent, rest) = (0, value)
  while rest >= 10 {
    rest /= 10
    exponent += 1
  }
  while rest < 1 {
    rest *= 10
    exponent -= 1
  }
  return exponent
}

private func powerOfTen(_ exponent: Int) -> Double {
  var power = 1.0
  for _ in 0..<abs(exponent) { power *= 10 }
  return exponent < 0 ? 1 / power : power
}
