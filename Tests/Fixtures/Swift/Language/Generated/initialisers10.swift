func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 8)
  lazy var l0 = note("lazy 0", p00 + 1)
  init(_ b: Int, c: Int = 2) {
    print("C0(_ b before")
    print("C0(_ b after", describe())
    p00 += 10
  }
  init() {
    print("C0() before")
    print("C0() after", describe())
    p00 += 10
  }
  convenience init(text0: String) {
    self.init(3)
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" }
}
class C1: C0 {
  var p10 = note("p10", 4)
  var p11 = note("p11", 8)
  lazy var l1 = note("lazy 1", p10 + 1)
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
class C2: C1 {
  var p20 = note("p20", 4)
  var p21 = note("p21", 6)
  init(a: Int) {
    print("C2(a:  before")
    super.init(6)
    print("C2(a:  after", describe())
  }
  convenience init(text2: String) {
    self.init(a: 1)
    print("convenience 2")
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" + " p21=\(p21)" }
}
class C3: C2 {
  var p30: Int
  lazy var l3 = note("lazy 3", p30 + 1)
  init() {
    p30 = 5
    print("C3() before")
    super.init(a: 8)
    print("C3() after", describe())
  }
  init(_ b: Int, c: Int = 2) {
    p30 = b + c
    print("C3(_ b before")
    super.init(a: 8)
    print("C3(_ b after", describe())
    p30 += 10
  }
  override func describe() -> String { super.describe() + " p30=\(p30)" }
}
print(C0().describe())
print(C0(text0: "").describe())
print(C1(30, c: 4).describe())
print(C3().describe())
print(C3(30).describe())
