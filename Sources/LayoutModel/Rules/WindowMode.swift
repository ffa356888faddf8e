/// How a window shares the screen, as conditions name it.
package enum WindowMode: String, Hashable, Sendable, CaseIterable {
  case full, third, half, twoThirds, slideOver
  /// A window whose size the request gives.
  case window

  package init(_ mode: MultitaskingMode) {
    switch mode {
    case .full: self = .full
    case .third: self = .third
    case .half: self = .half
    case .twoThirds: self = .twoThirds
    case .slideOver: self = .slideOver
    }
  }
}
