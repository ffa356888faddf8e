func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 7)
  var p01: Int
  lazy var l0 = note("lazy 0", p00 + 1)
  init(a: Int) {
    p01 = 4
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
  var p10 = note("p10", 4)
  init() {
    print("C1() before")
    super.init(a: 8)
    print("C1() after", describe())
  }
  override init(a: Int) {
    print("C1(a:  before")
    super.init(a: 8)
    print("C1(a:  after", describe())
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
print(C1().describe())
print(C1(a: 20).describe())
