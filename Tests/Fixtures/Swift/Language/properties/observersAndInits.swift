func log(_ text: String) { print(text) }
class Base {
  var title = "" { didSet { log("title \(oldValue)>\(title)") } }
  var size = 0 { willSet { log("size will \(newValue)") } }
  init(title: String) {
    self.title = title
    log("base init")
    defer { size = 1 }
    setUp()
  }
  func setUp() { size += 10 }
}
class Derived: Base {
  var flag = false { didSet { log("flag \(flag)") } }
  override var title: String { didSet { log("derived title \(title)") } }
  override init(title: String) {
    super.init(title: title + "!")
    self.title = "again"
    flag = true
  }
  convenience init() {
    self.init(title: "none")
    flag.toggle()
    title += "?"
  }
  override func setUp() {
    super.setUp()
    flag = true
  }
}
_ = Base(title: "a")
let derived = Derived()
derived.size -= 5
print(derived.title, derived.size, derived.flag)
