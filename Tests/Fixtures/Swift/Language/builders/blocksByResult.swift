// Blocks of one builder that give different things are chosen by what is wanted.
struct Stack { var parts: [String] }

@resultBuilder
struct Builder {
  static func buildBlock(_ parts: String?...) -> Stack { Stack(parts: parts.compactMap { $0 }) }
  static func buildBlock(_ parts: [String]) -> Stack { Stack(parts: parts) }
  static func buildBlock(_ parts: String?...) -> [String] { parts.compactMap { $0 } }
  static func buildOptional(_ part: String?) -> String? { part }
}

func stack(@Builder _ content: () -> Stack) -> Stack { content() }
func list(@Builder _ content: () -> [String]) -> [String] { content() }

print(stack { "a"; "b" })
print(list { "a"; "b" })
print(stack { ["c", "d"] })
print(list { "e" }.count)
