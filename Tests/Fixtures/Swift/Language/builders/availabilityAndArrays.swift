enum Part: CustomStringConvertible {
  case text(String), group([Part])
  var description: String {
    switch self {
    case .text(let text): text
    case .group(let parts): "(" + parts.map(\.description).joined(separator: " ") + ")"
    }
  }
}
@resultBuilder
struct PartBuilder {
  static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }
  static func buildExpression(_ part: Part) -> [Part] { [part] }
  static func buildExpression(_ text: String) -> [Part] { [.text(text)] }
  static func buildExpression(_ parts: [Part]) -> [Part] { [.group(parts)] }
  static func buildExpression(_ nothing: Void) -> [Part] { [] }
  static func buildArray(_ parts: [[Part]]) -> [Part] { [.group(parts.flatMap { $0 })] }
  static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [.text("-")] }
  static func buildEither(first parts: [Part]) -> [Part] { [.text("1")] + parts }
  static func buildEither(second parts: [Part]) -> [Part] { [.text("2")] + parts }
  static func buildLimitedAvailability(_ parts: [Part]) -> [Part] { [.text("new")] + parts }
}
func make(@PartBuilder _ body: () -> [Part]) -> String { Part.group(body()).description }
func rows(_ n: Int, _ name: String?) -> String {
  make {
    "head"
    for row in 0..<n {
      "r\(row)"
      if row.isMultiple(of: 2) { "even" }
      for column in 0..<row { "c\(column)" }
    }
    if let name { name } else if n > 2 { "many" } else { "few" }
    if #available(macOS 10.15, iOS 13, *) { "available" }
    switch n {
    case 0: "none"
    case 1...2:
      "some"
      "more"
    case let n where n > 10: "huge"
    default: [.text("list"), .text("of \(n)")]
    }
    let last = n * 2
    Part.text("last \(last)")
    print("side effect", n)
  }
}
print(rows(0, nil))
print(rows(2, "ann"))
print(rows(3, nil))
