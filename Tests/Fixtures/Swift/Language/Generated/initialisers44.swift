func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 8)
  var p01: Int
  lazy var l0 = note("lazy 0", p00 + 1)
  init(_ b: Int, c: Int = 2) {
    p01 = b + c
    print("C0(_ b before")
    print("C0(_ b after", describe())
    p01 += 10
  }
  init(a: Int) {
    p01 = a
    print("C0(a:  before")
    print("C0(a:  after", describe())
    p00 += 10
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10 = note("p10", 3)
  lazy var l1 = note("lazy 1", p10 + 1)
  override init(_ b: Int, c: Int = 2) {
    print("C1(_ b before")
    super.init(a: 8)
    print("C1(_ b after", describe())
  }
  convenience init(text1: String) {
    self.init(3)
    print("convenience 1")
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
print(C0(30).describe())
print(C1(30).describe())
print(C1(30, c: 4).describe())
print(C1(text1: "").describe())
