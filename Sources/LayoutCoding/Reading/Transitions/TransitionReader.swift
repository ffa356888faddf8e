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
  private(set) var requests: [ControllerRequest] = []

  /// Whether the end has a hierarchy and constraints of its own in place of the document's.
  struct OwnMembers {
    var isRead = false
    var hierarchy = false
    var constraints = false
  }

  init(_ end: TransitionEnd?) {
    self.end = end
  }

  /// Finds out what the end that is read has itself, wherever it stands: the document's is skipped then.
  mutating func lookAhead(_ reader: inout JSONReader) throws(ReadingEnded) {
    guard let end, try reader.stands(.object) else { return }
    // What is wrong is found again.
    let start = reader.mark
    do throws(ReadingEnded) {
      try lookAhead(for: end == .from ? "from" : "to", &reader)
    } catch {
      reader.forget(since: start)
      throw error
    }
    reader.undo(to: start)
  }

  private mutating func lookAhead(
    for wanted: String, _ reader: inout JSONReader
  ) throws(ReadingEnded) {
    guard var object = try reader.beginMap() else { return }
    while let name = try reader.nextMember(of: &object) {
      if name == wanted, try reader.stands(.object) {
        own.hierarchy = try reader.objectHasMember("hierarchy")
        own.constraints = try reader.objectHasMember("constraints")
        return
      }
      try reader.skipValue()
    }
  }

  func noteMissingEnd(_ reader: inout JSONReader) {
    guard let end, !own.isRead else { return }
    reader.fault(.missingKey(end == .from ? "from" : "to"))
  }

  /// Reads what is asked for during a transition, when the hierarchy is known. It is part of the end only.
  mutating func readRequests(_ reader: inout JSONReader, _ draft: inout Draft) throws(ReadingEnded) {
    guard end == .to, let requestsMark, !draft.document.controllers.isEmpty else { return }
    let finish = reader.bookmark
    reader.goBack(to: requestsMark)
    let ids = Dictionary(
      draft.document.controllers.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    if var array = try reader.beginArray("an array of requests") {
      while try reader.nextElement(of: &array) != nil { try readRequest(ids, &reader, &draft) }
    }
    reader.goBack(to: finish)
  }
}

// MARK: - Requests

private enum RequestKey: UInt8, DocumentKey {
  case controller, push, present
  static let keys = Keys(RequestKey.self)
}

/// Controllers that others push or present while a transition goes on.
extension TransitionReader {
  private mutating func readRequest(
    _ ids: [String: Int], _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    guard var object = try reader.beginObject("an object with controller, and push or present") else {
      return
    }
    var requester: Int?
    var asked: [(kind: ControllerRequest.Kind, place: JSONReader.Bookmark)] = []
    while let key = try reader.nextKey(of: &object, in: RequestKey.keys) {
      switch key {
      case .controller: requester = try readRequester(ids, &reader, &draft)
      case .push, .present:
        asked.append((key == .push ? .push : .present, reader.bookmark))
        try reader.skipValue()
      }
    }
    reader.require([RequestKey.controller], of: object)
    guard asked.count == 1 else {
      return reader.fault(.invalidValue(expected: "either push or present", nearest: []))
    }
    guard let requester else { return }
    let finish = reader.bookmark
    reader.goBack(to: asked[0].place)
    try readRequested(asked[0].kind, by: requester, &reader, &draft)
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
  private mutating func readRequested(
    _ kind: ControllerRequest.Kind, by requester: Int, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    let place = ControllerNode.Place.requested(at: reader.pointer)
    let name = draft.document.controllers[requester].id
    let index: Int
    switch kind {
    case .push:
      guard let stack = stack(around: requester, draft.document) else {
        reader.fault(.invalidValue(expected: "a controller inside a navigation controller", nearest: []))
        return try reader.skipValue()
      }
      let id = "\(name)/pushed" + (requests.isEmpty ? "" : "/\(requests.count)")
      var node = ControllerNode(id: id, place: place)
      node.parent = Int32(stack)
      index = draft.addController(node, at: reader.offset)
    case .present:
      index = draft.addPresented(by: requester, id: "\(name)/presented", place: place, at: reader.offset)
    }
    try ControllerReader.read(index, &reader, &draft)
    requests.append(ControllerRequest(kind, requester: Int32(requester), controller: Int32(index)))
  }

  private func stack(around controller: Int, _ document: LayoutDocument) -> Int? {
    var next: Int? = controller
    while let index = next, document.controllers[index].type != .navigationController {
      next = document.controllers[index].parent.map(Int.init)
    }
    return next
  }
}
