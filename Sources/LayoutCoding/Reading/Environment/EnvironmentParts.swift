import JSON
package import LayoutModel

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
  /// The size classes that `traits` leaves open.
  var openSizeClasses: [Trait] = []
  var locale: String?
  var keyboard: KeyboardRequest?

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
    parts.openSizeClasses += other.openSizeClasses.filter {
      !openSizeClasses.contains($0) && traits?.specifies($0) != true
    }
    parts.locale = locale ?? other.locale
    parts.keyboard = keyboard ?? other.keyboard
    return parts
  }
}

/// A device that a document asks for, and what to tell of how it does.
package struct AskedDevice: Hashable, Sendable {
  package var device: Device
  package var note: Diagnostic?

  package init(device: Device, note: Diagnostic? = nil) {
    self.device = device
    self.note = note
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

/// What an environment can say. Case names are the keys.
package enum EnvironmentKey: Int, DocumentKey {
  case name, device, orientation, systemVersion, window, displayZoom, traits, locale, keyboard

  static let keys = Keys(EnvironmentKey.self)
}

extension EnvironmentParts {
  /// Reads the value of one key of an environment.
  mutating func read(
    _ key: EnvironmentKey, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    switch key {
    case .name: name = try reader.string()
    case .device:
      hasDevice = true
      device = try reader.device(draft.catalogue)
    case .orientation: orientation = try reader.orientation()
    case .systemVersion: systemVersion = try reader.systemVersion()
    case .window: window = try reader.window()
    case .displayZoom: displayZoom = try reader.boolean()
    case .traits:
      if try reader.stands(.array) {
        traits = try reader.overridingTraits(&draft)
      } else {
        (traits, openSizeClasses) = try reader.windowTraits(&draft)
      }
    case .locale: locale = try reader.locale()
    case .keyboard: keyboard = try reader.keyboard()
    }
  }
}
