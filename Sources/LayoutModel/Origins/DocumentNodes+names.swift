// What people call the nodes of a document.
extension DocumentNodes {
  /// The name of a view, nil where the document says none.
  package func name(ofView index: Int) -> String? {
    views[index].details.flatMap { details[Int($0)].name }
  }

  /// What a view is called in texts for people: `loginButton (id x1y-2z-abc)`, or its id alone.
  package func title(ofView index: Int) -> String { title(views[index].id, name(ofView: index)) }

  /// Title of a controller, for people.
  package func title(ofController index: Int) -> String {
    title(controllers[index].id, controllers[index].name)
  }

  /// What some views are called in such texts, by their ids: those that have a name.
  ///
  /// - Complexity: O(*n*) in the number of views.
  package func titles(ofViews ids: Set<String>) -> [String: String] {
    if ids.isEmpty { return [:] }
    var titles: [String: String] = [:]
    for index in views.indices where name(ofView: index) != nil && ids.contains(views[index].id) {
      titles[views[index].id] = title(ofView: index)
    }
    return titles
  }

  private func title(_ id: String, _ name: String?) -> String {
    guard let name, name != id else { return id }
    return "\(name) (id \(id))"
  }
}
