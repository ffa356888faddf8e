var tags: Set<String> = ["red", "green"]
print(tags.insert("blue").inserted, tags.insert("red").inserted, tags.count, tags.contains("green"), tags.remove("none") == nil, tags.remove("red")!)
let evens = Set(stride(from: 0, to: 10, by: 2)), small: Set = [0, 1, 2, 3]
print(evens.union(small).sorted(), evens.intersection(small).sorted(), evens.subtracting(small).sorted(), evens.symmetricDifference(small).sorted())
print(small.isSubset(of: 0...5), evens.isDisjoint(with: [1, 3]), small.isStrictSuperset(of: [0, 1]), Set([1, 2]) == Set([2, 1]), evens.map { $0 * 2 }.sorted())
var copy = evens
copy.formUnion([100])
copy.formIntersection([100, 2, 7])
copy.subtract([2])
print(copy.sorted(), evens.count, evens.filter { $0 > 4 }.sorted(), evens.reduce(0, +), evens.min()!, evens.max()!, evens.sorted(by: >).first!)
enum Feature: String, CaseIterable, Hashable { case dark, beta, offline }
struct Flags { var enabled: Set<Feature> = []; subscript(_ feature: Feature) -> Bool { get { enabled.contains(feature) } set { if newValue { enabled.insert(feature) } else { enabled.remove(feature) } } } }
var flags = Flags()
flags[.dark] = true
flags[.beta] = true
flags[.dark].toggle()
print(Feature.allCases.filter { flags[$0] }.map(\.rawValue), flags.enabled.isEmpty, Set(Feature.allCases).subtracting(flags.enabled).count, flags.enabled == [.beta])
var seen = Set<Int>()
print([3, 1, 3, 2, 1].filter { seen.insert($0).inserted }, seen.sorted(), Array(Set("hello")).count, Set([[1], [1], [2]]).count)
