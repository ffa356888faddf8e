import JSON
import LayoutModel

/// Reads a whole layout document: *read* what it says, part by part, then *link* the names in it.
///
/// Each part has a reader of its own; here is what comes in which order.
struct DocumentReader {
  var draft: Draft
  private var environments: EnvironmentReader
  private var hasHierarchy = false
  private(set) var transition: TransitionReader
  private var isStrict = false
  private var lint: LintRequest?
  /// Assets that came with the document.
  private let archive: AssetTree?
  // Where the values are that name nodes, which are read when all nodes are known.
  private var rules: JSONReader.Bookmark?
  private var activation: JSONReader.Bookmark?
  /// Later ones win.
  private var sets: [JSONReader.Bookmark] = []

  /// - Parameters:
  ///   - draft: One of which nothing is read.
  ///   - end: The end of a transition that is read, nil for a document without one.
  init(
    _ draft: Draft, overrides: EnvironmentOverrides, archive: AssetTree? = nil, end: TransitionEnd? = nil
  ) {
    self.draft = draft
    environments = EnvironmentReader(overrides, isBatch: end != nil)
    transition = TransitionReader(end)
    self.archive = archive
  }

  /// Reads the whole text.
  mutating func read() throws(FaultList) -> DecodedRequest {
    do throws(ReadingEnded) {
      try transition.lookAhead(&draft)
      try readMembers()
      try draft.reader.end()
      draft.link()
      try readDeferredMembers()
    } catch {
      throw draft.reader.faultsToTheEnd
    }
    draft.checkCustomTraits()
    draft.checkColumns()
    var requested = environments.makeEnvironments(&draft)
    if let note = draft.reader.noteOnIgnoredKeys {
      for index in requested.indices { requested[index].request.notes.append(note) }
    }
    let assetFaults = archive.map { draft.document.add($0) } ?? []
    guard !draft.reader.hasFaults, assetFaults.isEmpty, !requested.isEmpty else {
      throw FaultList(draft.reader.faults + assetFaults)
    }
    // Handed on, not copied.
    var written = DocumentDraft()
    swap(&written, &draft.document)
    return DecodedRequest(
      environments: requested,
      isBatch: environments.batch != nil || environments.overrides.environments != nil,
      document: LayoutDocument(written), isStrict: isStrict, lint: lint)
  }

  private mutating func readHierarchy() throws(ReadingEnded) {
    hasHierarchy = true
    try draft.readHierarchy()
  }

  private mutating func readMembers() throws(ReadingEnded) {
    guard var object = try draft.reader.beginObject("a layout document, which is an object") else {
      return environments.noteMissingDevice(&draft)
    }
    let keys = transition.end == nil ? DocumentMember.keys : DocumentMember.transitionKeys
    while let key = try draft.reader.nextKey(of: &object, in: keys) { try readMember(key) }
    try transition.readRequests(&draft)
    environments.noteMissingDevice(&draft)
    transition.noteMissingEnd(&draft)
    if !hasHierarchy { draft.reader.fault(.missingKey("hierarchy")) }
  }

  private mutating func readMember(_ key: DocumentMember) throws(ReadingEnded) {
    switch key {
    case .device, .orientation, .systemVersion, .window, .displayZoom, .traits, .locale, .keyboard,
      .posture, .sizeRestrictions:
      guard let key = EnvironmentKey(name: key.name) else { return }
      try environments.parts.read(key, &draft)
    case .environments: try environments.readEnvironments(&draft)
    case .hierarchy:
      if transition.own.hierarchy { return try draft.reader.skipValue() }
      try readHierarchy()
    case .constraints:
      if transition.own.constraints { return try draft.reader.skipValue() }
      var constraints = ConstraintReader(owner: nil)
      try constraints.read(&draft)
    case .assets: try draft.readAssets()
    case .fonts: draft.document.fonts = try draft.fonts()
    case .rules: rules = try draft.reader.postpone()
    case .set: sets.append(try draft.reader.postpone())
    case .from, .to: try readEnd(key == .from ? .from : .to)
    case .events: transition.eventDetail = try draft.reader.word()
    case .isAnimated: transition.isAnimated = try draft.reader.boolean()
    case .duringTransition: transition.requestsMark = try draft.reader.postpone()
    case .customTraits: try draft.readCustomTraits()
    case .activationOrder: activation = try draft.reader.postpone()
    case .strict: isStrict = try draft.reader.boolean() ?? false
    case .lint: lint = try draft.lintRequest()
    case .sources: draft.document.sources = try draft.sources()
    }
  }

  /// Reads one end of a transition, or skips it if it is the other one.
  private mutating func readEnd(_ which: TransitionEnd) throws(ReadingEnded) {
    guard which == transition.end else { return try draft.reader.skipValue() }
    transition.own.isRead = true
    let place = draft.reader.place
    guard var object = try draft.reader.beginObject("an environment") else { return }
    var parts = EnvironmentParts()
    while let key = try draft.reader.nextKey(of: &object, in: EndMember.keys) {
      switch key {
      case .set: sets.append(try draft.reader.postpone())
      case .hierarchy:
        draft.document.hierarchyPointer = draft.reader.pointer
        try readHierarchy()
      case .constraints:
        draft.document.constraintsOwnerPointer = place.pointer
        var constraints = ConstraintReader(owner: nil)
        try constraints.read(&draft)
      default: if let key = EnvironmentKey(rawValue: key.rawValue) { try parts.read(key, &draft) }
      }
    }
    environments.batch = .list([(parts, place)])
  }

  /// Reads rules, the request's `set` and the order of activation, wherever they stood.
  private mutating func readDeferredMembers() throws(ReadingEnded) {
    guard rules != nil || activation != nil || !sets.isEmpty else { return }
    let end = draft.reader.bookmark
    draft.rules.nodes = NodeIndex(draft.document)
    if let rules {
      draft.reader.goBack(to: rules)
      try draft.readRules()
    }
    // The document's own before that of one end of a transition, wherever they stood.
    for place in sets.sorted(by: { $0.depth < $1.depth }) {
      draft.reader.goBack(to: place)
      draft.document.overrides.append(try draft.readChanges(of: .window))
    }
    if let activation {
      draft.reader.goBack(to: activation)
      try draft.readActivationOrder()
    }
    draft.reader.goBack(to: end)
  }
}

/// The members of a document. Case names are the keys.
enum DocumentMember: Int, DocumentKey {
  case device, orientation, systemVersion, window, displayZoom, traits, locale, hierarchy, constraints
  case assets, fonts, strict, environments, customTraits, rules, set, activationOrder
  case from, to, events, isAnimated, duringTransition, keyboard, posture, sizeRestrictions, lint, sources

  static let keys = Keys(DocumentMember.self, without: [.from, .to, .events, .isAnimated, .duringTransition])
  static let transitionKeys = Keys(DocumentMember.self, without: [.environments])
}

/// The members of one end of a transition: first the keys of an environment, in their order.
enum EndMember: Int, DocumentKey {
  case name, device, orientation, systemVersion, window, displayZoom, traits, locale, keyboard, posture
  case sizeRestrictions
  case set, hierarchy, constraints

  static let keys = Keys(EndMember.self)
}
