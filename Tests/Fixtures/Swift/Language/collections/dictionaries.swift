var ages = ["ann": 30, "bob": 25]
ages["cid"] = 41
ages["bob"] = nil
ages["ann"]! += 1
print(ages.count, ages["ann"] ?? 0, ages["bob"] == nil, ages["zed", default: 9])
ages["dan", default: 5] += 2
print(ages.keys.sorted(), ages.values.sorted(), ages.isEmpty)
for (name, age) in ages.sorted(by: { $0.key < $1.key }) { print(name, age) }
for pair in ages.sorted(by: { $0.value < $1.value }) { print(pair.key, pair.value) }
print(ages.mapValues { $0 * 2 }.values.sorted(), ages.filter { $0.value > 30 }.count)
print(ages.removeValue(forKey: "ann") ?? 0, ages.updateValue(1, forKey: "cid") ?? 0, ages.count)
print(Dictionary(uniqueKeysWithValues: [("a", 1), ("b", 2)])["b"] ?? 0, ages.contains { $0.value == 1 })
print(
  Dictionary(zip(["x", "y", "x"], [1, 2, 3]), uniquingKeysWith: +).sorted { $0.key < $1.key }.map(\.value))
ages.merge(["cid": 10, "new": 3]) { $0 + $1 }
print(ages.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
var groups: [Int: [String]] = [:]
for word in ["a", "bb", "cc", "d"] { groups[word.count, default: []].append(word) }
print(groups[1]!, groups[2]!, groups[3] ?? [])
let nested: [String: [String: Int]] = ["a": ["b": 1]]
print(nested["a"]?["b"] ?? 0, nested["x"]?["b"] ?? -1, nested["a"]!["b"]!)
print(
  ages.first { $0.key == "new" }?.value ?? 0, ages.reduce(0) { $0 + $1.value }, ages == ages,
  [String: Int]().isEmpty)
print(ages.compactMapValues { $0 > 5 ? "\($0)" : nil }.count, ages.map { $0.key.count }.reduce(0, +))
