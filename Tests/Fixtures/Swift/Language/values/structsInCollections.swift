struct Item: Equatable {
  var name: String
  var tags: [String] = []
  var price = 1.5
}
var items = [Item(name: "a"), Item(name: "b", tags: ["x"])]
items[0].tags.append("new")
items[1].price *= 2
for index in items.indices { items[index].name += "\(index)" }
print(items.map(\.name), items.map(\.price), items[0].tags)
var table: [String: Item] = ["k": Item(name: "k")]
table["k"]?.tags.append("t")
table["k"]!.price = 9
table["z"]?.price = 1
table["n", default: Item(name: "n")].tags += ["p", "q"]
print(table["k"]!.tags, table["k"]!.price, table["z"] == nil, table["n"]!.tags.count)
var nested = ["row": [Item(name: "i")]]
nested["row"]?[0].name = "changed"
nested["row"]![0].tags = ["deep"]
print(nested["row"]![0].name, nested["row"]?.first?.tags ?? [])
items.append(contentsOf: nested["row"] ?? [])
print(
  items.firstIndex(of: Item(name: "b1", tags: ["x"], price: 3)) ?? -1, items == items,
  items.contains(Item(name: "?")))
var tuple = (item: Item(name: "t"), count: 1)
tuple.item.price += 1
tuple.count += 4
print(tuple.item.price, tuple.count)
items.swapAt(0, 2)
items[0...1] = [Item(name: "only")]
print(items.map(\.name))
