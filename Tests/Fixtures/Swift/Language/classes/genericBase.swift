class Stack<Element> {
  private(set) var items: [Element] = []
  func push(_ item: Element) { items.append(item) }
  func pop() -> Element? { items.popLast() }
  var top: Element? { items.last }
}
class IntStack: Stack<Int> {
  var sum: Int { items.reduce(0, +) }
  override func push(_ item: Int) { super.push(item * 2) }
}
let stack = IntStack()
stack.push(1)
stack.push(2)
print(stack.items, stack.sum, stack.top ?? -1)
print(stack.pop() ?? 0, stack.pop() ?? 0, stack.pop() ?? -7)
let words = Stack<String>()
words.push("a")
print(words.items, words.top == nil)
