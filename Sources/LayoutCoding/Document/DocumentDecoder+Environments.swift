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
  case list([(parts: EnvironmentParts, pointer: JSONPointer)])
  case query(EnvironmentQuery, JSONPointer)
}

extension DocumentDecoder {
  enum EnvironmentKey: String, JSONKey {
    case name, device, orientation, systemVersion, window, displayZoom, traits, locale
  }
  private static let environmentKeys = KeyTable(EnvironmentKey.self)

  /// A list of environments, a query over the catalogue, or the word `all`.
  mutating func decodeEnvironments() throws(Fault) -> EnvironmentBatch? {
    let pointer = reader.pointer
    switch try reader.nextType() {
    case .array: return try decodeEnvironmentList()
    case .object: return try decodeEnvironmentQuery().map { .query($0, pointer) }
    default:
      guard let word = try reader.string("an array of environments, a query, or \"all\"") else { return nil }
      if word == "all" { return .query(.all, pointer) }
      reader.fault(.invalidValue(expected: "\"all\"", nearest: ["all"]))
      return nil
    }
  }

  private mutating func decodeEnvironmentList() throws(Fault) -> EnvironmentBatch? {
    var list: [(parts: EnvironmentParts, pointer: JSONPointer)] = []
    guard var array = try reader.beginArray() else { return nil }
    while try reader.nextElement(of: &array) != nil {
      let pointer = reader.pointer
      try checkLimit(.environments, limits.environments, list.count + 1)
      if let parts = try decodeEnvironment() { list.append((parts, pointer)) }
    }
    if list.isEmpty { reader.fault(.invalidValue(expected: "at least one environment", nearest: [])) }
    return .list(list)
  }

  private mutating func decodeEnvironment() throws(Fault) -> EnvironmentParts? {
    guard var object = try reader.beginObject("an environment") else { return nil }
    var parts = EnvironmentParts()
    while let key = try reader.nextKey(of: &object, in: Self.environmentKeys) {
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
    return parts
  }

  /// Every environment that the request asks for; none, with a fault, if there is no device for one.
  mutating func makeEnvironments() -> [RequestedEnvironment] {
    switch batch {
    case nil: return [makeEnvironment(environment, at: .root)].compactMap { $0 }
    case .list(let list)?:
      return list.compactMap { makeEnvironment($0.parts.completed(by: environment), at: $0.pointer) }
    case .query(let query, let pointer)?: return makeEnvironments(query, at: pointer)
    }
  }

  /// One environment with the overrides laid over it; nil, with a fault, if there is no device.
  private mutating func makeEnvironment(
    _ parts: EnvironmentParts, at pointer: JSONPointer
  ) -> RequestedEnvironment? {
    guard let device = overrides.device ?? parts.device else {
      if !parts.hasDevice { lateFaults.append(Fault(.missingKey("device"), at: pointer)) }
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
      name: parts.name ?? "\(device.id) \(orientation.rawValue)", request: request, pointer: pointer)
  }

  private mutating func makeEnvironments(
    _ query: EnvironmentQuery, at pointer: JSONPointer
  ) -> [RequestedEnvironment] {
    // Some of the product may not exist, but nobody needs eight times the limit to ask for less than it.
    let product = query.product(over: catalogue)
    guard product / 8 <= limits.environments else {
      lateFaults.append(
        Fault(.limitExceeded(.environments, limit: limits.environments, value: product), at: pointer))
      return []
    }
    var environments: [RequestedEnvironment] = []
    for parts in query.environments(of: catalogue) {
      if let environment = makeEnvironment(parts.completed(by: environment), at: pointer) {
        environments.append(environment)
      }
    }
    if environments.isEmpty, lateFaults.isEmpty, reader.faults.isEmpty {
      lateFaults.append(
        Fault(.invalidValue(expected: "a query that some device answers", nearest: []), at: pointer))
    }
    if environments.count > limits.environments {
      lateFaults.append(
        Fault(
          .limitExceeded(.environments, limit: limits.environments, value: environments.count), at: pointer))
    }
    return environments
  }
}
