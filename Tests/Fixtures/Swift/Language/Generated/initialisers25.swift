func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 5)
  var p01: Int
  init(_ b: Int, c: Int = 2) {
    p01 = 4
    print("C0(_ b before")
    print("C0(_ b after", describe())
  }
  init() {
    p01 = 4
    print("C0() before")
    print("C0() after", describe())
    p01 += 10
  }
  convenience init(text0: String) {
    self.init(3)
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10 = note("p10", 3)
  var p11: Int
  lazy var l1 = note("lazy 1", p10 + 1)
  override init(_ b: Int, c: Int = 2) {
    p11 = 4
    print("C1(_ b before")
    super.init()
    print("C1(_ b after", describe())
    p11 += 10
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
class C2: C1 {
  var p20 = note("p20", 2)
  lazy var l2 = note("lazy 2", p20 + 1)
  override func describe() -> String { super.describe() + " p20=\(p20)" }
}
print(C0().describe())
print(C0(30).describe())
print(C0(30, c: 4).describe())
print(C1(30).describe())
print(C1(30, c: 4).describe())
print(C2(30).describe())
print(C2(30, c: 4).describe())
