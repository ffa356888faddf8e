func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 3)
  lazy var l0 = note("lazy 0", p00 + 1)
  init(_ b: Int, c: Int = 2) {
    print("C0(_ b before")
    print("C0(_ b after", describe())
  }
  init() {
    print("C0() before")
    print("C0() after", describe())
  }
  func describe() -> String { " p00=\(p00)" }
}
class C1: C0 {
  var p10 = note("p10", 8)
  lazy var l1 = note("lazy 1", p10 + 1)
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
print(C0(30).describe())
print(C1().describe())
print(C1(30).describe())
