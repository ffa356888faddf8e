func show<T>(_ value: T) -> String { "generic" }
func show<T: Equatable>(_ value: T) -> String { "equatable" }
func show<T: Collection>(_ value: T) -> String { "collection" }
func show(_ value: Int) -> String { "int" }
func show<T>(_ value: T?) -> String { "optional" }
struct Plain {}
let maybe: Plain? = nil
print(show(Plain()), show(true), show([Plain()]), show(1), show(maybe))
protocol Animal {}
protocol Pet: Animal {}
struct Dog: Pet {}
struct Wolf: Animal {}
func name(_ animal: Animal) -> String { "animal" }
func name(_ pet: Pet) -> String { "pet" }
func same<T: Animal>(_ animal: T) -> String { "generic" }
func same(_ animal: Animal) -> String { "existential" }
print(name(Dog()), name(Wolf()), same(Wolf()))
func convert(_ text: String) -> Int { text.count }
func convert(_ text: String) -> String { text + "!" }
let number: Int = convert("abc")
let text: String = convert("abc")
print(number, text)
func takeInt(_ value: Int) -> Int { value }
print(takeInt(convert("four")))
extension Array { func describe() -> String { "array" } }
extension Array where Element == Int { func describe() -> String { "ints" } }
extension Array where Element: StringProtocol { func describe() -> String { "strings" } }
print([1].describe(), ["a"].describe(), [1.5].describe())
