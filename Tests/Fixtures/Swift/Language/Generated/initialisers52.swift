func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 8)
  var p01 = note("p01", 7)
  lazy var l0 = note("lazy 0", p00 + 1)
  init() {
    print("C0() before")
    print("C0() after", describe())
  }
  init(_ b: Int, c: Int = 2) {
    print("C0(_ b before")
    print("C0(_ b after", describe())
    p01 += 10
  }
  convenience init(text0: String) {
    self.init()
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10: Int
  lazy var l1 = note("lazy 1", p10 + 1)
  override init(_ b: Int, c: Int = 2) {
    p10 = 4
    print("C1(_ b before")
    super.init()
    print("C1(_ b after", describe())
    p10 += 10
  }
  init(a: Int) {
    p10 = 4
    print("C1(a:  before")
    super.init(6, c: 7)
    print("C1(a:  after", describe())
  }
  convenience init(text1: String) {
    self.init(3)
    print("convenience 1")
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
class C2: C1 {
  var p20: Int
  lazy var l2 = note("lazy 2", p20 + 1)
  init() {
    p20 = 5
    print("C2() before")
    super.init(6)
    print("C2() after", describe())
  }
  convenience init(text2: String) {
    self.init()
    print("convenience 2")
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" }
}
print(C0(30, c: 4).describe())
print(C0(text0: "").describe())
print(C1(a: 20).describe())
print(C2().describe())
print(C2(text2: "").describe())
