struct Parser {
  func value(_ text: String) -> Int { Int(text) ?? 0 }
  func value(_ text: String) -> Double { Double(text) ?? 0.5 }
  func value(_ text: String) -> String { "<\(text)>" }
  func value(_ text: String) -> [String] { text.split(separator: ",").map(String.init) }
  func value(_ text: String) -> Bool { text == "true" }
}
let parser = Parser()
let int: Int = parser.value("42")
let double: Double = parser.value("x")
let text: String = parser.value("t")
let list: [String] = parser.value("a,b")
print(int, double, text, list)
func show(_ number: Int) -> String { "number \(number)" }
func length(of list: [String]) -> Int { list.count }
print(show(parser.value("7")), length(of: parser.value("x,y,z")))
struct Config {
  var size: Double
  var name: String
  var flag: Bool
}
let config = Config(size: parser.value("3"), name: parser.value("n"), flag: parser.value("true"))
print(config)
var stored: Double = 1
stored = parser.value("2.25")
print(stored)
if parser.value("true") { print("was true") }
func given() -> String { parser.value("r") }
func computed() -> Double { return parser.value("9") }
print(given(), computed(), (parser.value("5") as Int) + 1)
let values: [Int] = ["1", "2"].map { parser.value($0) }
print(values)
