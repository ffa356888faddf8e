struct Rect {
  var x = 0.0, y = 0.0, width = 0.0, height = 0.0
  var midX: Double {
    get { x + width / 2 }
    set { x = newValue - width / 2 }
  }
  var right: Double {
    get { x + width }
    set(edge) { width = edge - x }
  }
  var area: Double { width * height }
  var isEmpty: Bool { area <= 0 }
}
var rect = Rect(width: 10, height: 4)
rect.midX = 20
print(rect.x, rect.right, rect.area, rect.isEmpty)
rect.right += 5
print(rect)
class Holder {
  var rect = Rect()
  var middle: Double {
    get { rect.midX }
    set { rect.midX = newValue }
  }
}
let holder = Holder()
holder.rect.width = 8
holder.middle = 4
holder.rect.right *= 2
print(holder.rect, holder.middle)
