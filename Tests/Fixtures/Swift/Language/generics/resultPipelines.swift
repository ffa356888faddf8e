enum AppError: Error, Equatable { case missing(String), invalid }
func find(_ key: String, in table: [String: String]) -> Result<String, AppError> { table[key].map { .success($0) } ?? .failure(.missing(key)) }
func number(_ text: String) -> Result<Int, AppError> { Int(text).map(Result.success) ?? .failure(.invalid) }
extension Result { var value: Success? { if case .success(let value) = self { value } else { nil } }
  func or(_ fallback: Success) -> Success { value ?? fallback }
  func tap(_ body: (Success) -> Void) -> Self { if case .success(let value) = self { body(value) }; return self } }
let table = ["a": "5", "b": "x"]
for key in ["a", "b", "c"] {
  switch find(key, in: table).flatMap(number).map({ $0 * 2 }) {
  case .success(let n): print("ok", n)
  case .failure(.missing(let key)): print("no", key)
  case .failure(let error): print("bad", error)
  }
}
print(find("a", in: table).tap { print("tapped", $0) }.or("-"), find("z", in: table).or("none"), find("b", in: table).flatMap(number).value == nil)
func zip<A, B, E>(_ a: Result<A, E>, _ b: Result<B, E>) -> Result<(A, B), E> { a.flatMap { x in b.map { (x, $0) } } }
if case .success(let (x, y)) = zip(find("a", in: table), find("b", in: table)) { print(x, y) }
print(["a", "b", "c"].map { find($0, in: table).flatMap(number) }.compactMap(\.value), zip(number("1"), number("q")).value == nil)
