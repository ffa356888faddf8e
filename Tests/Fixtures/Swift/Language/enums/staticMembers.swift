enum Icon: String { case home, search
  static let fallback = Icon.home
  static var all: [Icon] { [.home, .search] }
  static subscript(name: String) -> Icon { Icon(rawValue: name) ?? .fallback }
  static func pick(_ n: Int) -> Icon { all[n % all.count] }
  var asset: String { "ic_" + rawValue }
  init(index: Int) { self = index == 0 ? .home : .search }
}
func show(_ icon: Icon = .fallback, size: Double = 1) -> String { "\(icon.asset)@\(size)" }
print(show(), show(.search), show(.pick(3), size: 2), show(Icon["none"]), Icon(index: 4), Icon.all.map(\.asset))
enum Constants {
  enum Spacing { static let small = 4.0; static let large = small * 4; static func of(_ n: Int) -> Double { Double(n) * small } }
  enum Animation { static let duration = 0.3, delay = duration / 3; static let curve: [Double] = [0, 0.5, 1] }
  static let names = ["a", "b"], table = [names[0]: Spacing.large]
}
print(Constants.Spacing.large, Constants.Spacing.of(3), Constants.Animation.delay < 0.11, Constants.Animation.curve.last!, Constants.table["a"]!)
enum Empty {}
extension Empty { static let x = 1; enum Nested { case a; static let b = Nested.a } }
print(Empty.x, Empty.Nested.b)
