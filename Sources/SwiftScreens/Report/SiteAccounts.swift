import LayoutModel
import SwiftInterpreter
import SwiftProgram

/// Statements that lay out, in the order of the source, and whether they ran.
struct Site {
  var spot: SourceSpot
  /// What it calls or sets.
  var name: String
  /// The function or variable around it.
  var function: String
  /// Nil where it ran.
  var idle: IdleStatement.Reason?
}

/// Accounts for the statements of a class, and of the app's classes above it, after it ran.
struct SiteAccounting {
  private let run: ScreenRun
  private let sites: [Name: String]

  init(_ run: ScreenRun) {
    self.run = run
    var sites: [Name: String] = [:]
    for word in Self.names { if let name = run.interpreter.program.names.known(word) { sites[name] = word } }
    self.sites = sites
  }

  /// Calls and assignments that lay out, by their names.
  private static let names = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addLayoutGuide",
    "removeFromSuperview",
    "activate", "deactivate", "isActive", "constraint", "addConstraint", "addConstraints", "removeConstraint",
    "removeConstraints", "constraints", "NSLayoutConstraint", "setContentHuggingPriority",
    "setContentCompressionResistancePriority", "setCustomSpacing", "frame", "makeConstraints",
    "remakeConstraints",
  ]

  func accounts() -> [Site] {
    var found: [Site] = []
    for type in run.type.superclasses where type.isOfApp {
      for declaration in type.declarations {
        for member in run.interpreter.program[declaration].members { account(for: member, &found) }
      }
    }
    return found
  }

  private func account(for member: Member, _ found: inout [Site]) {
    guard let function = name(of: member) else { return }
    var sites: [(SourceSpot, String)] = []
    var hasRun = false
    let walker = ProgramWalker(run.interpreter.program) { id in
      let spot = run.interpreter.program.spot(of: id)
      if run.interpreter.record.ran.contains(spot) { hasRun = true }
      if let name = site(id) { sites.append((spot, name)) }
    }
    walker.walk(member)
    for (spot, name) in sites {
      let isIdle = !run.interpreter.record.ran.contains(spot)
      found.append(
        Site(spot: spot, name: name, function: function, idle: isIdle ? (hasRun ? .branch : .uncalled) : nil))
    }
  }

  /// What a statement lays out by; nil for one that does not.
  private func site(_ id: ExpressionID) -> String? {
    switch run.interpreter.program[id] {
    case .call(let call):
      switch run.interpreter.program[call.callee] {
      case .name(let name, _), .member(_, let name, _): return sites[name]
      default: return nil
      }
    case .assignment(let target, _):
      guard case .member(_, let name, _) = run.interpreter.program[target], let word = sites[name],
        ["isActive", "frame"].contains(word)
      else { return nil }
      return word
    default: return nil
    }
  }

  /// What a function or variable is called; nil for other members.
  private func name(of member: Member) -> String? {
    switch member {
    case .function(let id): return spelling(run.interpreter.program[id])
    case .variable(let id):
      let pattern = run.interpreter.program[run.interpreter.program[id].pattern]
      if case .bind(let word, _) = pattern { return run.interpreter.program.names.text(of: word) }
      return ""
    default: return nil
    }
  }

  private func spelling(_ function: FunctionDeclaration) -> String {
    let names = run.interpreter.program.names
    let labels = function.parameters.map { ($0.label.map { names.text(of: $0) } ?? "_") + ":" }
      .joined()
    return names.text(of: function.name) + "(" + labels + ")"
  }
}
