import LayoutModel

/// One of the two environments of a transition.
enum TransitionEnd {
  case from, to
}

/// Whether one end of a transition has a hierarchy and constraints of its own in place of the document's.
struct OwnMembers {
  var isRead = false
  var hierarchy = false
  var constraints = false
}

extension DocumentDecoder {
  /// Finds out what the end that is read has itself, wherever it stands: the document's is skipped then.
  mutating func lookAhead() throws(Fault) {
    guard let end, try reader.nextType() == .object else { return }
    // A copy reads ahead. It keeps its faults for itself: they are found again.
    var ahead = reader
    guard var object = try ahead.beginMap() else { return }
    let wanted = end == .from ? "from" : "to"
    while let name = try ahead.nextMember(of: &object) {
      if name == wanted, try ahead.nextType() == .object {
        ownMembers.hierarchy = try ahead.objectHasMember("hierarchy")
        ownMembers.constraints = try ahead.objectHasMember("constraints")
        return
      }
      try ahead.skipValue()
    }
  }

  enum EndKey: String, JSONKey {
    case name, device, orientation, systemVersion, window, displayZoom, traits, locale
    case set, hierarchy, constraints
  }
  private static let endKeys = KeyTable(EndKey.self)

  /// Reads one end of a transition, or skips it if it is the other one.
  mutating func decodeEnd(_ which: TransitionEnd) throws(Fault) {
    guard which == end else { return try reader.skipValue() }
    ownMembers.isRead = true
    let place = EnvironmentPlace(pointer: reader.pointer, offset: reader.offset)
    guard var object = try reader.beginObject("an environment") else { return }
    var parts = EnvironmentParts()
    while let key = try reader.nextKey(of: &object, in: Self.endKeys) {
      switch key {
      case .name, .device, .orientation, .systemVersion, .window, .displayZoom, .traits, .locale:
        if let key = EnvironmentKey(rawValue: key.rawValue) { try decode(key, into: &parts) }
      case .set:
        deferred.sets.append(reader.bookmark)
        try reader.skipValue()
      case .hierarchy:
        document.hierarchyPointer = reader.pointer
        try decodeHierarchy()
      case .constraints:
        document.constraintsOwnerPointer = place.pointer
        try decodeConstraints(owner: nil)
      }
    }
    batch = .list([(parts, place)])
  }

  mutating func noteMissingEnd() {
    guard let end, !ownMembers.isRead else { return }
    reader.fault(.missingKey(end == .from ? "from" : "to"))
  }
}
