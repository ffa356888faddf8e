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
      draft.finishTemplates()
    } catch {
      throw draft.reader.faultsToTheEnd
    }
    draft.checkCustomTraits()
    draft.checkColumns()
    var requested = environments.makeEnvironments(&draft)
    let notes = draft.reader.notesOnIgnoredKeys + draft.classesOfApp.notes + draft.notesOnBarItems
    for index in requested.indices { requested[index].request.notes += notes }
    let assetFaults = archive.map { draft.document.add($0) } ?? []
    draft.document.findSymbols()
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

  /// Reads the controller that a window has, which is the hierarchy; the rest of the window is part of the environment.
  private mutating func readHierarchyOfWindow() throws(ReadingEnded) {
    guard try draft.reader.objectHasMember("rootViewController"), !transition.own.hierarchy else { return }
    let start = draft.reader.mark
    guard var map = try draft.reader.beginMap() else { return }
    while let member = try draft.reader.nextMember(of: &map) {
      if member == "rootViewController" {
        if hasHierarchy { draft.reader.fault(.duplicateKey("hierarchy")) } else { try readHierarchy() }
        return draft.reader.goBack(to: start)
      }
      try draft.reader.skipValue()
    }
  }

  private mutating func readMembers() throws(ReadingEnded) {
    guard var object = try draft.reader.beginObject("a layout document, which is an object") else { return }
    let keys = transition.end == nil ? DocumentMember.keys : DocumentMember.transitionKeys
    while let key = try draft.reader.nextKey(of: &object, in: keys) { try readMember(key) }
    try transition.readRequests(&draft)
    // What is missing may stand there under a name that nothing knows.
    if object.hasUnknownNames { return }
    environments.noteMissingDevice(&draft)
    transition.noteMissingEnd(&draft)
    if !hasHierarchy { draft.reader.fault(.missingKey("hierarchy")) }
  }

  private mutating func readMember(_ key: DocumentMember) throws(ReadingEnded) {
    switch key {
    case .window:
      try readHierarchyOfWindow()
      try environments.parts.read(.window, &draft)
    case .environments: try environments.readEnvironments(&draft)
    case .hierarchy:
      if transition.own.hierarchy { return try draft.reader.skipValue() }
      if hasHierarchy { return try draft.reader.skip(.duplicateKey("hierarchy")) }
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
    case .images: try draft.readImages()
    default: if let key = EnvironmentKey(name: key.name) { try environments.parts.read(key, &draft) }
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
      case .hierarchy: try readHierarchy()
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
  case assets, images, fonts, strict, environments, customTraits, rules, set, activationOrder
  case from, to, events, isAnimated, duringTransition, keyboard, posture, sizeRestrictions, lint, sources
  case multitasking, preferredContentSizeCategory, userInterfaceStyle, layoutDirection, horizontalSizeClass
  case verticalSizeClass, userInterfaceIdiom, displayScale, displayGamut, accessibilityContrast
  case legibilityWeight

  static let keys = Self.keys(without: [.from, .to, .events, .isAnimated, .duringTransition])
  static let transitionKeys = Self.keys(without: [.environments])

  /// All keys but some, with the names by which people know them, too.
  private static func keys(without excluded: [DocumentMember]) -> Keys<DocumentMember> {
    let known = allCases.filter { !excluded.contains($0) }
    let others = EnvironmentKey.otherNames.compactMap { name, key in
      name == key.name ? nil : DocumentMember(name: key.name).map { (name: name, key: $0) }
    }
    let roots = ["viewController", "rootViewController", "view"].map {
      (name: $0, key: DocumentMember.hierarchy)
    }
    return Keys(known.map { (name: $0.name, key: $0) } + others + roots)
  }
}

/// The members of one end of a transition: first the keys of an environment, in their order.
enum EndMember: Int, DocumentKey {
  case name, device, orientation, systemVersion, window, displayZoom, traits, locale, keyboard, posture
  case sizeRestrictions
  case multitasking, preferredContentSizeCategory, userInterfaceStyle, layoutDirection, horizontalSizeClass
  case verticalSizeClass, userInterfaceIdiom, displayScale, displayGamut, accessibilityContrast
  case legibilityWeight
  case set, hierarchy, constraints

  static let keys = Keys(
    EndMember.self,
    aliases: [
      "viewController": .hierarchy, "rootViewController": .hierarchy, "view": .hierarchy,
      "version": .systemVersion,
    ])
}
