func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 9)
  init(_ b: Int, c: Int = 2) {
    print("C0(_ b before")
    print("C0(_ b after", describe())
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
  init() {
    p10 = 5
    print("C1() before")
    super.init(6)
    print("C1() after", describe())
    p10 += 10
  }
  convenience init(text1: String) {
    self.init()
    print("convenience 1")
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
class C2: C1 {
  var p20: Int
  lazy var l2 = note("lazy 2", p20 + 1)
  override init() {
    p20 = 4
    print("C2() before")
    super.init()
    print("C2() after", describe())
  }
  init(a: Int) {
    p20 = a
    print("C2(a:  before")
    super.init()
    print("C2(a:  after", describe())
    p20 += 10
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" }
}
class C3: C2 {
  var p30 = note("p30", 8)
  override func describe() -> String { super.describe() + " p30=\(p30)" }
}
print(C0(30, c: 4).describe())
print(C3().describe())
print(C3(a: 20).describe())
print(C3(text1: "").describe())
