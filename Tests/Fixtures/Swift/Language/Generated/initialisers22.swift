func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 4)
  var p01 = note("p01", 4)
  init() {
    print("C0() before")
    print("C0() after", describe())
    p01 += 10
  }
  convenience init(text0: String) {
    self.init()
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10 = note("p10", 8)
  var p11: Int
  init(_ b: Int, c: Int = 2) {
    p11 = b + c
    print("C1(_ b before")
    super.init()
    print("C1(_ b after", describe())
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
class C2: C1 {
  var p20 = note("p20", 6)
  var p21: Int
  init(a: Int) {
    p21 = a
    print("C2(a:  before")
    super.init(6, c: 7)
    print("C2(a:  after", describe())
    p21 += 10
  }
  init() {
    p21 = 5
    print("C2() before")
    super.init(6, c: 7)
    print("C2() after", describe())
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" + " p21=\(p21)" }
}
class C3: C2 {
  var p30: Int
  lazy var l3 = note("lazy 3", p30 + 1)
  override init(a: Int) {
    p30 = a
    print("C3(a:  before")
    super.init(a: 8)
    print("C3(a:  after", describe())
    p30 += 10
  }
  convenience init(text3: String) {
    self.init(a: 1)
    print("convenience 3")
  }
  override func describe() -> String { super.describe() + " p30=\(p30)" }
}
print(C0(text0: "").describe())
print(C2(a: 20).describe())
print(C3(a: 20).describe())
