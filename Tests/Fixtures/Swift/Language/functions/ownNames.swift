// `#function` is the name of the function in which it stands, as a default that of the caller.
func caller(_ name: String = #function) -> String { name }
func plain() -> String { #function }
func labeled(_ first: Int, with second: Int, and _: Int) -> String { #function }
struct Keys {
  var value = 0
  func store(key: String = #function) -> String { key }
  func width(of text: String) -> String { store() }
}
print(plain(), labeled(1, with: 2, and: 3))
func asks() -> String { caller() }
print(asks(), Keys(value: 1).width(of: "a"))
