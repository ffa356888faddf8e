func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 9)
  var p01 = note("p01", 5)
  init(a: Int) {
    print("C0(a:  before")
    print("C0(a:  after", describe())
    p01 += 10
  }
  convenience init(text0: String) {
    self.init(a: 1)
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10: Int
  lazy var l1 = note("lazy 1", p10 + 1)
  init() {
    p10 = 5
    print("C1() before")
    super.init(a: 8)
    print("C1() after", describe())
  }
  convenience init(text1: String) {
    self.init()
    print("convenience 1")
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
class C2: C1 {
  var p20 = note("p20", 4)
  lazy var l2 = note("lazy 2", p20 + 1)
  override init() {
    print("C2() before")
    super.init()
    print("C2() after", describe())
  }
  init(_ b: Int, c: Int = 2) {
    print("C2(_ b before")
    super.init()
    print("C2(_ b after", describe())
    p20 += 10
  }
  convenience init(text2: String) {
    self.init()
    print("convenience 2")
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" }
}
class C3: C2 {
  var p30: Int
  var p31 = note("p31", 1)
  lazy var l3 = note("lazy 3", p30 + 1)
  init(a: Int) {
    p30 = a
    print("C3(a:  before")
    super.init()
    print("C3(a:  after", describe())
  }
  convenience init(text3: String) {
    self.init(a: 1)
    print("convenience 3")
  }
  override func describe() -> String { super.describe() + " p30=\(p30)" + " p31=\(p31)" }
}
print(C2().describe())
print(C2(30).describe())
print(C2(30, c: 4).describe())
print(C2(text2: "").describe())
print(C3(text3: "").describe())
