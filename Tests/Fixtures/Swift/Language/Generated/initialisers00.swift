func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 6)
  lazy var l0 = note("lazy 0", p00 + 1)
  init(a: Int) {
    print("C0(a:  before")
    print("C0(a:  after", describe())
  }
  init(_ b: Int, c: Int = 2) {
    print("C0(_ b before")
    print("C0(_ b after", describe())
  }
  convenience init(text0: String) {
    self.init(a: 1)
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" }
}
class C1: C0 {
  var p10: Int
  var p11 = note("p11", 6)
  override init(a: Int) {
    p10 = a
    print("C1(a:  before")
    super.init(a: 8)
    print("C1(a:  after", describe())
    p11 += 10
  }
  convenience init(text1: String) {
    self.init(a: 1)
    print("convenience 1")
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
class C2: C1 {
  var p20 = note("p20", 8)
  lazy var l2 = note("lazy 2", p20 + 1)
  override func describe() -> String { super.describe() + " p20=\(p20)" }
}
class C3: C2 {
  var p30: Int
  var p31: Int
  override init(a: Int) {
    p30 = a
    p31 = 4
    print("C3(a:  before")
    super.init(a: 8)
    print("C3(a:  after", describe())
  }
  override func describe() -> String { super.describe() + " p30=\(p30)" + " p31=\(p31)" }
}
print(C3(a: 20).describe())
print(C3(text1: "").describe())
