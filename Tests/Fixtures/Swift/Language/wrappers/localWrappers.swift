// Property wrappers of variables in functions and closures.
@propertyWrapper struct Clamped {
  private var value: Int
  let limits: ClosedRange<Int>
  var changes = 0
  init(wrappedValue: Int, _ limits: ClosedRange<Int>) {
    self.limits = limits
    value = min(max(wrappedValue, limits.lowerBound), limits.upperBound)
  }
  var wrappedValue: Int {
    get { value }
    set {
      changes += 1
      value = min(max(newValue, limits.lowerBound), limits.upperBound)
    }
  }
  var projectedValue: String { "\(value) of \(limits.upperBound), \(changes)" }
}

@propertyWrapper final class Shared<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  var projectedValue: Shared<Value> { self }
}

@propertyWrapper struct Defaulted {
  var wrappedValue: String
  init() { wrappedValue = "none" }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue + "!" }
}

func count() -> Int {
  @Clamped(0...10) var level = 25
  print(level, $level)
  level = -4
  print(level, $level)
  level += 7
  print(level, $level)
  let raise = { level += 2 }
  raise()
  raise()
  return level
}
print(count())

func share() {
  @Shared var names = ["a"]
  let other = $names
  names.append("b")
  other.wrappedValue.append("c")
  print(names, names.count, _names.wrappedValue.joined())
  if names.count == 3 {
    @Clamped(0...1) var inner = 5
    inner -= 1
    print(inner)
  }
  @Shared var action: () -> Int = { 4 }
  print(action())
  action = { 5 }
  print(action())
}
share()

func texts() -> String {
  @Defaulted var first
  @Defaulted var second = "a"
  first += "b"
  second.append("c")
  return first + " " + second
}
print(texts())

struct Box {
  func twice(_ start: Int) -> Int {
    @Clamped(0...100) var sum = start
    for _ in 0..<2 { sum += start }
    return sum
  }
}
print(Box().twice(20), Box().twice(60), [1, 2].map { (number: Int) -> Int in
  @Clamped(0...1) var one = number
  return one
})

func observe() {
  @Clamped(0...10) var level = 3 {
    willSet { print("will", level, newValue) }
    didSet { print("did", oldValue, level) }
  }
  level = 30
  level += 1
}
observe()
