func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00: Int
  init(a: Int) {
    p00 = a
    print("C0(a:  before")
    print("C0(a:  after", describe())
  }
  init() {
    p00 = 4
    print("C0() before")
    print("C0() after", describe())
  }
  convenience init(text0: String) {
    self.init(a: 1)
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" }
}
class C1: C0 {
  var p10 = note("p10", 7)
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
class C2: C1 {
  var p20: Int
  var p21 = note("p21", 4)
  init(_ b: Int, c: Int = 2) {
    p20 = b + c
    print("C2(_ b before")
    super.init()
    print("C2(_ b after", describe())
    p20 += 10
  }
  convenience init(text2: String) {
    self.init(3)
    print("convenience 2")
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" + " p21=\(p21)" }
}
class C3: C2 {
  var p30: Int
  var p31 = note("p31", 7)
  override init(_ b: Int, c: Int = 2) {
    p30 = 4
    print("C3(_ b before")
    super.init(6)
    print("C3(_ b after", describe())
    p30 += 10
  }
  init() {
    p30 = 4
    print("C3() before")
    super.init(6, c: 7)
    print("C3() after", describe())
  }
  convenience init(text3: String) {
    self.init(3)
    print("convenience 3")
  }
  override func describe() -> String { super.describe() + " p30=\(p30)" + " p31=\(p31)" }
}
print(C1().describe())
print(C2(30).describe())
print(C3().describe())
print(C3(30).describe())
print(C3(30, c: 4).describe())
print(C3(text2: "").describe())
