struct Key: Hashable, Comparable {
  var section: Int
  var row: Int?
  static func < (a: Key, b: Key) -> Bool { (a.section, a.row ?? -1) < (b.section, b.row ?? -1) }
}
enum Tag: Hashable { case plain, number(Int), pair(String, Int) }
enum Level: Comparable { case low, middle(Int), high }
struct Box<T: Hashable>: Hashable { var value: T, tags: [Tag] = [] }
print(Key(section: 1, row: 2) == Key(section: 1, row: 2), Key(section: 1) == Key(section: 1, row: 0), Key(section: 1) < Key(section: 1, row: 0))
print(Level.low < .middle(1), Level.middle(1) < .middle(2), Level.high > .middle(99), [Level.high, .middle(2), .low, .middle(1)].sorted())
print(Set([Tag.plain, .number(1), .number(1), .pair("a", 2), .pair("a", 3)]).count, Tag.pair("a", 1) == .pair("a", 1))
var boxes: [Box<String>: Int] = [Box(value: "a"): 1]
boxes[Box(value: "a", tags: [.plain])] = 2
boxes[Box(value: "a")]? += 10
print(boxes.count, boxes[Box(value: "a")]!, boxes[Box(value: "a", tags: [.plain])]!, boxes[Box(value: "b")] == nil)
struct Custom: Hashable {
  let id: Int
  var note: String
  static func == (a: Custom, b: Custom) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
print([Custom(id: 1, note: "x")].contains(Custom(id: 1, note: "y")), Custom(id: 3, note: "") != Custom(id: 4, note: ""))
print([Key(section: 2), Key(section: 0, row: 4), Key(section: 0)].sorted().map { "\($0.section)/\($0.row ?? -1)" }, [Key(section: 5), Key(section: 3)].min()!.section)
print((1, "a") == (1, "a"), (1, 2.5) < (1, 3), ("b", 1) > ("a", 9), (1, 2, 3) != (1, 2, 4), (2, "a") <= (2, "a"))
print([[1], [2]] == [[1], [2]], ["a": [1]] == ["a": [1]], Optional(1) == 1, [1, nil] == [1, nil], nil == Optional<Int>.none)
