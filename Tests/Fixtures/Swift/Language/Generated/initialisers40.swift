func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 4)
  init() {
    print("C0() before")
    print("C0() after", describe())
  }
  func describe() -> String { " p00=\(p00)" }
}
class C1: C0 {
  var p10 = note("p10", 8)
  var p11 = note("p11", 1)
  lazy var l1 = note("lazy 1", p10 + 1)
  init(_ b: Int, c: Int = 2) {
    print("C1(_ b before")
    super.init()
    print("C1(_ b after", describe())
  }
  override init() {
    print("C1() before")
    super.init()
    print("C1() after", describe())
    p10 += 10
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
print(C1().describe())
print(C1(30).describe())
