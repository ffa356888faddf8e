// What is private in a file is seen from all types in it, and does not hide what a value has by itself.

struct Box {
  var width = 1
  var depth: Int { width * 10 }
}

protocol Sized {
  var box: Box { get }
}

extension Sized {
  private var depth: Int { box.depth + 1 }
  func measured() -> Int { depth + box.depth }
}

struct Crate: Sized {
  var box = Box(width: 3)
}

extension Box {
  fileprivate func grown(by amount: Int, times: Int = 1, note: String? = nil) -> Int { width + amount * times }
  func grown(of other: Box, by amount: Int) -> Int { grown(by: other.width, times: amount) }
}

extension Array where Element == Box {
  func grown() -> [Int] { map { $0.grown(by: 2, times: 3) } }
  func combined() -> Int { self[0].grown(of: self[1], by: 2) }
}

class Base {
  private func name() -> String { "base" }
  func tell() -> String { name() }
}

class Derived: Base {
  private func name() -> String { "derived" }
  func both() -> String { name() + " " + tell() }
}

print(Crate().measured())
print([Box(), Box(width: 5)].grown(), [Box(), Box(width: 5)].combined())
print(Derived().both())

// A variable, and methods that are called as it is.
class Shelf {
  var items: [String] = []
  @discardableResult func items(_ more: String...) -> Shelf { items(more) }
  @discardableResult func items(_ more: [String]) -> Shelf {
    items += more
    return self
  }
  @discardableResult func items(_ more: () -> [String]) -> Shelf { items(more()) }
}

final class TallShelf: Shelf {
  func items(twice: String) { items = items + [twice, twice] }
}

let shelf = TallShelf()
shelf.items("a", "b").items { ["c"] }
shelf.items(twice: "d")
shelf.items.append("e")
print(shelf.items)

extension Array where Element == Box {
  var firstGrown: Int { self[0].grown(by: 3, times: 2) }
}
print([Box(width: 4)].firstGrown)
