func run(first: () -> String = { "default first" }, second: () -> String = { "default second" }) -> String { first() + "/" + second() }
func only(name: String = "n", action: (String) -> String, completion: ((String) -> String)? = nil) -> String {
  let made = action(name)
  return completion.map { $0(made) } ?? made
}
func last(animated: Bool = true, prepare: (() -> Void)? = nil, done: (Bool) -> String) -> String {
  prepare?()
  return done(animated)
}
struct View {
  static func animate(_ duration: Double, delay: Double = 0, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
    animations()
    completion?(delay == 0)
  }
  init(_ title: String = "untitled", action: () -> Void = {}, label: () -> String) {
    action()
    print(title, label())
  }
}
print(run { "a" }, run(second: { "b" }), run { "c" } second: { "d" }, run(first: { "e" }) { "f" })
print(only { $0 + "!" }, only(name: "m") { $0 + "?" } completion: { $0 + $0 }, only(action: { $0 }) { "[\($0)]" })
print(last { "\($0)" }, last(animated: false) { "\($0)" }, last(prepare: { print("prepared") }) { _ in "done" })
View.animate(0.3) { print("animations") }
View.animate(0.3, delay: 1) { print("delayed") } completion: { print("finished", $0) }
_ = View { "label only" }
_ = View("title") { print("action") } label: { "label" }
_ = View(action: { print("act") }) { "named" }
