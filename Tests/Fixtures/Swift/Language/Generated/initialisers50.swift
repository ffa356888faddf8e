func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 1)
  var p01 = note("p01", 5)
  init(_ b: Int, c: Int = 2) {
    print("C0(_ b before")
    print("C0(_ b after", describe())
    p00 += 10
  }
  init() {
    print("C0() before")
    print("C0() after", describe())
    p01 += 10
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10 = note("p10", 9)
  var p11 = note("p11", 8)
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
class C2: C1 {
  var p20: Int
  lazy var l2 = note("lazy 2", p20 + 1)
  override init() {
    p20 = 5
    print("C2() before")
    super.init()
    print("C2() after", describe())
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" }
}
print(C0(30).describe())
print(C1().describe())
print(C2().describe())
