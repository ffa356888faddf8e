func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00: Int
  lazy var l0 = note("lazy 0", p00 + 1)
  init() {
    p00 = 5
    print("C0() before")
    print("C0() after", describe())
    p00 += 10
  }
  func describe() -> String { " p00=\(p00)" }
}
class C1: C0 {
  var p10 = note("p10", 1)
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
print(C1().describe())
