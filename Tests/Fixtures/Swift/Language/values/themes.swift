protocol Theme {
  var background: String { get }
  var spacing: Double { get }
  var fontName: String { get }
}
extension Theme {
  var spacing: Double { 8 }
  var fontName: String { "System" }
  func font(_ size: Double, bold: Bool = false) -> String { "\(fontName)\(bold ? "-Bold" : "") \(size)" }
}
struct Light: Theme { let background = "white" }
struct Dark: Theme {
  let background = "black"
  var spacing: Double { 10 }
}
enum ThemeKind: String, CaseIterable {
  case light, dark
  var theme: any Theme {
    switch self {
    case .light: return Light()
    case .dark: return Dark()
    }
  }
}
enum Metrics {
  static let base = 4.0
  enum Padding {
    static let small = base
    static let medium = base * 2
    static var large: Double { medium * 2 }
  }
  enum Font { static let title = 17, body = 13.5 }
}
final class ThemeManager {
  nonisolated(unsafe) static let shared = ThemeManager()
  private init() {}
  private(set) var current: Theme = Light() { didSet { observers.forEach { $0(current) } } }
  private var observers: [(Theme) -> Void] = []
  func observe(_ body: @escaping (Theme) -> Void) {
    observers.append(body)
    body(current)
  }
  func set(_ kind: ThemeKind) { current = kind.theme }
}
ThemeManager.shared.observe { print($0.background, $0.spacing, $0.font(12)) }
for kind in ThemeKind.allCases.reversed() { ThemeManager.shared.set(kind) }
print(Metrics.Padding.small, Metrics.Padding.large, Metrics.Font.title, Metrics.Font.body * 2, Metrics.base / 3)
print(ThemeKind.allCases.map { $0.theme.font(Metrics.Font.body, bold: true) })
