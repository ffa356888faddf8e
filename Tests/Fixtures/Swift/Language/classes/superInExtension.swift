class Base {
  func setUp() { print("base") }
  func more() { print("base more") }
}
class Middle: Base {}
class Leaf: Middle {
  override func setUp() {
    super.setUp()
    print("leaf")
    extra()
  }
}
extension Leaf {
  func extra() {
    print("extra")
    super.more()
  }
}
extension Base {
  func outside() { more() }
}
Leaf().setUp()
Leaf().outside()
