func counter(step: Int = 1) -> (next: () -> Int, reset: () -> Void) { var n = 0; return (next: { n += step; return n }, reset: { n = 0 }) }
let a = counter(), b = counter(step: 10)
print(a.next(), a.next(), b.next(), a.next())
a.reset()
print(a.next(), b.next())
func debounce(_ limit: Int, _ body: @escaping (String) -> Void) -> (String) -> Bool { var left = limit; return { text in guard left > 0 else { return false }; left -= 1; body(text); return true } }
var seen: [String] = []
let run = debounce(2) { seen.append($0) }
print(run("a"), run("b"), run("c"), seen)
func times(_ n: Int) -> ((Int) -> Void) -> Void { { body in for i in 0..<n { body(i) } } }
var total = 0
times(4)({ total += $0 })
print(total)
func pipeline<T>(_ steps: ((T) -> T)...) -> (T) -> T { { value in steps.reduce(value) { $1($0) } } }
print(pipeline({ $0 + 1 }, { $0 * 3 })(2), pipeline { (text: String) in text + "!" }("x"), pipeline()(5))
