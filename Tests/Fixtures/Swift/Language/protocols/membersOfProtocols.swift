// What an extension of a protocol adds is meant where the protocol is the declared type, whatever a class has under the same name.
protocol Item: AnyObject {
  var required: String { get }
}

extension Item {
  var constraints: [String] { ["of the protocol"] }
  var required: String { "default" }
  func describe() -> String { "item" }
  var all: String { self.constraints.joined() + "/" + self.required }
}

class View {
  var constraints: [Int] { [1, 2] }
  var required: String { "view" }
  func describe() -> String { "view" }
}

class Label: View {
  override var required: String { "label" }
}

extension View: Item {}

final class Holder {
  let item: Item
  weak var other: Item?
  init(_ item: Item) { self.item = item }
  func show() {
    print(item.constraints, item.required, item.describe())
    if let other { print(other.constraints, other.describe()) }
  }
}

func read(_ item: Item, _ view: View) {
  print(item.constraints, view.constraints)
  print(item.required, view.required)
  print(item.describe(), view.describe())
  let same: Item = view
  let copy = view
  print(same.constraints, copy.constraints)
  for one in item.constraints { print(one) }
}

let label = Label()
read(label, label)
let holder = Holder(label)
holder.other = label
holder.show()
print(label.all, label.constraints, (label as Item).constraints)
let items: [Item] = [label, View()]
for item in items { print(item.required) }
if let view = items[0] as? View { print(view.constraints, view.describe()) }
