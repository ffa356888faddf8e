package import JSON
package import LayoutModel

/// Reads what a document says of its environments: the keys of its own, which are the defaults of the others, and
/// those of `environments`.
struct EnvironmentReader {
  /// What wins over the text.
  let overrides: EnvironmentOverrides
  /// The environment's keys of the document itself.
  var parts = EnvironmentParts()
  /// What `environments` asks for, nil if the document does not have it.
  var batch: EnvironmentBatch?
  /// Whether the document asks for several environments, be they faulty, so that it needs no device itself.
  var isBatch: Bool

  init(_ overrides: EnvironmentOverrides, isBatch: Bool) {
    (self.overrides, self.isBatch) = (overrides, isBatch)
  }

  /// Reads `environments`.
  mutating func readEnvironments(_ draft: inout Draft) throws(ReadingEnded) {
    isBatch = true
    batch = try readBatch(&draft)
  }

  /// Tells of a device that nobody gives.
  func noteMissingDevice(_ draft: inout Draft) {
    let isAsked = overrides.device != nil || overrides.environments.map { $0.devices != .own } == true
    if !parts.hasDevice, !isAsked, !isBatch { draft.reader.fault(.missingKey("device")) }
  }

  /// A list of environments, a query over the catalogue, or the word `all`.
  private func readBatch(_ draft: inout Draft) throws(ReadingEnded) -> EnvironmentBatch? {
    let place = draft.reader.place
    switch try draft.reader.nextType() {
    case .array: return try readList(&draft)
    case .object where try standsEnvironment(&draft.reader):
      _ = try draft.reader.expect(.array, "an array of environments")
      return nil
    case .object: return try draft.environmentQuery().map { .query($0, place) }
    default:
      guard let word = try draft.reader.string("an array of environments, a query, or \"all\"") else {
        return nil
      }
      if word == "all" { return .query(.all, place) }
      return draft.reader.refuse(.expected("\"all\"", nearest: ["all"]))
    }
  }

  /// Whether the object at hand has keys of an environment, and none of a query.
  private func standsEnvironment(_ reader: inout JSONReader) throws(ReadingEnded) -> Bool {
    try reader.lookAhead { (reader) throws(ReadingEnded) in
      var (isEnvironment, isQuery) = (false, false)
      guard var object = try reader.beginMap() else { return false }
      while let name = try reader.nextMember(of: &object) {
        // A list of devices is meant as a query's.
        let isList = try reader.stands(.array)
        isQuery = isQuery || isList || QueryKey.keys.table.number(of: name) >= 0
        isEnvironment = isEnvironment || EnvironmentKey.keys.table.number(of: name) >= 0
        try reader.skipValue()
      }
      return isEnvironment && !isQuery
    }
  }

  private func readList(_ draft: inout Draft) throws(ReadingEnded) -> EnvironmentBatch? {
    var list: [(parts: EnvironmentParts, place: TextPlace)] = []
    guard var array = try draft.reader.beginArray() else { return nil }
    var (isEmpty, hasNames) = (true, false)
    while try draft.reader.nextElement(of: &array) != nil {
      let place = draft.reader.place
      isEmpty = false
      // Where all are names of devices, one of them is told what an environment is.
      if hasNames, try draft.reader.stands(.string) {
        try draft.reader.skipValue()
        continue
      }
      hasNames = try draft.reader.stands(.string)
      if list.count >= draft.limits.environments {
        throw draft.reader.passed(.environments, draft.limits.environments, list.count + 1)
      }
      if let parts = try readEnvironment(&draft) { list.append((parts, place)) }
    }
    if isEmpty { draft.reader.fault(.expected("at least one environment")) }
    return .list(list)
  }

  private func readEnvironment(_ draft: inout Draft) throws(ReadingEnded) -> EnvironmentParts? {
    guard var object = try draft.reader.beginObject("an environment") else { return nil }
    var parts = EnvironmentParts()
    while let key = try draft.reader.nextKey(of: &object, in: EnvironmentKey.keys) {
      try parts.read(key, &draft)
    }
    return parts
  }

  /// Every environment that the request asks for; none, with a fault, if there is no device for one.
  func makeEnvironments(_ draft: inout Draft) -> [RequestedEnvironment] {
    if let query = overrides.environments { return makeEnvironments(query, at: .document, &draft) }
    switch batch {
    case nil:
      guard !isBatch, let environment = makeEnvironment(parts, at: .document, &draft) else { return [] }
      return [environment]
    case .list(let list)?:
      return list.compactMap { makeEnvironment($0.parts.completed(by: parts), at: $0.place, &draft) }
    case .query(let query, let place)?: return makeEnvironments(query, at: place, &draft)
    }
  }

  /// The version that all environments of a query have that does not say one.
  private var version: SystemVersion? { overrides.systemVersion ?? parts.systemVersion }

  /// What the document itself asks for, without its own keys.
  private func ownEnvironments(of catalogue: DeviceCatalogue, limit: Int) -> [EnvironmentParts] {
    switch batch {
    case nil: [parts]
    case .list(let list)?: list.map { $0.parts.completed(by: parts) }
    case .query(let query, _)?:
      query.product(over: catalogue) / 8 <= limit
        ? query.environments(of: catalogue, systemVersion: version).map { $0.completed(by: parts) } : []
    }
  }

  /// One environment with the overrides laid over it; nil, with a fault, if there is no device.
  private func makeEnvironment(
    _ parts: EnvironmentParts, at place: TextPlace, _ draft: inout Draft
  ) -> RequestedEnvironment? {
    let asked = overrides.device.map { AskedDevice(device: $0, note: overrides.deviceNote) } ?? parts.device
    guard let asked else {
      if !parts.hasDevice, isBatch { draft.reader.fault(.missingKey("device"), at: place) }
      return nil
    }
    let device = asked.device
    let orientation = overrides.orientation ?? parts.orientation
    var environment = RequestedEnvironment(
      name: parts.name.map { .text($0) }
        ?? .standard(device: device.id, orientation ?? device.defaultOrientation),
      request: EnvironmentRequest(device: device), pointer: place.pointer)
    environment.request.orientation = orientation
    environment.request.systemVersion = overrides.systemVersion ?? parts.systemVersion
    environment.request.window = overrides.window ?? parts.window
    environment.request.displayZoom = parts.displayZoom ?? false
    environment.request.traits = parts.traits ?? TraitCollection()
    environment.request.traits.merge(parts.ownTraits)
    environment.request.traits.merge(overrides.traits)
    environment.request.openSizeClasses = parts.openSizeClasses.filter { !overrides.traits.specifies($0) }
    environment.request.locale = overrides.locale ?? parts.locale
    environment.request.sizeRestrictions = parts.sizeRestrictions ?? SizeRestrictions()
    environment.request.posture = overrides.posture ?? parts.posture
    environment.request.keyboard = overrides.keyboard ?? parts.keyboard
    if let note = asked.note { environment.request.notes.append(note) }
    return environment
  }

  private func makeEnvironments(
    _ query: EnvironmentQuery, at place: TextPlace, _ draft: inout Draft
  ) -> [RequestedEnvironment] {
    let (catalogue, limit) = (draft.catalogue, draft.limits.environments)
    // Some of the product may not exist, but nobody needs eight times the limit to ask for less than it.
    let own = query.devices == .own ? ownEnvironments(of: catalogue, limit: limit) : []
    let product = query.product(over: catalogue, own: own.count)
    guard product / 8 <= limit else {
      draft.reader.fault(.limitExceeded(.environments, limit: limit, value: product), at: place)
      return []
    }
    let asked = query.environments(of: catalogue, own: own, systemVersion: version)
    // Displays that do not fold are left out like windows that a device does not have.
    let possible = asked.filter {
      [nil, .flat].contains(overrides.posture ?? $0.posture ?? parts.posture)
        || $0.device?.device.isFoldable != false
    }
    let environments = possible.compactMap {
      makeEnvironment($0.completed(by: parts), at: place, &draft)
    }
    if environments.isEmpty, !draft.reader.hasFaults {
      draft.reader.fault(.expected("a query that some device answers"), at: place)
    }
    if environments.count > limit {
      draft.reader.fault(.limitExceeded(.environments, limit: limit, value: environments.count), at: place)
    }
    return environments
  }
}

/// The environment's keys as they were read; each is nil if it is absent or faulty.
struct EnvironmentParts {
  var name: String?
  var device: AskedDevice?
  /// Whether a device is asked for, be it a faulty one.
  var hasDevice = false
  var orientation: InterfaceOrientation?
  var systemVersion: SystemVersion?
  var window: WindowRequest?
  var displayZoom: Bool?
  var traits: TraitCollection?
  /// Traits beside those, which they win over.
  var ownTraits = TraitCollection()
  /// The size classes that `traits` leaves open.
  var openSizeClasses: [Trait] = []
  var locale: String?
  var keyboard: KeyboardRequest?
  var posture: Posture?
  var sizeRestrictions: SizeRestrictions?

  /// These keys, and those of `other` where these are absent. Traits are merged one by one.
  func completed(by other: EnvironmentParts) -> EnvironmentParts {
    var parts = self
    parts.device = device ?? other.device
    parts.hasDevice = hasDevice || other.hasDevice
    parts.orientation = orientation ?? other.orientation
    parts.systemVersion = systemVersion ?? other.systemVersion
    parts.window = window ?? other.window
    parts.displayZoom = displayZoom ?? other.displayZoom
    parts.traits = TraitCollection(traitsFrom: [other.traits, other.ownTraits, traits].compactMap { $0 })
    parts.openSizeClasses += other.openSizeClasses.filter {
      !openSizeClasses.contains($0) && traits?.specifies($0) != true
    }
    parts.locale = locale ?? other.locale
    parts.keyboard = keyboard ?? other.keyboard
    parts.posture = posture ?? other.posture
    parts.sizeRestrictions = sizeRestrictions ?? other.sizeRestrictions
    return parts
  }

  /// Reads the value of one key of an environment.
  mutating func read(_ key: EnvironmentKey, _ draft: inout Draft) throws(ReadingEnded) {
    switch key {
    case .name: name = try draft.reader.string()
    case .device:
      hasDevice = true
      device = try draft.reader.device(draft.catalogue)
    case .orientation: orientation = try draft.reader.orientation()
    case .systemVersion: systemVersion = try draft.reader.systemVersion()
    case .window: window = try draft.reader.window()
    case .displayZoom: displayZoom = try draft.reader.boolean()
    case .traits:
      if try draft.reader.stands(.array) {
        traits = try draft.overridingTraits()
      } else {
        (traits, openSizeClasses) = try draft.windowTraits()
      }
    case .locale: locale = try draft.reader.locale()
    case .keyboard: keyboard = try draft.reader.keyboard()
    case .posture: posture = try draft.reader.word()
    case .sizeRestrictions: sizeRestrictions = try draft.reader.sizeRestrictions()
    case .multitasking:
      if let mode = try draft.reader.word(MultitaskingMode.self) {
        window = WindowRequest(extent: .multitasking(mode))
      }
    case .preferredContentSizeCategory, .userInterfaceStyle, .layoutDirection, .horizontalSizeClass,
      .verticalSizeClass, .userInterfaceIdiom, .displayScale, .displayGamut, .accessibilityContrast,
      .legibilityWeight:
      guard let trait = key.trait, try !draft.reader.null() else { return }
      ownTraits[trait] = try draft.reader.trait(trait)
    }
  }
}

/// A device that a document asks for, and what to tell of how it does.
package struct AskedDevice: Equatable, Sendable {
  package var device: Device
  package var note: Diagnostic?
  /// Further displays of the same device, where all of them are meant if several devices can be asked for.
  package var displays: [Device] = []

  package init(device: Device, note: Diagnostic? = nil) { (self.device, self.note) = (device, note) }

  /// The device that a name names.
  ///
  /// - Parameter pointer: Where a request has the name, nil for a query parameter.
  package init(_ named: NamedDevice, name: String, at pointer: @autoclosure () -> JSONPointer?) {
    self.init(device: named.device, note: named.note(on: name, at: pointer()))
    displays = named.displays
  }
}

/// What `environments` asks for.
enum EnvironmentBatch {
  /// Written one by one, each with its place.
  case list([(parts: EnvironmentParts, place: TextPlace)])
  case query(EnvironmentQuery, TextPlace)
}

/// What an environment can say. Case names are the keys.
package enum EnvironmentKey: Int, DocumentKey {
  case name, device, orientation, systemVersion, window, displayZoom, traits, locale, keyboard, posture
  case sizeRestrictions
  /// How the screen is shared, without a window around it.
  case multitasking
  // Traits that need no object of their own.
  case preferredContentSizeCategory, userInterfaceStyle, layoutDirection, horizontalSizeClass
  case verticalSizeClass, userInterfaceIdiom, displayScale, displayGamut, accessibilityContrast
  case legibilityWeight

  static let keys = Keys(EnvironmentKey.self, aliases: otherNames)

  /// Names by which people know the keys, too.
  static let otherNames: KeyValuePairs<String, EnvironmentKey> = [
    "version": .systemVersion, "iOSVersion": .systemVersion,
    "contentSizeCategory": .preferredContentSizeCategory,
    "overrideUserInterfaceStyle": .userInterfaceStyle, "interfaceOrientation": .orientation,
    "traitCollection": .traits, "splitView": .multitasking,
  ]

  /// The trait that the key is, nil for another key.
  var trait: Trait? { Trait(key: name) }
}
