import ConstraintSolver
import JSON
import LayoutModel

/// A problem for people: which variables stand for which item, what each constraint of the system says and comes from,
/// and the system at each stage of its solving. Constraints are numbered as in the system, variables as in the system,
/// too.
///
/// - Parameter document: As it was when the problem was made.
/// - Complexity: That of solving it twice.
func dumpProblem(_ problem: Problem, of document: DocumentValues) -> PlainText {
  var text: PlainText = "variables: \(ItemVariable.names.joined(separator: ", "))\n"
  for (number, item) in problem.items.enumerated() {
    let first = number * ItemVariable.count
    text += "  \(first)–\(first + ItemVariable.count - 1)  \(document.name(of: item, problem))\n"
  }
  text += "constraints\n"
  var views: Set<Int32> = []
  for (row, origin) in problem.origins.enumerated() {
    let explained = document.explain(origin, times: 1, problem, views: &views)
    text += "  \(row)  \(explained.text)"
    if let identifier = explained.identifier { text += " '\(identifier)'" }
    text += "  (\(source(of: origin, problem))"
    if let pointer = explained.pointer { text += " \(pointer.fragment)" }
    text += ")\n"
  }
  let system = try? ConstraintSolver.dump(problem.system) { variable in
    guard variable < ItemVariable.count * problem.items.count else { return nil }
    let (number, part) = variable.quotientAndRemainder(dividingBy: ItemVariable.count)
    return "\(document.name(of: problem.items[number], problem)).\(ItemVariable.names[part])".visible
  }
  return text + "system\n" + PlainText(written: system ?? "")
}

private func source(of origin: RowOrigin, _ problem: Problem) -> String {
  switch origin {
  case .host: "what holds the view"
  case .fixed: "what an item has by itself"
  case .guideSize: "guides are not negative"
  case .constraint: "written"
  case .generated(let index):
    problem.generated[Int(index)].rank == .stack ? "stack view" : "autoresizing mask"
  case .compressionResistance: "compression resistance"
  case .hugging: "hugging"
  case .fitting: "size that fits"
  }
}
