var log: [String] = []
outer: for a in 1...4 {
  var b = 0
  inner: while true {
    b += 1
    if a == 2 { continue outer }
    if b > a { break inner }
    if a * b == 9 { log.append("nine"); break outer }
    switch (a, b) {
    case (1, _): break
    case (3, 1): continue inner
    case (3, 2): log.append("3,2"); fallthrough
    default: log.append("d\(a)\(b)")
    }
  }
  log.append("end \(a)")
}
print(log)
func first(_ rows: [[Int]], where test: (Int) -> Bool) -> (row: Int, column: Int)? {
  for row in rows.indices { for column in rows[row].indices { if test(rows[row][column]) { return (row, column) } } }
  return nil
}
print(first([[1], [2, 30]]) { $0 > 10 }!, first([], where: { _ in true }) == nil)
result: do {
  for n in 1... { if n * n > 200 { print("root", n); break result } }
}
let found: Int? = { for n in stride(from: 100, to: 0, by: -7) where n % 5 == 0 && n < 90 { return n }; return nil }()
print(found ?? -1)
