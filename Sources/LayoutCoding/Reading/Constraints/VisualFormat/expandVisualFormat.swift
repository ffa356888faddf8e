package import LayoutModel

/// One constraint that a visual format string stands for, with views by name and nil for the superview.
package struct VisualConstraint: Equatable {
  package var first: String?
  package var firstAttribute: LayoutAttribute
  package var relation: LayoutConstraint.Relation = .equal
  package var second: Second?
  package var constant: Double = 0
  package var priority: Float = LayoutConstraint.required
  /// Whether the constant is the system's spacing between siblings.
  package var isStandardSpacing = false

  package struct Second: Equatable {
    /// Nil for the superview.
    package var name: String?
    package var attribute: LayoutAttribute
  }
}

/// The constraints that a string stands for whose options are UIKit's words; nil for a string that UIKit does not read.
package func expandVisualFormat(
  _ text: String, options words: [String], metrics: [String: Double], isView: (String) -> Bool
) -> [VisualConstraint]? {
  var options = VisualFormatOptions()
  for word in words where !options.insert(word) { return nil }
  guard let format = try? VisualFormatParser.parse(text, metrics: metrics, isView: isView) else { return nil }
  return expand(format, options: options)
}

/// The constraints that a string stands for, in UIKit's order: for each view its connection and its own
/// predicates, then the closing connection, then the alignment (AL-vfl-expansion).
func expand(_ format: VisualFormat, options: VisualFormatOptions) -> [VisualConstraint] {
  var expansion = Expansion(format, options)
  return expansion.constraints()
}

private struct Expansion {
  let format: VisualFormat
  let options: VisualFormatOptions
  let attributes: VisualFormatAttributes
  /// Right to left, a distance runs against the coordinates: the items are exchanged.
  let isReversed: Bool
  private var result: [VisualConstraint] = []

  init(_ format: VisualFormat, _ options: VisualFormatOptions) {
    self.format = format
    self.options = options
    attributes = options.attributes(format.axis)
    isReversed = format.axis == .horizontal && options.direction == .rightToLeft
  }

  mutating func constraints() -> [VisualConstraint] {
    for (index, view) in format.views.enumerated() {
      if index > 0 {
        connect(format.views[index - 1].name, view.name, by: view.connection)
      } else if let leading = format.leading {
        connect(nil, view.name, by: leading)
      }
      size(view)
    }
    if let trailing = format.trailing, let last = format.views.last { connect(last.name, nil, by: trailing) }
    for attribute in options.alignments {
      for (a, b) in zip(format.views, format.views.dropFirst()) {
        result.append(
          VisualConstraint(
            first: a.name, firstAttribute: attribute, second: .init(name: b.name, attribute: attribute)))
      }
    }
    return result
  }

  private mutating func size(_ view: VisualFormat.Part) {
    for predicate in view.predicates {
      var constraint = VisualConstraint(
        first: view.name, firstAttribute: attributes.size, relation: predicate.relation,
        priority: predicate.priority)
      switch predicate.object {
      case .number(let value): constraint.constant = value
      case .view(let name): constraint.second = .init(name: name, attribute: attributes.size)
      }
      result.append(constraint)
    }
  }

  /// The distance from the end of one item to the beginning of the next; nil is the superview, whose beginning and end
  /// lie the other way.
  private mutating func connect(_ before: String?, _ after: String?, by connection: VisualFormat.Connection) {
    var end = before == nil ? attributes.near : attributes.far
    var start = after == nil ? attributes.far : attributes.near
    if options.isBaselineToBaseline, format.axis == .vertical, before != nil, after != nil {
      (end, start) = (.lastBaseline, .firstBaseline)
    }
    var predicates = [VisualFormat.Predicate(object: .number(0))]
    var isStandardSpacing = false
    switch connection {
    case .flush: break
    case .predicates(let given): predicates = given
    case .standard:
      // To the superview the standard is its margin (iOS 8 and later).
      if before == nil { end = attributes.nearMargin }
      if after == nil { start = attributes.farMargin }
      isStandardSpacing = before != nil && after != nil
      predicates[0].object = .number(isStandardSpacing ? StackConfiguration.systemSpacing : 0)
    }
    for predicate in predicates {
      guard case .number(let constant) = predicate.object else { continue }
      let (first, second) = (
        VisualConstraint.Second(name: after, attribute: start),
        VisualConstraint.Second(name: before, attribute: end)
      )
      let (left, right) = isReversed ? (second, first) : (first, second)
      result.append(
        VisualConstraint(
          first: left.name, firstAttribute: left.attribute, relation: predicate.relation, second: right,
          constant: constant, priority: predicate.priority, isStandardSpacing: isStandardSpacing))
    }
  }
}
