@propertyWrapper
struct Clamped {
  private var value: Int
  let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int> = 0...10) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: String { "\(value) in \(range)" }
}
@propertyWrapper
final class Logged<Value> {
  var wrappedValue: Value { didSet { print("logged", wrappedValue) } }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
struct Volume {
  @Clamped var level = 50
  @Clamped(0...100) var wide: Int = 50
  @Clamped(wrappedValue: -3, -5 ... -1) var negative
}
class Player {
  @Logged var name = "a"
  @Logged var list: [Int] = []
  @Clamped var speed = 3
  func raise() { speed += 20 }
}
var volume = Volume()
print(volume.level, volume.wide, volume.negative, volume.$wide)
volume.level = -4
volume.wide += 70
print(volume.level, volume.wide, volume.$level)
let player = Player()
player.name = "b"
player.list.append(4)
player.raise()
print(player.speed, player.$speed, player.name, player.list)
