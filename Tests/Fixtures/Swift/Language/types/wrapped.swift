// What extensions of optionals ask of the value in them.
struct Money { let cents: Int }
public struct Plain { let x = 1 }
extension Optional where Wrapped == Money {
  var label: String { self.map { "\($0.cents) ct" } ?? "free" }
}
extension Optional where Wrapped == String {
  var orEmpty: String { self ?? "" }
  var isBlank: Bool { self?.isEmpty ?? true }
}
extension Optional where Wrapped: Collection {
  var size: Int { self?.count ?? 0 }
}
extension Plain { var label: String { "plain" } }
extension Optional: @retroactive CustomStringConvertible where Wrapped == Plain {
  public var description: String { "<none>" }
}
let money: Money? = Money(cents: 5)
print(money.label, Plain().label)
let text: String? = "abc"
let none: String? = nil
print(text.orEmpty, none.orEmpty.isEmpty, text.isBlank, none.isBlank)
let list: [Int]? = [1, 2]
let nothing: [Int]? = nil
print(list.size, nothing.size)
struct Named: CustomStringConvertible { var description: String { "named" } }
print(Named().description, Int(7).description)
