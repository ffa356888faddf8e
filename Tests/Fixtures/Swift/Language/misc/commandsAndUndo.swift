protocol Command { func run(_ text: inout String); func undo(_ text: inout String) }
struct Append: Command { let suffix: String; func run(_ text: inout String) { text += suffix }; func undo(_ text: inout String) { text.removeLast(suffix.count) } }
final class Upper: Command { private var before = ""; func run(_ text: inout String) { before = text; text = text.uppercased() }; func undo(_ text: inout String) { text = before } }
struct Group: Command { let commands: [any Command]; func run(_ text: inout String) { for command in commands { command.run(&text) } }; func undo(_ text: inout String) { for command in commands.reversed() { command.undo(&text) } } }
struct Editor { private(set) var text = ""; private var done: [any Command] = [], undone: [any Command] = []
  mutating func run(_ command: any Command) { command.run(&text); done.append(command); undone.removeAll() }
  @discardableResult mutating func undo() -> Bool { guard let last = done.popLast() else { return false }; last.undo(&text); undone.append(last); return true }
  mutating func redo() { if let last = undone.popLast() { last.run(&text); done.append(last) } } }
var editor = Editor()
editor.run(Append(suffix: "ab"))
editor.run(Group(commands: [Append(suffix: "cd"), Upper()]))
print(editor.text)
editor.undo()
print(editor.text)
editor.redo()
editor.run(Append(suffix: "!"))
editor.redo()
print(editor.text, editor.undo(), editor.undo(), editor.text, editor.undo(), editor.undo(), editor.text.isEmpty)
