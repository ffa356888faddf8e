var set: Set = [3, 1, 2, 3]
print(set.count, set.contains(2), set.sorted())
set.insert(5)
set.remove(1)
print(set.insert(5).inserted, set.sorted(), set.union([8]).sorted(), set.intersection([3, 9]).sorted())
print(
  set.subtracting([3]).sorted(), set.symmetricDifference([3, 10]).sorted(), set.isSubset(of: [2, 3, 5, 7]))
print(Set([1, 2]).isDisjoint(with: [3]), Set("hello").count, set == [2, 3, 5], Set<String>().isEmpty)
set.formUnion([100, 101])
set.subtract([2])
print(set.sorted(), set.filter { $0 > 50 }.sorted(), set.map { $0 % 2 }.reduce(0, +), set.min() ?? 0)
struct Key: Hashable { let a: Int, b: String }
var seen: Set<Key> = []
print(seen.insert(Key(a: 1, b: "x")).inserted, seen.insert(Key(a: 1, b: "x")).inserted, seen.count)
var table: [Key: Int] = [Key(a: 1, b: "y"): 4]
table[Key(a: 1, b: "y")]! += 1
print(table[Key(a: 1, b: "y")] ?? 0, table[Key(a: 2, b: "y")] == nil)
print(Set([1, 2, 2, 3].map { $0 / 2 }).sorted(), Array(Set([4, 4])), set.isSuperset(of: [3]))
