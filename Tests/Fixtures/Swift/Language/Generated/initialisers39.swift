func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00: Int
  lazy var l0 = note("lazy 0", p00 + 1)
  init() {
    p00 = 5
    print("C0() before")
    print("C0() after", describe())
    p00 += 10
  }
  func describe() -> String { " p00=\(p00)" }
}
class C1: C0 {
  var p10: Int
  init(a: Int) {
    p10 = 4
    print("C1(a:  before")
    super.init()
    print("C1(a:  after", describe())
    p10 += 10
  }
  init(_ b: Int, c: Int = 2) {
    p10 = 4
    print("C1(_ b before")
    super.init()
    print("C1(_ b after", describe())
  }
  convenience init(text1: String) {
    self.init(a: 1)
    print("convenience 1")
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
class C2: C1 {
  var p20: Int
  var p21 = note("p21", 5)
  override init(_ b: Int, c: Int = 2) {
    p20 = b + c
    print("C2(_ b before")
    super.init(a: 8)
    print("C2(_ b after", describe())
    p21 += 10
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" + " p21=\(p21)" }
}
class C3: C2 {
  var p30: Int
  var p31: Int
  lazy var l3 = note("lazy 3", p30 + 1)
  init() {
    p30 = 5
    p31 = 5
    print("C3() before")
    super.init(6, c: 7)
    print("C3() after", describe())
    p30 += 10
  }
  override func describe() -> String { super.describe() + " p30=\(p30)" + " p31=\(p31)" }
}
print(C1(30).describe())
print(C1(text1: "").describe())
print(C3().describe())
