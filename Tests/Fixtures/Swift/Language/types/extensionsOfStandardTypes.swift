extension Int {
  var doubled: Int { self * 2 }
  func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } }
  mutating func increase() { self += 1 }
  static var answer: Int { 42 }
}
extension String {
  var shout: String { uppercased() + "!" }
  subscript(i: Int) -> String { String(self[index(startIndex, offsetBy: i)]) }
  func padded(to length: Int) -> String {
    count < length ? self + String(repeating: "_", count: length - count) : self
  }
}
extension Array where Element: Comparable {
  var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}
extension Array where Element == String { var lengths: [Int] { map(\.count) } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension Optional { var isMissing: Bool { self == nil } }
extension Collection { var second: Element? { dropFirst().first } }
extension Dictionary where Key == String { var names: [String] { keys.sorted() } }
extension Bool { var number: Int { self ? 1 : 0 } }
var n = 3
n.increase()
n.times { print($0, terminator: " ") }
print(n.doubled, Int.answer, "a".shout, "hello"[1], "ab".padded(to: 4), 2.doubled.doubled)
print([1, 2].isSorted, [2, 1].isSorted, ["a", "bb"].lengths, ["b": 1, "a": 2].names, true.number)
let none: String? = nil
print(none.orEmpty + "|", none.isMissing, [1, 2].second ?? 0, "xyz".second ?? "-", (5...9).second ?? 0)
