func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00: Int
  var p01: Int
  lazy var l0 = note("lazy 0", p00 + 1)
  init(a: Int) {
    p00 = 4
    p01 = a
    print("C0(a:  before")
    print("C0(a:  after", describe())
    p01 += 10
  }
  convenience init(text0: String) {
    self.init(a: 1)
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10 = note("p10", 9)
  lazy var l1 = note("lazy 1", p10 + 1)
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
print(C1(a: 20).describe())
print(C1(text0: "").describe())
