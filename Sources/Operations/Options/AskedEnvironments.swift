import LayoutCoding
import LayoutModel

/// The places where layouts are to be shown. Several values of one kind ask for all of them, and several kinds for all
/// combinations.
struct AskedEnvironments: Sendable {
  var devices: [AskedDevice] = []
  var orientations: [InterfaceOrientation] = []
  var systemVersion: SystemVersion?
  var windows: [WindowRequest] = []
  var keyboards: [KeyboardRequest] = []
  var locales: [String] = []
  var traits: [(trait: Trait, values: [TraitCollection.Value])] = []
  var usesAllDevices = false

  /// What is wrong with all of it together.
  var contradiction: Fault.Kind? {
    usesAllDevices && !devices.isEmpty
      ? .invalidValue(expected: "either devices or all environments", nearest: []) : nil
  }

  /// The overrides of a document with these environments.
  func laid(over overrides: EnvironmentOverrides) -> EnvironmentOverrides {
    var result = overrides
    result.systemVersion = systemVersion
    let counts = [devices.count, orientations.count, windows.count, keyboards.count, locales.count]
    let isBatch = usesAllDevices || (counts + traits.map(\.values.count)).contains { $0 > 1 }
    guard isBatch else {
      (result.device, result.deviceNote) = (devices.first?.device, devices.first?.note)
      (result.orientation, result.locale) = (orientations.first, locales.first)
      (result.keyboard, result.window) = (keyboards.first, windows.first)
      for (trait, values) in traits { result.traits[trait] = values[0] }
      return result
    }
    var query = usesAllDevices ? EnvironmentQuery.all : EnvironmentQuery(devices: .own)
    if !devices.isEmpty { query.devices = .list(devices) }
    if !orientations.isEmpty { query.orientations = orientations }
    (query.windows, query.keyboards, query.locales) = (windows, keyboards, locales)
    query.traits = traits.map { EnvironmentQuery.VariedTrait(trait: $0.trait, values: $0.values) }
    result.environments = query
    return result
  }
}
