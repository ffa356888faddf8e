enum Side { case top, left }
struct Key: Hashable {
  let name: String
  static let old = Key(name: "old")
  static let new = Key(name: "new")
}
extension Dictionary {
  subscript(place: Int) -> String { "place \(place)" }
  subscript(text: String) -> String { "text \(text)" }
}
var sides: [Side: Int] = [.top: 1]
sides[.left] = 2
sides[.top]! += 10
print(sides[.top] ?? 0, sides[.left] ?? 0, sides[7], sides["x"])
func show(_ values: [Key: Any]?) {
  guard let values = values else { return }
  print(values[.old] as? Bool ?? false, values[.new] as! Int, values[.old] == nil, values[0])
}
show([.old: true, .new: 3])
