enum Level: Int, Comparable, CaseIterable {
  case low, medium, high
  static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  var next: Level { Level(rawValue: rawValue + 1) ?? .low }
  func describe() -> String { "\(self)-\(rawValue)" }
  static var all: String { allCases.map { $0.describe() }.joined(separator: ",") }
}
print(
  Level.low < .high, Level.allCases.max()!, Level.all, Level.high.next,
  [.high, .low, .medium].sorted() as [Level])
enum Theme {
  case light, dark
  struct Colors { let text: String }
  var colors: Colors {
    switch self {
    case .light: return .init(text: "black")
    case .dark: return Colors(text: "white")
    }
  }
  static var current: Theme = .light
  static func toggle() { current = current == .light ? .dark : .light }
}
Theme.toggle()
print(Theme.current, Theme.current.colors.text)
enum Constants {
  static let margin = 16.0
  enum Sizes { static let icon = margin * 2 }
}
print(Constants.Sizes.icon)
enum Toggle {
  case on, off
  mutating func flip() { self = self == .on ? .off : .on }
}
var toggle = Toggle.on
toggle.flip()
print(toggle)
