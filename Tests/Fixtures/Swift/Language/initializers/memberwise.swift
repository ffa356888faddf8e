struct Size { var width = 1.0, height = 2.0 }
struct Frame {
  let id: Int
  var size = Size()
  var title: String?
  private(set) var isOpen = false
  init(id: Int, size: Size = Size()) {
    self.id = id
    self.size = size
  }
}
struct Pair<T> {
  var first: T
  var second: T
}
print(Size(), Size(width: 3), Size(height: 5), Size(width: 1, height: 1))
print(Frame(id: 1).title == nil, Frame(id: 2, size: Size(width: 9)).size.width)
print(Pair(first: 1, second: 2), Pair(first: "a", second: "b").second)
struct Mixed {
  let constant = 5
  var a: Int
  var block: () -> Int
  var b: String = "b"
}
let mixed = Mixed(a: 1, block: { 8 })
print(mixed.constant, mixed.a, mixed.block(), mixed.b)
