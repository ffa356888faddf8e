// A variable that may be nil begins as nil, and so does a tuple of such.
final class Cell {
  var pair: (name: String?, next: Int?)
  var nested: (first: (Int?, Int?), last: String?)
  var one: String?
}

let cell = Cell()
print(cell.pair.name ?? "none", cell.pair.next ?? -1, cell.nested.first.0 ?? -2, cell.nested.last ?? "-")
cell.pair.name = "Anna"
cell.pair.next = 3
print(cell.pair.name?.hasPrefix("A") ?? false, (cell.pair.next ?? 0) + 1)
var local: (Int?, String?)
print(local)
local.1 = "x"
print(local.1?.count ?? 0, cell.one == nil)
