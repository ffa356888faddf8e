import LayoutModel

/// The state of reading one layout document. Its parts are in the files of their nouns: environment, controllers,
/// views, constraints.
struct DocumentDecoder {
  var reader: JSONReader
  let catalogue: DeviceCatalogue
  let limits: DecodingLimits
  let overrides: EnvironmentOverrides

  var document = LayoutDocument()
  /// The environment's keys of the document itself: the defaults of the others.
  var environment = EnvironmentParts()
  /// What `environments` asks for, nil if the document does not have it.
  var batch: EnvironmentBatch?
  /// Whether the document has `environments`, be they faulty.
  var hasEnvironments = false
  var isStrict = false
  /// Assets that came with the document.
  var archive: AssetTree?
  /// The end of a transition that is read, nil for a document without one.
  let end: TransitionEnd?
  /// What of the document that end says itself.
  var ownMembers = OwnMembers()
  var eventDetail: EventDetail?
  var isAnimated: Bool?
  /// What controllers ask for during the transition.
  var requests: [ControllerRequest] = []

  /// The ids of views, guides and controllers, and every name that refers to one.
  var names = NameTable()
  /// For each symbol what has this id.
  var takenNames: [NodeKinds] = []
  /// For each view the symbol of its id, nil while it has none.
  var symbolsOfViews: [Int32?] = []
  /// For each view where it stands in the text.
  var placesOfViews: [Int32] = []
  /// The root views of controllers that say nothing about them.
  var unwrittenRootViews: Set<Int> = []
  /// For each controller where it stands in the text, nil if it has an id of its own.
  var placesOfUnnamedControllers: [Int32?] = []
  /// For each symbol the item of that id, nil for none. Filled when all names are known.
  var items: [LayoutItem?] = []
  /// The items of each constraint by name, parallel to the document's constraints.
  var pendingItems: [PendingItems] = []
  /// References of views and controllers by name, resolved when all names are known.
  var pendingReferences: [PendingReference] = []
  /// How many names may still be compared with misspelt ones. It bounds the cost of a request that is full of them.
  var comparisonsLeft = 50_000
  /// Ids inside the values of stack views, resolved when all names are known.
  var pendingArrangedViews: [PendingArrangedView] = []
  /// Constraints in visual format, expanded when all names are known.
  var pendingVisualFormats: [PendingVisualFormat] = []
  /// Keys that depend on the type of their view, checked when all types are known.
  var pendingRoleKeys: [PendingRoleKey] = []
  /// Values and bounds of custom traits, checked when all declarations are known.
  var pendingCustomTraits: [PendingCustomTrait] = []
  /// The columns that controllers say, checked when all types are known.
  var pendingColumns: [PendingColumn] = []
  /// For each presentation where its controller stands in the text.
  var placesOfPresentations: [Int] = []
  /// Nodes that presentations name, resolved when all names are known.
  var pendingPresentationReferences: [PendingPresentationReference] = []
  /// How many varied values were read: the number of the next group.
  var variationGroups: Int32 = 0
  /// Members that name nodes, read when all are known.
  var deferred = DeferredMembers()
  /// The nodes by their ids, while those members are read.
  var nodes = NodeIndex()
  /// How many constraints and children rules change by one name for many, counted once for each change.
  var changedTargets = 0
  var hasHierarchy = false

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, overrides: EnvironmentOverrides, catalogue: DeviceCatalogue,
    limits: DecodingLimits, end: TransitionEnd? = nil
  ) {
    self.end = end
    hasEnvironments = end != nil
    reader = JSONReader(bytes, maximumDepth: limits.depth)
    self.overrides = overrides
    self.catalogue = catalogue
    self.limits = limits
  }

  enum Key: String, JSONKey {
    case device, orientation, systemVersion, window, displayZoom, traits, locale, hierarchy, constraints
    case assets, fonts, strict, environments, customTraits, rules, set
    case from, to, events, isAnimated, duringTransition
  }
  private static let keys = KeyTable(
    Key.self, without: [.from, .to, .events, .isAnimated, .duringTransition])
  private static let transitionKeys = KeyTable(Key.self, without: [.environments])

  /// Reads the whole text.
  mutating func decode() throws(FaultList) -> DecodedRequest {
    do {
      try lookAhead()
      try decodeMembers()
      try reader.end()
    } catch {
      throw FaultList(reader.faults + [error])
    }
    nameUnnamedViews()
    checkNamesOfControllers()
    resolveReferences()
    resolvePresentations()
    do {
      try decodeDeferredMembers()
    } catch {
      throw FaultList(reader.faults + [error])
    }
    checkCustomTraits()
    checkColumns()
    let environments = makeEnvironments()
    let assetFaults = addArchive()
    guard !reader.hasFaults, assetFaults.isEmpty, !environments.isEmpty else {
      throw FaultList(reader.faults + assetFaults)
    }
    return DecodedRequest(
      environments: environments, isBatch: batch != nil, document: document, isStrict: isStrict)
  }

  private mutating func decodeMembers() throws(Fault) {
    guard var object = try reader.beginObject("a layout document") else { return noteMissingDevice() }
    let table = end == nil ? Self.keys : Self.transitionKeys
    while let key = try reader.nextKey(of: &object, in: table) {
      switch key {
      case .device:
        environment.hasDevice = true
        environment.device = try decodeDevice()
      case .orientation: environment.orientation = try decodeOrientation()
      case .systemVersion: environment.systemVersion = try decodeSystemVersion()
      case .window: environment.window = try decodeWindow()
      case .displayZoom: environment.displayZoom = try reader.boolean()
      case .traits: environment.traits = try decodeTraits()
      case .locale: environment.locale = try decodeLocale()
      case .environments:
        hasEnvironments = true
        batch = try decodeEnvironments()
      case .hierarchy: if ownMembers.hierarchy { try reader.skipValue() } else { try decodeHierarchy() }
      case .constraints:
        if ownMembers.constraints { try reader.skipValue() } else { try decodeConstraints(owner: nil) }
      case .assets: try decodeAssets()
      case .fonts: try decodeFonts()
      case .rules:
        deferred.rules = reader.bookmark
        try reader.skipValue()
      case .set:
        deferred.sets.append(reader.bookmark)
        try reader.skipValue()
      case .from, .to: try decodeEnd(key == .from ? .from : .to)
      case .events: eventDetail = try reader.word(EventDetail.self)
      case .isAnimated: isAnimated = try reader.boolean()
      case .duringTransition:
        deferred.duringTransition = reader.bookmark
        try reader.skipValue()
      case .customTraits: try decodeCustomTraits()
      case .strict: isStrict = try reader.boolean() ?? false
      }
    }
    try decodeDuringTransition()
    noteMissingDevice()
    noteMissingEnd()
    if !hasHierarchy { reader.fault(.missingKey("hierarchy")) }
  }

  private mutating func noteMissingDevice() {
    if !environment.hasDevice, overrides.device == nil, !hasEnvironments {
      reader.fault(.missingKey("device"))
    }
  }
}

/// What may have an id. Ids that a document writes are unique over all kinds; the names of nodes without one only
/// among their own.
struct NodeKinds: OptionSet {
  let rawValue: UInt8

  static let item = NodeKinds(rawValue: 1)
  static let controller = NodeKinds(rawValue: 2)
}
