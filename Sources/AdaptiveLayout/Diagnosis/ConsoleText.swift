import ConstraintSolver
import LayoutModel

/// What UIKit would have printed about a conflict (AL-console-text).
///
/// Constraints are listed in canonical order. Addresses are made of places in the canonical order, so the same
/// layout prints the same text.
struct ConsoleText {
  let document: DocumentValues
  let problem: Problem

  init(_ document: DocumentValues, _ problem: Problem) {
    self.document = document
    self.problem = problem
  }

  /// The whole text for one conflict.
  ///
  /// - Parameters:
  ///   - members: Those that are listed.
  ///   - omitted: How many constraints are not.
  func text(
    of conflict: ConstraintSolver.Conflict, listing members: [ConstraintSolver.Conflict.Member],
    omitting omitted: Int
  ) -> String {
    var lines: [String] = []
    var listed: Set<Int> = []
    for member in members {
      // Hugging and compression resistance are one constraint in UIKit.
      let row = contentSizeRow(member.constraint)
      guard listed.insert(row).inserted, let line = line(ofRow: row) else { continue }
      lines.append("    \"\(line)\"")
    }
    if omitted > 0 { lines.append("    and \(omitted) more") }
    let broken = line(ofRow: contentSizeRow(conflict.broken)) ?? ""
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
      \(conflict.namesAutoresizing(problem) ? autoresizingNote : "")(
      \(lines.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(broken)
      """
  }

  /// One constraint of the system; nil for what UIKit has no constraint for.
  private func line(ofRow row: Int) -> String? {
    switch problem.origins[row] {
    case .constraint(let index): return line(Clause(Int(index), of: document), row: row)
    case .generated(let index): return line(Clause(problem.generated[Int(index)]), row: row)
    case .compressionResistance(let view, let axis), .hugging(let view, let axis):
      return contentSize(of: view, axis, row: row)
    case .host(let variable):
      guard variable >= ItemVariable.width, case .model(.view(let view))? = problem.items.first,
        let value = hostSize[variable]
      else { return nil }
      let isWidth = variable == ItemVariable.width
      return fixedSize(
        isWidth ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height", of: view,
        isWidth ? .width : .height, value, row: row)
    case .fitting(let view, let axis, let target):
      let isWidth = axis == .horizontal
      return fixedSize(
        isWidth ? "fittingSizeHTarget" : "fittingSizeVTarget", of: view, isWidth ? .width : .height, target,
        row: row)
    case .fixed, .guideSize: return nil
    }
  }

  private func line(_ clause: Clause, row: Int) -> String {
    var printer = ClausePrinter(document, problem)
    return printer.line(clause, address: address(.constraint, row))
  }

  private func fixedSize(
    _ identifier: String, of view: Int32, _ attribute: LayoutAttribute, _ value: Double, row: Int
  ) -> String {
    var clause = Clause(.model(.view(view)), attribute, .equal, constant: value)
    clause.identifier = identifier
    return line(clause, row: row)
  }

  private func contentSize(of view: Int32, _ axis: Axis, row: Int) -> String {
    let natural = document.natural[Int(view)]
    var clause = Clause(
      .model(.view(view)), axis == .horizontal ? .width : .height, .equal,
      constant: natural[axis] ?? 0)
    clause.kind = .contentSize(
      hug: natural.hugging[axis], resist: document.views[Int(view)].compressionResistance[axis])
    return line(clause, row: row)
  }

  /// For either half of a content size constraint the row of compression resistance, else the row itself.
  private func contentSizeRow(_ row: Int) -> Int {
    guard case .hugging(let view, let axis) = problem.origins[row] else { return row }
    // A view's four rows are neighbours.
    return (max(row - 3, 0)..<row).first {
      problem.origins[$0] == .compressionResistance(view: view, axis: axis)
    } ?? row
  }

  /// Width and height of the root view, by variable.
  private var hostSize: [Int: Double] {
    [ItemVariable.width: problem.hostSize.width, ItemVariable.height: problem.hostSize.height]
  }
}

/// What UIKit adds where frames became constraints.
private let autoresizingNote =
  "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
  + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\n"

/// What an address belongs to.
enum AddressSpace: UInt64 {
  case constraint = 0x6000_0000_0000
  case guide = 0x6001_0000_0000
  case view = 0x7f80_0000_0000
}

/// A stable address: `0x` and twelve digits.
func address(_ space: AddressSpace, _ index: Int) -> String {
  "0x" + String(space.rawValue + UInt64(index + 1) * 16, radix: 16)
}

/// A constraint in the terms that UIKit prints it in.
struct Clause {
  enum Kind {
    case explicit
    case contentSize(hug: Float, resist: Float)
    /// The view whose mask made it.
    case autoresizing(view: Int32)
  }

  var first: ProblemItem
  var firstAttribute: LayoutAttribute
  var relation: LayoutConstraint.Relation
  var second: ProblemItem?
  var secondAttribute: LayoutAttribute = .notAnAttribute
  var multiplier: Double = 1
  var constant: Double
  var priority: Float = LayoutConstraint.required
  var identifier = ""
  var isStandardSpacing = false
  var kind = Kind.explicit

  init(
    _ first: ProblemItem, _ attribute: LayoutAttribute, _ relation: LayoutConstraint.Relation,
    constant: Double
  ) {
    self.first = first
    firstAttribute = attribute
    self.relation = relation
    self.constant = constant
  }

  /// - Parameter index: Of a constraint of the document.
  init(_ index: Int, of document: DocumentValues) {
    let constraint = document.constraints[index]
    self.init(
      .model(constraint.firstItem), constraint.firstAttribute, constraint.relation,
      constant: constraint.constant)
    second = constraint.secondItem.map { .model($0) }
    secondAttribute = constraint.secondAttribute
    multiplier = constraint.multiplier
    priority = constraint.priority
    identifier = document.identifier(ofConstraint: index)
    isStandardSpacing = constraint.isStandardSpacing
  }

  init(_ constraint: GeneratedConstraint) {
    self.init(
      constraint.first, constraint.firstAttribute, constraint.relation, constant: constraint.constant)
    second = constraint.second
    secondAttribute = constraint.secondAttribute
    multiplier = constraint.multiplier
    priority = constraint.priority
    identifier = constraint.identifier
    if constraint.rank == .autoresizing { kind = .autoresizing(view: constraint.generator) }
  }
}
