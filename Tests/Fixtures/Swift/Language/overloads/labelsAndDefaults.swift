struct Text {
  func draw(_ text: String) -> String { "draw1" }
  func draw(_ text: String, at x: Int, _ y: Int = 0) -> String { "draw2 \(x) \(y)" }
  func draw(_ text: String, in rect: (Int, Int), centered: Bool = false) -> String { "draw3 \(rect.0) \(centered)" }
  func draw(text: String) -> String { "draw4" }
  func draw(_ texts: String..., separator: String) -> String { "draw5 \(texts.joined(separator: separator))" }
  func draw(attributed text: String?, size: Double = 12) -> String { "draw6 \(text ?? "-") \(size)" }
}
let t = Text()
print(t.draw("a"), t.draw("a", at: 1), t.draw("a", at: 1, 2), t.draw("a", in: (3, 4)), t.draw("a", in: (3, 4), centered: true))
print(t.draw(text: "b"), t.draw("a", "b", separator: "+"), t.draw(separator: "-"), t.draw(attributed: nil), t.draw(attributed: "x", size: 3))
func make(width: Double, height: Double? = nil) -> String { "w \(width) \(height ?? width)" }
func make(height: Double) -> String { "h \(height)" }
func make(_ size: Double) -> String { "s \(size)" }
func make(width: Double, ratio: Double) -> String { "r \(width * ratio)" }
print(make(width: 2), make(width: 2, height: 3), make(height: 4), make(5), make(width: 6, ratio: 0.5))
func insets(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) -> [Int] { [top, left, bottom, right] }
func insets(_ all: Int) -> [Int] { insets(top: all, left: all, bottom: all, right: all) }
func insets(horizontal: Int = 0, vertical: Int = 0) -> [Int] { insets(top: vertical, left: horizontal, bottom: vertical, right: horizontal) }
print(insets(4), insets(top: 1, right: 2), insets(horizontal: 3), insets(vertical: 5), insets(left: 9))
let reference = t.draw(text:)
let second = insets(horizontal:vertical:)
print(reference("q"), second(1, 2))
