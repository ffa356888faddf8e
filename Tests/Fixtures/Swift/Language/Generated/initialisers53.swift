func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00: Int
  var p01 = note("p01", 1)
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
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10 = note("p10", 9)
  lazy var l1 = note("lazy 1", p10 + 1)
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
class C2: C1 {
  var p20: Int
  init(a: Int) {
    p20 = a
    print("C2(a:  before")
    super.init()
    print("C2(a:  after", describe())
  }
  override init() {
    p20 = 4
    print("C2() before")
    super.init()
    print("C2() after", describe())
  }
  convenience init(text2: String) {
    self.init(a: 1)
    print("convenience 2")
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" }
}
print(C1().describe())
print(C2().describe())
print(C2(a: 20).describe())
print(C2(text0: "").describe())
print(C2(text2: "").describe())
