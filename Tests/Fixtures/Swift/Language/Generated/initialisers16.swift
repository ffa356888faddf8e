func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00: Int
  init() {
    p00 = 5
    print("C0() before")
    print("C0() after", describe())
  }
  init(a: Int) {
    p00 = 4
    print("C0(a:  before")
    print("C0(a:  after", describe())
  }
  convenience init(text0: String) {
    self.init()
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" }
}
class C1: C0 {
  var p10: Int
  var p11 = note("p11", 6)
  lazy var l1 = note("lazy 1", p10 + 1)
  override init() {
    p10 = 4
    print("C1() before")
    super.init(a: 8)
    print("C1() after", describe())
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
print(C0(text0: "").describe())
print(C1().describe())
