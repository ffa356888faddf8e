import JSON
import LayoutModel

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
  mutating func readEnvironments(_ reader: inout JSONReader, _ draft: inout Draft) throws(ReadingEnded) {
    isBatch = true
    batch = try readBatch(&reader, &draft)
  }

  /// Tells of a device that nobody gives.
  func noteMissingDevice(_ reader: inout JSONReader) {
    let isAsked = overrides.device != nil || overrides.environments.map { $0.devices != .own } == true
    if !parts.hasDevice, !isAsked, !isBatch { reader.fault(.missingKey("device")) }
  }

  /// A list of environments, a query over the catalogue, or the word `all`.
  private func readBatch(
    _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) -> EnvironmentBatch? {
    let place = EnvironmentPlace(pointer: reader.pointer, offset: reader.offset)
    switch try reader.nextType() {
    case .array: return try readList(&reader, &draft)
    case .object: return try reader.environmentQuery(&draft).map { .query($0, place) }
    default:
      guard let word = try reader.string("an array of environments, a query, or \"all\"") else { return nil }
      if word == "all" { return .query(.all, place) }
      reader.fault(.invalidValue(expected: "\"all\"", nearest: ["all"]))
      return nil
    }
  }

  private func readList(
    _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) -> EnvironmentBatch? {
    var list: [(parts: EnvironmentParts, place: EnvironmentPlace)] = []
    guard var array = try reader.beginArray() else { return nil }
    while try reader.nextElement(of: &array) != nil {
      let place = EnvironmentPlace(pointer: reader.pointer, offset: reader.offset)
      if list.count >= draft.limits.environments {
        throw reader.passed(.environments, draft.limits.environments, list.count + 1)
      }
      if let parts = try readEnvironment(&reader, &draft) { list.append((parts, place)) }
    }
    if list.isEmpty { reader.fault(.invalidValue(expected: "at least one environment", nearest: [])) }
    return .list(list)
  }

  private func readEnvironment(
    _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) -> EnvironmentParts? {
    guard var object = try reader.beginObject("an environment") else { return nil }
    var parts = EnvironmentParts()
    while let key = try reader.nextKey(of: &object, in: EnvironmentKey.keys) {
      try parts.read(key, &reader, &draft)
    }
    return parts
  }
}

// MARK: - Making environments

extension EnvironmentReader {
  /// Every environment that the request asks for; none, with a fault, if there is no device for one.
  func makeEnvironments(_ reader: inout JSONReader, _ draft: borrowing Draft) -> [RequestedEnvironment] {
    if let query = overrides.environments {
      return makeEnvironments(query, at: .document, of: draft.catalogue, limits: draft.limits, &reader)
    }
    switch batch {
    case nil:
      guard !isBatch, let environment = makeEnvironment(parts, at: .document, &reader) else { return [] }
      return [environment]
    case .list(let list)?:
      return list.compactMap { makeEnvironment($0.parts.completed(by: parts), at: $0.place, &reader) }
    case .query(let query, let place)?:
      return makeEnvironments(query, at: place, of: draft.catalogue, limits: draft.limits, &reader)
    }
  }

  /// What the document itself asks for, without its own keys.
  private func ownEnvironments(of catalogue: DeviceCatalogue, limit: Int) -> [EnvironmentParts] {
    switch batch {
    case nil: [parts]
    case .list(let list)?: list.map { $0.parts.completed(by: parts) }
    case .query(let query, _)?:
      query.product(over: catalogue) / 8 <= limit
        ? query.environments(of: catalogue).map { $0.completed(by: parts) } : []
    }
  }

  /// One environment with the overrides laid over it; nil, with a fault, if there is no device.
  private func makeEnvironment(
    _ parts: EnvironmentParts, at place: EnvironmentPlace, _ reader: inout JSONReader
  ) -> RequestedEnvironment? {
    let asked = overrides.device.map { AskedDevice(device: $0, note: overrides.deviceNote) } ?? parts.device
    guard let asked else {
      if !parts.hasDevice, isBatch { note(.missingKey("device"), at: place, &reader) }
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
    environment.request.traits.merge(overrides.traits)
    environment.request.openSizeClasses = parts.openSizeClasses.filter { !overrides.traits.specifies($0) }
    environment.request.locale = overrides.locale ?? parts.locale
    environment.request.keyboard = overrides.keyboard ?? parts.keyboard
    if let note = asked.note { environment.request.notes.append(note) }
    return environment
  }

  private func makeEnvironments(
    _ query: EnvironmentQuery, at place: EnvironmentPlace, of catalogue: DeviceCatalogue,
    limits: DecodingLimits, _ reader: inout JSONReader
  ) -> [RequestedEnvironment] {
    // Some of the product may not exist, but nobody needs eight times the limit to ask for less than it.
    let own = query.devices == .own ? ownEnvironments(of: catalogue, limit: limits.environments) : []
    let product = query.product(over: catalogue, own: own.count)
    guard product / 8 <= limits.environments else {
      note(.limitExceeded(.environments, limit: limits.environments, value: product), at: place, &reader)
      return []
    }
    let environments = query.environments(of: catalogue, own: own).compactMap {
      makeEnvironment($0.completed(by: parts), at: place, &reader)
    }
    if environments.isEmpty, !reader.hasFaults {
      note(.invalidValue(expected: "a query that some device answers", nearest: []), at: place, &reader)
    }
    if environments.count > limits.environments {
      note(
        .limitExceeded(.environments, limit: limits.environments, value: environments.count), at: place,
        &reader)
    }
    return environments
  }

  private func note(
    _ kind: Fault.Kind, at place: EnvironmentPlace, _ reader: inout JSONReader
  ) {
    reader.fault(at: place.offset, Fault(kind, at: place.pointer))
  }
}
