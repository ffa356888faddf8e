import LayoutCoding
import LayoutModel
import SwiftInterpreter

/// What a visual format string stands for, as UIKit's own Swift makes constraints of it: each a list of the name of the first view,
/// empty for the superview, its attribute, the relation, the second view's name and attribute, the constant, the priority, and
/// whether the constant is the system's spacing. Nothing, which is told, for a string that is not understood.
///
/// - Parameter values: The string, the options, the numbers by name and the views by name.
func visualFormat(_ values: [Value], _ interpreter: Interpreter) -> Value {
  guard values.count == 4, case .string(let text) = values[0], case .integer(let options, _) = values[1],
    case .dictionary(let metrics) = values[2], case .dictionary(let views) = values[3],
    let found = expandVisualFormat(
      text, options: words(of: options), metrics: numbers(metrics), isView: { views[key: .string($0)] != nil }
    )
  else {
    interpreter.block("visual format")
    return .array([])
  }
  return .array(found.map(value))
}

private func value(_ constraint: VisualConstraint) -> Value {
  .array([
    .string(constraint.first ?? ""), number(constraint.firstAttribute),
    .integer(constraint.relation == .equal ? 0 : constraint.relation == .lessThanOrEqual ? -1 : 1, .int),
    .string(constraint.second?.name ?? ""), number(constraint.second?.attribute ?? .notAnAttribute),
    .floating(constraint.constant, .cgFloat), .floating(Double(constraint.priority), .float),
    .boolean(constraint.isStandardSpacing),
  ])
}

/// `NSLayoutConstraint.Attribute.rawValue`.
private func number(_ attribute: LayoutAttribute) -> Value { .integer(Int(attribute.rawValue), .int) }

/// `NSLayoutConstraint.FormatOptions`, by their bits.
private func words(of options: Int) -> [String] {
  let bits: [(Int, String)] = [
    (1, "alignAllLeft"), (2, "alignAllRight"), (3, "alignAllTop"), (4, "alignAllBottom"),
    (5, "alignAllLeading"),
    (6, "alignAllTrailing"), (9, "alignAllCenterX"), (10, "alignAllCenterY"), (11, "alignAllLastBaseline"),
    (12, "alignAllFirstBaseline"), (16, "directionLeftToRight"), (17, "directionRightToLeft"),
    (19, "spacingBaselineToBaseline"),
  ]
  return bits.filter { options & 1 << $0.0 != 0 }.map(\.1)
}

private func numbers(_ metrics: DictionaryValue) -> [String: Double] {
  var found: [String: Double] = [:]
  for (key, value) in zip(metrics.keys, metrics.values) {
    if case .string(let name) = key, let number = value.number { found[name] = number }
  }
  return found
}
