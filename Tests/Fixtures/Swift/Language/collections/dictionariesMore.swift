struct Item { let name: String, kind: String, price: Double }
let items = [Item(name: "pen", kind: "office", price: 1.5), Item(name: "apple", kind: "food", price: 0.5), Item(name: "desk", kind: "office", price: 99)]
let byKind = Dictionary(grouping: items, by: \.kind)
print(byKind.keys.sorted(), byKind["office"]!.map(\.name), byKind.mapValues { $0.map(\.price).reduce(0, +) }["office"]!)
let prices = Dictionary(uniqueKeysWithValues: items.map { ($0.name, $0.price) })
print(prices["desk"] ?? 0, prices["none", default: -1], prices.filter { $0.value < 2 }.keys.sorted(), prices.values.max()!)
var counts: [Character: Int] = [:]
for letter in "mississippi" { counts[letter, default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined(separator: " "), counts["s"]!, counts["x"] == nil)
var settings = ["size": 1, "width": 2]
settings.merge(["width": 20, "height": 30]) { old, new in old + new }
let merged = settings.merging(["size": 5]) { _, new in new }
print(merged["size"]!, settings["size"]!, settings["width"]!, settings.count, settings.updateValue(9, forKey: "size") ?? 0, settings.removeValue(forKey: "none") == nil)
settings["height"] = nil
settings["size"]! += 1
settings["width"]? *= 2
settings["missing"]? += 100
print(settings.sorted { $0.value < $1.value }.map(\.key), settings.map { $0.value }.reduce(0, +), settings.contains { $0.key == "size" && $0.value == 10 })
let inverted = Dictionary(settings.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
print(inverted[10] ?? "-", settings.first { $0.value > 20 }?.key ?? "none", settings.min { $0.value < $1.value }!.key, settings.isEmpty, settings.allSatisfy { $0.value > 0 })
print(["1": "a", "x": "b"].compactMap { Int($0.key) }, ["a": "1", "b": "x"].compactMapValues { Int($0) }, [String: Int]().map(\.key).isEmpty)
let nested: [String: [String: [Int]]] = ["a": ["b": [1, 2]]]
print(nested["a"]?["b"]?.last ?? 0, nested["a"]?["c"]?.last ?? -1, nested["z"]?["b"] == nil, nested["a", default: [:]]["b", default: []].count)
