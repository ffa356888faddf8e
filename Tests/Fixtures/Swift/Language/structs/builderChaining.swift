struct Request {
  private(set) var path = "/", headers: [String: String] = [:], query: [(String, String)] = [], retries = 0
  private func with(_ change: (inout Request) -> Void) -> Request { var copy = self; change(&copy); return copy }
  func path(_ path: String) -> Self { with { $0.path = path } }
  func header(_ name: String, _ value: String?) -> Self { with { $0.headers[name] = value } }
  func query(_ name: String, _ value: CustomStringConvertible) -> Self { with { $0.query.append((name, value.description)) } }
  func retries(_ n: Int = 3) -> Self { with { $0.retries = n } }
  func when(_ condition: Bool, _ change: (Self) -> Self) -> Self { condition ? change(self) : self }
  var text: String { path + (query.isEmpty ? "" : "?" + query.map { "\($0)=\($1)" }.joined(separator: "&")) }
}
let base = Request().header("a", "1").retries()
let full = base.path("/x").query("n", 5).query("t", true).header("a", nil).header("b", "2").when(true) { $0.query("w", 1.5) }.when(false) { $0.retries(99) }
print(base.text, base.headers.count, full.text, full.headers, full.retries)
