import LayoutModel

extension LayoutDocument {
  /// A constraint in the string form of the request: `title.leading == root.leading + 8 @750`.
  func text(of constraint: LayoutConstraint) -> String {
    var text =
      "\(name(of: constraint.firstItem)).\(constraint.firstAttribute.name) \(constraint.relation.sign) "
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += "\(number(constraint.multiplier)) * " }
      text += "\(name(of: second)).\(constraint.secondAttribute.name)"
      if constraint.constant != 0 {
        text += constraint.constant < 0 ? " - " : " + "
        text += number(abs(constraint.constant))
      }
    } else {
      text += number(constraint.constant)
    }
    if constraint.priority != LayoutConstraint.required { text += " @\(number(Double(constraint.priority)))" }
    return text
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

/// A number without a needless fraction.
func number(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
}
