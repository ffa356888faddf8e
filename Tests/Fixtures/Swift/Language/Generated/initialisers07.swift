func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 7)
  var p01: Int
  lazy var l0 = note("lazy 0", p00 + 1)
  init(a: Int) {
    p01 = a
    print("C0(a:  before")
    print("C0(a:  after", describe())
    p01 += 10
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10 = note("p10", 5)
  var p11: Int
  lazy var l1 = note("lazy 1", p10 + 1)
  override init(a: Int) {
    p11 = a
    print("C1(a:  before")
    super.init(a: 8)
    print("C1(a:  after", describe())
    p11 += 10
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
print(C0(a: 20).describe())
