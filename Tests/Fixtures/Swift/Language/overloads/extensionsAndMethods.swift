extension Array {
  func chunked(_ size: Int) -> [[Element]] { stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) } }
  func appending(_ element: Element) -> [Element] { self + [element] }
  func appending(contentsOf other: [Element]) -> [Element] { self + other }
  mutating func append(_ first: Element, _ second: Element) {
    append(first)
    append(second)
  }
  func first(_ count: Int) -> ArraySlice<Element> { prefix(count) }
  func filter(_ isIncluded: Bool) -> [Element] { isIncluded ? self : [] }
}
extension Array where Element: Equatable {
  func containsAll(_ elements: Element...) -> Bool { elements.allSatisfy { contains($0) } }
  mutating func remove(_ element: Element) { if let index = firstIndex(of: element) { remove(at: index) } }
  func removingDuplicates() -> [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
extension String {
  func padded(_ width: Int) -> String { count >= width ? self : self + String(repeating: " ", count: width - count) }
  func padded(to width: Int, with character: Character) -> String { String(repeating: character, count: max(0, width - count)) + self }
  var words: [String] { split(separator: " ").map(String.init) }
}
var list = [1, 2, 3, 2, 1]
print(list.chunked(2), list.appending(9), list.appending(contentsOf: [7, 8]), list.first(2), list.first!, list.filter(false), list.filter { $0 > 1 })
list.append(4, 5)
list.remove(2)
list.remove(at: 0)
print(list, list.containsAll(3, 4), list.containsAll(3, 99), list.contains(1), list.removingDuplicates())
print("ab".padded(4) + "|", "7".padded(to: 3, with: "0"), "one two".words, "long".padded(2))
