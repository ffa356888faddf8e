@resultBuilder
enum Trace {
  static func buildBlock(_ parts: String...) -> String { parts.joined(separator: " ") }
  static func buildEither(first: String) -> String { "L\(first)" }
  static func buildEither(second: String) -> String { "R\(second)" }
  static func buildOptional(_ part: String?) -> String { part.map { "O\($0)" } ?? "none" }
}
@Trace func five(_ n: Int) -> String {
  switch n {
  case 0: "a"
  case 1: "b"
  case 2: "c"
  case 3: "d"
  default: "e"
  }
}
@Trace func seven(_ n: Int) -> String {
  switch n {
  case 0: "a"
  case 1: "b"
  case 2: "c"
  case 3: "d"
  case 4: "e"
  case 5: "f"
  default: "g"
  }
}
@Trace func chain(_ n: Int) -> String {
  if n == 0 { "zero" } else if n == 1 { "one" } else if n == 2 { "two" }
  if n > 5 { "big" } else { "small" }
  if n == 3 { "three" }
}
for n in 0...4 { print(five(n)) }
for n in 0...6 { print(seven(n)) }
for n in 0...6 { print(chain(n)) }
