func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 7)
  lazy var l0 = note("lazy 0", p00 + 1)
  init(_ b: Int, c: Int = 2) {
    print("C0(_ b before")
    print("C0(_ b after", describe())
    p00 += 10
  }
  init(a: Int) {
    print("C0(a:  before")
    print("C0(a:  after", describe())
    p00 += 10
  }
  func describe() -> String { " p00=\(p00)" }
}
class C1: C0 {
  var p10 = note("p10", 9)
  var p11: Int
  lazy var l1 = note("lazy 1", p10 + 1)
  override init(a: Int) {
    p11 = a
    print("C1(a:  before")
    super.init(6)
    print("C1(a:  after", describe())
    p11 += 10
  }
  override init(_ b: Int, c: Int = 2) {
    p11 = b + c
    print("C1(_ b before")
    super.init(a: 8)
    print("C1(_ b after", describe())
    p11 += 10
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
class C2: C1 {
  var p20 = note("p20", 6)
  lazy var l2 = note("lazy 2", p20 + 1)
  override func describe() -> String { super.describe() + " p20=\(p20)" }
}
class C3: C2 {
  var p30 = note("p30", 7)
  var p31: Int
  lazy var l3 = note("lazy 3", p30 + 1)
  init() {
    p31 = 4
    print("C3() before")
    super.init(a: 8)
    print("C3() after", describe())
  }
  override init(a: Int) {
    p31 = 4
    print("C3(a:  before")
    super.init(6, c: 7)
    print("C3(a:  after", describe())
    p30 += 10
  }
  convenience init(text3: String) {
    self.init()
    print("convenience 3")
  }
  override func describe() -> String { super.describe() + " p30=\(p30)" + " p31=\(p31)" }
}
print(C0(a: 20).describe())
print(C0(30).describe())
print(C0(30, c: 4).describe())
print(C1(30, c: 4).describe())
print(C2(a: 20).describe())
print(C3().describe())
print(C3(a: 20).describe())
print(C3(text3: "").describe())
