func run(_ fail: Bool) {
  defer { print("first defer") }
  print("begin")
  if fail {
    defer { print("inner defer") }
    print("failing")
    return
  }
  defer { print("second defer") }
  print("end")
}
run(true)
run(false)
for i in 0..<3 {
  defer { print("after", i) }
  if i == 1 { continue }
  print("body", i)
}
var value = 1
func change() -> Int {
  defer { value = 5 }
  return value
}
print(change(), value)
