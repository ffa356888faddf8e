import JSON
import LayoutModel

private enum RequestKey: Int, DocumentKey {
  case controller, push, present, dismiss, pop
  static let keys = Keys(RequestKey.self)

  /// What is asked for, nil for who asks.
  var kind: ControllerRequest.Kind? {
    switch self {
    case .controller: nil
    case .push: .push
    case .present: .present
    case .dismiss: .dismiss
    case .pop: .pop
    }
  }
}

/// What is where while requests are read: each changes it for those after it.
struct RequestState {
  /// The controllers of the hierarchy that may ask, by id.
  let ids: [String: Int]
  /// The children of each controller, the top of a stack last.
  fileprivate var children: [Int: [Int]] = [:]
  /// What each controller presents.
  fileprivate var presented: [Int: Int] = [:]

  init(_ document: DocumentDraft) {
    ids = Dictionary(
      document.controllers.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    for (index, node) in document.controllers.enumerated() where node.isInstalled {
      if let parent = node.parent { children[Int(parent), default: []].append(index) }
    }
    for presentation in document.presentations {
      presented[Int(presentation.presenter)] = Int(presentation.presented)
    }
  }

  /// The navigation controller around a controller, or itself.
  fileprivate func stack(around controller: Int, _ document: DocumentDraft) -> Int? {
    var next: Int? = controller
    while let index = next, document.controllers[index].type != .navigationController {
      next = document.controllers[index].parent.map(Int.init)
    }
    return next
  }

  /// Takes the top controller off the stack around a controller; nil where it is the only one.
  fileprivate mutating func pop(around controller: Int, _ document: DocumentDraft) -> Int? {
    guard let stack = stack(around: controller, document), children[stack, default: []].count > 1 else {
      return nil
    }
    return children[stack]?.removeLast()
  }

  /// Ends what a controller or one around it presents, else the presentation that it lies in; nil where there is
  /// none (TX-dismiss).
  fileprivate mutating func dismiss(from controller: Int, _ document: DocumentDraft) -> Int? {
    var head = controller
    while true {
      if let shown = presented.removeValue(forKey: head) { return shown }
      guard let parent = document.controllers[head].parent else { break }
      head = Int(parent)
    }
    guard let presenter = document.presenter(ofController: head) else { return nil }
    return presented.removeValue(forKey: presenter)
  }
}

/// What controllers do with others while a transition goes on.
extension TransitionReader {
  mutating func readRequest(
    _ state: inout RequestState, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    guard var object = try reader.beginObject("an object with controller, and push, present, dismiss or pop")
    else { return }
    var requester: Int?
    var asked: [(kind: ControllerRequest.Kind, place: JSONReader.Bookmark)] = []
    while let key = try reader.nextKey(of: &object, in: RequestKey.keys) {
      if let kind = key.kind {
        asked.append((kind, reader.bookmark))
        try reader.skipValue()
      } else {
        requester = try readRequester(state.ids, &reader, &draft)
      }
    }
    reader.require([RequestKey.controller], of: object)
    guard asked.count == 1 else {
      return reader.fault(.invalidValue(expected: "one of push, present, dismiss and pop", nearest: []))
    }
    guard let requester else { return }
    let finish = reader.bookmark
    reader.goBack(to: asked[0].place)
    let kind = asked[0].kind
    let controller =
      kind.adds
      ? try readAdded(kind, by: requester, &state, &reader, &draft)
      : try readRemoved(kind, by: requester, &state, &reader, draft)
    if let controller {
      requests.append(
        ControllerRequest(kind, requester: Int32(requester), controller: Int32(controller)))
    }
    reader.goBack(to: finish)
  }

  private func readRequester(
    _ ids: [String: Int], _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) -> Int? {
    guard let id = try reader.string("the id of a controller") else { return nil }
    if let index = ids[id] { return index }
    let controllers = draft.document.controllers
    guard reader.takesFaults, controllers.count <= draft.linker.comparisonsLeft else {
      reader.fault(.unknownReference(id, nearest: []))
      return nil
    }
    draft.linker.comparisonsLeft -= controllers.count
    reader.fault(.unknownReference(id, nearest: nearestNames(to: id, in: controllers.lazy.map(\.id))))
    return nil
  }

  /// Reads a controller as the last child of the stack around the requester, or as what it presents.
  private func readAdded(
    _ kind: ControllerRequest.Kind, by requester: Int, _ state: inout RequestState,
    _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) -> Int? {
    let place = ControllerNode.Place.requested(at: reader.pointer)
    let name = draft.document.controllers[requester].id
    let index: Int
    if kind == .push {
      guard let stack = state.stack(around: requester, draft.document) else {
        reader.fault(.invalidValue(expected: "a controller inside a navigation controller", nearest: []))
        try reader.skipValue()
        return nil
      }
      let id = "\(name)/pushed" + (requests.isEmpty ? "" : "/\(requests.count)")
      var node = ControllerNode(id: id, place: place)
      node.parent = Int32(stack)
      index = draft.addController(node, at: reader.offset)
      state.children[stack, default: []].append(index)
    } else {
      index = draft.addPresented(by: requester, id: "\(name)/presented", place: place, at: reader.offset)
      state.presented[requester] = index
    }
    try ControllerReader.read(index, &reader, &draft)
    return index
  }

  /// Reads `true`, and finds who goes.
  private func readRemoved(
    _ kind: ControllerRequest.Kind, by requester: Int, _ state: inout RequestState,
    _ reader: inout JSONReader, _ draft: Draft
  ) throws(ReadingEnded) -> Int? {
    let start = reader.bookmark
    guard let value = try reader.boolean() else { return nil }
    let expected: String
    if !value {
      expected = "true"
    } else if kind == .pop {
      if let top = state.pop(around: requester, draft.document) { return top }
      expected = "a controller on a stack of two or more"
    } else {
      if let shown = state.dismiss(from: requester, draft.document) { return shown }
      expected = "a controller that presents or is presented"
    }
    let finish = reader.bookmark
    reader.goBack(to: start)
    reader.fault(.invalidValue(expected: expected, nearest: []))
    reader.goBack(to: finish)
    return nil
  }
}
