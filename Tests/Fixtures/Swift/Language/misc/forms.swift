protocol Validator { func validate(_ value: String) -> String? }
struct Required: Validator { func validate(_ value: String) -> String? { value.isEmpty ? "is required" : nil } }
struct Length: Validator { let range: ClosedRange<Int>; func validate(_ value: String) -> String? { range ~= value.count ? nil : "must have \(range.lowerBound) to \(range.upperBound) letters" } }
struct Predicate: Validator { let message: String, test: (String) -> Bool; func validate(_ value: String) -> String? { test(value) ? nil : message } }
extension Validator where Self == Required { static var required: Self { Required() } }
extension Validator where Self == Length { static func length(_ range: ClosedRange<Int>) -> Self { Length(range: range) } }
extension Validator where Self == Predicate { static func matching(_ message: String, _ test: @escaping (String) -> Bool) -> Self { .init(message: message, test: test) } }
final class Field {
  let name: String
  private let validators: [any Validator]
  var value = "" { didSet { isDirty = true; error = validators.lazy.compactMap { [value] in $0.validate(value) }.first } }
  private(set) var error: String?
  private(set) var isDirty = false
  init(_ name: String, _ validators: any Validator...) { (self.name, self.validators) = (name, validators) }
}
struct Form {
  let fields: [Field]
  var errors: [String] { fields.compactMap { field in field.error.map { "\(field.name) \($0)" } } }
  var isValid: Bool { fields.allSatisfy { $0.isDirty && $0.error == nil } }
  subscript(name: String) -> Field? { fields.first { $0.name == name } }
}
let form = Form(fields: [Field("name", .required, .length(2...5)), Field("mail", .required, .matching("needs an @") { $0.contains("@") }), Field("note")])
print(form.isValid, form.errors)
form["name"]?.value = "x"
form["mail"]?.value = "nobody"
form["other"]?.value = "ignored"
print(form.errors)
form["name"]?.value = "ann"
form["mail"]!.value = "a@b"
form["note"]?.value = ""
print(form.errors, form.isValid, form["mail"]?.value ?? "-")
form["name"]?.value = ""
print(form.errors, form.isValid)
