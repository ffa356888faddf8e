func say(_ text: String) -> Int {
  print(text)
  return 1
}
enum Settings {
  static let a = say("a")
  static var b = a + say("b")
  static var computed: Int { b * 2 }
  static var observed = 1 { didSet { print("observed", oldValue, observed) } }
}
struct Numbers {
  static let all = [one, two]
  static let one = 1, two = 2
}
print("start")
print(Settings.b, Settings.computed, Settings.a)
Settings.b = 7
Settings.observed += 4
print(Settings.computed, Numbers.all)
var global = 1 { didSet { print("global", oldValue, global) } }
global = 2
func touch() { global += 1 }
touch()
var computedGlobal: String { "global is \(global)" }
print(computedGlobal)
let (left, right) = (1, "two")
print(left, right)
