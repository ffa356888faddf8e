import LayoutModel

/// What overrides traits in a layout, at the nodes that it is about (TR-sources). A document without overrides has
/// none but what containers and presentations imply.
///
/// - Parameter windowTraits: Of the window before rules.
/// - Complexity: O(1) for a controller that nothing is said of.
func findTraitSources(in state: ResolutionState, windowTraits: TraitCollection) -> TraitSources {
  var sources = TraitSources()
  if state.rules != nil {
    sources.windowTraits = windowTraits
    sources.window = state.ruleSources(at: .window)
    sources.window.add(.set, by: "set", state.prepared.document.draft.overrides.traits)
  }
  for index in state.order {
    var own: [TraitSource] = []
    state.addPresentationSources(of: index, to: &own)
    state.addSources(of: index, to: &own)
    if !own.isEmpty { sources.controllers[index] = own }
  }
  if state.viewsSayTraits {
    for view in state.document.views.indices {
      let own = state.sources(ofView: view)
      if !own.isEmpty { sources.views[view] = own }
    }
  }
  return sources
}

extension ResolutionState {
  /// What the rules of one scope say that match.
  fileprivate func ruleSources(at node: EnvironmentNode) -> [TraitSource] {
    guard let book = rules, let matches, let places = book.places[node] else { return [] }
    return places.filter { matches.isMatched($0) && !book.rules[$0].changes.traits.isEmpty }
      .map { TraitSource(.rule, by: book.rules[$0].id, book.rules[$0].changes.traits) }
  }

  /// What a presentation tells the controller that it shows.
  fileprivate func addPresentationSources(of index: Int, to sources: inout [TraitSource]) {
    guard let number = controllers[index].presentation, let layout = sheet.presentations[number]
    else { return }
    var presentation = document.presentations[number]
    let id = document.controllers[Int(presentation.presented)].id
    let outer =
      layout.style.isInCurrentContext
      ? controllers[Int(layout.presentingController)].traits : environment.traits
    let override = presentation.overrideTraitCollection
    presentation.overrideTraitCollection = TraitCollection()
    let told = presentedTraits(
      presentation, style: layout.style, in: outer, systemVersion: environment.systemVersion)
    var implied = TraitCollection()
    for trait in told.changedTraits(from: outer) { implied[trait] = told[trait] }
    sources.add(.implied, by: id, implied)
    sources.add(.overrideTraitCollection, by: id, override)
  }

  fileprivate func addSources(of index: Int, to sources: inout [TraitSource]) {
    let node = document.controllers[index]
    if let parent = node.parent.map(Int.init) {
      sources.add(.implied, by: document.controllers[parent].id, controllers[index].impliedTraits)
    }
    // Nobody wrote anything of a controller that was made here.
    guard index < prepared.values.controllers.count else { return }
    let asks = node.childTraitRules != nil
    if asks || !node.overrideTraits.isEmpty, let outer = overridingParent(of: index) {
      let told = childOverride(node.overrideTraits, node.childTraitRules, of: index, in: self)
      sources.add(asks ? .childTraitRules : .overrideTraits, by: document.controllers[outer].id, told)
    }
    sources.add(asking: node.overrideUserInterfaceStyle, by: node.id)
    sources += ruleSources(at: .controller(Int32(index)))
    sources.add(.traitOverrides, by: node.id, node.traitOverrides)
  }

  fileprivate func sources(ofView view: Int) -> [TraitSource] {
    var sources: [TraitSource] = []
    let id = document.views[view].id
    sources.add(asking: interfaceStyle(ofView: view, matches), by: id)
    sources += ruleSources(at: .view(Int32(view)))
    sources.add(.traitOverrides, by: id, traitOverrides(ofView: view, matches) ?? TraitCollection())
    return sources
  }
}

extension [TraitSource] {
  /// Nothing of a source that says nothing.
  fileprivate mutating func add(_ kind: TraitSource.Kind, by id: String, _ traits: TraitCollection) {
    if !traits.isEmpty { append(TraitSource(kind, by: id, traits)) }
  }

  fileprivate mutating func add(asking style: UserInterfaceStyle?, by id: String) {
    guard let style else { return }
    var traits = TraitCollection()
    traits[.userInterfaceStyle] = .choice(style.rawValue)
    add(.overrideUserInterfaceStyle, by: id, traits)
  }
}
