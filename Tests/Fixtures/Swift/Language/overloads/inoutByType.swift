final class Bag {
  let number: Int
  init(_ number: Int) { self.number = number }
  func keep(in set: inout Set<Int>) { set.insert(number) }
  func keep(in list: inout [Int]) { list.append(number) }
  func keep(in text: inout String) { text += "\(number)" }
}
struct Shelf {
  var list = [Int]()
  var set = Set<Int>()
  var texts: [String: String] = ["a": ""]
}
var shelf = Shelf()
for number in [3, 3] {
  Bag(number).keep(in: &shelf.list)
  Bag(number).keep(in: &shelf.set)
  Bag(number).keep(in: &shelf.texts["a"]!)
}
print(shelf.list, shelf.set, shelf.texts)
