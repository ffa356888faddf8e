import LayoutModel

/// The nodes of a document by their ids, and its constraints by their identifiers: what rules name.
struct NodeIndex {
  /// Ids of views and controllers, in the document's order.
  private(set) var ids: [String] = []
  /// Identifiers of constraints, each once, in the document's order.
  private(set) var identifiers: [String] = []
  private var nodes: [String: EnvironmentNode] = [:]
  private var controllers: [String: Int32] = [:]
  private var constraintsByIdentifier: [String: [Int32]] = [:]

  private var childrenByParent: [Int32: [Int32]] = [:]

  var count: Int { ids.count }

  init(_ document: DocumentDraft) {
    for (index, controller) in document.controllers.enumerated() {
      ids.append(controller.id)
      controllers[controller.id] = Int32(index)
      nodes[controller.id] = .controller(Int32(index))
      if let parent = controller.parent { childrenByParent[parent, default: []].append(Int32(index)) }
    }
    for (index, view) in document.views.enumerated() {
      ids.append(view.id)
      // A name that a view has and a controller without an id of its own gets: it was written for the view.
      nodes[view.id] = .view(Int32(index))
    }
    for (index, constraint) in document.constraints.enumerated() where constraint.identifier >= 0 {
      let identifier = document.identifier(of: constraint)
      if constraintsByIdentifier[identifier] == nil { identifiers.append(identifier) }
      constraintsByIdentifier[identifier, default: []].append(Int32(index))
    }
  }

  /// The view or controller of that id.
  func node(_ id: String) -> EnvironmentNode? { nodes[id] }

  func controller(_ id: String) -> Int32? { controllers[id] }

  /// The children of a controller, in their order.
  func children(of parent: Int32) -> [Int32] { childrenByParent[parent] ?? [] }

  /// Every constraint that bears an identifier.
  func constraints(_ identifier: String) -> [Int32] { constraintsByIdentifier[identifier] ?? [] }
}
