enum LoadError: Error, Equatable { case empty, tooLong(Int) }
func load(_ text: String) -> Result<String, LoadError> {
  if text.isEmpty { return .failure(.empty) }
  if text.count > 5 { return .failure(.tooLong(text.count)) }
  return .success(text.uppercased())
}
for text in ["abc", "", "abcdefg"] {
  switch load(text) {
  case .success(let value) where value.hasPrefix("A"): print("A", value)
  case .success(let value): print(value)
  case .failure(.empty): print("empty")
  case .failure(.tooLong(let n)): print("too long by", n - 5)
  }
}
print((try? load("ab").get()) ?? "-", (try? load("").get()) ?? "-")
print(load("ab").map(\.count) == .success(2), load("").mapError { $0 == .empty ? LoadError.tooLong(0) : $0 } == .failure(.tooLong(0)))
let chained = load("abc").flatMap { load($0 + "d") }.map { $0 + "!" }
if case .success(let value) = chained { print(value) }
func complete(_ handler: (Result<Int, any Error>) -> Void) { handler(.success(4)); handler(.failure(LoadError.empty)) }
complete { result in
  do { print("got", try result.get()) } catch { print("error", error) }
}
let results = ["a", "", "b"].map(load)
print(results.compactMap { try? $0.get() }, results.filter { if case .failure = $0 { true } else { false } }.count)
let caught: Result<Int, any Error> = Result { guard let n = Int("12") else { throw LoadError.empty }; return n }
print((try? caught.get()) ?? 0)
