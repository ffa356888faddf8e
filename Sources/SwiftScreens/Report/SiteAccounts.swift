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
  let run: ScreenRun
  let sites: [Name: Word]
  /// Calls that have a list show other rows.
  let loads: Set<Name>
  let laying: LayingMembers
  /// The classes of the app of which the screen has views, and whose statements do not count.
  let components: [TypeInfo]

  /// What a statement calls or sets, in which it has to do with a layout.
  struct Word {
    var text: String
    /// Whether it counts only where it did not run: where it did, the document has what came of it.
    var isIdleOnly: Bool
  }

  /// - Parameter views: Those of the document.
  init(_ run: ScreenRun, _ views: [Object]) {
    self.run = run
    var sites: [Name: Word] = [:]
    for (words, isIdleOnly) in [(Self.names, false), (Self.idleNames, true)] {
      for word in words {
        guard let name = run.interpreter.program.names.known(word) else { continue }
        sites[name] = Word(text: word, isIdleOnly: isIdleOnly)
      }
    }
    self.sites = sites
    let names = run.interpreter.program.names
    loads = Set(Self.loadNames.compactMap { names.known($0) })
    let told = Self.types(run)
    var others: [TypeInfo] = []
    for type in views.flatMap(\.type.superclasses)
    where type.isOfApp && !(told + others).contains(where: { $0 === type }) {
      others.append(type)
    }
    components = others
    laying = LayingMembers(told, others, run.interpreter) { [sites, loads] id in
      Self.word(id, run, sites) != nil || Self.isCall(id, of: loads, run)
    }
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
  private static let idleNames = idleCalls + idleVariables + ["title"]
  private static let idleCalls =
    [
      "setTitle", "setImage", "setAttributedTitle", "apply", "sizeToFit", "addChild", "setViewControllers",
      "setEditing", "setCollectionViewLayout",
    ]
    + wholeLoads
  /// Calls that load all rows again.
  private static let wholeLoads = ["reloadData", "applySnapshotUsingReloadData"]
  private static let idleVariables =
    [
      "constant", "isHidden", "text", "attributedText", "image", "font", "numberOfLines", "axis", "spacing",
      "priority",
    ] + valueVariables + [
      "dataSource", "rowHeight", "tableHeaderView", "tableFooterView", "minimumLineSpacing",
      "minimumInteritemSpacing", "alignment", "distribution", "isLayoutMarginsRelativeArrangement",
      "isScrollEnabled", "placeholder", "borderStyle", "translatesAutoresizingMaskIntoConstraints",
      "titleView",
      "contentMode", "preferredMaxLayoutWidth", "lineBreakMode", "leftBarButtonItem", "leftBarButtonItems",
      "rightBarButtonItem", "rightBarButtonItems", "viewControllers",
    ] + listVariables
  /// Variables of cells and of lists.
  private static let listVariables = [
    "accessoryType", "accessoryView", "backgroundView", "editingAccessoryType", "editingAccessoryView",
    "accessories",
    "showsReorderControl", "shouldIndentWhileEditing", "indentationLevel", "indentationWidth",
    "contentConfiguration", "secondaryText", "secondaryAttributedText", "sectionHeaderHeight",
    "sectionFooterHeight", "sectionHeaderTopPadding", "separatorStyle", "isEditing", "collectionViewLayout",
    "headerReferenceSize", "footerReferenceSize", "sectionInsetReference", "scrollDirection",
  ]
  /// Variables whose names no other thing in a function has, and that are so told without an owner before them.
  private static let bareVariables: Set<String> = [
    "additionalSafeAreaInsets", "directionalLayoutMargins", "layoutMargins", "textContainerInset",
    "translatesAutoresizingMaskIntoConstraints", "isLayoutMarginsRelativeArrangement", "isScrollEnabled",
    "minimumLineSpacing", "minimumInteritemSpacing", "preferredMaxLayoutWidth", "borderStyle",
  ]
  /// Variables of sizes, points and insets, of which a part is set, too: `table.contentInset.top = 10`.
  private static let valueVariables = [
    "center", "bounds", "contentInset", "itemSize", "estimatedItemSize", "sectionInset", "layoutMargins",
    "directionalLayoutMargins", "textContainerInset", "additionalSafeAreaInsets",
  ]
  private static let notCalled = Set(idleVariables + ["title"])
  /// Variables of `valueVariables`, and `frame`.
  private static let divided = Set(["frame"] + valueVariables)
  private static let loadNames =
    wholeLoads + [
      "reloadSections", "reloadRows", "reloadItems", "reconfigureRows", "reconfigureItems", "insertRows",
      "deleteRows", "insertItems", "deleteItems", "insertSections", "deleteSections", "performBatchUpdates",
    ]
  /// Variables that lay out where they are assigned to.
  private static let variables: Set<String> = Set(["isActive", "frame"] + idleVariables)

  func accounts() -> [Site] {
    var found: [Site] = []
    for type in Self.types(run) {
      for declaration in type.declarations {
        for member in run.interpreter.program[declaration].members {
          var sites: [Site] = []
          account(for: member, &sites)
          found += sites.sorted { $0.spot.offset < $1.spot.offset }
        }
      }
    }
    return found + withheld()
  }

  /// The classes of the app whose statements count: of a container those of the controllers that it shows, too.
  private static func types(_ run: ScreenRun) -> [TypeInfo] {
    var found = run.type.superclasses.filter(\.isOfApp)
    func add(_ object: Object) {
      found += object.type.superclasses.filter { type in type.isOfApp && !found.contains { $0 === type } }
    }
    if run.kind == .controller, case .object(let view)? = run.rootView, run.adoption.view(of: view) == nil {
      add(view)
    }
    // What holds the screen in its own view is read for itself.
    for one in run.adoption.around where one.container != nil { add(one.object) }
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
    var closures: [ClosureID] = []
    var (hasRun, isSuspended) = (run.interpreter.hasBegun(member), false)
    let record = run.interpreter.record
    func visit(_ id: ExpressionID) {
      let spot = run.interpreter.program.spot(of: id)
      if record.ran.contains(spot) {
        hasRun = true
        closures += given(id)
      }
      if record.suspended.contains(spot) { isSuspended = true }
      if let name = Self.word(id, run, self.sites) { sites.append((spot, name)) }
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
    // Of a function that ran, what components would lay out in branches that were not taken: what its class would is told itself.
    let all = uses(of: member)
    let idle =
      hasRun && !isSuspended
      ? closures.flatMap { uses($0) } + all.filter { laying.isLayingOfOther($0) } : all
    found += indirect(idle, function, known: Set(sites.map(\.0)), hasRun ? .branch : .uncalled)
    for id in inner { account(for: .function(id), &found) }
  }

  // MARK: What would lay out by what it calls

  /// The closures that a statement hands to somebody.
  private func given(_ id: ExpressionID) -> [ClosureID] {
    let interpreter = run.interpreter
    let values: [ExpressionID] =
      switch interpreter.program[id] {
      case .call(let call): (call.arguments + call.trailing).map(\.value)
      case .assignment(_, let value): [value]
      default: []
      }
    return values.compactMap {
      if case .closure(let closure) = interpreter.program[$0] { closure } else { nil }
    }
  }

  /// What a closure would do that nobody has run; nothing of one that ran.
  private func uses(_ closure: ClosureID) -> NamedUses.All {
    let interpreter = run.interpreter
    let found = NamedUses(interpreter.program) { $0.walk(interpreter.program[closure].body) }.all
    return found.contains { run.interpreter.record.ran.contains(interpreter.program.spot(of: $0.id)) }
      ? [] : found
  }

  private func uses(of member: Member) -> NamedUses.All {
    NamedUses(run.interpreter.program) { $0.walk(member) }.all
  }

  /// Statements that did not run, and do not lay out themselves: what they call or set does, or a list would show other rows.
  private func indirect(
    _ uses: NamedUses.All, _ function: String, known: Set<SourceSpot>, _ reason: IdleStatement.Reason
  ) -> [Site] {
    var seen = known
    return uses.compactMap { use in
      guard laying.isLaying(use) || Self.isCall(use.id, of: loads, run),
        let name = use.calls ?? use.sets.first
      else { return nil }
      let spot = run.interpreter.program.spot(of: use.id)
      guard !run.interpreter.record.ran.contains(spot), seen.insert(spot).inserted else { return nil }
      return Site(
        spot: spot, name: run.interpreter.spelling(of: name), function: function, idle: reason,
        isIdleOnly: true)
    }
  }

  static func isCall(_ id: ExpressionID, of names: Set<Name>, _ run: ScreenRun) -> Bool {
    let interpreter = run.interpreter
    guard case .call(let call) = interpreter.program[id] else { return false }
    switch interpreter.program[call.callee] {
    case .name(let name, _), .member(_, let name, _): return names.contains(name)
    default: return false
    }
  }

  /// What a statement lays out by; nil for one that does not.
  static func word(_ id: ExpressionID, _ run: ScreenRun, _ sites: [Name: Word]) -> Word? {
    switch run.interpreter.program[id] {
    case .call(let call):
      switch run.interpreter.program[call.callee] {
      case .name(let name, _), .member(_, let name, _):
        let (all, names) = (run.interpreter.program.expressions, run.interpreter.program.names)
        let word = sites[name] ?? NamedUses.given(to: call, all, names).flatMap { sites[$0.name] }
        return word.flatMap { notCalled.contains($0.text) ? nil : $0 }
      default: return nil
      }
    case .assignment(let target, _):
      return assigned(target, run, sites)
    case .binary(let word, let target, _)
    where ["+=", "-=", "*=", "/="].contains(run.interpreter.spelling(of: word)):
      return assigned(target, run, sites)
    default: return nil
    }
  }

  /// What an assignment lays out by: the variable that it sets, or of which it sets a part.
  private static func assigned(_ target: ExpressionID, _ run: ScreenRun, _ sites: [Name: Word]) -> Word? {
    var target = target
    var isPart = false
    while true {
      let base: ExpressionID?
      switch run.interpreter.program[target] {
      case .member(let inner, let name, _):
        if let word = sites[name] {
          if (isPart ? divided : variables).contains(word.text) { return word }
          if word.text == "title", !isPart, isOfController(inner, run) { return word }
        }
        base = inner
      case .optionalChain(let inner), .chainEnd(let inner), .forced(let inner): base = inner
      case .name(let name, _):
        guard let word = sites[name], bareVariables.contains(word.text) else { return nil }
        return word
      default: return nil
      }
      guard let base else { return nil }
      if case .member = run.interpreter.program[target] { isPart = true }
      target = base
    }
  }

  /// Whether a title is that of a controller or of its navigation item.
  private static func isOfController(_ owner: ExpressionID?, _ run: ScreenRun) -> Bool {
    guard run.kind == .controller, let owner else { return false }
    switch run.interpreter.program[owner] {
    case .name(let name, _), .member(_, let name, _):
      return ["self", "navigationItem"].contains(run.interpreter.spelling(of: name))
    case .optionalChain(let inner), .forced(let inner): return isOfController(inner, run)
    default: return false
    }
  }

  /// What a function or variable is called; nil for other members.
  func name(of member: Member) -> String? {
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
