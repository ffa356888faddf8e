import LayoutModel

/// The environment's keys as they were read; each is nil if it is absent or faulty.
struct EnvironmentParts {
  var name: String?
  var device: Device?
  /// Whether a device is asked for, be it a faulty one.
  var hasDevice = false
  var orientation: InterfaceOrientation?
  var systemVersion: SystemVersion?
  var window: WindowRequest?
  var displayZoom: Bool?
  var traits: TraitCollection?
  var locale: String?

  /// These keys, and those of `other` where these are absent. Traits are merged one by one.
  func completed(by other: EnvironmentParts) -> EnvironmentParts {
    var parts = self
    parts.device = device ?? other.device
    parts.hasDevice = hasDevice || other.hasDevice
    parts.orientation = orientation ?? other.orientation
    parts.systemVersion = systemVersion ?? other.systemVersion
    parts.window = window ?? other.window
    parts.displayZoom = displayZoom ?? other.displayZoom
    parts.traits = TraitCollection(traitsFrom: [other.traits, traits].compactMap { $0 })
    parts.locale = locale ?? other.locale
    return parts
  }
}

/// What `environments` asks for.
enum EnvironmentBatch {
  /// Written one by one, each with its place.
  case list([(parts: EnvironmentParts, place: EnvironmentPlace)])
  case query(EnvironmentQuery, EnvironmentPlace)
}

/// Where an environment or a query stands in the text.
struct EnvironmentPlace {
  var pointer: JSONPointer
  var offset: Int

  /// The document's own keys.
  static let document = EnvironmentPlace(pointer: .root, offset: 0)
}

extension DocumentDecoder {
  enum EnvironmentKey: String, JSONKey {
    case name, device, orientation, systemVersion, window, displayZoom, traits, locale
  }
  private static let environmentKeys = KeyTable(EnvironmentKey.self)

  /// A list of environments, a query over the catalogue, or the word `all`.
  mutating func decodeEnvironments() throws(Fault) -> EnvironmentBatch? {
    let place = EnvironmentPlace(pointer: reader.pointer, offset: reader.offset)
    switch try reader.nextType() {
    case .array: return try decodeEnvironmentList()
    case .object: return try decodeEnvironmentQuery().map { .query($0, place) }
    default:
      guard let word = try reader.string("an array of environments, a query, or \"all\"") else { return nil }
      if word == "all" { return .query(.all, place) }
      reader.fault(.invalidValue(expected: "\"all\"", nearest: ["all"]))
      return nil
    }
  }

  private mutating func decodeEnvironmentList() throws(Fault) -> EnvironmentBatch? {
    var list: [(parts: EnvironmentParts, place: EnvironmentPlace)] = []
    guard var array = try reader.beginArray() else { return nil }
    while try reader.nextElement(of: &array) != nil {
      let place = EnvironmentPlace(pointer: reader.pointer, offset: reader.offset)
      try checkLimit(.environments, limits.environments, list.count + 1)
      if let parts = try decodeEnvironment() { list.append((parts, place)) }
    }
    if list.isEmpty { reader.fault(.invalidValue(expected: "at least one environment", nearest: [])) }
    return .list(list)
  }

  private mutating func decodeEnvironment() throws(Fault) -> EnvironmentParts? {
    guard var object = try reader.beginObject("an environment") else { return nil }
    var parts = EnvironmentParts()
    while let key = try reader.nextKey(of: &object, in: Self.environmentKeys) {
      try decode(key, into: &parts)
    }
    return parts
  }

  /// Reads the value of one key of an environment.
  mutating func decode(_ key: EnvironmentKey, into parts: inout EnvironmentParts) throws(Fault) {
    switch key {
    case .name: parts.name = try reader.string()
    case .device:
      parts.hasDevice = true
      parts.device = try decodeDevice()
    case .orientation: parts.orientation = try decodeOrientation()
    case .systemVersion: parts.systemVersion = try decodeSystemVersion()
    case .window: parts.window = try decodeWindow()
    case .displayZoom: parts.displayZoom = try reader.boolean()
    case .traits: parts.traits = try decodeTraits()
    case .locale: parts.locale = try decodeLocale()
    }
  }

  /// Every environment that the request asks for; none, with a fault, if there is no device for one.
  mutating func makeEnvironments() -> [RequestedEnvironment] {
    switch batch {
    case nil: return hasEnvironments ? [] : [makeEnvironment(environment, at: .document)].compactMap { $0 }
    case .list(let list)?:
      return list.compactMap { makeEnvironment($0.parts.completed(by: environment), at: $0.place) }
    case .query(let query, let place)?: return makeEnvironments(query, at: place)
    }
  }

  /// One environment with the overrides laid over it; nil, with a fault, if there is no device.
  private mutating func makeEnvironment(
    _ parts: EnvironmentParts, at place: EnvironmentPlace
  ) -> RequestedEnvironment? {
    guard let device = overrides.device ?? parts.device else {
      if !parts.hasDevice, hasEnvironments { note(.missingKey("device"), at: place) }
      return nil
    }
    var request = EnvironmentRequest(device: device)
    request.orientation = overrides.orientation ?? parts.orientation
    request.systemVersion = overrides.systemVersion ?? parts.systemVersion
    request.window = parts.window
    request.displayZoom = parts.displayZoom ?? false
    request.traits = parts.traits ?? TraitCollection()
    request.locale = overrides.locale ?? parts.locale
    let orientation = request.orientation ?? device.defaultOrientation
    return RequestedEnvironment(
      name: parts.name ?? "\(device.id) \(orientation.rawValue)", request: request, pointer: place.pointer)
  }

  private mutating func makeEnvironments(
    _ query: EnvironmentQuery, at place: EnvironmentPlace
  ) -> [RequestedEnvironment] {
    // Some of the product may not exist, but nobody needs eight times the limit to ask for less than it.
    let product = query.product(over: catalogue)
    guard product / 8 <= limits.environments else {
      note(.limitExceeded(.environments, limit: limits.environments, value: product), at: place)
      return []
    }
    let environments = query.environments(of: catalogue).compactMap {
      makeEnvironment($0.completed(by: environment), at: place)
    }
    if environments.isEmpty, !reader.hasFaults {
      note(.invalidValue(expected: "a query that some device answers", nearest: []), at: place)
    }
    if environments.count > limits.environments {
      note(
        .limitExceeded(.environments, limit: limits.environments, value: environments.count), at: place)
    }
    return environments
  }

  private mutating func note(_ kind: Fault.Kind, at place: EnvironmentPlace) {
    reader.fault(at: place.offset, Fault(kind, at: place.pointer))
  }
}
