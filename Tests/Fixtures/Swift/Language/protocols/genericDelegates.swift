protocol PickerDelegate: AnyObject { associatedtype Item; func picked(_ item: Item, at index: Int) }
final class Picker<D: PickerDelegate> { weak var delegate: D?; let items: [D.Item]; init(_ items: [D.Item], delegate: D?) { self.items = items; self.delegate = delegate }
  func pick(_ index: Int) -> Bool { guard items.indices.contains(index), let delegate else { return false }; delegate.picked(items[index], at: index); return true } }
final class Colors: PickerDelegate { var log: [String] = []; func picked(_ item: String, at index: Int) { log.append("\(index):\(item)") } }
final class Sizes: PickerDelegate { var total = 0; func picked(_ item: Int, at index: Int) { total += item * (index + 1) } }
let colors = Colors(), sizes = Sizes()
let first = Picker(["red", "blue"], delegate: colors), second = Picker([10, 20], delegate: sizes), third = Picker<Colors>(["x"], delegate: nil)
print(first.pick(1), first.pick(5), second.pick(0), second.pick(1), third.pick(0))
print(colors.log, sizes.total)
