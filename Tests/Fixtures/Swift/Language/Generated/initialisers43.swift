func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00: Int
  var p01 = note("p01", 4)
  init(_ b: Int, c: Int = 2) {
    p00 = b + c
    print("C0(_ b before")
    print("C0(_ b after", describe())
  }
  convenience init(text0: String) {
    self.init(3)
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10 = note("p10", 8)
  init() {
    print("C1() before")
    super.init(6)
    print("C1() after", describe())
  }
  override init(_ b: Int, c: Int = 2) {
    print("C1(_ b before")
    super.init(6)
    print("C1(_ b after", describe())
  }
  convenience init(text1: String) {
    self.init()
    print("convenience 1")
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
class C2: C1 {
  var p20: Int
  var p21: Int
  lazy var l2 = note("lazy 2", p20 + 1)
  override init(_ b: Int, c: Int = 2) {
    p20 = 4
    p21 = 4
    print("C2(_ b before")
    super.init(6, c: 7)
    print("C2(_ b after", describe())
  }
  convenience init(text2: String) {
    self.init(3)
    print("convenience 2")
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" + " p21=\(p21)" }
}
class C3: C2 {
  var p30: Int
  var p31 = note("p31", 6)
  lazy var l3 = note("lazy 3", p30 + 1)
  init() {
    p30 = 4
    print("C3() before")
    super.init(6)
    print("C3() after", describe())
    p31 += 10
  }
  init(a: Int) {
    p30 = 4
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
print(C0(30, c: 4).describe())
print(C0(text0: "").describe())
print(C1(30, c: 4).describe())
print(C1(text1: "").describe())
print(C2(30).describe())
print(C2(30, c: 4).describe())
print(C3().describe())
print(C3(a: 20).describe())
print(C3(text3: "").describe())
