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
  /// Whether it changes what others lay out, and counts where it did not run.
  var isIdleOnly = false
}

/// Accounts for the statements of a class, of the app's classes above it, and of the class of the view that a controller loads, after
/// it ran.
struct SiteAccounting {
  private let run: ScreenRun
  private let sites: [Name: Word]

  /// What a statement calls or sets, in which it has to do with a layout.
  private struct Word {
    var text: String
    /// Whether it counts only where it did not run: where it did, the document has what came of it.
    var isIdleOnly: Bool
  }

  init(_ run: ScreenRun) {
    self.run = run
    var sites: [Name: Word] = [:]
    for (words, isIdleOnly) in [(Self.names, false), (Self.idleNames, true)] {
      for word in words {
        guard let name = run.interpreter.program.names.known(word) else { continue }
        sites[name] = Word(text: word, isIdleOnly: isIdleOnly)
      }
    }
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
  /// Calls and assignments that change what is laid out.
  private static let idleNames = idleCalls + idleVariables
  private static let idleCalls = [
    "setTitle", "setImage", "setAttributedTitle", "apply", "applySnapshotUsingReloadData", "reloadData",
  ]
  private static let idleVariables = [
    "constant", "isHidden", "text", "attributedText", "image", "font", "numberOfLines", "axis", "spacing",
    "priority",
  ]
  /// Variables that lay out where they are assigned to.
  private static let variables: Set<String> = Set(["isActive", "frame"] + idleVariables)

  func accounts() -> [Site] {
    var found: [Site] = []
    for type in types {
      for declaration in type.declarations {
        for member in run.interpreter.program[declaration].members {
          var sites: [Site] = []
          account(for: member, &sites)
          found += sites.sorted { $0.spot.offset < $1.spot.offset }
        }
      }
    }
    return found
  }

  /// The classes of the app whose statements count: of a container those of the controllers that it shows, too.
  private var types: [TypeInfo] {
    var found = run.type.superclasses.filter(\.isOfApp)
    func add(_ object: Object) {
      found += object.type.superclasses.filter { type in type.isOfApp && !found.contains { $0 === type } }
    }
    if run.kind == .controller, case .object(let view)? = run.rootView, run.adoption.view(of: view) == nil {
      add(view)
    }
    for one in run.adoption.around { add(one.object) }
    for child in run.shownChildren {
      add(child)
      if case .object(let view)? = run.interpreter.field("loadedView", of: .object(child)),
        run.adoption.view(of: view) == nil
      {
        add(view)
      }
    }
    return found
  }

  /// The statements of a function or a variable, and of functions in it.
  private func account(for member: Member, _ found: inout [Site]) {
    guard let function = name(of: member) else { return }
    var sites: [(SourceSpot, Word)] = []
    var inner: [FunctionID] = []
    var hasRun = false
    let record = run.interpreter.record
    func visit(_ id: ExpressionID) {
      let spot = run.interpreter.program.spot(of: id)
      if record.ran.contains(spot) { hasRun = true }
      if let name = site(id) { sites.append((spot, name)) }
    }
    let walker = ProgramWalker(run.interpreter.program, enter: { inner.append($0) }, visit: visit)
    walker.walk(member)
    for (spot, word) in sites {
      let isIdle = !record.ran.contains(spot)
      if word.isIdleOnly, !isIdle { continue }
      let reason: IdleStatement.Reason? = isIdle ? (hasRun ? .branch : .uncalled) : nil
      found.append(
        Site(
          spot: spot, name: word.text, function: function, idle: reason, isIdleOnly: word.isIdleOnly))
    }
    for id in inner { account(for: .function(id), &found) }
  }

  /// What a statement lays out by; nil for one that does not.
  private func site(_ id: ExpressionID) -> Word? {
    switch run.interpreter.program[id] {
    case .call(let call):
      switch run.interpreter.program[call.callee] {
      case .name(let name, _), .member(_, let name, _):
        return sites[name].flatMap { Self.idleVariables.contains($0.text) ? nil : $0 }
      default: return nil
      }
    case .assignment(var target, _):
      // `self?.label.text` is assigned as `label.text`.
      if case .chainEnd(let inner) = run.interpreter.program[target] { target = inner }
      guard case .member(_, let name, _) = run.interpreter.program[target], let word = sites[name],
        Self.variables.contains(word.text)
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
