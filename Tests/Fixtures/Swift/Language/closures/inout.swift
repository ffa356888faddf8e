func increment(_ value: inout Int, by amount: Int = 1) { value += amount }
func change(_ list: inout [Int]) {
  list.append(list.count)
  increment(&list[0], by: 10)
}
func both(_ a: inout Int, _ b: inout String) {
  a += b.count
  b += "!"
}
struct Point { var x = 0, y = 0 }
class Box {
  var point = Point()
  var list = [1, 2]
}
var number = 1
increment(&number)
increment(&number, by: 5)
var list = [1]
change(&list)
let box = Box()
increment(&box.point.x, by: 3)
change(&box.list)
var text = "ab"
both(&number, &text)
print(number, list, box.point, box.list, text)
var table = ["a": 1]
increment(&table["a", default: 0])
increment(&table["b", default: 7])
print(table["a"]!, table["b"]!)
var (p, q) = (1, 2)
swap(&p, &q)
print(p, q)
let update: (inout Int) -> Void = { $0 += 100 }
update(&number)
print(number)
func optional(_ value: inout Int?) { value = value.map { $0 + 1 } ?? 0 }
var maybe: Int?
optional(&maybe)
optional(&maybe)
print(maybe!)
