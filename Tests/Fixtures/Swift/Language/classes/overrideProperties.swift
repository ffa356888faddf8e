class Base {
  var size = 1
  var title: String {
    get { "base" }
    set { print("base set", newValue) }
  }
  var area: Int { size * size }
}
class Derived: Base {
  override var size: Int {
    get { super.size * 10 }
    set {
      print("setting", newValue)
      super.size = newValue + 1
    }
  }
  override var title: String {
    get { "derived " + super.title }
    set { super.title = newValue.uppercased() }
  }
}
let object = Derived()
print(object.size, object.area)
object.size = 4
print(object.size, object.area)
object.title = "abc"
print(object.title)
let base: Base = object
base.size += 1
print(base.size)
