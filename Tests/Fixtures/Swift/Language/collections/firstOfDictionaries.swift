// The first element of a dictionary is a pair.
struct Toggle { var subtitle: String }
var toggles: [Int: [Int: Toggle]] = [:]
toggles[2] = [0: Toggle(subtitle: "sub")]
print(toggles[2]?.first?.value.subtitle ?? "-", toggles[3]?.first?.value.subtitle ?? "-")
print(["a": "b"].first!.key, [Int: Int]().first == nil)
if let (key, value) = ["x": 5].first { print(key, value) }
print(["a": 1].first { $0.value == 1 }?.key ?? "-")

extension Array {
  func find(_ isWanted: (Element) -> Bool) -> Element? { first { isWanted($0) } }
}

extension Dictionary where Key == String {
  func find(_ key: String) -> Value? { first { $0.key.lowercased() == key }?.value }
}

print([1, 2, 3].find { $0 > 1 } ?? 0, ["A": 7].find("a") ?? 0)
