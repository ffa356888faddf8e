func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00: Int
  var p01: Int
  init(_ b: Int, c: Int = 2) {
    p00 = 4
    p01 = b + c
    print("C0(_ b before")
    print("C0(_ b after", describe())
    p00 += 10
  }
  convenience init(text0: String) {
    self.init(3)
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10 = note("p10", 5)
  var p11 = note("p11", 7)
  lazy var l1 = note("lazy 1", p10 + 1)
  init(a: Int) {
    print("C1(a:  before")
    super.init(6)
    print("C1(a:  after", describe())
  }
  init() {
    print("C1() before")
    super.init(6, c: 7)
    print("C1() after", describe())
    p11 += 10
  }
  convenience init(text1: String) {
    self.init(a: 1)
    print("convenience 1")
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
class C2: C1 {
  var p20 = note("p20", 6)
  override init(a: Int) {
    print("C2(a:  before")
    super.init()
    print("C2(a:  after", describe())
  }
  convenience init(text2: String) {
    self.init(a: 1)
    print("convenience 2")
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" }
}
class C3: C2 {
  var p30 = note("p30", 5)
  init() {
    print("C3() before")
    super.init(a: 8)
    print("C3() after", describe())
  }
  override init(a: Int) {
    print("C3(a:  before")
    super.init(a: 8)
    print("C3(a:  after", describe())
    p30 += 10
  }
  convenience init(text3: String) {
    self.init()
    print("convenience 3")
  }
  override func describe() -> String { super.describe() + " p30=\(p30)" }
}
print(C0(30).describe())
print(C0(30, c: 4).describe())
print(C2(a: 20).describe())
print(C3(text3: "").describe())
