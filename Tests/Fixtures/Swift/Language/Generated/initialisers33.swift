func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00: Int
  var p01 = note("p01", 8)
  init() {
    p00 = 5
    print("C0() before")
    print("C0() after", describe())
    p00 += 10
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10 = note("p10", 5)
  lazy var l1 = note("lazy 1", p10 + 1)
  init(a: Int) {
    print("C1(a:  before")
    super.init()
    print("C1(a:  after", describe())
  }
  init(_ b: Int, c: Int = 2) {
    print("C1(_ b before")
    super.init()
    print("C1(_ b after", describe())
    p10 += 10
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
class C2: C1 {
  var p20 = note("p20", 6)
  var p21: Int
  lazy var l2 = note("lazy 2", p20 + 1)
  override init(_ b: Int, c: Int = 2) {
    p21 = 4
    print("C2(_ b before")
    super.init(6, c: 7)
    print("C2(_ b after", describe())
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
  var p30 = note("p30", 9)
  lazy var l3 = note("lazy 3", p30 + 1)
  override init(_ b: Int, c: Int = 2) {
    print("C3(_ b before")
    super.init(6)
    print("C3(_ b after", describe())
    p30 += 10
  }
  init(a: Int) {
    print("C3(a:  before")
    super.init()
    print("C3(a:  after", describe())
  }
  convenience init(text3: String) {
    self.init(3)
    print("convenience 3")
  }
  override func describe() -> String { super.describe() + " p30=\(p30)" }
}
print(C2(30).describe())
print(C2(30, c: 4).describe())
print(C3(30).describe())
print(C3(30, c: 4).describe())
print(C3(text3: "").describe())
