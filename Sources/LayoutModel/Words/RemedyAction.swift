import JSON

/// What a remedy does to a document, by the texts of constraints and the ids of views.
package enum RemedyAction: Hashable, Sendable {
  case replace(String, with: String)
  case remove(String)
  case add([String])
  case lowerPriority(of: String, to: Float)
  /// Less hugging or compression resistance; `first` where the view is to change before the others.
  case lower(ContentPriority, Axis, of: String, to: Float, first: Bool = false)
  case set(Setting, of: String)
  case show(String)

  package enum ContentPriority: String, Hashable, Sendable {
    case hugging = "hugging"
    case compressionResistance = "compression resistance"
  }

  package enum Setting: String, Hashable, Sendable {
    case noMask = "translatesAutoresizingMaskIntoConstraints to false"
    case distribution = "the distribution to fill"
    case noMargins = "layoutMarginsRelativeArrangement to false"
    case noSpacing = "the spacing to 0"
    case anyLines = "numberOfLines to 0"
  }

  /// What somebody has to do, in one sentence.
  package var sentence: String {
    switch self {
    case .replace(let old, let new): "Change '\(old)' to '\(new)'."
    case .remove(let constraint): "Remove '\(constraint)'."
    case .add(let constraints): "Add \(constraints.map { "'\($0)'" }.joined(separator: " and "))."
    case .lowerPriority(let constraint, let priority):
      "Lower the priority of '\(constraint)' to \(String(number: Double(priority)))."
    case .lower(let kind, let axis, let view, let priority, let isFirst):
      "Lower the \(axis.rawValue) \(kind.rawValue) priority of '\(view)' to \(String(number: Double(priority)))"
        + (isFirst ? ", so that it \(kind == .hugging ? "grows" : "shrinks") before the others." : ".")
    case .set(let setting, let view): "Set \(setting.rawValue) of '\(view)'."
    case .show(let view): "Show '\(view)'."
    }
  }
}
