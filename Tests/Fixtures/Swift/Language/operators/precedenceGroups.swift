precedencegroup Exponentiation {
  associativity: right
  higherThan: MultiplicationPrecedence
}
precedencegroup Composition {
  associativity: left
  higherThan: AssignmentPrecedence
  lowerThan: TernaryPrecedence
}
precedencegroup Ranging {
  associativity: none
  higherThan: ComparisonPrecedence
  lowerThan: AdditionPrecedence
}
infix operator ^^: Exponentiation
infix operator >>>: Composition
infix operator |>: Composition
infix operator ±: Ranging
infix operator =~: ComparisonPrecedence
infix operator ??=: AssignmentPrecedence
prefix operator ∑
postfix operator ++
func ^^ (base: Double, exponent: Double) -> Double { (0..<Int(exponent)).reduce(1.0) { value, _ in value * base } }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func |> <A, B>(value: A, f: (A) -> B) -> B { f(value) }
func ± (value: Double, delta: Double) -> ClosedRange<Double> { (value - delta)...(value + delta) }
func =~ (value: Double, range: ClosedRange<Double>) -> Bool { range.contains(value) }
func ??= <T>(left: inout T?, right: @autoclosure () -> T) { if left == nil { left = right() } }
prefix func ∑ (values: [Double]) -> Double { values.reduce(0, +) }
@discardableResult postfix func ++ (value: inout Int) -> Int { defer { value += 1 }; return value }
print(2 ^^ 3 ^^ 2, 2 * 3 ^^ 2 + 1, -2 ^^ 2, 10 - 2 ^^ 3)
let shout = { (text: String) in text.uppercased() } >>> { $0 + "!" } >>> { "\($0) \($0.count)" }
print(shout("hey"), 5 |> { $0 + 1 } |> { "\($0)" }, [3, 1, 2] |> { $0.sorted() } |> { $0.first! })
print(5.2 =~ 5 ± 0.5, 5.2 =~ 5 ± 0.1 + 0.2, 2 =~ 2 ± 0, ∑[1, 2, 3.5], ∑[1] * 2)
var name: String? = nil, count = 1
name ??= "default"
name ??= "never"
count++
print(name!, count++, count, true ? 1 + 2 * 3 : 0, !true || true && false, 3 - 2 - 1, 2 << 1 + 1)
