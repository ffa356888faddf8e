var log: [String] = []
func steps(_ fail: Bool) -> Int {
  var n = 1
  defer { log.append("first \(n)") }
  defer {
    log.append("second \(n)")
    n = 100
  }
  if fail {
    defer { log.append("inner") }
    n = 2
    return n
  }
  for i in 0..<3 {
    defer { log.append("loop \(i)") }
    if i == 1 { continue }
    if i == 2 { break }
    n += 10
  }
  return n
}
print(steps(true), steps(false))
print(log)
struct Counter {
  var value = 0
  mutating func next() -> Int {
    defer { value += 1 }
    return value
  }
}
var counter = Counter()
print(counter.next(), counter.next(), counter.value)
func closure() -> [String] {
  var parts: [String] = []
  let run = {
    defer { parts.append("deferred") }
    parts.append("body")
  }
  run()
  do {
    defer { parts.append("do ends") }
    parts.append("do")
  }
  parts.append("after")
  return parts
}
print(closure())
