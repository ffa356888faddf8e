import Foundation
enum Unit { case small, large }
enum Spacing: Equatable {
  case fixed(CGFloat)
  case relative(to: Unit, multiplier: CGFloat = 2)
  case automatic
  static let zero = Spacing.fixed(0)
  static func points(_ value: CGFloat) -> Self { .fixed(value) }
  var value: CGFloat {
    switch self {
    case .fixed(let value): value
    case .relative(.small, let multiplier): 4 * multiplier
    case .relative(to: .large, multiplier: let m): 16 * m
    case .automatic: 8
    }
  }
  mutating func double() {
    if case .fixed(let value) = self { self = .fixed(value * 2) } else { self = .automatic }
  }
}
var spacing: Spacing = .points(3)
spacing.double()
print(spacing, spacing == .fixed(6), spacing.value, Spacing.zero.value)
print(Spacing.relative(to: .small), Spacing.relative(to: .large, multiplier: 1).value, Spacing.relative(to: .small).value)
spacing = .relative(to: .large)
print(spacing == .relative(to: .large, multiplier: 2), spacing == .automatic, spacing.value)
spacing.double()
print(spacing)
enum State<Value> {
  case idle, loading(progress: Double)
  case loaded(Value), failed(String, retry: Bool)
  var value: Value? { if case .loaded(let value) = self { value } else { nil } }
  func map<New>(_ change: (Value) -> New) -> State<New> {
    switch self {
    case .idle: .idle
    case .loading(let progress): .loading(progress: progress)
    case .loaded(let value): .loaded(change(value))
    case let .failed(text, retry): .failed(text, retry: retry)
    }
  }
}
let states: [State<[Int]>] = [.idle, .loading(progress: 0.5), .loaded([1, 2]), .failed("no", retry: true)]
for state in states { print(state.map(\.count), state.value ?? []) }
