func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 6)
  lazy var l0 = note("lazy 0", p00 + 1)
  init(a: Int) {
    print("C0(a:  before")
    print("C0(a:  after", describe())
  }
  convenience init(text0: String) {
    self.init(a: 1)
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" }
}
class C1: C0 {
  var p10: Int
  var p11: Int
  init() {
    p10 = 4
    p11 = 4
    print("C1() before")
    super.init(a: 8)
    print("C1() after", describe())
  }
  convenience init(text1: String) {
    self.init()
    print("convenience 1")
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
class C2: C1 {
  var p20 = note("p20", 7)
  var p21 = note("p21", 8)
  lazy var l2 = note("lazy 2", p20 + 1)
  override func describe() -> String { super.describe() + " p20=\(p20)" + " p21=\(p21)" }
}
print(C0(a: 20).describe())
print(C0(text0: "").describe())
print(C1().describe())
print(C1(text1: "").describe())
print(C2(text1: "").describe())
