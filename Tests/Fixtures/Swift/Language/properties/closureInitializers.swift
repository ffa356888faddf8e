class Label {
  var text = ""
  var size = 0
}
class Screen {
  let title: Label = {
    let label = Label()
    label.text = "title"
    label.size = Screen.defaultSize
    return label
  }()
  static let defaultSize = 17
  private lazy var subtitle: Label = {
    $0.text = "subtitle of " + self.title.text
    return $0
  }(Label())
  var both: String { title.text + ", " + subtitle.text }
  let numbers: [Int] = (1...3).map { $0 * defaultSize }
}
let screen = Screen()
print(screen.both, screen.title.size, screen.numbers)
screen.title.text = "new"
print(screen.both)
let value: Int = {
  var sum = 0
  for i in 1...4 { sum += i }
  return sum
}()
print(value)
