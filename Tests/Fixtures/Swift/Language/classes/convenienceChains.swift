class View {
  let frame: (Double, Double)
  var tag = 0
  init(frame: (Double, Double)) { self.frame = frame; print("init frame", frame) }
  convenience init() { self.init(frame: (0, 0)) }
  required init?(coder: String) {
    guard coder != "bad" else { return nil }
    frame = (1, 1)
  }
}
class Label: View {
  var text: String
  init(text: String) {
    self.text = text
    super.init(frame: (10, 20))
    tag = text.count
  }
  override init(frame: (Double, Double)) { text = "frame"; super.init(frame: frame) }
  convenience init(number: Int) {
    self.init(text: "\(number)")
    tag += 100
  }
  required init?(coder: String) { text = coder; super.init(coder: coder) }
}
final class Badge: Label { var count = 3 { didSet { print("count", count) } } }
print(Label(text: "hello").tag, Label(number: 42).tag, Label().text, Badge(number: 7).tag, Badge(text: "b").count)
print(Label(coder: "bad") == nil, Label(coder: "ok")!.text, Badge(coder: "x")?.count ?? 0, Badge().frame)
