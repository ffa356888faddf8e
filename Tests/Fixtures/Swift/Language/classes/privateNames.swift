class First {
  private func helper() -> String { "first" }
  func run() -> String { helper() }
}
class Second: First {
  private func helper() -> String { "second" }
  func runToo() -> String { helper() + run() }
}
print(Second().runToo())
print(Second().run())
