func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00: Int
  lazy var l0 = note("lazy 0", p00 + 1)
  init(_ b: Int, c: Int = 2) {
    p00 = 4
    print("C0(_ b before")
    print("C0(_ b after", describe())
  }
  func describe() -> String { " p00=\(p00)" }
}
class C1: C0 {
  var p10: Int
  var p11 = note("p11", 3)
  lazy var l1 = note("lazy 1", p10 + 1)
  init() {
    p10 = 4
    print("C1() before")
    super.init(6)
    print("C1() after", describe())
    p11 += 10
  }
  convenience init(text1: String) {
    self.init()
    print("convenience 1")
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
print(C1().describe())
