class Box {}
extension Box: Equatable {
  static func == (left: Box, right: Box) -> Bool { left === right }
}
struct Place: Equatable { var x: Int, y: Int }
struct Coarse: Equatable {
  var x: Int
  static func == (left: Coarse, right: Coarse) -> Bool { left.x / 10 == right.x / 10 }
}
let (first, second) = (Box(), Box())
print([first, second].index(of: second) ?? -1, [first].index(of: second) ?? -1)
print(["x", "y"].index(of: "y")!, [1.5, 2.5].index(of: 2.5)!, [4, 5, 6].index(of: 6)!, [true].index(of: false) as Any)
print([Place(x: 1, y: 2), Place(x: 3, y: 4)].index(of: Place(x: 3, y: 4))!)
print([Coarse(x: 5), Coarse(x: 17)].index(of: Coarse(x: 12))!)
print([4, 5, 6].index(where: { $0 > 4 })!, [4, 5, 6].index { $0 > 9 } as Any)
print(["a", "b", "c"].index(where: { $0 == "c" })!, ["a", "b", "c"].index { $0 > "a" }!)
let text = "hello"
let at = text.index(of: "l")!
print(text[at...], text[..<at], text.distance(from: text.startIndex, to: at))
print(text.index(of: "z") == nil, text[text.index(where: { $0 > "h" })!])
print(text[text.index(text.startIndex, offsetBy: 1)], text[text.index(after: at)], text[text.index(before: at)])
print([7, 8, 9].index(after: 1), [7, 8, 9].index(before: 1), [7, 8, 9].index(0, offsetBy: 2))
print(Set([1]).index(of: 1) != nil)
for value in ["a", "b"] { print(["a", "b"].index(of: value)!, terminator: " ") }
print()
