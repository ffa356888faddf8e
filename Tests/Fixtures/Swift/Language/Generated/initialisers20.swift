func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00: Int
  init() {
    p00 = 4
    print("C0() before")
    print("C0() after", describe())
    p00 += 10
  }
  convenience init(text0: String) {
    self.init()
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" }
}
class C1: C0 {
  var p10 = note("p10", 8)
  var p11 = note("p11", 5)
  lazy var l1 = note("lazy 1", p10 + 1)
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
print(C0().describe())
print(C1().describe())
print(C1(text0: "").describe())
