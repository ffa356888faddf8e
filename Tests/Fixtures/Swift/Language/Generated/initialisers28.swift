func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 4)
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
  convenience init(text0: String) {
    self.init(3)
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" }
}
class C1: C0 {
  var p10 = note("p10", 8)
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
class C2: C1 {
  var p20 = note("p20", 9)
  lazy var l2 = note("lazy 2", p20 + 1)
  override func describe() -> String { super.describe() + " p20=\(p20)" }
}
class C3: C2 {
  var p30: Int
  init() {
    p30 = 4
    print("C3() before")
    super.init(a: 8)
    print("C3() after", describe())
  }
  convenience init(text3: String) {
    self.init()
    print("convenience 3")
  }
  override func describe() -> String { super.describe() + " p30=\(p30)" }
}
print(C1(30, c: 4).describe())
print(C1(text0: "").describe())
print(C3().describe())
print(C3(text3: "").describe())
