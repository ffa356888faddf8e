var log: [String] = []
@discardableResult func note(_ text: String) -> Int { log.append(text); return log.count }
func nothing() {}
func unit() -> Void { note("unit") }
func early(_ flag: Bool) { guard flag else { return }; note("late"); if log.count > 100 { return }; note("end") }
note("a")
_ = note("b")
let count = note("c")
early(false)
early(true)
unit()
let result: Void = nothing()
print(log, count, result == (), type(of: nothing()))
let action: () -> Void = { note("closure") }
action()
let actions: [() -> Void] = [unit, action, { }, nothing]
actions.forEach { $0() }
func apply(_ body: () -> ()) -> String { body(); return "applied \(log.count)" }
print(apply { note("x") }, apply {}, log.last!)
func implicit() -> Int { 5 }
func branches(_ n: Int) -> String { if n > 0 { return "plus" }; return n == 0 ? "zero" : "minus" }
print(implicit(), branches(1), branches(0), branches(-1))
