import ConstraintSolver
import LayoutModel

/// Says of edges which constraints put them where they are.
func explainEdges(_ questions: [EdgeQuestion], in trees: [SolvedTree], of layout: Layout) -> [ExplainedEdge] {
  var answers: [ExplainedEdge?] = Array(repeating: nil, count: questions.count)
  for tree in trees {
    let views = Dictionary(tree.range.map { (tree.document.views[$0].id, $0) }) { first, _ in first }
    var asked: [(question: Int, terms: [Term])] = []
    for (number, question) in questions.enumerated() where answers[number] == nil {
      guard let view = views[question.view] else { continue }
      let first = tree.problem.firstVariable(ofView: view)
      if first < 0 {
        answers[number] = ExplainedEdge(question, basis: .notInstalled)
      } else if tree.document.details(ofView: view).frame != nil, tree.problem.variables.isUntouched(first) {
        let value = layout.views[view].exactFrame.map { $0.value(of: tree.side(question.attribute)) }
        answers[number] = ExplainedEdge(question, basis: .frame, value: value)
      } else {
        asked.append((number, terms(of: tree.side(question.attribute), first)))
      }
    }
    if asked.isEmpty { continue }
    let derivations = derive(asked.map(\.terms), of: tree.problem.system, at: tree.solution)
    for ((number, terms), derivation) in zip(asked, derivations) {
      answers[number] = tree.explain(questions[number], terms, derivation)
    }
  }
  return questions.indices.map { answers[$0] ?? ExplainedEdge(questions[$0], basis: .notInstalled) }
}

/// An attribute of an item as a sum of its variables.
private func terms(of attribute: LayoutAttribute, _ first: Int) -> [Term] {
  let (x, y) = (first + ItemVariable.x, first + ItemVariable.y)
  let (width, height) = (first + ItemVariable.width, first + ItemVariable.height)
  return switch attribute {
  case .left: [Term(x, 1)]
  case .right: [Term(x, 1), Term(width, 1)]
  case .top: [Term(y, 1)]
  case .bottom: [Term(y, 1), Term(height, 1)]
  case .width: [Term(width, 1)]
  case .height: [Term(height, 1)]
  case .centerX: [Term(x, 1), Term(width, 0.5)]
  case .centerY: [Term(y, 1), Term(height, 0.5)]
  default: []
  }
}

extension Rect {
  fileprivate func value(of attribute: LayoutAttribute) -> Double {
    switch attribute {
    case .right: maxX
    case .top: minY
    case .bottom: maxY
    case .width: size.width
    case .height: size.height
    case .centerX: (minX + maxX) / 2
    case .centerY: (minY + maxY) / 2
    default: minX
    }
  }
}

extension SolvedTree {
  /// The side that an attribute means in the direction of the tree.
  fileprivate func side(_ attribute: LayoutAttribute) -> LayoutAttribute {
    switch attribute {
    case .leading: direction == .rightToLeft ? .right : .left
    case .trailing: direction == .rightToLeft ? .left : .right
    default: attribute
    }
  }

  func explain(_ question: EdgeQuestion, _ terms: [Term], _ derivation: Derivation?) -> ExplainedEdge {
    let value = rounded(terms.reduce(0) { $0 + $1.coefficient * solution.values[Int($1.variable)] })
    guard let derivation else {
      let isOpen = terms.contains { !solution.isUnique(Int($0.variable)) }
      return ExplainedEdge(question, basis: isOpen ? .ambiguous : .entangled, value: value)
    }
    return ExplainedEdge(question, basis: .constraints, value: value, steps: derivation.steps.map(step))
  }

  private func step(_ step: Derivation.Step) -> ExplainedEdge.Step {
    switch step.source {
    case .signRule(let variable):
      let member = explain(signRuleOf: variable, times: step.multiplier)
      return ExplainedEdge.Step(source: .rule, constraint: member, addend: 0)
    case .constraint(let row):
      var member = explain(row: row, times: step.multiplier)
      var source = ExplainedEdge.Step.Source.constraint
      var inset = 0.0
      switch problem.origins[row] {
      case .constraint(let index): inset = self.inset(ofRow: row, of: index) * step.multiplier
      case .generated(let index):
        source = problem.generated[Int(index)].rank == .autoresizing ? .autoresizingMask : .stackView
      case .compressionResistance(let view, let axis), .hugging(let view, let axis):
        source = .intrinsicContentSize
        member.text = document.contentSizeText(of: view, axis, sign: "==")
      case .host: source = .container
      case .fixed, .guideSize, .fitting: source = .rule
      }
      return ExplainedEdge.Step(
        source: source, constraint: member, addend: rounded(step.addend), inset: rounded(inset))
    }
  }

  /// What the system adds to the constant that somebody wrote: insets of guides and margins.
  private func inset(ofRow row: Int, of index: Int32) -> Double {
    let written = document.constraints[Int(index)].constant
    let constant = problem.system.constant(of: row)
    // From right to left the system has the mirrored constant.
    let plain = abs(constant - written) <= abs(constant + written) ? written : -written
    return constant - plain
  }
}
