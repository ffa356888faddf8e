// An extension of `[Int]`, `String?` or `[String: Int]` is of those alone.
struct Point: Hashable { var x: Int }

extension [Int] {
  var kind: String { "numbers" }
  func total() -> Int { reduce(0, +) }
}

extension [String] {
  var kind: String { "words" }
}

extension Array<Point> {
  var kind: String { "points" }
}

extension [String: Int] {
  var kind: String { "counts" }
}

extension [String: String] {
  var kind: String { "names" }
}

extension String? {
  var kind: String { self == nil ? "no text" : "text" }
}

extension Int? {
  var kind: String { "number" }
}

extension AnyHashable? {
  static func == (left: Self?, right: (some Hashable)?) -> Bool { left == right as AnyHashable }
  static func == (left: (some Hashable)?, right: Self?) -> Bool { left as AnyHashable == right }
}

let (text, number): (String?, Int?) = ("abc", 3)
print([1, 2].kind, ["a"].kind, [Point(x: 1)].kind, ["a": 1].kind, ["a": "b"].kind)
print(text.kind, number.kind, [1, 2].total())
let points = [Point(x: 1)]
print(points.first == Point(x: 1), points.last == Point(x: 2), text == "abc")
