import JSON
import LayoutModel

/// Values that only controllers have.
extension JSONReader {
  enum ForwardsKey: Int, DocumentKey {
    case traits, size
  }
  private static let forwardsKeys = Keys(ForwardsKey.self)

  mutating func forwards() throws(ReadingEnded) -> (traits: Bool, size: Bool)? {
    guard var object = try beginObject("an object with traits and size") else { return nil }
    var (traits, size) = (true, true)
    while let key = try nextKey(of: &object, in: Self.forwardsKeys) {
      switch key {
      case .traits: traits = try boolean() ?? true
      case .size: size = try boolean() ?? true
      }
    }
    return (traits, size)
  }

  enum BarMetricsKey: Int, DocumentKey {
    case navigationBar, largeTitle, toolbar, tabBar
  }
  private static let barMetricsKeys = Keys(BarMetricsKey.self)

  mutating func barMetrics() throws(ReadingEnded) -> BarMetrics? {
    guard var object = try beginObject("an object of heights") else { return nil }
    var metrics = BarMetrics()
    while let key = try nextKey(of: &object, in: Self.barMetricsKeys) {
      let height = try length()
      switch key {
      case .navigationBar: metrics.navigationBar = height
      case .largeTitle: metrics.largeTitle = height
      case .toolbar: metrics.toolbar = height
      case .tabBar: metrics.tabBar = height
      }
    }
    return metrics
  }

  enum BarKey: Int, DocumentKey {
    case translucent, prefersLargeTitles
  }
  private static let navigationBarKeys = Keys(BarKey.self, aliases: ["isTranslucent": .translucent])
  private static let barKeys = Keys(only: [BarKey.translucent], aliases: ["isTranslucent": .translucent])

  /// - Parameter hasTitles: Whether it is a navigation bar.
  mutating func bar(
    hasTitles: Bool
  ) throws(ReadingEnded) -> (isTranslucent: Bool, prefersLargeTitles: Bool)? {
    guard var object = try beginObject("an object about a bar") else { return nil }
    var bar = (isTranslucent: true, prefersLargeTitles: false)
    while let key = try nextKey(of: &object, in: hasTitles ? Self.navigationBarKeys : Self.barKeys) {
      let value = try boolean()
      switch key {
      case .translucent: bar.isTranslucent = value ?? true
      case .prefersLargeTitles: bar.prefersLargeTitles = value ?? false
      }
    }
    return bar
  }

  mutating func displayMode() throws(ReadingEnded) -> SplitDisplayMode? {
    let names = SplitDisplayMode.allCases.map(\.rawValue) + ["primaryHidden", "allVisible", "primaryOverlay"]
    let expected = "one of \(names.joined(separator: ", "))"
    guard let name = try token(expected).map({ text($0) }) else { return nil }
    if let mode = SplitDisplayMode(name: name) { return mode }
    if let mode = Self.displayModes.word(name, among: names) { return SplitDisplayMode(name: mode) }
    fault(.invalidValue(expected: expected, nearest: nearestNames(to: name, in: names)))
    return nil
  }

  private static let displayModes = UIKitSpellings("UISplitViewController.DisplayMode")

  /// A number, or "automatic", which is an inner nil.
  mutating func automaticLength() throws(ReadingEnded) -> Double?? {
    if try isAutomatic() { return .some(nil) }
    return try length().map { .some($0) }
  }

  mutating func automaticFraction() throws(ReadingEnded) -> Double?? {
    if try isAutomatic() { return .some(nil) }
    guard let value = try double() else { return nil }
    if value >= 0, value <= 1 { return .some(value) }
    fault(.invalidValue(expected: "a number from 0 to 1, or \"automatic\"", nearest: []))
    return nil
  }

  /// Whether the word stands here, which is read.
  mutating func isAutomatic() throws(ReadingEnded) -> Bool {
    guard try stands(.string) else { return false }
    let start = mark
    if try string() == "automatic" { return true }
    goBack(to: start)
    return false
  }
}

/// What a delegate may say that it did with the secondary column.
enum CollapseAnswer: String, DocumentWord {
  case discardSecondary
  static let words = Words(CollapseAnswer.self)
}
