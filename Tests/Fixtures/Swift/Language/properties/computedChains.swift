struct Point { var x = 0.0, y = 0.0 }
struct Rect {
  var origin = Point(), width = 0.0, height = 0.0
  var center: Point {
    get { Point(x: origin.x + width / 2, y: origin.y + height / 2) }
    set { origin = Point(x: newValue.x - width / 2, y: newValue.y - height / 2) }
  }
  var maxX: Double { origin.x + width }
}
protocol Framed: AnyObject { var frame: Rect { get set } }
extension Framed {
  var x: Double {
    get { frame.origin.x }
    set { frame.origin.x = newValue }
  }
  var midX: Double {
    get { frame.center.x }
    set { frame.center.x = newValue }
  }
}
final class View: Framed {
  var frame = Rect(width: 10, height: 4) { didSet { changes += 1 } }
  var changes = 0
}
let view = View()
view.x = 5
view.midX += 10
view.frame.center.y = 30
print(view.x, view.midX, view.frame.origin.y, view.changes)
func shift(_ value: inout Double, by amount: Double) { value += amount }
shift(&view.midX, by: 1)
shift(&view.frame.center.x, by: 1)
print(view.x, view.changes, view.frame.maxX)
var optional: Rect? = Rect()
optional?.center.x = 8
optional?.center = Point(x: 1, y: 2)
print(optional!.origin.x, optional!.origin.y)
