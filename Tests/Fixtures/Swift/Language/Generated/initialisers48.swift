func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00: Int
  var p01 = note("p01", 6)
  init(a: Int) {
    p00 = 4
    print("C0(a:  before")
    print("C0(a:  after", describe())
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10 = note("p10", 4)
  var p11 = note("p11", 1)
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
print(C1(a: 20).describe())
