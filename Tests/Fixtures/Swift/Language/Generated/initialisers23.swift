func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00: Int
  init(_ b: Int, c: Int = 2) {
    p00 = 4
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
  var p10 = note("p10", 1)
  lazy var l1 = note("lazy 1", p10 + 1)
  override init(_ b: Int, c: Int = 2) {
    print("C1(_ b before")
    super.init(6)
    print("C1(_ b after", describe())
    p10 += 10
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
class C2: C1 {
  var p20: Int
  init(a: Int) {
    p20 = a
    print("C2(a:  before")
    super.init(6)
    print("C2(a:  after", describe())
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" }
}
class C3: C2 {
  var p30: Int
  var p31 = note("p31", 4)
  lazy var l3 = note("lazy 3", p30 + 1)
  override init(a: Int) {
    p30 = 4
    print("C3(a:  before")
    super.init(a: 8)
    print("C3(a:  after", describe())
  }
  init() {
    p30 = 4
    print("C3() before")
    super.init(a: 8)
    print("C3() after", describe())
  }
  override func describe() -> String { super.describe() + " p30=\(p30)" + " p31=\(p31)" }
}
print(C0(30).describe())
print(C3(a: 20).describe())
