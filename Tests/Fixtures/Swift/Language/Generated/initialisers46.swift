func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 9)
  var p01 = note("p01", 3)
  init() {
    print("C0() before")
    print("C0() after", describe())
  }
  convenience init(text0: String) {
    self.init()
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10 = note("p10", 2)
  init(a: Int) {
    print("C1(a:  before")
    super.init()
    print("C1(a:  after", describe())
    p10 += 10
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
class C2: C1 {
  var p20: Int
  var p21 = note("p21", 4)
  lazy var l2 = note("lazy 2", p20 + 1)
  init(_ b: Int, c: Int = 2) {
    p20 = b + c
    print("C2(_ b before")
    super.init(a: 8)
    print("C2(_ b after", describe())
    p20 += 10
  }
  convenience init(text2: String) {
    self.init(3)
    print("convenience 2")
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" + " p21=\(p21)" }
}
class C3: C2 {
  var p30 = note("p30", 8)
  var p31 = note("p31", 4)
  override func describe() -> String { super.describe() + " p30=\(p30)" + " p31=\(p31)" }
}
print(C2(30).describe())
print(C3(30).describe())
print(C3(30, c: 4).describe())
print(C3(text2: "").describe())
