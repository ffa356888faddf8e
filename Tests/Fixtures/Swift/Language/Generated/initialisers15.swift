func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00: Int
  lazy var l0 = note("lazy 0", p00 + 1)
  init(_ b: Int, c: Int = 2) {
    p00 = b + c
    print("C0(_ b before")
    print("C0(_ b after", describe())
    p00 += 10
  }
  convenience init(text0: String) {
    self.init(3)
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" }
}
class C1: C0 {
  var p10 = note("p10", 9)
  lazy var l1 = note("lazy 1", p10 + 1)
  override init(_ b: Int, c: Int = 2) {
    print("C1(_ b before")
    super.init(6)
    print("C1(_ b after", describe())
  }
  init(a: Int) {
    print("C1(a:  before")
    super.init(6, c: 7)
    print("C1(a:  after", describe())
    p10 += 10
  }
  convenience init(text1: String) {
    self.init(3)
    print("convenience 1")
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
class C2: C1 {
  var p20 = note("p20", 9)
  lazy var l2 = note("lazy 2", p20 + 1)
  override func describe() -> String { super.describe() + " p20=\(p20)" }
}
class C3: C2 {
  var p30: Int
  var p31 = note("p31", 9)
  override init(_ b: Int, c: Int = 2) {
    p30 = 4
    print("C3(_ b before")
    super.init(a: 8)
    print("C3(_ b after", describe())
    p31 += 10
  }
  init() {
    p30 = 5
    print("C3() before")
    super.init(a: 8)
    print("C3() after", describe())
  }
  override func describe() -> String { super.describe() + " p30=\(p30)" + " p31=\(p31)" }
}
print(C1(a: 20).describe())
print(C1(30).describe())
print(C1(30, c: 4).describe())
print(C3().describe())
print(C3(30).describe())
print(C3(30, c: 4).describe())
