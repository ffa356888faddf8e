import JSON
package import LayoutModel

extension DocumentValues {
  /// A constraint in the string form of the request: `title.leading == root.leading + 8 @750`.
  package func text(of constraint: LayoutConstraint) -> String {
    equation(
      "\(name(of: constraint.firstItem)).\(constraint.firstAttribute.name)", constraint.relation,
      constraint.secondItem.map { "\(name(of: $0)).\(constraint.secondAttribute.name)" },
      times: constraint.multiplier, plus: constraint.constant, priority: constraint.priority)
  }

  /// A generated constraint in the same form; one of a mask begins with the mask, as in UIKit's logs.
  func text(of constraint: GeneratedConstraint, _ problem: Problem) -> String {
    func text(_ side: GeneratedConstraint.Side) -> String {
      "\(name(of: side.item, problem)).\(side.attribute.name)"
    }
    let mask =
      constraint.rank == .autoresizing
      ? details(ofView: Int(constraint.generator)).autoresizingMask.logText + " " : ""
    return mask
      + equation(
        text(constraint.first), constraint.relation, constraint.second.map(text),
        times: constraint.multiplier, plus: constraint.constant, priority: constraint.priority)
  }

  /// - Parameter second: Nil for a constraint with a number.
  private func equation(
    _ first: String, _ relation: LayoutConstraint.Relation, _ second: String?, times multiplier: Double,
    plus constant: Double, priority: Float
  ) -> String {
    var text = "\(first) \(relation.sign) "
    if let second {
      if multiplier != 1 { text += "\(String(number: multiplier)) * " }
      text += second
      if constant != 0 { text += (constant < 0 ? " - " : " + ") + String(number: abs(constant)) }
    } else {
      text += String(number: constant)
    }
    if priority != LayoutConstraint.required { text += " @\(String(number: Double(priority)))" }
    return text
  }

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
      let text = "\(spacer.kind.names.identifier) \(views[Int(spacer.view)].id)"
      if case .gap(let number) = spacer.kind { return quoted("\(text) \(number)") }
      return quoted(text)
    }
  }

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
