func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00: Int
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
  var p10: Int
  init() {
    p10 = 5
    print("C1() before")
    super.init(6)
    print("C1() after", describe())
  }
  override init(_ b: Int, c: Int = 2) {
    p10 = 4
    print("C1(_ b before")
    super.init(6)
    print("C1(_ b after", describe())
    p10 += 10
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
class C2: C1 {
  var p20 = note("p20", 9)
  var p21 = note("p21", 4)
  lazy var l2 = note("lazy 2", p20 + 1)
  init(a: Int) {
    print("C2(a:  before")
    super.init()
    print("C2(a:  after", describe())
    p20 += 10
  }
  convenience init(text2: String) {
    self.init(a: 1)
    print("convenience 2")
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" + " p21=\(p21)" }
}
class C3: C2 {
  var p30 = note("p30", 9)
  override init(a: Int) {
    print("C3(a:  before")
    super.init(a: 8)
    print("C3(a:  after", describe())
    p30 += 10
  }
  init() {
    print("C3() before")
    super.init(a: 8)
    print("C3() after", describe())
  }
  convenience init(text3: String) {
    self.init(a: 1)
    print("convenience 3")
  }
  override func describe() -> String { super.describe() + " p30=\(p30)" }
}
print(C1().describe())
print(C2(text2: "").describe())
print(C3().describe())
print(C3(text2: "").describe())
