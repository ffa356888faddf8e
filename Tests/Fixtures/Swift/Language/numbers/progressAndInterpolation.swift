struct Animation { let from: Double, to: Double, duration: Double; var curve: (Double) -> Double = { $0 }
  func value(at time: Double) -> Double { from + (to - from) * curve(min(max(time / duration, 0), 1)) }
  func frames(_ count: Int) -> [Double] { (0...count).map { value(at: duration * Double($0) / Double(count)) } }
  func eased() -> Animation { var copy = self; copy.curve = { $0 * $0 * (3 - 2 * $0) }; return copy } }
let fade = Animation(from: 0, to: 10, duration: 2)
print(fade.frames(4), fade.eased().frames(2), fade.value(at: -1), fade.value(at: 9), Animation(from: 5, to: 5, duration: 1).frames(1))
func map(_ value: Double, from: ClosedRange<Double>, to: ClosedRange<Double>) -> Double { to.lowerBound + (value - from.lowerBound) / (from.upperBound - from.lowerBound) * (to.upperBound - to.lowerBound) }
print(map(5, from: 0...10, to: 100...200), map(0.25, from: 0...1, to: -1...1), map(1, from: 1...2, to: 3...4))
let steps = stride(from: 0.0, through: 1.0, by: 0.25).map { ($0 * 100).rounded() / 100 }
print(steps, steps.map { Int($0 * 8) }, steps.reduce(0, +) / Double(steps.count), steps.map { $0 < 0.5 ? 0 : 1 })
var progress = 0.0 { didSet { progress = min(max(progress, 0), 1) } }
progress += 0.75
progress += 0.75
print(progress, progress == 1, Int(progress * 100), "\(Int((1 / 3.0 * 100).rounded()))%")
