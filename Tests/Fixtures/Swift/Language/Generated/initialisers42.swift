func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 7)
  init(_ b: Int, c: Int = 2) {
    print("C0(_ b before")
    print("C0(_ b after", describe())
    p00 += 10
  }
  init(a: Int) {
    print("C0(a:  before")
    print("C0(a:  after", describe())
  }
  convenience init(text0: String) {
    self.init(3)
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" }
}
class C1: C0 {
  var p10: Int
  var p11: Int
  lazy var l1 = note("lazy 1", p10 + 1)
  override init(_ b: Int, c: Int = 2) {
    p10 = 4
    p11 = b + c
    print("C1(_ b before")
    super.init(6, c: 7)
    print("C1(_ b after", describe())
    p10 += 10
  }
  override init(a: Int) {
    p10 = 4
    p11 = 4
    print("C1(a:  before")
    super.init(6)
    print("C1(a:  after", describe())
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
class C2: C1 {
  var p20 = note("p20", 3)
  var p21: Int
  lazy var l2 = note("lazy 2", p20 + 1)
  init() {
    p21 = 4
    print("C2() before")
    super.init(6)
    print("C2() after", describe())
  }
  override init(a: Int) {
    p21 = 4
    print("C2(a:  before")
    super.init(6, c: 7)
    print("C2(a:  after", describe())
    p21 += 10
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" + " p21=\(p21)" }
}
print(C0(30).describe())
print(C0(text0: "").describe())
print(C1(30).describe())
print(C2().describe())
