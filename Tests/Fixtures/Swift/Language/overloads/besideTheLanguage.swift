extension Array where Element: Equatable {
  mutating func remove(_ element: Element) { if let index = firstIndex(of: element) { remove(at: index) } }
  func contains(all others: [Element]) -> Bool { others.allSatisfy { contains($0) } }
}
extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
  func first(_ count: Int) -> [Element] { Array(prefix(count)) }
}
extension Optional where Wrapped == String {
  var orEmpty: String { self ?? "" }
  var isEmpty: Bool { self?.isEmpty ?? true }
}
extension Optional {
  func or(_ other: Wrapped) -> Wrapped { self ?? other }
  var isNone: Bool { self == nil }
}
extension String {
  var isEmptyOrSpace: Bool { allSatisfy { $0 == " " } }
  func contains(_ other: String, ignoringCase: Bool) -> Bool {
    ignoringCase ? lowercased().contains(other.lowercased()) : contains(other)
  }
  subscript(index: Int) -> String { String(self[self.index(startIndex, offsetBy: index)]) }
}
extension Int {
  var half: Int { self / 2 }
  func times(_ body: (Int) -> Void) { for index in 0..<self { body(index) } }
  static func random() -> Int { 4 }
}
extension Double { func rounded(to places: Int) -> Double { (self * 100).rounded() / 100 } }
extension Collection where Element: Numeric { var total: Element { reduce(0, +) } }
extension Sequence { func count(where test: (Element) -> Bool) -> Int { reduce(0) { $0 + (test($1) ? 1 : 0) } } }
extension Dictionary where Key == String { func title(_ key: String) -> String { self[key].map { "\($0)" } ?? "none" } }
extension Comparable { func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) } }
func max(_ name: String) -> String { "max \(name)" }

var numbers = [1, 2, 3, 2]
numbers.remove(2)
numbers.remove(at: 0)
print(numbers, numbers.contains(all: [3]), numbers.contains(3), numbers[safe: 9] ?? -1, numbers.first(1), numbers.first ?? 0)
let text: String? = nil
print(text.orEmpty.isEmpty, text.isEmpty, "a".isEmpty, text.or("b"), text.isNone, Optional("c").isNone)
print(" ".isEmptyOrSpace, "Hello".contains("hell", ignoringCase: true), "Hello".contains("hell"), "abc"[1])
var found: [Int] = []
3.times { found.append($0) }
print(found, 9.half, Int.random(), 3.14159.rounded(to: 2), 2.5.rounded())
print([1, 2, 3].total, [0.5, 0.5].total, [1, 2, 3].count { $0 > 1 }, [1, 2, 3].count)
print(["a": 1].title("a"), ["a": 1].title("b"), 12.clamped(to: 0...10), max("x"), max(1, 2))
