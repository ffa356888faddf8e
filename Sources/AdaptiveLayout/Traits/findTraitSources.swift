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
    let set = state.prepared.document.overrides.traits
    if !set.isEmpty { sources.window.append(TraitSource(.set, by: "set", set)) }
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
    guard let number = controllers[index].presentation, let layout = sheet.presentations[number] else {
      return
    }
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
    if !implied.isEmpty { sources.append(TraitSource(.implied, by: id, implied)) }
    if !override.isEmpty { sources.append(TraitSource(.overrideTraitCollection, by: id, override)) }
  }

  /// What its parent, rules and a controller itself say of its traits.
  fileprivate func addSources(of index: Int, to sources: inout [TraitSource]) {
    let parent = document.controllers[index].parent.map(Int.init)
    let implied = controllers[index].impliedTraits
    if !implied.isEmpty, let parent {
      sources.append(TraitSource(.implied, by: document.controllers[parent].id, implied))
    }
    // Nobody wrote anything of a controller that was made here.
    guard index < prepared.document.controllers.count else { return }
    let asks = document.controllers[index].childTraitRules != nil
    if asks || !document.controllers[index].overrideTraits.isEmpty, let outer = overridingParent(of: index) {
      let told = childOverride(
        document.controllers[index].overrideTraits, document.controllers[index].childTraitRules, of: index,
        in: self)
      let kind = asks ? TraitSource.Kind.childTraitRules : .overrideTraits
      if !told.isEmpty {
        sources.append(TraitSource(kind, by: document.controllers[outer].id, told))
      }
    }
    if let style = document.controllers[index].overrideUserInterfaceStyle {
      sources.append(TraitSource(asking: style, by: document.controllers[index].id))
    }
    if rules != nil { sources += ruleSources(at: .controller(Int32(index))) }
    let own = document.controllers[index].traitOverrides
    if !own.isEmpty { sources.append(TraitSource(.traitOverrides, by: document.controllers[index].id, own)) }
  }

  /// What rules and a view itself say of its traits.
  fileprivate func sources(ofView view: Int) -> [TraitSource] {
    var sources: [TraitSource] = []
    if let style = interfaceStyle(ofView: view, matches) {
      sources.append(TraitSource(asking: style, by: document.views[view].id))
    }
    if rules != nil { sources += ruleSources(at: .view(Int32(view))) }
    var own = document.viewTraitOverrides[Int32(view)]
    if let rules, let matches, let changed = rules.traitOverrides(ofView: view, matches) { own = changed }
    if let own, !own.isEmpty {
      sources.append(TraitSource(.traitOverrides, by: document.views[view].id, own))
    }
    return sources
  }
}

extension TraitSource {
  /// A node that asks for a style.
  fileprivate init(asking style: UserInterfaceStyle, by id: String) {
    var traits = TraitCollection()
    traits[.userInterfaceStyle] = .choice(style.rawValue)
    self.init(.overrideUserInterfaceStyle, by: id, traits)
  }
}
