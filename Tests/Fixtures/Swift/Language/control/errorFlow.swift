enum Fault: Error { case first, second(Int) }
var log: [String] = []
func work(_ n: Int) throws -> Int {
  log.append("begin \(n)")
  defer { log.append("end \(n)") }
  if n == 2 { throw Fault.first }
  defer { log.append("late \(n)") }
  if n == 3 { throw Fault.second(n) }
  return n * 10
}
func run(_ n: Int) -> String {
  do {
    let value = try work(n)
    return "value \(value)"
  } catch Fault.first {
    return "first"
  } catch Fault.second(let n) {
    return "second \(n)"
  } catch {
    return "other"
  }
}
for n in 1...3 { log.append(run(n)) }
log.forEach { print($0) }
print((try? work(2)) == nil, (try? work(5)) ?? 0, try! work(4))
func outer() throws { do { try _ = work(2) } catch Fault.second { print("never") } }
do { try outer() } catch { print("outer", error) }
let result = Result { try work(3) }
switch result {
case .success(let value): print(value)
case .failure(let error): print("failed", error)
}
func nested() throws -> [Int] {
  try [1, 4].map { try work($0) } + [try work(6), (try? work(2)) ?? -1]
}
print((try? nested()) ?? [])
do {
  guard let first = try nested().first else { throw Fault.first }
  if first > 5 { throw Fault.second(first) }
} catch Fault.second(10) { print("ten") } catch { print(error) }
