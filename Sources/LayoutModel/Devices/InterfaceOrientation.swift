/// How the interface is turned, in UIKit's words. In `landscapeRight` the home button or bottom edge is on the
/// right.
package enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The value of that word; `landscape` alone means `landscapeRight`.
  package init?(word: String) {
    self.init(rawValue: word == "landscape" ? "landscapeRight" : word)
  }
}

/// A fact that a device has once for portrait and once for landscape.
package struct PerOrientation<Value: Hashable & Sendable>: Hashable, Sendable {
  package var portrait: Value
  package var landscape: Value

  package init(portrait: Value, landscape: Value) {
    self.portrait = portrait
    self.landscape = landscape
  }

  package subscript(orientation: InterfaceOrientation) -> Value {
    orientation.isLandscape ? landscape : portrait
  }
}
