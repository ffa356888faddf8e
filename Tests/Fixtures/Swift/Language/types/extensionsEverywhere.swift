extension Int {
  var isEven: Bool { self % 2 == 0 }
  var squared: Int { self * self }
  func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } }
  static let answer = 42
  init?(roman: String) { guard let n = ["I": 1, "V": 5, "X": 10][roman] else { return nil }; self = n }
  subscript(digit index: Int) -> Int { var n = self; for _ in 0..<index { n /= 10 }; return n % 10 }
}
extension Double { var rounded2: Double { (self * 100).rounded() / 100 }; func clamped(_ a: Double, _ b: Double) -> Double { Swift.min(Swift.max(self, a), b) } }
extension Bool { var int: Int { self ? 1 : 0 }; mutating func flip() { self = !self } }
extension String { var isBlank: Bool { allSatisfy(\.isWhitespace) }; func times(_ n: Int) -> String { (0..<n).map { _ in self }.joined() } }
extension Optional { func or(_ other: Wrapped) -> Wrapped { self ?? other }; var isNil: Bool { self == nil } }
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension Dictionary where Value: Comparable { var largest: Key? { self.max { $0.value < $1.value }?.key } }
extension ClosedRange where Bound == Int { var middle: Int { (lowerBound + upperBound) / 2 } }
extension Array { var second: Element? { count > 1 ? self[1] : nil }; mutating func rotate() { if !isEmpty { append(removeFirst()) } } }
extension Set { func toggled(_ element: Element) -> Set { var copy = self; if copy.contains(element) { copy.remove(element) } else { copy.insert(element) }; return copy } }
var log: [Int] = []
3.times { log.append($0.squared) }
print(log, 4.isEven, Int.answer, Int(roman: "V")!, Int(roman: "Q") == nil, 1234[digit: 2])
print(3.14159.rounded2, 7.5.clamped(0, 5), true.int, "  ".isBlank, "ab".times(2))
var flag = true
flag.flip()
let none: String? = nil
print(flag, none.or("other"), none.isNil, none.orEmpty.isEmpty, Optional("x").orEmpty, ["a": 1, "b": 5].largest!, (2...8).middle)
var list = [1, 2, 3]
list.rotate()
print(list, list.second!, [9].second == nil, Set([1, 2]).toggled(2).count, Set([1]).toggled(2).sorted())
