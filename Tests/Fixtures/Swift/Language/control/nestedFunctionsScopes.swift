func outer(_ n: Int) -> String {
  var log = "\(n)"
  func add(_ text: String) { log += text }
  func twice(_ body: () -> Void) { body(); body() }
  do { let n = n * 2; add("-\(n)"); if n > 5 { let n = "big"; add(n) } }
  twice { add("!") }
  let add2 = { (text: String) in add(text + text) }
  add2("x")
  for n in 0..<2 { func inner() -> Int { n * 10 }; add("\(inner())") }
  return log
}
print(outer(1), outer(4))
let value = 1
struct Shadow { let value = 2; func show() -> [Int] { let outerValue = value; do { let value = 3; return [outerValue, value, self.value] } } }
print(Shadow().show(), value, { (value: Int) in value }(9))
func guardShadow(_ text: String?) -> Int { guard let text = text.map({ $0 + "!" }) else { return -1 }; return text.count }
print(guardShadow("ab"), guardShadow(nil))
var counter = 0
func bump() -> Int { counter += 1; return counter }
let list = [bump(), bump(), bump()]
print(list, (bump(), bump()), [bump(): bump()].map { [$0.key, $0.value] }, counter)
