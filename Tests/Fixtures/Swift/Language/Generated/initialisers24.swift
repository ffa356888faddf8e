func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 3)
  var p01: Int
  init() {
    p01 = 4
    print("C0() before")
    print("C0() after", describe())
  }
  init(a: Int) {
    p01 = 4
    print("C0(a:  before")
    print("C0(a:  after", describe())
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10: Int
  lazy var l1 = note("lazy 1", p10 + 1)
  override init() {
    p10 = 4
    print("C1() before")
    super.init()
    print("C1() after", describe())
  }
  convenience init(text1: String) {
    self.init()
    print("convenience 1")
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
class C2: C1 {
  var p20 = note("p20", 2)
  var p21 = note("p21", 7)
  lazy var l2 = note("lazy 2", p20 + 1)
  init(_ b: Int, c: Int = 2) {
    print("C2(_ b before")
    super.init()
    print("C2(_ b after", describe())
    p20 += 10
  }
  convenience init(text2: String) {
    self.init(3)
    print("convenience 2")
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" + " p21=\(p21)" }
}
print(C0().describe())
print(C0(a: 20).describe())
print(C2(30, c: 4).describe())
