func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 6)
  var p01 = note("p01", 7)
  init(_ b: Int, c: Int = 2) {
    print("C0(_ b before")
    print("C0(_ b after", describe())
    p00 += 10
  }
  convenience init(text0: String) {
    self.init(3)
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10: Int
  var p11 = note("p11", 2)
  lazy var l1 = note("lazy 1", p10 + 1)
  override init(_ b: Int, c: Int = 2) {
    p10 = b + c
    print("C1(_ b before")
    super.init(6, c: 7)
    print("C1(_ b after", describe())
  }
  init(a: Int) {
    p10 = a
    print("C1(a:  before")
    super.init(6, c: 7)
    print("C1(a:  after", describe())
    p10 += 10
  }
  convenience init(text1: String) {
    self.init(3)
    print("convenience 1")
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
class C2: C1 {
  var p20 = note("p20", 9)
  lazy var l2 = note("lazy 2", p20 + 1)
  override init(a: Int) {
    print("C2(a:  before")
    super.init(6, c: 7)
    print("C2(a:  after", describe())
    p20 += 10
  }
  override init(_ b: Int, c: Int = 2) {
    print("C2(_ b before")
    super.init(6, c: 7)
    print("C2(_ b after", describe())
  }
  convenience init(text2: String) {
    self.init(a: 1)
    print("convenience 2")
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" }
}
print(C1(a: 20).describe())
print(C1(30).describe())
print(C1(text0: "").describe())
print(C2(a: 20).describe())
print(C2(30).describe())
print(C2(30, c: 4).describe())
print(C2(text0: "").describe())
print(C2(text2: "").describe())
