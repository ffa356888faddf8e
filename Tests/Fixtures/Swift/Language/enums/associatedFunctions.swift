enum Command { case move(Int, Int), say(String, times: Int = 1), group([Command]), stop
  var count: Int { if case .group(let list) = self { list.map(\.count).reduce(0, +) } else { 1 } }
}
let makers: [(Int) -> Command] = [{ .move($0, $0) }, { .say("x", times: $0) }]
print(makers.map { $0(2) }, [("a", 1), ("b", 2)].map(Command.say).count, Command.say("hi"))
let commands: [Command] = [.move(1, 2), .group([.stop, .say("a")]), .stop]
print(commands.map(\.count), commands.filter { if case .move = $0 { false } else { true } }.count)
func run(_ command: Command, _ log: inout [String], depth: Int = 0) {
  switch command {
  case .move(0, _), .move(_, 0): log.append("stay")
  case let .move(x, y): log.append("move \(x + y)")
  case .say(let text, times: let n): for i in 0..<n { log.append("\(depth):\(text)\(i)") }
  case .group(let list): for one in list { run(one, &log, depth: depth + 1) }
  case .stop: log.append("stop")
  }
}
var log: [String] = []
for command in commands + [.move(0, 9), .say("b", times: 2)] { run(command, &log) }
print(log)
