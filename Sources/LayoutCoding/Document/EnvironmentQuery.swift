import JSON
import LayoutModel

/// A question over the catalogue: the product of its lists is the environments.
struct EnvironmentQuery {
  /// Which devices.
  enum Devices {
    case filter(idiom: UserInterfaceIdiom?, since: Int?, systemVersion: SystemVersion?)
    case list([Device])
  }

  /// Every phone and pad if it is not said.
  var devices: Devices?
  /// The device's default if empty.
  var orientations: [InterfaceOrientation] = []
  var windows: [WindowRequest] = []
  var traits: [VariedTrait] = []

  /// One trait with the values that the query asks for.
  struct VariedTrait {
    var trait: Trait
    var values: [TraitCollection.Value]
  }

  /// Every phone and pad, upright and landscape, full screen (decisions 31).
  static let all = EnvironmentQuery(orientations: [.portrait, .landscapeRight])

  /// The environments in the order of the lists, the last list's varying fastest. Windows and orientations that a
  /// device does not have are left out.
  ///
  /// - Complexity: O(*n*) in the number of environments.
  func environments(of catalogue: DeviceCatalogue) -> [EnvironmentParts] {
    var result: [EnvironmentParts] = []
    for device in selectedDevices(of: catalogue) {
      let asked = orientations.isEmpty ? [device.defaultOrientation] : orientations
      for orientation in asked where isPossible(orientation, on: device) {
        for window in windows.isEmpty ? [nil] : windows.map(Optional.some) {
          guard isPossible(window, orientation, on: device) else { continue }
          result += environments(device, orientation, window)
        }
      }
    }
    return result
  }

  /// The number of environments if no device lacked anything; the largest number if that is too large to count.
  func product(over catalogue: DeviceCatalogue) -> Int {
    let factors =
      [selectedDevices(of: catalogue).count, max(orientations.count, 1), max(windows.count, 1)]
      + traits.map(\.values.count)
    return factors.reduce(1) { $0.multipliedReportingOverflow(by: $1).overflow ? .max : $0 * $1 }
  }

  private func environments(
    _ device: Device, _ orientation: InterfaceOrientation, _ window: WindowRequest?
  ) -> [EnvironmentParts] {
    var parts = EnvironmentParts()
    parts.device = device
    parts.orientation = orientation
    parts.window = window
    parts.systemVersion = systemVersion
    parts.name = ([device.id, orientation.rawValue] + (window.map { [name(of: $0)] } ?? [])).joined(
      separator: " ")
    var result = [parts]
    for varied in traits {
      result = result.flatMap { parts in
        varied.values.map { value in
          var next = parts
          var traits = parts.traits ?? TraitCollection()
          traits[varied.trait] = value
          next.traits = traits
          next.name = "\(parts.name ?? "") \(name(of: value, varied.trait))"
          return next
        }
      }
    }
    return result
  }

  private var systemVersion: SystemVersion? {
    if case .filter(_, _, let version)? = devices { return version }
    return nil
  }

  private func selectedDevices(of catalogue: DeviceCatalogue) -> [Device] {
    switch devices {
    case .list(let list)?: return list
    case nil: return catalogue.devices.filter { $0.idiom == .phone || $0.idiom == .pad }
    case .filter(let idiom, let since, let version)?:
      return catalogue.devices.filter { device in
        (idiom.map { $0 == device.idiom } ?? (device.idiom == .phone || device.idiom == .pad))
          && (since.map { (device.year ?? 0) >= $0 } ?? true)
          && (version.map { device.systemVersions?.contains($0.major) == true } ?? true)
      }
    }
  }

  private func isPossible(_ orientation: InterfaceOrientation, on device: Device) -> Bool {
    device.supportedOrientations.contains(orientation) && device.size(in: orientation) != nil
  }

  private func isPossible(
    _ window: WindowRequest?, _ orientation: InterfaceOrientation, on device: Device
  ) -> Bool {
    guard case .multitasking(let mode)? = window?.extent, mode != .full else { return true }
    return device.multitasking?.windows[orientation][mode] != nil
  }

  private func name(of window: WindowRequest) -> String {
    switch window.extent {
    case .multitasking(let mode): mode.rawValue
    case .size(let size): "\(String(number: size.width))x\(String(number: size.height))"
    }
  }

  private func name(of value: TraitCollection.Value, _ trait: Trait) -> String {
    guard case .choice(let raw) = value else { return "" }
    return trait.values.first { $0.raw == raw }?.name ?? ""
  }
}

extension DocumentDecoder {
  private enum QueryKey: String, JSONKey {
    case devices, orientations, windows, contentSizeCategories, layoutDirections, userInterfaceStyles
  }
  private static let queryKeys = KeyTable(QueryKey.self)

  /// A query over the catalogue: an object of lists.
  mutating func decodeEnvironmentQuery() throws(Fault) -> EnvironmentQuery? {
    guard var object = try reader.beginObject("a query") else { return nil }
    var query = EnvironmentQuery()
    var traits: [Trait: [TraitCollection.Value]] = [:]
    while let key = try reader.nextKey(of: &object, in: Self.queryKeys) {
      switch key {
      case .devices: query.devices = try decodeQueriedDevices()
      case .orientations:
        query.orientations = try decodeList { (decoder) throws(Fault) in try decoder.decodeOrientation() }
      case .windows:
        query.windows = try decodeList { (decoder) throws(Fault) in try decoder.decodeQueriedWindow() }
      case .contentSizeCategories:
        traits[.preferredContentSizeCategory] = try decodeTraitList(.preferredContentSizeCategory)
      case .layoutDirections: traits[.layoutDirection] = try decodeTraitList(.layoutDirection)
      case .userInterfaceStyles: traits[.userInterfaceStyle] = try decodeTraitList(.userInterfaceStyle)
      }
    }
    for trait in [Trait.preferredContentSizeCategory, .layoutDirection, .userInterfaceStyle] {
      if let values = traits[trait], !values.isEmpty {
        query.traits.append(EnvironmentQuery.VariedTrait(trait: trait, values: values))
      }
    }
    return query
  }

  private mutating func decodeList<Element>(
    _ read: (inout DocumentDecoder) throws(Fault) -> Element?
  ) throws(Fault) -> [Element] {
    var list: [Element] = []
    guard var array = try reader.beginArray() else { return list }
    while try reader.nextElement(of: &array) != nil {
      try checkLimit(.environments, limits.environments, list.count + 1)
      if let element = try read(&self) { list.append(element) }
    }
    return list
  }

  private mutating func decodeTraitList(_ trait: Trait) throws(Fault) -> [TraitCollection.Value] {
    try decodeList { (decoder) throws(Fault) in try decoder.decodeTrait(trait) }
  }

  /// A window as an object, or for short the word of a multitasking mode.
  private mutating func decodeQueriedWindow() throws(Fault) -> WindowRequest? {
    if try reader.nextType() == .object { return try decodeWindow() }
    return try reader.word(MultitaskingMode.self).map { WindowRequest(extent: .multitasking($0)) }
  }

  private enum DeviceQueryKey: String, JSONKey {
    case idiom, since, systemVersion
  }
  private static let deviceQueryKeys = KeyTable(DeviceQueryKey.self)

  private mutating func decodeQueriedDevices() throws(Fault) -> EnvironmentQuery.Devices? {
    if try reader.nextType() == .array {
      return .list(try decodeList { (decoder) throws(Fault) in try decoder.decodeDevice() })
    }
    guard var object = try reader.beginObject("an array of devices, or an object that selects them") else {
      return nil
    }
    var idiom: UserInterfaceIdiom?
    var since: Int?
    var version: SystemVersion?
    while let key = try reader.nextKey(of: &object, in: Self.deviceQueryKeys) {
      switch key {
      case .idiom:
        if case .choice(let raw)? = try decodeTrait(.userInterfaceIdiom) {
          idiom = UserInterfaceIdiom(rawValue: raw)
        }
      case .since: since = try reader.integer(in: 1...9999)
      case .systemVersion: version = try decodeSystemVersion()
      }
    }
    return .filter(idiom: idiom, since: since, systemVersion: version)
  }
}
