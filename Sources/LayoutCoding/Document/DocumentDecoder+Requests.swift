import LayoutModel

/// Controllers that others push or present while a transition goes on.
extension DocumentDecoder {
  enum DuringTransitionKey: String, JSONKey {
    case controller, push, present
  }
  private static let duringTransitionKeys = KeyTable(DuringTransitionKey.self)

  /// Reads what is asked for during a transition, when the hierarchy is known. It is part of the end only.
  mutating func decodeDuringTransition() throws(Fault) {
    guard end == .to, let place = deferred.duringTransition, !document.controllers.isEmpty else { return }
    let finish = reader.bookmark
    reader.goBack(to: place)
    let ids = Dictionary(
      document.controllers.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    if var array = try reader.beginArray("an array of requests") {
      while try reader.nextElement(of: &array) != nil { try decodeRequest(ids) }
    }
    reader.goBack(to: finish)
  }

  private mutating func decodeRequest(_ ids: [String: Int]) throws(Fault) {
    guard var object = try reader.beginObject("an object with controller, and push or present") else {
      return
    }
    var requester: Int?
    var hasRequester = false
    var asked: [(kind: ControllerRequest.Kind, place: JSONReader.Bookmark)] = []
    while let key = try reader.nextKey(of: &object, in: Self.duringTransitionKeys) {
      switch key {
      case .controller:
        hasRequester = true
        requester = try decodeRequester(ids)
      case .push, .present:
        asked.append((key == .push ? .push : .present, reader.bookmark))
        try reader.skipValue()
      }
    }
    if !hasRequester { reader.fault(.missingKey("controller")) }
    guard asked.count == 1 else {
      return reader.fault(.invalidValue(expected: "either push or present", nearest: []))
    }
    guard let requester else { return }
    let finish = reader.bookmark
    reader.goBack(to: asked[0].place)
    try decodeRequested(asked[0].kind, by: requester)
    reader.goBack(to: finish)
  }

  private mutating func decodeRequester(_ ids: [String: Int]) throws(Fault) -> Int? {
    guard let id = try reader.string("the id of a controller") else { return nil }
    if let index = ids[id] { return index }
    guard reader.takesFaults, document.controllers.count <= comparisonsLeft else {
      reader.fault(.unknownReference(id, nearest: []))
      return nil
    }
    comparisonsLeft -= document.controllers.count
    let nearest = nearestNames(to: id, in: document.controllers.lazy.map(\.id))
    reader.fault(.unknownReference(id, nearest: nearest))
    return nil
  }

  /// Reads a controller as the last child of the stack around the requester, or as what it presents.
  private mutating func decodeRequested(
    _ kind: ControllerRequest.Kind, by requester: Int
  ) throws(Fault) {
    let index = document.controllers.count
    var node = ControllerNode(id: "", place: .requested(at: reader.pointer))
    switch kind {
    case .push:
      guard let stack = stack(around: requester) else {
        reader.fault(.invalidValue(expected: "a controller inside a navigation controller", nearest: []))
        return try reader.skipValue()
      }
      node.parent = Int32(stack)
      node.id =
        "\(document.controllers[requester].id)/pushed" + (requests.isEmpty ? "" : "/\(requests.count)")
    case .present:
      node.id = "\(document.controllers[requester].id)/presented"
      node.presentation = Int32(document.presentations.count)
      document.presentations.append(Presentation(presenter: Int32(requester), presented: Int32(index)))
      placesOfPresentations.append(reader.offset)
    }
    document.controllers.append(node)
    placesOfUnnamedControllers.append(Int32(reader.offset))
    try decodeController(index)
    requests.append(
      ControllerRequest(kind, requester: Int32(requester), controller: Int32(index)))
  }

  private func stack(around controller: Int) -> Int? {
    var next: Int? = controller
    while let index = next, document.controllers[index].type != .navigationController {
      next = document.controllers[index].parent.map(Int.init)
    }
    return next
  }
}
