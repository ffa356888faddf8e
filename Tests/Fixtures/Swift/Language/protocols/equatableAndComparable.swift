struct Version: Comparable, CustomStringConvertible {
  let parts: [Int]
  init(_ text: String) { parts = text.split(separator: ".").compactMap { Int($0) } }
  static func < (a: Version, b: Version) -> Bool {
    for index in 0..<max(a.parts.count, b.parts.count) {
      let (x, y) = (index < a.parts.count ? a.parts[index] : 0, index < b.parts.count ? b.parts[index] : 0)
      if x != y { return x < y }
    }
    return false
  }
  static func == (a: Version, b: Version) -> Bool { !(a < b) && !(b < a) }
  var description: String { parts.map(String.init).joined(separator: ".") }
}
enum Priority: Int, Comparable, CaseIterable { case low = 1, medium, high; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }
struct Task: Equatable { var title: String; var priority: Priority; var done = false; var tags: Set<String> = [] }
let versions = ["1.10", "1.9.1", "2", "1.9"].map(Version.init)
print(versions.sorted(), versions.max()!, Version("1.0") == Version("1"), Version("1.2") != Version("1.2.1"), Version("1") >= Version("1.0.0"), versions.contains(Version("2.0")))
print((Version("1")...Version("2")).contains(Version("1.5")), Version("3").limited(to: Version("1")...Version("2")), min(Version("4"), Version("3.9")))
extension Comparable { func limited(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) } }
let a = Task(title: "a", priority: .high, tags: ["x", "y"]), b = Task(title: "b", priority: .low)
print(a == a, a == b, a == Task(title: "a", priority: .high, done: false, tags: ["y", "x"]), a.priority > b.priority, [a, b].sorted { $0.priority < $1.priority }.map(\.title))
print(Priority.allCases.sorted(by: >), Priority.allCases.filter { $0 >= .medium }.count, max(Priority.low, .medium), Priority.allCases.min()!, [a, b].firstIndex(of: b)!, [a] != [b])
print([a, b].max { $0.priority < $1.priority }!.title, [(2, "b"), (1, "z"), (2, "a")].sorted { $0 < $1 }.map(\.1), Optional(3) == 3, [nil, 1] == [nil, 1], [[1]] == [[1]])
