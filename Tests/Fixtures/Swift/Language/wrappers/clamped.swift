@propertyWrapper
struct Clamped<Value: Comparable> {
  private var value: Value
  let range: ClosedRange<Value>
  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}
@propertyWrapper
struct Logged<Value> {
  var wrappedValue: Value { didSet { history.append("\(oldValue)>\(wrappedValue)") } }
  private(set) var history: [String] = []
  var projectedValue: [String] { history }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
struct Settings {
  @Clamped(0...10) var volume = 50
  @Clamped(-1...1) var balance: Double = 0.25
  @Logged var name = "a"
  @Logged var tags: [String] = []
}
var settings = Settings()
print(settings.volume, settings.balance)
settings.volume -= 4
settings.balance = -7
settings.name = "b"
settings.name += "c"
settings.tags.append("t")
print(settings.volume, settings.balance, settings.name, settings.$name, settings.tags, settings.$tags.count)
final class Player {
  @Clamped(1...5) var stars = 3
  @Logged var state = "idle"
}
let player = Player()
player.stars += 9
player.state = "playing"
print(player.stars, player.$state)
