import LayoutModel
import SwiftInterpreter
import SwiftProgram

/// What components of a screen would lay out and have not, since something is not known: in closures and functions that somebody got who
/// is not known, and behind what nobody knows when it comes. What they do in other states of the screen, all else that did not run, is not told.
extension SiteAccounting {
  func withheld() -> [Site] {
    let record = run.interpreter.record
    if record.withheld.isEmpty, record.suspended.isEmpty { return [] }
    var found: [Site] = []
    for declaration in components.flatMap(\.declarations) {
      for member in run.interpreter.program[declaration].members { found += withheld(in: member) }
    }
    return found
  }

  private func withheld(in member: Member) -> [Site] {
    guard let function = name(of: member) else { return [] }
    let record = run.interpreter.record
    let whole = Piece(run.interpreter.program) { $0.walk(member) }
    var found: [Site] = []
    var seen: Set<SourceSpot> = []
    func tell(_ piece: Piece, behind offset: Int32 = -1, _ reason: IdleStatement.Reason) {
      found += sites(of: piece, function, reason).filter {
        $0.spot.offset > offset && seen.insert($0.spot).inserted
      }
    }
    if case .function(let id) = member, isWithheld(id, whole) { tell(whole, .uncalled) }
    for id in whole.functions where record.withheld.functions.contains(id) {
      let inner = Piece(run.interpreter.program) { $0.walk(Member.function(id)) }
      if isWithheld(id, inner) { tell(inner, .uncalled) }
    }
    let waits = whole.spots.filter { record.suspended.contains($0) }
    let told = whole.closures.filter { !waits.isEmpty || record.withheld.closures.contains($0) }
    let closures = told.map { closure in
      (closure, Piece(run.interpreter.program) { $0.walk(run.interpreter.program[closure].body) })
    }
    for (closure, piece) in closures where record.withheld.closures.contains(closure) {
      if !hasRun(piece) { tell(piece, .branch) }
    }
    for spot in waits {
      let around = closures.map(\.1).filter { $0.spots.contains(spot) }
      let piece = around.min { $0.spots.count < $1.spots.count } ?? whole
      tell(piece, behind: spot.offset, .branch)
    }
    return found.sorted { $0.spot.offset < $1.spot.offset }
  }

  private func isWithheld(_ id: FunctionID, _ piece: Piece) -> Bool {
    run.interpreter.record.withheld.functions.contains(id) && !hasRun(piece)
      && !run.interpreter.hasBegun(.function(id))
  }

  private func hasRun(_ piece: Piece) -> Bool {
    piece.spots.contains { run.interpreter.record.ran.contains($0) }
  }

  /// The statements of a piece that lay out, by themselves or by what they call, and did not run.
  private func sites(of piece: Piece, _ function: String, _ reason: IdleStatement.Reason) -> [Site] {
    let interpreter = run.interpreter
    let uses = NamedUses(interpreter.program, piece.walk).all.filter {
      laying.mayLay($0) || Self.isCall($0.id, of: loads, run)
    }
    let calls = uses.compactMap { use in
      use.names.first.map { (use.id, interpreter.spelling(of: $0)) }
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
  let walk: (ProgramWalker) -> Void

  /// - Parameter walk: Walks through the piece.
  init(_ program: borrowing Program, _ walk: @escaping (ProgramWalker) -> Void) {
    self.walk = walk
    let (found, all) = (Found(), program.expressions)
    walk(
      ProgramWalker(program, enter: { found.functions.append($0) }) { id in
        found.expressions.append(id)
        if case .closure(let closure) = all[Int(id.raw)] { found.closures.append(closure) }
      })
    (expressions, closures, functions) = (found.expressions, found.closures, found.functions)
    for id in expressions { spots.append(program.spot(of: id)) }
  }

  private final class Found {
    var expressions: [ExpressionID] = []
    var closures: [ClosureID] = []
    var functions: [FunctionID] = []
  }
}
