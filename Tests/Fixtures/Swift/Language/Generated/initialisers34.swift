func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00: Int
  var p01 = note("p01", 5)
  lazy var l0 = note("lazy 0", p00 + 1)
  init() {
    p00 = 5
    print("C0() before")
    print("C0() after", describe())
    p01 += 10
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10: Int
  lazy var l1 = note("lazy 1", p10 + 1)
  init(_ b: Int, c: Int = 2) {
    p10 = b + c
    print("C1(_ b before")
    super.init()
    print("C1(_ b after", describe())
    p10 += 10
  }
  init(a: Int) {
    p10 = a
    print("C1(a:  before")
    super.init()
    print("C1(a:  after", describe())
  }
  convenience init(text1: String) {
    self.init(3)
    print("convenience 1")
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
print(C1(a: 20).describe())
print(C1(30).describe())
print(C1(30, c: 4).describe())
print(C1(text1: "").describe())
