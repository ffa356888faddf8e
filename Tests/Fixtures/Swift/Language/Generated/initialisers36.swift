func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00: Int
  var p01: Int
  lazy var l0 = note("lazy 0", p00 + 1)
  init(_ b: Int, c: Int = 2) {
    p00 = b + c
    p01 = 4
    print("C0(_ b before")
    print("C0(_ b after", describe())
    p00 += 10
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10 = note("p10", 7)
  var p11 = note("p11", 5)
  lazy var l1 = note("lazy 1", p10 + 1)
  override init(_ b: Int, c: Int = 2) {
    print("C1(_ b before")
    super.init(6, c: 7)
    print("C1(_ b after", describe())
    p11 += 10
  }
  convenience init(text1: String) {
    self.init(3)
    print("convenience 1")
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
class C2: C1 {
  var p20: Int
  var p21 = note("p21", 7)
  lazy var l2 = note("lazy 2", p20 + 1)
  init() {
    p20 = 4
    print("C2() before")
    super.init(6, c: 7)
    print("C2() after", describe())
    p21 += 10
  }
  override init(_ b: Int, c: Int = 2) {
    p20 = 4
    print("C2(_ b before")
    super.init(6)
    print("C2(_ b after", describe())
    p21 += 10
  }
  convenience init(text2: String) {
    self.init()
    print("convenience 2")
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" + " p21=\(p21)" }
}
print(C1(30).describe())
print(C2().describe())
print(C2(30).describe())
print(C2(text2: "").describe())
