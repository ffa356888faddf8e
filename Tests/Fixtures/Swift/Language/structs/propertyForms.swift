struct Temperature {
  var celsius: Double { didSet { changes += 1 } }
  private(set) var changes = 0
  var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } }
  var description: String { get { "\(celsius)C" } }
  static let boiling = Temperature(celsius: 100)
  var isFrozen: Bool { celsius <= 0 }
  init(celsius: Double) { self.celsius = celsius }
}
var t = Temperature(celsius: 10)
t.fahrenheit = 212
t.celsius -= 100
print(t.celsius, t.fahrenheit, t.changes, t.description, t.isFrozen, Temperature.boiling.fahrenheit)
struct Clock { private var total = 0
  var minutes: Int { get { total % 60 } set { total += newValue - minutes } }
  var hours: Int { get { total / 60 } set { total = newValue * 60 + minutes } }
  var text: String { [hours, minutes].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":") } }
var clock = Clock()
clock.hours = 3
clock.minutes += 75
clock.hours -= 1
print(clock.text, clock.hours, clock.minutes)
