enum Oops: Error { case bad(Int) }
func retry(_ times: Int = 2, _ body: (Int) throws -> String, onError: (any Error, Int) -> Void = { _, _ in }) -> String? {
  for attempt in 1...times { do { return try body(attempt) } catch { onError(error, attempt) } }
  return nil
}
var errors: [String] = []
print(retry { "ok \($0)" } ?? "-", retry(3) { n in if n < 3 { throw Oops.bad(n) }; return "third" } onError: { errors.append("\($0)@\($1)") } ?? "-")
print(errors, retry { throw Oops.bad($0) } ?? "gave up")
func measure<T>(_ label: String = "block", _ body: () throws -> T) rethrows -> (String, T) { (label, try body()) }
let (label, value) = measure { 42 }
print(label, value, measure("named") { [1, 2].count }.1, (try? measure { throw Oops.bad(1) } as (String, Int)) == nil)
func pick(_ flag: Bool, _ a: @autoclosure () throws -> Int, _ b: @autoclosure () -> Int) rethrows -> Int { flag ? try a() : b() }
func thrower() throws -> Int { throw Oops.bad(7) }
print(pick(true, 1, 2), (try? pick(true, thrower(), 2)) ?? -1, try! pick(false, thrower(), 9))
