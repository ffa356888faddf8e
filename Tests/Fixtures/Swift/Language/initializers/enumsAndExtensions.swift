enum Direction {
  case up, down
  init(isUp: Bool) { self = isUp ? .up : .down }
  init?(_ text: String) {
    switch text {
    case "u": self = .up
    case "d": self = .down
    default: return nil
    }
  }
}
extension Int { init(direction: Direction) { self = direction == .up ? 1 : -1 } }
extension String { init(twice text: String) { self = text + text } }
extension Array { init(filledTo count: Int, _ make: (Int) -> Element) { self = (0..<count).map(make) } }
print(Direction(isUp: false), Direction("u") == .up, Direction("x") == nil)
print(Int(direction: .down), String(twice: "ab"), [Int](filledTo: 3) { $0 * $0 })
