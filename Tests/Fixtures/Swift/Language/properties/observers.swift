class Counter {
  var value = 0 {
    willSet { print("will", value, newValue) }
    didSet { print("did", oldValue, value) }
  }
  var clamped = 5 {
    didSet { if clamped > 10 { clamped = 10 } }
  }
  init(_ start: Int) {
    value = start
    print("in init", value)
  }
  func reset() { value = 0 }
}
let counter = Counter(3)
counter.value = 4
counter.value += 1
counter.reset()
counter.clamped = 50
print(counter.clamped)
counter.value = 0
