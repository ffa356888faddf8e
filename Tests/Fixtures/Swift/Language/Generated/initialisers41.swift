func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00: Int
  var p01: Int
  lazy var l0 = note("lazy 0", p00 + 1)
  init(_ b: Int, c: Int = 2) {
    p00 = 4
    p01 = 4
    print("C0(_ b before")
    print("C0(_ b after", describe())
    p01 += 10
  }
  init(a: Int) {
    p00 = a
    p01 = a
    print("C0(a:  before")
    print("C0(a:  after", describe())
    p01 += 10
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10 = note("p10", 2)
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
class C2: C1 {
  var p20: Int
  var p21 = note("p21", 3)
  override init(_ b: Int, c: Int = 2) {
    p20 = b + c
    print("C2(_ b before")
    super.init(a: 8)
    print("C2(_ b after", describe())
    p21 += 10
  }
  init() {
    p20 = 5
    print("C2() before")
    super.init(6, c: 7)
    print("C2() after", describe())
  }
  convenience init(text2: String) {
    self.init(3)
    print("convenience 2")
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" + " p21=\(p21)" }
}
print(C2().describe())
print(C2(30).describe())
print(C2(text2: "").describe())
