import LayoutModel
import SwiftInterpreter
import SwiftProgram

/// What components of a screen would lay out and have not, since something is not known: in closures and functions that somebody got who
/// is not known, and behind what nobody knows when it comes. What they do in other states of the screen, all else that did not run, is not told.
extension SiteAccounting {
  func withheld() -> [Site] {
    var found: [Site] = []
    for declaration in components.flatMap(\.declarations) {
      for member in run.interpreter.program[declaration].members { found += withheld(in: member) }
    }
    return found
  }

  private func withheld(in member: Member) -> [Site] {
    guard let function = name(of: member) else { return [] }
    let whole = Piece(run.interpreter.program) { $0.walk(member) }
    var found: [Site] = []
    var seen: Set<SourceSpot> = []
    func tell(_ piece: Piece, behind offset: Int32 = -1, _ reason: IdleStatement.Reason) {
      found += sites(of: piece, function, reason).filter {
        $0.spot.offset > offset && seen.insert($0.spot).inserted
      }
    }
    if case .function(let id) = member, isWithheld(id, whole) { tell(whole, .uncalled) }
    for id in whole.functions where run.interpreter.record.withheld.functions.contains(id) {
      let inner = Piece(run.interpreter.program) { $0.walk(Member.function(id)) }
      if isWithheld(id, inner) { tell(inner, .uncalled) }
    }
    let closures = whole.closures.map { closure in
      (closure, Piece(run.interpreter.program) { $0.walk(run.interpreter.program[closure].body) })
    }
    for (closure, piece) in closures where run.interpreter.record.withheld.closures.contains(closure) {
      if !hasRun(piece) { tell(piece, .branch) }
    }
    for spot in whole.spots where run.interpreter.record.suspended.contains(spot) {
      let around = closures.map(\.1).filter { $0.spots.contains(spot) }
      let piece = around.min { $0.spots.count < $1.spots.count } ?? whole
      tell(piece, behind: spot.offset, .branch)
    }
    return found.sorted { $0.spot.offset < $1.spot.offset }
  }

  private func isWithheld(_ id: FunctionID, _ piece: Piece) -> Bool {
    run.interpreter.record.withheld.functions.contains(id) && !hasRun(piece)
  }

  private func hasRun(_ piece: Piece) -> Bool {
    piece.spots.contains { run.interpreter.record.ran.contains($0) }
  }

  /// The statements of a piece that lay out, by themselves or by what they call, and did not run.
  private func sites(of piece: Piece, _ function: String, _ reason: IdleStatement.Reason) -> [Site] {
    let interpreter = run.interpreter
    let uses = piece.uses.all.filter { laying.mayLay($0) || Self.isCall($0.id, of: loads, run) }
    let calls = uses.compactMap { use in
      (use.calls ?? use.sets.first).map { (use.id, interpreter.spelling(of: $0)) }
    }
    let own = piece.expressions.compactMap { id in Self.word(id, run, sites).map { (id, $0.text) } }
    return (own + calls).compactMap { id, name in
      let spot = interpreter.program.spot(of: id)
      if interpreter.record.ran.contains(spot) { return nil }
      return Site(spot: spot, name: name, function: function, idle: reason, isIdleOnly: true)
    }
  }
}

/// A piece of a program, and what is in it.
private struct Piece {
  private(set) var expressions: [ExpressionID] = []
  private(set) var spots: [SourceSpot] = []
  private(set) var closures: [ClosureID] = []
  private(set) var functions: [FunctionID] = []
  let uses: NamedUses

  /// - Parameter walk: Walks through the piece.
  init(_ program: borrowing Program, _ walk: (ProgramWalker) -> Void) {
    let (found, all) = (Found(), program.expressions)
    walk(
      ProgramWalker(program, enter: { found.functions.append($0) }) { id in
        found.expressions.append(id)
        if case .closure(let closure) = all[Int(id.raw)] { found.closures.append(closure) }
      })
    (expressions, closures, functions) = (found.expressions, found.closures, found.functions)
    for id in expressions { spots.append(program.spot(of: id)) }
    uses = NamedUses(program, walk)
  }

  private final class Found {
    var expressions: [ExpressionID] = []
    var closures: [ClosureID] = []
    var functions: [FunctionID] = []
  }
}
