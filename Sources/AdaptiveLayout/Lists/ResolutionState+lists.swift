import LayoutModel

extension ResolutionState {
  /// Makes a document with the views of elements of lists, which are resolved later. Nothing that was resolved changes.
  mutating func add(_ cells: [PlacedCell], using workspace: inout ResolutionWorkspace) {
    var draft = DocumentDraft(document)
    for cell in cells { add(cell, to: &draft) }
    prepared = PreparedDocument(LayoutDocument(draft), using: &workspace)
    let natural = document.natural
    document = prepared.values
    document.natural.replaceSubrange(natural.indices, with: natural)
  }

  private mutating func add(_ placed: PlacedCell, to draft: inout DocumentDraft) {
    let (document, keepsIds) = (placed.document, placed.keepsIds)
    let owner = draft.views[placed.list].controller
    let path = "\(draft.views[placed.list].id)/\(placed.element.element.path)"
    let root = document.views[0].id
    let cell = unusedId(keepsIds && root != "root" ? root : path)
    var names: [String: String] = [:]
    for id in document.views.map(\.id) + document.guides.map(\.id) where id != root {
      let own = id.hasPrefix("root/") ? cell + id.dropFirst(4) : keepsIds ? id : "\(cell)/\(id)"
      names[id] = unusedId(id.isEmpty ? cell : own)
    }
    draft.append(
      document, at: .inList(Int32(placed.list), of: owner, at: document.hierarchyPointer)
    ) { names[$0] ?? cell }
    controllers.append(ControllerState())
    let count = document.views.count
    sheet.frames += Array(repeating: .zero, count: count)
    sheet.insets += Array(repeating: GuideInsets(), count: count)
    sheet.installed += Array(repeating: false, count: count)
  }

  /// What conditions about a list read.
  func conditionContext(ofList view: Int, _ surroundings: ListSurroundings) -> ConditionContext {
    var context = conditionContext(
      ofController: Int(document.views[view].controller), traits: surroundings.traits)
    context.size = surroundings.container.size
    return context
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
