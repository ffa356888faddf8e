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
