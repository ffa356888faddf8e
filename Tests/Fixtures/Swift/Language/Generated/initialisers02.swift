func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 2)
  var p01: Int
  init(a: Int) {
    p01 = 4
    print("C0(a:  before")
    print("C0(a:  after", describe())
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10 = note("p10", 8)
  var p11: Int
  lazy var l1 = note("lazy 1", p10 + 1)
  init() {
    p11 = 5
    print("C1() before")
    super.init(a: 8)
    print("C1() after", describe())
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
print(C0(a: 20).describe())
print(C1().describe())
