package import LayoutModel

/// What UIKit would refuse about the constraints of a document (AL-legality). Empty if it takes them all.
///
/// Every constraint is checked, inactive ones too, and every fault is found: one constraint may have several.
///
/// - Complexity: O(*n*) in the number of constraints.
package func validateConstraints(_ document: LayoutDocument) -> [Fault] {
  let document = document.values
  var faults: [Fault] = []
  for index in document.constraints.indices where !isPlain(index, in: document) {
    let constraint = document.constraints[index]
    func report(_ illegality: ConstraintIllegality) {
      faults.append(Fault(.illegalConstraint(illegality), at: document.pointer(toConstraint: index)))
    }
    if let illegality = pairing(of: constraint) {
      report(illegality)
      continue
    }
    if !guidesHave(constraint) { report(.attributeNotOnGuide) }
    if let illegality = ancestry(of: constraint, in: document) { report(illegality) }
  }
  // Cells are trees of their own.
  for list in document.document.draft.lists {
    for template in list.templates { faults += validateConstraints(template.document) }
  }
  return faults
}

/// Whether a constraint is of the kind that nearly all are, and legal: between views of one controller, or of one
/// view alone, in the list of the document.
private func isPlain(_ index: Int, in document: DocumentValues) -> Bool {
  let constraint = document.constraints[index]
  guard case .view(let first) = constraint.firstItem, constraint.owner == nil else { return false }
  let family = AttributeFamily(constraint.firstAttribute)
  guard let secondItem = constraint.secondItem else { return family == .size }
  guard case .view(let second) = secondItem, constraint.multiplier != 0, family != .nothing,
    family == AttributeFamily(constraint.secondAttribute)
  else { return false }
  return document.views[Int(first)].controller == document.views[Int(second)].controller
}

/// Attributes that may stand in one constraint with each other, whatever their items are.
private enum AttributeFamily: UInt8 {
  case nothing, size, vertical, horizontal, directional

  @inline(__always)
  init(_ attribute: LayoutAttribute) {
    self =
      switch attribute {
      case .notAnAttribute: .nothing
      case .width, .height: .size
      case .top, .centerY, .bottom, .firstBaseline, .lastBaseline: .vertical
      case .topMargin, .centerYWithinMargins, .bottomMargin: .vertical
      case .left, .centerX, .right, .leftMargin, .centerXWithinMargins, .rightMargin: .horizontal
      case .leading, .trailing, .leadingMargin, .trailingMargin: .directional
      }
  }
}

/// The two attributes (AL-legality).
private func pairing(of constraint: LayoutConstraint) -> ConstraintIllegality? {
  let first = constraint.firstAttribute
  let second = constraint.secondAttribute
  if first == .notAnAttribute || (constraint.secondItem != nil && second == .notAnAttribute) {
    return .unknownLayoutAttribute
  }
  if case .position = first.kind, constraint.secondItem == nil || constraint.multiplier == 0 {
    return .locationConstant
  }
  guard constraint.secondItem != nil else { return nil }
  switch (first.kind, second.kind) {
  case (.position(let a), .position(let b)):
    if a != b { return .invalidPairing }
  case (.size, .size): break
  default: return .invalidPairing
  }
  let mixes =
    (first.isDirectional && second.isAbsoluteSide) || (first.isAbsoluteSide && second.isDirectional)
  return mixes ? .leadingLeftMix : nil
}

private func guidesHave(_ constraint: LayoutConstraint) -> Bool {
  func has(_ item: LayoutItem?, _ attribute: LayoutAttribute) -> Bool {
    switch item {
    case nil, .view?: true
    case .guide?, .systemGuide?: !attribute.isOnViewsOnly
    }
  }
  return has(constraint.firstItem, constraint.firstAttribute)
    && has(constraint.secondItem, constraint.secondAttribute)
}

/// Both items in one view tree, and the owner above both (AL-common-ancestor, AL-owner).
private func ancestry(of constraint: LayoutConstraint, in document: DocumentValues) -> ConstraintIllegality? {
  let first = Int(document.view(of: constraint.firstItem))
  let second = constraint.secondItem.map { Int(document.view(of: $0)) } ?? first
  if document.views[first].controller != document.views[second].controller { return .noCommonAncestor }
  guard let owner = constraint.owner.map(Int.init) else { return nil }
  return document.isView(owner, atOrAbove: first) && document.isView(owner, atOrAbove: second)
    ? nil : .outsideSubtree
}

extension DocumentValues {
  /// Whether `ancestor` is `view` or a view above it in the same tree.
  package func isView(_ ancestor: Int, atOrAbove view: Int) -> Bool {
    ancestor <= view && view < Int(views[ancestor].subtreeEnd)
  }
}
