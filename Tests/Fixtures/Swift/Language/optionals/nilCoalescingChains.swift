struct Theme { var accent: String?; var parent: String? }
let themes = ["dark": Theme(accent: nil, parent: "base"), "base": Theme(accent: "blue", parent: nil)]
func accent(_ name: String?) -> String { guard let name, let theme = themes[name] else { return "none" }; return theme.accent ?? theme.parent.flatMap { themes[$0]?.accent } ?? accent(theme.parent) }
print(accent("dark"), accent("base"), accent("x"), accent(nil))
var calls = 0
func expensive() -> Int { calls += 1; return 9 }
let a: Int? = 1, b: Int? = nil
print(a ?? expensive(), calls, b ?? expensive(), calls, b ?? a ?? expensive(), calls)
var cache: [String: Int] = [:]
cache["k"] = cache["k"] ?? 5
cache["k"] = (cache["k"] ?? 0) + 1
let width = cache["w"].map(Double.init) ?? 320.0
print(cache["k"]!, width, (cache["w"] ?? 0) == 0, Int("x") ?? Int("7") ?? 0, [1, 2].first ?? 0, [Int]().max() ?? -1)
