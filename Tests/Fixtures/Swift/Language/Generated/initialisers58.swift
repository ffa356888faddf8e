func note(_ text: String, _ value: Int = 0) -> Int {
  print(text)
  return value
}
class C0 {
  var p00: Int
  var p01 = note("p01", 1)
  init(_ b: Int, c: Int = 2) {
    p00 = 4
    print("C0(_ b before")
    print("C0(_ b after", describe())
    p00 += 10
  }
  convenience init(text0: String) {
    self.init(3)
    print("convenience 0")
  }
  func describe() -> String { " p00=\(p00)" + " p01=\(p01)" }
}
class C1: C0 {
  var p10 = note("p10", 3)
  override func describe() -> String { super.describe() + " p10=\(p10)" }
}
class C2: C1 {
  var p20: Int
  lazy var l2 = note("lazy 2", p20 + 1)
  init() {
    p20 = 5
    print("C2() before")
    super.init(6)
    print("C2() after", describe())
  }
  convenience init(text2: String) {
    self.init()
    print("convenience 2")
  }
  override func describe() -> String { super.describe() + " p20=\(p20)" }
}
class C3: C2 {
  var p30: Int
  init(_ b: Int, c: Int = 2) {
    p30 = b + c
    print("C3(_ b before")
    super.init()
    print("C3(_ b after", describe())
    p30 += 10
  }
  init(a: Int) {
    p30 = 4
    print("C3(a:  before")
    super.init()
    print("C3(a:  after", describe())
    p30 += 10
  }
  convenience init(text3: String) {
    self.init(3)
    print("convenience 3")
  }
  override func describe() -> String { super.describe() + " p30=\(p30)" }
}
print(C0(30).describe())
print(C0(30, c: 4).describe())
print(C0(text0: "").describe())
print(C1(30, c: 4).describe())
print(C1(text0: "").describe())
print(C2().describe())
print(C3(30).describe())
print(C3(30, c: 4).describe())
print(C3(text3: "").describe())
