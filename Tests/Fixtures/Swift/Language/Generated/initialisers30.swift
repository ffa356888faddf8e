func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 7)
  var p01 = note("p01", 5)
  lazy var l0 = note("lazy 0", p00 + 1)
  init() {
    print("C0() before")
    print("C0() after", describe())
  }
  init(a: Int) {
    print("C0(a:  before")
    print("C0(a:  after", describe())
    p00 += 10
  }
  convenience init(text0: String) {
    self.init()
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10: Int
  var p11 = note("p11", 2)
  lazy var l1 = note("lazy 1", p10 + 1)
  override init(a: Int) {
    p10 = 4
    print("C1(a:  before")
    super.init(a: 8)
    print("C1(a:  after", describe())
    p10 += 10
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
print(C1(a: 20).describe())
