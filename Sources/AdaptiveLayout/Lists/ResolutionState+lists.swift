import LayoutModel

extension ResolutionState {
  /// Adds the views of an element of a list, which are resolved later.
  ///
  /// - Parameter keepsIds: Whether views are called as the document calls them.
  /// - Returns: The index of the controller that holds them.
  mutating func add(
    _ document: LayoutDocument, as element: ListElement, of list: Int, keepsIds: Bool
  ) -> Int {
    let owner = self.document.views[list].controller
    let path = "\(self.document.views[list].id)/\(element.path)"
    let root = document.views[0].id
    let cell = unusedId(keepsIds && root != "root" ? root : path)
    var names: [String: String] = [:]
    func name(_ id: String) -> String {
      if id.isEmpty { return cell }
      if id == root { return cell }
      if id.hasPrefix("root/") { return cell + id.dropFirst(4) }
      return keepsIds ? id : "\(cell)/\(id)"
    }
    for id in document.views.map(\.id) + document.guides.map(\.id) where id != root {
      names[id] = unusedId(name(id))
    }
    let index = self.document.append(
      document, at: .inList(Int32(list), of: owner, at: document.hierarchyPointer)
    ) { names[$0] ?? cell }
    controllers.append(ControllerState())
    let count = document.views.count
    frames += Array(repeating: .zero, count: count)
    insets += Array(repeating: GuideInsets(), count: count)
    installed += Array(repeating: false, count: count)
    return index
  }

  /// What conditions about a list read.
  func conditionContext(ofList view: Int, _ surroundings: ListSurroundings) -> ConditionContext {
    var context = conditionContext(
      ofController: Int(document.views[view].controller), traits: surroundings.traits)
    context.size = surroundings.container.size
    return context
  }

  /// Learns what follows from the document, to which views were added. Nothing that was resolved changes.
  mutating func prepareAgain(using workspace: inout ResolutionWorkspace) {
    prepared = PreparedDocument(document, using: &workspace)
  }
}

extension ListElement {
  /// What follows the id of the list in the ids of its views.
  package var path: String {
    switch kind {
    case .cell: "\(section)/\(item)"
    case .header: section < 0 ? "tableHeaderView" : "\(section)/header"
    case .footer: section < 0 ? "tableFooterView" : "\(section)/footer"
    case .supplementary(let number): "\(section)/\(item)/supplementary\(number)"
    case .decoration(let number): "\(section)/decoration\(number)"
    }
  }
}
