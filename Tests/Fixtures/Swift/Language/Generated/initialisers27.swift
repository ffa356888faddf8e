func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 5)
  init(a: Int) {
    print("C0(a:  before")
    print("C0(a:  after", describe())
    p00 += 10
  }
  convenience init(text0: String) {
    self.init(a: 1)
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" }
}
class C1: C0 {
  var p10: Int
  var p11 = note("p11", 9)
  lazy var l1 = note("lazy 1", p10 + 1)
  override init(a: Int) {
    p10 = 4
    print("C1(a:  before")
    super.init(a: 8)
    print("C1(a:  after", describe())
    p11 += 10
  }
  init() {
    p10 = 5
    print("C1() before")
    super.init(a: 8)
    print("C1() after", describe())
    p10 += 10
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
print(C0(text0: "").describe())
print(C1().describe())
print(C1(a: 20).describe())
