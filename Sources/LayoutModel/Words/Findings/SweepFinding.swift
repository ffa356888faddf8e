/// What lint sees in all windows of a sweep together.
package enum SweepFinding: Hashable, Sendable {
  /// A view whose side is so many points long in every window, like the screen of a device.
  case sizedForScreen(String, WindowSweep.Side, Double, of: String)

  var sentence: Sentence {
    switch self {
    case .sizedForScreen(let view, let side, let length, let device):
      Sentence(
        .sizedForScreen,
        "\(view) is sized for a screen and not for its window: it is \(points(length)) "
          + "\(side == .width ? "wide" : "high") in all windows, like the screen of \(device), "
          + "and does not fit in smaller ones.")
    }
  }
}

extension Diagnostic.Code {
  package static let sizedForScreen = Self(
    "sizedForScreen", rule: "A view is sized for a screen, and windows are smaller; told by sweeps.",
    right: 11,
    of: 18, .documents)

  /// The codes of what lint sees in sweeps alone.
  package static let sweepCodes = [sizedForScreen]
}
