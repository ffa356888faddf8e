/// An attribute of a view or guide that constraints speak of. Raw numbers are UIKit's.
@frozen
public enum LayoutAttribute: UInt8, Hashable, Sendable, CaseIterable {
  case notAnAttribute = 0
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The word in JSON and in constraint strings: the name of the case.
  package var name: String { Self.names[Int(rawValue)] }

  /// The attribute of that name, exactly spelled; `baseline` is the old name of `lastBaseline`.
  package init?(name: String) {
    let name = name == "baseline" ? "lastBaseline" : name
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    self = Self.allCases[index]
  }

  /// What an attribute measures, which decides what it may be paired with (AL-attributes).
  package enum Kind: Hashable, Sendable {
    case none
    case position(Axis)
    case size(Axis)
  }

  package var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width: .size(.horizontal)
    case .height: .size(.vertical)
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .position(.horizontal)
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .position(.vertical)
    }
  }

  /// Whether the side depends on the text direction.
  @inlinable package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is a fixed horizontal side, which cannot be paired with a directional one.
  @inlinable package var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether only views have it, guides do not.
  package var isOnViewsOnly: Bool { rawValue >= LayoutAttribute.lastBaseline.rawValue }

  /// The words of all, in the order of their numbers.
  package static let names = allCases.map { "\($0)" }
}
