struct ParseError: Error, CustomStringConvertible { let line: Int, reason: Reason; enum Reason: Equatable { case empty, unknown(String) }; var description: String { "line \(line): \(reason)" } }
func parse(_ text: String) throws -> [Int] {
  try text.split(separator: ";", omittingEmptySubsequences: false).enumerated().map { line, part in
    guard !part.isEmpty else { throw ParseError(line: line, reason: .empty) }
    guard let n = Int(part) else { throw ParseError(line: line, reason: .unknown(String(part))) }
    return n
  }
}
for text in ["1;2", "1;;3", "x", "4;y"] {
  do { print(try parse(text)) }
  catch let error as ParseError where error.reason == .empty { print("empty in", error.line) }
  catch let error as ParseError { print(error) }
  catch { print("never") }
}
func safe<T>(_ body: @autoclosure () throws -> T, default fallback: T) -> T { do { return try body() } catch { return fallback } }
print(safe(try parse("1;a"), default: []), safe(try parse("7"), default: []), (try? parse("8").first) ?? 0, (try? parse("q")) == nil)
func cleanup(_ fail: Bool) -> [String] {
  var log: [String] = []
  do {
    defer { log.append("defer") }
    log.append("try")
    if fail { throw ParseError(line: 0, reason: .empty) }
    log.append("fine")
  } catch { log.append("catch") }
  return log
}
print(cleanup(true), cleanup(false))
