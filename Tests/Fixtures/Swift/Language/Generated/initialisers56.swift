func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 4)
  var p01: Int
  init(a: Int) {
    p01 = a
    print("C0(a:  before")
    print("C0(a:  after", describe())
    p00 += 10
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10 = note("p10", 2)
  var p11 = note("p11", 6)
  init() {
    print("C1() before")
    super.init(a: 8)
    print("C1() after", describe())
    p10 += 10
  }
  convenience init(text1: String) {
    self.init()
    print("convenience 1")
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
print(C1().describe())
print(C1(text1: "").describe())
