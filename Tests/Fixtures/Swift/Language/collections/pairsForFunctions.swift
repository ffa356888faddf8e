class Panel {
  var text = ""
  func assign(word: String, to number: Int) { text += word + "\(number) " }
  func mixed(_ word: String, number: Int) -> String { word + "\(number)" }
  func whole(_ pair: (String, Int)) { text += "(\(pair.0))" }
  func indexed(_ index: Int, word: String) -> String { "\(index)\(word)" }
  func run() {
    zip(["x", "y"], [1, 2]).forEach(assign)
    zip(["x", "y"], [1, 2]).forEach(assign(word:to:))
    zip(["x", "y"], [1, 2]).forEach(self.assign)
    print(zip(["x", "y"], [1, 2]).map(mixed))
    print(["p", "q"].enumerated().map(indexed))
    zip(["x", "y"], [1, 2]).forEach(whole)
    func local(_ word: String, _ number: Int) { text += "l" + word }
    zip(["x", "y"], [1, 2]).forEach(local)
    ["k": 1].forEach(assign)
    zip(["x"], [1]).forEach(global)
    print(zip(["x", "y"], [1, 2]).map(Item.init).map(\.shown))
    print(zip(["x", "y"], [1, 2]).map(Made.init).map(\.text))
    print(text)
  }
}
struct Item {
  let name: String
  let count: Int
  var shown: String { "\(name)-\(count)" }
}
struct Made {
  let text: String
  init(word: String, number: Int) { text = "\(word)+\(number)" }
}
func global(word: String, number: Int) { print("global", word, number) }
Panel().run()
