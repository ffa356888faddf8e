extension String {
  subscript(range: CountableRange<Int>) -> String {
    let known = Range(uncheckedBounds: (lower: Swift.max(0, range.lowerBound), upper: Swift.min(count, range.upperBound)))
    let start = index(startIndex, offsetBy: known.lowerBound)
    return String(self[start..<index(start, offsetBy: known.upperBound - known.lowerBound)])
  }
  subscript(range: CountableClosedRange<Int>) -> String { self[range.lowerBound..<range.upperBound + 1] }
}
print("resolver"[-3..<4], "resolver"[4..<20], "resolver"[1...2])
let range = Range(uncheckedBounds: (lower: 2, upper: 5))
print(range, range.count, range.contains(5), Array(range))
let closed = ClosedRange(uncheckedBounds: (lower: 2, upper: 5))
print(closed, closed.count, closed.contains(5), closed == 2...5)
