struct Point {
  var x = 0, y = 0
  mutating func move(by delta: Int) {
    x += delta
    y += delta
  }
  func moved(by delta: Int) -> Point {
    var copy = self
    copy.move(by: delta)
    return copy
  }
  mutating func reset() { self = Point() }
}
struct Line {
  var from = Point()
  var to = Point(x: 1, y: 1)
  var points: [Point] = []
}
var a = Point(x: 1, y: 2)
var b = a
b.x = 9
a.move(by: 3)
print(a, b, a.moved(by: 1), a)
var line = Line()
var copy = line
line.to.x += 5
line.from.move(by: 2)
line.points.append(a)
line.points[0].move(by: 10)
line.points[0].y = -1
print(line, copy.to.x, copy.points.count)
copy = line
copy.points[0].reset()
print(line.points[0].x, copy.points[0].x)
class Holder { var line = Line(), lines = [Line()] }
let holder = Holder()
holder.line.to.move(by: 1)
holder.lines[0].points = [Point(x: 4, y: 4)]
holder.lines[0].points[0].x *= 2
var taken = holder.lines[0]
taken.points[0].x = 0
print(holder.line.to, holder.lines[0].points[0].x)
for var point in [a, b] {
  point.x = 100
  print(point.x, terminator: " ")
}
print(a.x)
