func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 4)
  var p01: Int
  lazy var l0 = note("lazy 0", p00 + 1)
  init(_ b: Int, c: Int = 2) {
    p01 = 4
    print("C0(_ b before")
    print("C0(_ b after", describe())
    p01 += 10
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10 = note("p10", 7)
  var p11: Int
  lazy var l1 = note("lazy 1", p10 + 1)
  override init(_ b: Int, c: Int = 2) {
    p11 = 4
    print("C1(_ b before")
    super.init(6, c: 7)
    print("C1(_ b after", describe())
  }
  init() {
    p11 = 4
    print("C1() before")
    super.init(6, c: 7)
    print("C1() after", describe())
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" + " p11=\(p11)" }
}
class C2: C1 {
  var p20 = note("p20", 7)
  override func describe() -> String { super.describe() + " p20=\(p20)" }
}
print(C0(30, c: 4).describe())
print(C2(30, c: 4).describe())
