func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00: Int
  var p01 = note("p01", 2)
  lazy var l0 = note("lazy 0", p00 + 1)
  init(_ b: Int, c: Int = 2) {
    p00 = 4
    print("C0(_ b before")
    print("C0(_ b after", describe())
    p01 += 10
  }
  convenience init(text0: String) {
    self.init(3)
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10: Int
  var p11: Int
  lazy var l1 = note("lazy 1", p10 + 1)
  init(a: Int) {
    p10 = a
    p11 = 4
    print("C1(a:  before")
    super.init(6)
    print("C1(a:  after", describe())
    p10 += 10
  }
  init() {
    p10 = 5
    p11 = 5
    print("C1() before")
    super.init(6)
    print("C1() after", describe())
    p10 += 10
  }
  convenience init(text1: String) {
    self.init(a: 1)
    print("convenience 1")
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
print(C0(text0: "").describe())
print(C1().describe())
print(C1(a: 20).describe())
print(C1(text1: "").describe())
