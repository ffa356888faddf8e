import JSON
import LayoutModel

/// Reads a whole layout document: *read* what it says, part by part, then *link* the names in it.
///
/// Each part has a reader of its own; here is what comes in which order.
struct DocumentReader {
  private(set) var reader: JSONReader
  private(set) var draft: Draft
  private var environments: EnvironmentReader
  private var hierarchy = HierarchyReader()
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
  ///   - end: The end of a transition that is read, nil for a document without one.
  ///   - workspace: Its memory is taken until ``giveBack(to:)``.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, overrides: EnvironmentOverrides, catalogue: DeviceCatalogue,
    limits: DecodingLimits, archive: AssetTree? = nil, end: TransitionEnd? = nil,
    using workspace: inout ReadingWorkspace
  ) {
    reader = JSONReader(bytes, maximumDepth: limits.depth, using: &workspace.reader)
    draft = Draft(reader.bytes, catalogue: catalogue, limits: limits, using: &workspace)
    environments = EnvironmentReader(overrides, isBatch: end != nil)
    transition = TransitionReader(end)
    self.archive = archive
  }

  /// Reads the whole text.
  mutating func read() throws(FaultList) -> DecodedRequest {
    do throws(ReadingEnded) {
      try transition.lookAhead(&reader)
      try readMembers()
      try reader.end()
      draft.linker.link(&draft.document, limits: draft.limits, &reader)
      try readDeferredMembers()
    } catch {
      throw reader.faultsToTheEnd
    }
    draft.linker.checkCustomTraits(of: draft.document, &reader)
    draft.linker.checkColumns(of: draft.document, &reader)
    var requested = environments.makeEnvironments(&reader, draft)
    if let note = reader.noteOnIgnoredKeys {
      for index in requested.indices { requested[index].request.notes.append(note) }
    }
    let assetFaults = archive.map { draft.document.add($0) } ?? []
    guard !reader.hasFaults, assetFaults.isEmpty, !requested.isEmpty else {
      throw FaultList(reader.faults + assetFaults)
    }
    // Handed on, not copied.
    var written = DocumentDraft()
    swap(&written, &draft.document)
    return DecodedRequest(
      environments: requested,
      isBatch: environments.batch != nil || environments.overrides.environments != nil,
      document: LayoutDocument(written), isStrict: isStrict, lint: lint)
  }

  /// Ends the reading, but for the faults that were found.
  mutating func giveBack(to workspace: inout ReadingWorkspace) {
    reader.giveBack(to: &workspace.reader)
    draft.linker.giveBack(to: &workspace)
  }

  private mutating func readMembers() throws(ReadingEnded) {
    guard var object = try reader.beginObject("a layout document, which is an object") else {
      return environments.noteMissingDevice(&reader)
    }
    let keys = transition.end == nil ? DocumentMember.keys : DocumentMember.transitionKeys
    while let key = try reader.nextKey(of: &object, in: keys) { try readMember(key) }
    try transition.readRequests(&reader, &draft)
    environments.noteMissingDevice(&reader)
    transition.noteMissingEnd(&reader)
    if !hierarchy.isRead { reader.fault(.missingKey("hierarchy")) }
  }

  private mutating func readMember(_ key: DocumentMember) throws(ReadingEnded) {
    switch key {
    case .device, .orientation, .systemVersion, .window, .displayZoom, .traits, .locale, .keyboard:
      guard let key = key.environmentKey else { return }
      try environments.parts.read(key, &reader, &draft)
    case .environments: try environments.readEnvironments(&reader, &draft)
    case .hierarchy:
      if transition.own.hierarchy { return try reader.skipValue() }
      try hierarchy.read(&reader, &draft)
    case .constraints:
      if transition.own.constraints { return try reader.skipValue() }
      var constraints = ConstraintReader(owner: nil)
      try constraints.read(&reader, &draft)
    case .assets: try AssetReader.read(&reader, &draft)
    case .fonts: draft.document.fonts = try reader.fonts()
    case .rules:
      rules = reader.bookmark
      try reader.skipValue()
    case .set:
      sets.append(reader.bookmark)
      try reader.skipValue()
    case .from, .to: try readEnd(key == .from ? .from : .to)
    case .events: transition.eventDetail = try reader.word()
    case .isAnimated: transition.isAnimated = try reader.boolean()
    case .duringTransition:
      transition.requestsMark = reader.bookmark
      try reader.skipValue()
    case .customTraits: try reader.customTraits(&draft)
    case .activationOrder:
      activation = reader.bookmark
      try reader.skipValue()
    case .strict: isStrict = try reader.boolean() ?? false
    case .lint: lint = try reader.lintRequest()
    case .sources: draft.document.sources = try reader.sources()
    }
  }

  /// Reads one end of a transition, or skips it if it is the other one.
  private mutating func readEnd(_ which: TransitionEnd) throws(ReadingEnded) {
    guard which == transition.end else { return try reader.skipValue() }
    transition.own.isRead = true
    let place = EnvironmentPlace(pointer: reader.pointer, offset: reader.offset)
    guard var object = try reader.beginObject("an environment") else { return }
    var parts = EnvironmentParts()
    while let key = try reader.nextKey(of: &object, in: EndMember.keys) {
      switch key {
      case .set:
        sets.append(reader.bookmark)
        try reader.skipValue()
      case .hierarchy:
        draft.document.hierarchyPointer = reader.pointer
        try hierarchy.read(&reader, &draft)
      case .constraints:
        draft.document.constraintsOwnerPointer = place.pointer
        var constraints = ConstraintReader(owner: nil)
        try constraints.read(&reader, &draft)
      default:
        if let key = EnvironmentKey(rawValue: key.rawValue) { try parts.read(key, &reader, &draft) }
      }
    }
    environments.batch = .list([(parts, place)])
  }

  /// Reads rules, the request's `set` and the order of activation, wherever they stood.
  private mutating func readDeferredMembers() throws(ReadingEnded) {
    guard rules != nil || activation != nil || !sets.isEmpty else { return }
    let end = reader.bookmark
    var changes = RuleReader(draft.document)
    if let rules {
      reader.goBack(to: rules)
      try changes.readRules(&reader, &draft)
    }
    // The document's own before that of one end of a transition, wherever they stood.
    for place in sets.sorted(by: { $0.depth < $1.depth }) {
      reader.goBack(to: place)
      draft.document.overrides.append(try changes.readChanges(of: .window, &reader, &draft))
    }
    if let activation {
      reader.goBack(to: activation)
      try changes.readActivationOrder(&reader, &draft)
    }
    reader.goBack(to: end)
  }
}

/// The members of a document. Case names are the keys.
private enum DocumentMember: Int, DocumentKey {
  case device, orientation, systemVersion, window, displayZoom, traits, locale, hierarchy, constraints
  case assets, fonts, strict, environments, customTraits, rules, set, activationOrder
  case from, to, events, isAnimated, duringTransition, keyboard, lint, sources

  static let keys = Keys(
    DocumentMember.self, without: [.from, .to, .events, .isAnimated, .duringTransition])
  static let transitionKeys = Keys(DocumentMember.self, without: [.environments])

  /// This key as one of an environment.
  var environmentKey: EnvironmentKey? {
    switch self {
    case .device: .device
    case .orientation: .orientation
    case .systemVersion: .systemVersion
    case .window: .window
    case .displayZoom: .displayZoom
    case .traits: .traits
    case .locale: .locale
    case .keyboard: .keyboard
    default: nil
    }
  }
}

/// The members of one end of a transition: first the keys of an environment, in their order.
private enum EndMember: Int, DocumentKey {
  case name, device, orientation, systemVersion, window, displayZoom, traits, locale, keyboard
  case set, hierarchy, constraints

  static let keys = Keys(EndMember.self)
}
