@resultBuilder
enum ListBuilder {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
  static func buildExpression(_ list: [String]) -> [String] { list }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["nothing"] }
  static func buildEither(first part: [String]) -> [String] { ["first"] + part }
  static func buildEither(second part: [String]) -> [String] { ["second"] + part }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { part }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: ",") }
}
func list(@ListBuilder _ body: () -> String) -> String { body() }
func make(_ flag: Bool, _ number: Int) -> String {
  list {
    "a"
    number
    if flag { "flag" }
    if number > 5 { "large" } else if number > 3 { "medium" } else { "small" }
    for i in 0..<number where i % 2 == 0 { i }
    switch number {
    case 4: "four"
    case 5: "five"
    default: ["x", "y"]
    }
    let local = "local \(number)"
    local
    if let value = Int("\(number)"), value > 4 { "bound \(value)" }
  }
}
print(make(true, 4))
print(make(false, 6))
print(list { "only" })
