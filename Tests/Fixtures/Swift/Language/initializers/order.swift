func log(_ text: String) -> Int {
  print(text)
  return text.count
}
class A {
  let first = log("A.first")
  var second = log("A.second!")
  init() { print("A.init", first, second) }
}
class B: A {
  let third = log("B.third")
  override init() {
    print("B before")
    super.init()
    print("B after", third)
  }
}
class C: B {
  var fourth = log("C.fourth") + 1
  lazy var fifth = log("C.fifth")
}
let c = C()
print("made")
print(c.fourth, c.fifth, c.fifth)
