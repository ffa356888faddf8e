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
    var state = RequestState(draft.document)
    if var array = try reader.beginArray("an array of requests") {
      while try reader.nextElement(of: &array) != nil { try readRequest(&state, &reader, &draft) }
    }
    reader.goBack(to: finish)
  }
}
