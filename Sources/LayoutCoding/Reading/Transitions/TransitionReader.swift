import JSON
import LayoutModel

/// One of the two environments of a transition.
enum TransitionEnd {
  case from, to
}

/// Reads what only a transition says. The members of its ends are those of a document.
struct TransitionReader {
  /// The end that is read, nil for a document without a transition.
  let end: TransitionEnd?
  /// What of the document that end says itself.
  var own = OwnMembers()
  var eventDetail: EventDetail?
  var isAnimated: Bool?
  /// Where the text says what controllers ask for.
  var requestsMark: JSONReader.Bookmark?
  /// What controllers ask for during the transition.
  var requests: [ControllerRequest] = []

  /// Whether the end has a hierarchy and constraints of its own in place of the document's.
  struct OwnMembers {
    var isRead = false
    var hierarchy = false
    var constraints = false
  }

  init(_ end: TransitionEnd?) { self.end = end }

  /// Finds out what the end that is read has itself, wherever it stands: the document's is skipped then.
  mutating func lookAhead(_ draft: inout Draft) throws(ReadingEnded) {
    guard let name, try draft.reader.stands(.object) else { return }
    (own.hierarchy, own.constraints) = try draft.reader.lookAhead { (reader) throws(ReadingEnded) in
      guard var object = try reader.beginMap() else { return (false, false) }
      while let member = try reader.nextMember(of: &object) {
        if member == name, try reader.stands(.object) {
          return (try reader.objectHasHierarchy(), try reader.objectHasMember("constraints"))
        }
        try reader.skipValue()
      }
      return (false, false)
    }
  }

  func noteMissingEnd(_ draft: inout Draft) {
    if let name, !own.isRead { draft.reader.fault(.missingKey(name)) }
  }

  /// The key of the end that is read.
  private var name: String? { end.map { $0 == .from ? "from" : "to" } }

  /// Reads what is asked for during a transition, when the hierarchy is known. It is part of the end only.
  mutating func readRequests(_ draft: inout Draft) throws(ReadingEnded) {
    guard end == .to, let requestsMark, !draft.document.controllers.isEmpty else { return }
    let finish = draft.reader.bookmark
    draft.reader.goBack(to: requestsMark)
    var state = RequestState(draft.document)
    if var array = try draft.reader.beginArray("an array of requests") {
      while try draft.reader.nextElement(of: &array) != nil { try readRequest(&state, &draft) }
    }
    draft.reader.goBack(to: finish)
  }
}

extension JSONReader {
  /// Whether the object at hand says a hierarchy, under any of its names.
  fileprivate mutating func objectHasHierarchy() throws(ReadingEnded) -> Bool {
    for name: StaticString in ["hierarchy", "viewController", "rootViewController", "view"] {
      if try objectHasMember(name) { return true }
    }
    return false
  }
}

enum TransitionRequestKey: Int, DocumentKey {
  case controller, push, present, dismiss, pop
  static let keys = Keys(TransitionRequestKey.self)

  /// What is asked for, nil for who asks.
  var kind: ControllerRequest.Kind? { [nil, .push, .present, .dismiss, .pop][rawValue] }
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
  mutating func readRequest(_ state: inout RequestState, _ draft: inout Draft) throws(ReadingEnded) {
    guard
      var object = try draft.reader.beginObject(
        "an object with controller, and push, present, dismiss or pop")
    else { return }
    var requester: Int?
    var asked: [(kind: ControllerRequest.Kind, place: JSONReader.Bookmark)] = []
    while let key = try draft.reader.nextKey(of: &object, in: TransitionRequestKey.keys) {
      if let kind = key.kind {
        asked.append((kind, try draft.reader.postpone()))
      } else {
        requester = try readRequester(state.ids, &draft)
      }
    }
    draft.reader.require([TransitionRequestKey.controller], of: object)
    guard asked.count == 1 else {
      return draft.reader.fault(.expected("one of push, present, dismiss and pop"))
    }
    guard let requester else { return }
    let finish = draft.reader.bookmark
    draft.reader.goBack(to: asked[0].place)
    let kind = asked[0].kind
    let controller =
      try kind.adds
      ? readAdded(kind, by: requester, &state, &draft) : readRemoved(kind, by: requester, &state, &draft)
    if let controller {
      requests.append(ControllerRequest(kind, requester: Int32(requester), controller: Int32(controller)))
    }
    draft.reader.goBack(to: finish)
  }

  private func readRequester(_ ids: [String: Int], _ draft: inout Draft) throws(ReadingEnded) -> Int? {
    guard let id = try draft.reader.string("the id of a controller") else { return nil }
    if let index = ids[id] { return index }
    let controllers = draft.document.controllers
    draft.reportUnknown(id, among: controllers.lazy.map(\.id), count: controllers.count)
    return nil
  }

  /// Reads a controller as the last child of the stack around the requester, or as what it presents.
  private func readAdded(
    _ kind: ControllerRequest.Kind, by requester: Int, _ state: inout RequestState,
    _ draft: inout Draft
  ) throws(ReadingEnded) -> Int? {
    let place = ControllerNode.Place.requested(at: draft.reader.pointer)
    let name = draft.document.controllers[requester].id
    let index: Int
    if kind == .push {
      guard let stack = state.stack(around: requester, draft.document) else {
        try draft.reader.skip(.expected("a controller inside a navigation controller"))
        return nil
      }
      let id = "\(name)/pushed" + (requests.isEmpty ? "" : "/\(requests.count)")
      var node = ControllerNode(id: id, place: place)
      node.parent = Int32(stack)
      index = draft.addController(node, at: draft.reader.offset)
      state.children[stack, default: []].append(index)
    } else {
      index = draft.addPresented(
        by: requester, id: "\(name)/presented", place: place, at: draft.reader.offset)
      state.presented[requester] = index
    }
    try ControllerReader.read(index, &draft)
    return index
  }

  /// Reads `true`, and finds who goes.
  private func readRemoved(
    _ kind: ControllerRequest.Kind, by requester: Int, _ state: inout RequestState, _ draft: inout Draft
  ) throws(ReadingEnded) -> Int? {
    let place = draft.reader.place
    guard let value = try draft.reader.boolean() else { return nil }
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
    draft.reader.fault(.expected(expected), at: place)
    return nil
  }
}
