import JSON
import LayoutModel

extension DocumentEncoder {
  /// Writes a list of constraints: as strings where those say all of them, else as objects.
  mutating func writeConstraints(_ places: [Int]) {
    let moved = Set(constraints.moved)
    array(places) { encoder, place in
      if moved.contains(place) { encoder.checkMove(ofConstraint: place) }
      if let text = encoder.shortForm(ofConstraint: place) {
        encoder.json.string(text)
      } else {
        encoder.writeConstraint(place)
      }
    }
  }

  /// A constraint that no view holds counts from the nearest view that holds both of its items.
  private mutating func checkMove(ofConstraint place: Int) {
    let constraint = document.constraints[place]
    guard let owner = constraint.owner,
      constraint.multiplier != 1 || variations.has(.constraint, of: Int32(place)),
      owner != document.draft.commonAncestor(of: constraint)
    else { return }
    refuse("the order of constraints that views hold by turns")
  }

  private mutating func writeConstraint(_ place: Int) {
    let constraint = document.constraints[place]
    json.beginObject()
    for key in ConstraintKey.allCases { writeMember(key, ofConstraint: place, constraint) }
    json.endObject()
  }

  private mutating func writeMember(
    _ key: ConstraintKey, ofConstraint place: Int, _ constraint: LayoutConstraint
  ) {
    switch key {
    case .firstItem: json.member("firstItem", name(of: constraint.firstItem))
    case .firstAttribute: json.member("firstAttribute", constraint.firstAttribute.name)
    case .relation: if constraint.relation != .equal { json.member("relation", constraint.relation.name) }
    case .secondItem: if let second = constraint.secondItem { json.member("secondItem", name(of: second)) }
    case .secondAttribute:
      if constraint.secondAttribute != .notAnAttribute {
        json.member("secondAttribute", constraint.secondAttribute.name)
      }
    case .multiplier: if constraint.multiplier != 1 { json.member("multiplier", constraint.multiplier) }
    case .constant where constraint.isStandardSpacing: json.member("constant", "system")
    case .constant, .priority, .active, .installed:
      row(
        key, of: ConstraintKey.rows, standard: ConstraintKey.standards[key.rawValue], .constraint, place,
        \.constraintVariations)
    case .identifier:
      let identifier = document.draft.identifier(of: constraint)
      if !identifier.isEmpty { json.member("identifier", identifier) }
    // What is not active says so.
    case .placeholder: break
    // Expanded when it was read.
    case .visualFormat, .options, .metrics, .views, .constraint: break
    }
  }

  /// The view that documents name in place of one that was made around it: that of a child.
  private func held(_ view: Int32) -> Int {
    guard document.views[Int(view)].place == .made,
      let child = document.draft.controllers.first(where: { $0.containerView == view })
    else { return Int(view) }
    return Int(child.rootView)
  }

  /// An item as constraints name it: its id, and a guide.
  private mutating func name(of item: LayoutItem) -> String {
    switch item {
    case .view(let index): return document.views[held(index)].id
    case .guide(let index): return document.guides[Int(index)].id
    case .systemGuide(let guide, let index):
      let name = "\(document.views[held(index)].id).\(guide.rawValue)"
      if nodes.ids.contains(name) {
        refuse("a guide of \(document.views[Int(index)].id), beside a node called \(name)")
      }
      return name
    }
  }

  // MARK: Strings

  /// `a.leading == 2 * b.trailing + 8 @750 'name'`; nil for a constraint that needs an object.
  private mutating func shortForm(ofConstraint place: Int) -> String? {
    let constraint = document.constraints[place]
    guard constraint.isActive, constraint.isInstalled, !constraint.isStandardSpacing,
      !variations.has(.constraint, of: Int32(place)),
      let first = quotedName(of: constraint.firstItem), constraint.firstAttribute != .notAnAttribute
    else { return nil }
    var text = "\(first).\(constraint.firstAttribute.name) \(constraint.relation.sign) "
    let constant = String(number: constraint.constant.magnitude)
    let isNegative = constraint.constant.sign == .minus
    if let item = constraint.secondItem {
      guard let second = quotedName(of: item), constraint.secondAttribute != .notAnAttribute else {
        return nil
      }
      if constraint.multiplier != 1 { text += "\(String(number: constraint.multiplier)) * " }
      text += "\(second).\(constraint.secondAttribute.name)"
      if constraint.constant != 0 || isNegative { text += " \(isNegative ? "-" : "+") \(constant)" }
    } else {
      guard constraint.multiplier == 1, constraint.secondAttribute == .notAnAttribute else { return nil }
      text += isNegative ? "-\(constant)" : constant
    }
    if constraint.priority != LayoutConstraint.required {
      text += " @\(String(number: Double(constraint.priority)))"
    }
    let identifier = document.draft.identifier(of: constraint)
    if !identifier.isEmpty {
      if identifier.contains("'") { return nil }
      text += " '\(identifier)'"
    }
    return text
  }

  /// A name as strings have it: in backquotes where it is no plain word; nil where it cannot stand there.
  private mutating func quotedName(of item: LayoutItem) -> String? {
    let (id, guide): (String, SystemGuide?) =
      switch item {
      case .view(let index): (document.views[held(index)].id, nil)
      case .guide(let index): (document.guides[Int(index)].id, nil)
      case .systemGuide(let guide, let index): (document.views[held(index)].id, guide)
      }
    if guide != nil { _ = name(of: item) }
    if id.contains("`") { return nil }
    let isPlain = id.utf8.enumerated().allSatisfy { place, byte in
      isASCIILetter(byte) || byte == UInt8(ascii: "_")
        || place > 0 && (isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/"))
    }
    return (isPlain ? id : "`\(id)`") + (guide.map { ".\($0.rawValue)" } ?? "")
  }
}

extension DocumentDraft {
  /// The nearest view at or above both items of a constraint, nil where none is.
  fileprivate func commonAncestor(of constraint: LayoutConstraint) -> Int32? {
    var view: Int32? = self.view(of: constraint.firstItem)
    let second = constraint.secondItem.map { self.view(of: $0) }
    while let ancestor = view, let second,
      !(ancestor..<views[Int(ancestor)].subtreeEnd).contains(second)
    {
      view = views[Int(ancestor)].superview
    }
    return view
  }

  private func view(of item: LayoutItem) -> Int32 {
    switch item {
    case .view(let index): index
    case .guide(let index): guides[Int(index)].owner
    case .systemGuide(_, let index): index
    }
  }
}
