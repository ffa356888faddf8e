class A {
  let text: String
  init(text: String) { self.text = text }
  convenience init(number: Int) { self.init(text: "number \(number)") }
}
class B: A {
  override init(text: String) { super.init(text: "B " + text) }
}
class C: B { var extra = 1 }
class D: C {
  init(flag: Bool) { super.init(text: "flag \(flag)") }
}
print(B(number: 1).text, C(number: 2).text, C(text: "x").text, D(flag: true).text)
