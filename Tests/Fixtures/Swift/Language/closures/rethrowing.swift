struct Failure: Error, Equatable { let code: Int }
func attempt<T>(_ times: Int, _ body: (Int) throws -> T) rethrows -> T {
  for n in 1..<times { if let value = try? body(n) { return value } }
  return try body(times)
}
func twice(_ body: () throws -> Void) rethrows { try body(); try body() }
func value(_ body: () throws -> Int, or fallback: Int) -> Int { (try? body()) ?? fallback }
extension Array { func each(_ body: (Element) throws -> Void) rethrows { for element in self { try body(element) } } }
print(attempt(3) { $0 * 10 })
print((try? attempt(2) { n -> Int in throw Failure(code: n) }) ?? -1)
do {
  print(try attempt(3) { n in
    if n < 3 { throw Failure(code: n) }
    return "third"
  })
  var count = 0
  try twice {
    count += 1
    print("count", count)
    if count == 2 { throw Failure(code: 99) }
  }
} catch let failure as Failure where failure.code > 50 {
  print("failed with", failure.code)
} catch {
  print("other")
}
print(value({ 4 }, or: 0), value({ throw Failure(code: 1) }, or: 7))
do { try [1, 2, 3].each { if $0 == 2 { throw Failure(code: $0) } else { print("each", $0) } } } catch { print(error as! Failure == Failure(code: 2)) }
let mapped = try? ["1", "2"].map { text -> Int in
  guard let n = Int(text) else { throw Failure(code: 0) }
  return n
}
print(mapped ?? [])
