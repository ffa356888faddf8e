func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 1)
  var p01 = note("p01", 4)
  init(_ b: Int, c: Int = 2) {
    print("C0(_ b before")
    print("C0(_ b after", describe())
    p00 += 10
  }
  init() {
    print("C0() before")
    print("C0() after", describe())
  }
  convenience init(text0: String) {
    self.init(3)
    print("convenience 0")
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
  init(a: Int) {
    p10 = 4
    print("C1(a:  before")
    super.init(6, c: 7)
    print("C1(a:  after", describe())
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
class C2: C1 {
  var p20 = note("p20", 8)
  var p21: Int
  lazy var l2 = note("lazy 2", p20 + 1)
  init(_ b: Int, c: Int = 2) {
    p21 = 4
    print("C2(_ b before")
    super.init(a: 8)
    print("C2(_ b after", describe())
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" + " p21=\(p21)" }
}
print(C0(30, c: 4).describe())
print(C2(30).describe())
print(C2(30, c: 4).describe())
