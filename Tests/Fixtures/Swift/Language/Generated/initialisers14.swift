func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00: Int
  lazy var l0 = note("lazy 0", p00 + 1)
  init() {
    p00 = 5
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
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
class C2: C1 {
  var p20 = note("p20", 8)
  var p21: Int
  init(_ b: Int, c: Int = 2) {
    p21 = b + c
    print("C2(_ b before")
    super.init()
    print("C2(_ b after", describe())
    p21 += 10
  }
  convenience init(text2: String) {
    self.init(3)
    print("convenience 2")
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" + " p21=\(p21)" }
}
print(C2(30).describe())
print(C2(30, c: 4).describe())
print(C2(text2: "").describe())
