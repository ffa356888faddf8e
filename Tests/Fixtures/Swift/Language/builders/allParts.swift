@resultBuilder enum B {
  static func buildExpression(_ s: String) -> [String] { [s] }
  static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }
  static func buildExpression(_ s: [String]) -> [String] { s }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ p: [String]?) -> [String] { p ?? ["-"] }
  static func buildEither(first: [String]) -> [String] { ["L"] + first }
  static func buildEither(second: [String]) -> [String] { ["R"] + second }
  static func buildArray(_ p: [[String]]) -> [String] { p.flatMap { $0 } }
  static func buildLimitedAvailability(_ p: [String]) -> [String] { p }
  static func buildFinalResult(_ p: [String]) -> String { p.joined(separator: ",") }
}
func make(_ n: Int, @B _ body: () -> String) -> String { "\(n)<\(body())>" }
func text(_ flag: Bool, _ k: Int) -> String {
  make(k) {
    "a"; 5
    let z = k * 2
    if flag { "yes" }
    if k > 3 { "big" } else if k > 1 { "mid"; z } else { "small" }
    for i in 0..<k where i % 2 == 0 { "i\(i)" }
    switch k { case 1: "one" case 2, 3: "few" default: ["many", "more"] }
    if #available(iOS 13, *) { "av" }
  }
}
print(text(true, 1)); print(text(false, 2)); print(text(true, 5))
struct V { @B var body: String { "x"; 1 }; @B func f(_ n: Int) -> String { for i in 0..<n { i } } }
print(V().body, V().f(3))
