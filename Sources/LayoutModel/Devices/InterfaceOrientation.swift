/// How the interface is turned, in UIKit's words. In `landscapeRight` the home button or bottom edge is on the right.
package enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// The value of that word; `landscape` alone means `landscapeRight`.
  package init?(word: String) { self.init(rawValue: word == "landscape" ? "landscapeRight" : word) }
}

/// A version of iOS or iPadOS. It decides how the layout behaves (TR-versions).
package struct SystemVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  package var major, minor: Int
  package init(_ major: Int, _ minor: Int = 0) { (self.major, self.minor) = (major, minor) }

  /// Reads `12`, `12.0` or `26.1`; nil for anything else, and for majors outside 1 to 999.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.count <= 3 && $0.utf8.allSatisfy(isDigit) }),
      let major = Int(parts[0]), major > 0
    else { return nil }
    self.init(major, parts.count == 2 ? Int(parts[1]) ?? 0 : 0)
  }

  package static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
  /// `12` for 12.0, else `26.1`.
  package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

/// A fact that a device has once for portrait and once for landscape.
package struct PerOrientation<Value: Equatable & Sendable>: Equatable, Sendable {
  package var portrait, landscape: Value
  package init(portrait: Value, landscape: Value) { (self.portrait, self.landscape) = (portrait, landscape) }

  package subscript(orientation: InterfaceOrientation) -> Value {
    orientation.isLandscape ? landscape : portrait
  }
}
