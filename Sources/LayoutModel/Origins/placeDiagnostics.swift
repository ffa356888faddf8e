import JSON

extension DocumentNodes {
  /// Gives diagnostics the places from which what they are about comes, where the document tells them: that of the broken
  /// constraint, else of the first view that has one, else of the first view's controller. An id that several files have is in
  /// the first of them. O(*n*) in the places that the document tells, if there are diagnostics.
  package func place(_ diagnostics: inout [Diagnostic]) {
    guard !sources.isEmpty, !diagnostics.isEmpty else { return }
    var wanted: Set<String> = []
    for diagnostic in diagnostics { diagnostic.collectNames(into: &wanted) }
    var locations = locations(of: wanted)
    addControllers(ofViews: wanted, to: &locations)
    for index in diagnostics.indices { diagnostics[index].place(at: locations) }
  }

  /// Gives constraints the places from which they come, where the document tells them. O(*n*) in the places that it tells.
  package func place(_ members: inout [Conflict.Member]) {
    guard !sources.isEmpty, !members.isEmpty else { return }
    let locations = locations(of: Set(members.flatMap(\.sourceNames)))
    for index in members.indices { members[index].place(at: locations) }
  }

  private func locations(of wanted: Set<String>) -> [String: SourceLocation] {
    var locations: [String: SourceLocation] = [:]
    for source in sources {
      for entry in source.places where wanted.contains(entry.id) && locations[entry.id] == nil {
        locations[entry.id] = SourceLocation(file: source.file, place: entry.place)
      }
    }
    return locations
  }

  /// Views without a place of their own get those of their controllers.
  private func addControllers(ofViews wanted: Set<String>, to locations: inout [String: SourceLocation]) {
    guard locations.count < wanted.count else { return }
    var owners: [String: String] = [:]
    for view in views where wanted.contains(view.id) && locations[view.id] == nil {
      owners[view.id] = controllers[Int(view.controller)].id
    }
    let found = self.locations(of: Set(owners.values))
    for (view, controller) in owners { locations[view] = found[controller] }
  }
}

extension Diagnostic {
  fileprivate func collectNames(into names: inout Set<String>) {
    names.formUnion(views)
    if let conflict { names.formUnion(conflict.constraints.flatMap(\.sourceNames)) }
    for consequence in consequences { consequence.collectNames(into: &names) }
  }

  fileprivate mutating func place(at locations: [String: SourceLocation]) {
    source = views.lazy.compactMap { locations[$0] }.first
    if var conflict {
      for index in conflict.constraints.indices {
        conflict.constraints[index].place(at: locations)
      }
      source = conflict.constraints[conflict.broken].source ?? source
      self.conflict = conflict
    }
    for index in consequences.indices { consequences[index].place(at: locations) }
  }
}

extension Conflict.Member {
  /// What ``SourceFile/places`` may call the constraint: its identifier, or its place in the document.
  package var sourceNames: [String] { [identifier, pointer?.path].compactMap { $0 } }

  fileprivate mutating func place(at locations: [String: SourceLocation]) {
    source = sourceNames.lazy.compactMap { locations[$0] }.first
  }
}
