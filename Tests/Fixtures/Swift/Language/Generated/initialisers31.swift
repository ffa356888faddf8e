func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00 = note("p00", 3)
  var p01 = note("p01", 2)
  init(_ b: Int, c: Int = 2) {
    print("C0(_ b before")
    print("C0(_ b after", describe())
  }
  init(a: Int) {
    print("C0(a:  before")
    print("C0(a:  after", describe())
    p00 += 10
  }
  convenience init(text0: String) {
    self.init(3)
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10: Int
  init() {
    p10 = 5
    print("C1() before")
    super.init(a: 8)
    print("C1() after", describe())
  }
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
print(C0(a: 20).describe())
print(C0(30).describe())
print(C1().describe())
