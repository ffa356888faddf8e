func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 9)
  var p01 = note("p01", 5)
  lazy var l0 = note("lazy 0", p00 + 1)
  init(_ b: Int, c: Int = 2) {
    print("C0(_ b before")
    print("C0(_ b after", describe())
  }
  init() {
    print("C0() before")
    print("C0() after", describe())
    p00 += 10
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10: Int
  init(a: Int) {
    p10 = 4
    print("C1(a:  before")
    super.init(6, c: 7)
    print("C1(a:  after", describe())
    p10 += 10
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
class C2: C1 {
  var p20 = note("p20", 8)
  lazy var l2 = note("lazy 2", p20 + 1)
  init() {
    print("C2() before")
    super.init(a: 8)
    print("C2() after", describe())
    p20 += 10
  }
  init(_ b: Int, c: Int = 2) {
    print("C2(_ b before")
    super.init(a: 8)
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
  var p30 = note("p30", 4)
  var p31 = note("p31", 5)
  override init(_ b: Int, c: Int = 2) {
    print("C3(_ b before")
    super.init(6)
    print("C3(_ b after", describe())
  }
  override func describe() -> String { super.describe() + " p30=\(p30)" + " p31=\(p31)" }
}
print(C1(a: 20).describe())
print(C2(30).describe())
print(C3(30).describe())
print(C3(30, c: 4).describe())
