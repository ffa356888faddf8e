class Base {
  var value = 1 { didSet { print("base did", oldValue, value) } }
  var computed: Int {
    get { value * 2 }
    set { value = newValue / 2 }
  }
  init() { value = 2 }
}
class Derived: Base {
  override var value: Int {
    willSet { print("derived will", newValue) }
    didSet { print("derived did", oldValue, value) }
  }
  override var computed: Int { didSet { print("computed did", oldValue, computed) } }
  var own = 0 { didSet { print("own", own) } }
  override init() {
    own = 1
    super.init()
    value = 7
    own = 2
  }
}
let object = Derived()
object.value = 10
object.computed = 30
object.own = 5
