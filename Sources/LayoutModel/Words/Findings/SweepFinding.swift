/// What lint sees in all windows of a sweep together.
package enum SweepFinding: Hashable, Sendable {
  /// A view whose side is so many points long in every window, like the screen of a device.
  case sizedForScreen(String, WindowSweep.Side, Double, of: String)
  /// Rules, a number of varied values, and split view controllers for a regular width, which no window has from some width on.
  case classDidNotChange(from: Double, rules: [String], values: Int, collapsed: [String])

  var sentence: Sentence {
    switch self {
    case .sizedForScreen(let view, let side, let length, let device):
      Sentence(
        .sizedForScreen,
        "\(view) is sized for a screen and not for its window: it is \(points(length)) "
          + "\(side == .width ? "wide" : "high") in all windows, like the screen of \(device), "
          + "and does not fit in smaller ones.")
    case .classDidNotChange(let width, let rules, let values, let collapsed):
      Sentence(
        .classDidNotChange,
        "Windows of \(points(width)) and more stay compact in width: \(unused(rules, values, collapsed)).")
    }
  }
}

private func unused(_ rules: [String], _ values: Int, _ collapsed: [String]) -> String {
  var parts: [String] = []
  if !rules.isEmpty {
    parts.append(
      rules.count == 1 ? "rule \(rules[0]) never matches" : "rules \(listed(rules)) never match")
  }
  if values > 0 {
    parts.append(
      values == 1
        ? "a value for regular width is never used" : "\(values) values for regular width are never used")
  }
  if !collapsed.isEmpty {
    parts.append("\(listed(collapsed)) \(collapsed.count == 1 ? "stays" : "stay") collapsed")
  }
  return parts.joined(separator: "; ")
}

/// Some names, of many the first.
private func listed(_ names: [String]) -> String {
  let shown = names.prefix(4)
  let last = names.count > shown.count ? "\(names.count - shown.count) more" : shown.last ?? ""
  let first = names.count > shown.count ? shown : shown.dropLast()
  return first.isEmpty ? last : "\(first.joined(separator: ", ")) and \(last)"
}

extension Diagnostic.Code {
  package static let sizedForScreen = Self(
    "sizedForScreen", rule: "A view is sized for a screen, and windows are smaller; told by sweeps.",
    right: 11,
    of: 18, .documents)
  package static let classDidNotChange = Self(
    "classDidNotChange", .info,
    rule: "What asks for a regular width never gets it, however wide the window; told by sweeps.")

  /// The codes of what lint sees in sweeps alone.
  package static let sweepCodes = [sizedForScreen, classDidNotChange]
}
