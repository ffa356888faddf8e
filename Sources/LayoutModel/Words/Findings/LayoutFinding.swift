import JSON

/// What resolving finds in a layout.
package enum LayoutFinding: Hashable, Sendable {
  case unsatisfiableConstraints(Conflict)
  case ambiguousLayout(Ambiguity)
  case layoutFeedbackLoop
  case numericTrouble(NumericTrouble)
  case ambiguousVariation
  /// `nearest` has known fonts that an unknown one may be.
  case contentSizeEstimated(EstimateCause, nearest: [String] = [])
  case baselineAlignmentNotSupported(StackConfiguration.Alignment)
  case ambiguousRowHeight
  /// Items of a flow layout that are longer than its lines along an axis.
  case itemsDoNotFit(Axis, length: Double, available: Double)

  /// A reason to distrust what the solver says.
  package enum NumericTrouble: Hashable, Sendable {
    case missedConstraint(Int, by: Double)
    case pivotLimit(Int)
    case magnitudes
    case fixedValues(constraint: Int)
  }

  /// What a natural size rests on where nobody knows it.
  package enum EstimateCause: Hashable, Sendable {
    /// A font without metrics in the document and without a table of its widths.
    case unknownFont(String)
    case design(FontDesign)
    /// Digits of one width, in the system font.
    case monospacedDigits
    /// Characters that no table covers.
    case characters
    /// A symbol of the system that nobody has published the size of.
    case symbol(String)
    /// A width that nobody has published for this control on this system.
    case control(ViewType)
  }

  var sentence: Sentence {
    switch self {
    case .unsatisfiableConstraints(let conflict): Sentence(.unsatisfiableConstraints, conflict.words)
    case .ambiguousLayout(let ambiguity): Sentence(.ambiguousLayout, ambiguity.words)
    case .layoutFeedbackLoop:
      Sentence(
        .layoutFeedbackLoop,
        "Safe areas or margins still moved after the last pass; the last frames are kept.")
    case .numericTrouble(let trouble): Sentence(.numericTrouble, trouble.words)
    case .ambiguousVariation:
      Sentence(
        .ambiguousVariation, "Variations for the width and for the height both match; the width's is used.")
    case .contentSizeEstimated(.symbol(let name), let nearest) where !nearest.isEmpty:
      Sentence(
        .contentSizeEstimated,
        "No symbol '\(name)' of the system is known here; it is taken to be as large as symbols of its kind."
          + suggestion(nearest))
    case .contentSizeEstimated(let cause, let nearest):
      Sentence(.contentSizeEstimated, cause.words + suggestion(nearest))
    case .baselineAlignmentNotSupported(let alignment):
      Sentence(
        .baselineAlignmentNotSupported,
        "A vertical stack view cannot align by baselines; \(alignment.rawValue) is taken for "
          + (alignment == .firstBaseline ? "leading." : "trailing."))
    case .ambiguousRowHeight:
      Sentence(
        .ambiguousRowHeight,
        "Detected a case where constraints ambiguously suggest a height of zero for a table view cell's content view. "
          + "We're considering the collapse unintentional and using standard height instead.")
    case .itemsDoNotFit(let axis, let length, let available):
      Sentence(.itemsDoNotFit, items(along: axis, areLonger: length, than: available))
    }
  }
}

extension Diagnostic.Code {
  package static let unsatisfiableConstraints = Self(
    "unsatisfiableConstraints", .error, rule: "Required constraints contradict each other.", right: 73, of: 81
  )
  package static let ambiguousLayout = Self(
    "ambiguousLayout", rule: "Nothing decides where a view is or how large.", right: 12, of: 16, .documents)
  package static let layoutFeedbackLoop = Self(
    "layoutFeedbackLoop", rule: "Safe areas or margins follow frames that follow them.")
  package static let numericTrouble = Self(
    "numericTrouble", rule: "Numbers of constraints are too far apart.")
  package static let ambiguousVariation = Self(
    "ambiguousVariation", rule: "Values for a width and for a height class both hold.")
  package static let contentSizeEstimated = Self("contentSizeEstimated", .info)
  package static let baselineAlignmentNotSupported = Self("baselineAlignmentNotSupported", .info)
  package static let ambiguousRowHeight = Self(
    "ambiguousRowHeight", rule: "The constraints of a cell say no height.")
  package static let itemsDoNotFit = Self(
    "itemsDoNotFit", rule: "Items of a flow layout are longer than its lines.")

  static let layoutCodes = [
    unsatisfiableConstraints, ambiguousLayout, layoutFeedbackLoop, numericTrouble, ambiguousVariation,
    contentSizeEstimated, baselineAlignmentNotSupported,
  ]
  static let listCodes = [ambiguousRowHeight, itemsDoNotFit]
}

extension Conflict {
  /// The console's headline with the set and the broken one, and what UIKit's log adds where frames became constraints.
  fileprivate var words: String {
    let omitted = constraintCount.map { $0 - constraints.count } ?? 0
    return "Unable to simultaneously satisfy constraints: "
      + constraints.map { "'\($0.text)'" }.joined(separator: ", ")
      + (omitted > 0 ? " and \(omitted) more" : "")
      + ". Will attempt to recover by breaking constraint '\(constraints.isEmpty ? "" : constraints[broken].text)'."
      + (separator.map { separatorWords($0) } ?? "")
      + (namesAutoresizing
        ? " If you did not expect constraints of autoresizing masks, refer to translatesAutoresizingMaskIntoConstraints."
        : "")
  }

  /// What the separator has to do with it, and what would end it.
  private func separatorWords(_ height: Double) -> String {
    let points = String(number: (height * 1000).rounded() / 1000)
    return " What is over is the room of the row's separator, \(points) \(height == 1 ? "point" : "points"), "
      + "which the content view has as well: lower the priority of one of these constraints to 999."
  }
}

extension Ambiguity {
  /// Interface Builder's words for what is missing or competes.
  fileprivate var words: String {
    let length = axis == .horizontal ? "width" : "height"
    if isOfScrollableContent { return "Has ambiguous scrollable content \(length)" }
    if let tie { return tie.words }
    let place = axis == .horizontal ? "X position" : "Y position"
    return switch (position, size) {
    case (_?, _?): "Need constraints for: \(place)\(eitherSettles ? " or " : ", ")\(length)"
    case (_?, nil): "Need constraints for: \(place)"
    default: "Need constraints for: \(length)"
    }
  }
}

extension Ambiguity.PriorityTie {
  /// What competes, and what would settle it.
  fileprivate var words: String {
    let texts = constraints.map { "'\($0.text)'" }.joined(separator: ", ")
    let rest = count > constraints.count ? " and \(count - constraints.count) more" : ""
    let remedy =
      switch remedy {
      case .hugging(let view, let axis):
        "Decrease the \(axis.rawValue) hugging priority of '\(view)' to make it grow before the others."
      case .compressionResistance(let view, let axis):
        "Decrease the \(axis.rawValue) compression resistance priority of '\(view)' to make it shrink before the others."
      case .otherPriority: "Give one of them another priority."
      }
    return
      "Content priority ambiguity: \(texts)\(rest) compete at priority \(String(number: Double(priority))). \(remedy)"
  }
}

extension LayoutFinding.NumericTrouble {
  fileprivate var words: String {
    switch self {
    case .missedConstraint(let constraint, let error):
      "Constraint \(constraint) of the system is missed by \(error) points; its numbers span too many magnitudes."
    case .pivotLimit(let limit):
      "The solver stopped after \(limit) pivots; lower priorities are not met as well as they could be."
    case .magnitudes:
      "Rounding may hide what the constraints ask for: their numbers span too many magnitudes."
    case .fixedValues(let constraint):
      "Fixed values contradict each other at constraint \(constraint) of the system."
    }
  }
}

extension LayoutFinding.EstimateCause {
  fileprivate var words: String {
    switch self {
    case .unknownFont(let name):
      "The document gives no metrics of '\(name)' under fonts; text in it is measured in another font."
    case .design(let design):
      "The widths of the \(design.rawValue) design are not known; those of the default design are used."
    case .monospacedDigits:
      "The widths of monospaced digits are not known; those of the digits of the system font are used."
    case .characters: "Some characters are not in the table of the font; their widths are estimates."
    case .symbol(let name):
      "The size of the system's symbol '\(name)' is not known; it is taken to be as large as symbols of its kind. "
        + "An intrinsicContentSize settles it."
    case .control(let type):
      "The natural size of a \(type.rawValue) of this look is not known on this system version. "
        + "An intrinsicContentSize settles it."
    }
  }
}

private func items(along axis: Axis, areLonger length: Double, than available: Double) -> String {
  let (side, ends) = axis == .horizontal ? ("width", "left and right") : ("height", "top and bottom")
  return
    "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(side) must be less than the "
    + "\(side) of the UICollectionView minus the section insets \(ends) values, minus the content insets \(ends) values. "
    + "The item's \(side) is \(String(number: length, decimals: 3)), and \(String(number: available, decimals: 3)) is left."
}
