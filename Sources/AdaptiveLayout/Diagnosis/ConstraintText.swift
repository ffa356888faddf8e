import JSON
package import LayoutModel

extension DocumentValues {
  /// A constraint in the string form of the request: `title.leading == root.leading + 8 @750`.
  package func text(of constraint: LayoutConstraint) -> String {
    var text =
      "\(name(of: constraint.firstItem)).\(constraint.firstAttribute.name) \(constraint.relation.sign) "
    text += right(
      of: constraint.secondItem.map { name(of: $0) }, constraint.secondAttribute,
      multiplier: constraint.multiplier, constant: constraint.constant)
    if constraint.priority != LayoutConstraint.required {
      text += " @\(String(number: Double(constraint.priority)))"
    }
    return text
  }

  /// A generated constraint in the same form; one of a mask begins with the mask, as in UIKit's logs.
  func text(of constraint: GeneratedConstraint, _ problem: Problem) -> String {
    var text = ""
    if constraint.rank == .autoresizing {
      text = details(ofView: Int(constraint.generator)).autoresizingMask.logText + " "
    }
    text += "\(name(of: constraint.first, problem)).\(constraint.firstAttribute.name) "
    text += "\(constraint.relation.sign) "
    text += right(
      of: constraint.second.map { name(of: $0, problem) }, constraint.secondAttribute,
      multiplier: constraint.multiplier, constant: constraint.constant)
    if constraint.priority != LayoutConstraint.required {
      text += " @\(String(number: Double(constraint.priority)))"
    }
    return text
  }

  /// The right side of a constraint: an item with its factor and distance, or a number.
  private func right(
    of item: String?, _ attribute: LayoutAttribute, multiplier: Double, constant: Double
  ) -> String {
    guard let item else { return String(number: constant) }
    var text = multiplier == 1 ? "" : "\(String(number: multiplier)) * "
    text += "\(item).\(attribute.name)"
    if constant != 0 { text += (constant < 0 ? " - " : " + ") + String(number: abs(constant)) }
    return text
  }

  /// The view that an item is, or that owns the guide.
  func view(of item: ProblemItem, _ problem: Problem) -> Int32 {
    switch item {
    case .model(let item): view(of: item)
    case .spacer(let index): problem.spacers[Int(index)].view
    }
  }

  /// An item as constraints write it; a spacer has the identifier that UIKit prints and its stack view's id.
  func name(of item: ProblemItem, _ problem: Problem) -> String {
    switch item {
    case .model(let item): return name(of: item)
    case .spacer(let index):
      let spacer = problem.spacers[Int(index)]
      let id = views[Int(spacer.view)].id
      switch spacer.kind {
      case .gap(let number): return quoted("UISV-distributing \(id) \(number)")
      case .spanning: return quoted("UISV-alignment-spanner \(id)")
      case .filling: return quoted("UISV-filling \(id)")
      }
    }
  }

  /// An item as constraints write it, quoted where its id needs it.
  func name(of item: LayoutItem) -> String {
    switch item {
    case .view(let index): quoted(views[Int(index)].id)
    case .guide(let index): quoted(guides[Int(index)].id)
    case .systemGuide(let guide, let view): "\(quoted(views[Int(view)].id)).\(guide.rawValue)"
    }
  }
}

/// An id in backquotes if it holds other than letters, digits, `_`, `-` and `/`.
private func quoted(_ id: String) -> String {
  let isPlain = id.unicodeScalars.allSatisfy {
    $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" || $0 == "-" || $0 == "/"
  }
  return isPlain && !id.isEmpty ? id : "`\(id)`"
}
