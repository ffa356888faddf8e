// swift-format-ignore-file
func animate(duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
  animations()
  completion?(duration > 0)
}
animate(duration: 1) { print("one") }
animate(duration: 0) {
  print("two")
} completion: {
  print("done", $0)
}
animate(duration: 2, animations: { print("three") }, completion: { finished in print(finished) })
animate(duration: 2, animations: { print("four") }) { print("last", $0) }
func optionalFirst(_ first: (() -> Int)? = nil, second: () -> Int) -> Int { (first?() ?? 0) + second() }
print(optionalFirst { 5 })
func make(_ name: String, configure: (inout [Int]) -> Void) -> [Int] {
  var list = [name.count]
  configure(&list)
  return list
}
print(
  make("abc") {
    $0.append(1)
    $0.append(2)
  })
struct Builder {
  var parts: [String] = []
  func adding(_ make: () -> String) -> Builder { Builder(parts: parts + [make()]) }
  subscript(_ make: () -> Int) -> Int { make() + parts.count }
}
print(Builder().adding { "a" }.adding { "b" }.parts, Builder()[{ 3 }])
let words = ["b", "a"].sorted { $0 < $1 }.map { $0 + "!" }.filter { $0 != "a!" }
print(words)
