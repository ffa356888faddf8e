func kind(_ value: Int) -> String { "int" }
func kind(_ value: Double) -> String { "double" }
func kind(_ value: Float) -> String { "float" }
func number(_ value: Float) -> String { "float \(value)" }
func number(_ value: String) -> String { "string \(value)" }
func list(_ value: [Int]) -> String { "array" }
func list(_ value: Set<Int>) -> String { "set" }
func mixed<T>(_ value: T) -> String { "\(type(of: value))" }
let float: Float = 2
print(kind(1), kind(1.0), kind(float), kind(1 + 1), kind(1 + 1.5), kind(-3), kind(float * 2), number(3), number("x"))
print(list([1]), list(Set([1])), list([1] as Set))
print(mixed(1), mixed(1.0), mixed("a"), mixed(true), mixed(1 as Float), mixed(2 / 3), mixed(2 / 3.0), mixed([1, 2.5]), mixed([1, 2]), mixed(["a": 1]))
func scale(_ value: Double = 1, by factor: Double = 2) -> Double { value * factor }
print(scale(), scale(3), scale(by: 4), scale(1 / 2, by: 3 / 2))
func optional(_ value: Double? = 5) -> Double { value ?? 0 }
print(optional(), optional(1), optional(nil))
let choice = true ? 1 : 2.5
let tuple = (1, 2.0, 3 / 2)
print(choice, tuple)
