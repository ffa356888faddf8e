// A closure behind the parentheses is no element of a list: what the language has of that name takes it.

extension Array {
  func first(default defaultValue: Element) -> Element { first ?? defaultValue }
  func contains(_ element: Element, or other: Element) -> Int { count }
}

let lists: [String: [Int]] = [:]
print(lists.values.first { $0.contains(1) }?.first { $0 == 1 } ?? 7)
print([1, 2, 3].first { $0 > 1 } ?? 0)
print([1, 2].first(default: 5), [Int]().first(default: 5))
print([[1], [2]].first { $0.first == 2 }?.count ?? 0)
