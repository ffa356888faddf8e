func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 1)
  init() {
    print("C0() before")
    print("C0() after", describe())
    p00 += 10
  }
  convenience init(text0: String) {
    self.init()
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" }
}
class C1: C0 {
  var p10: Int
  lazy var l1 = note("lazy 1", p10 + 1)
  override init() {
    p10 = 5
    print("C1() before")
    super.init()
    print("C1() after", describe())
    p10 += 10
  }
  init(a: Int) {
    p10 = a
    print("C1(a:  before")
    super.init()
    print("C1(a:  after", describe())
  }
  convenience init(text1: String) {
    self.init()
    print("convenience 1")
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
class C2: C1 {
  var p20 = note("p20", 7)
  override init(a: Int) {
    print("C2(a:  before")
    super.init()
    print("C2(a:  after", describe())
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" }
}
print(C0().describe())
print(C1(a: 20).describe())
print(C2(a: 20).describe())
