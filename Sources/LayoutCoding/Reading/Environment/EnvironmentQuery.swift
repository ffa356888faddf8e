import JSON
package import LayoutModel

/// A question over the catalogue: the product of its lists is the environments.
package struct EnvironmentQuery: Equatable, Sendable {
  /// Which devices.
  package enum Devices: Equatable, Sendable {
    case filter(idiom: UserInterfaceIdiom?, since: Int?, systemVersion: SystemVersion?)
    case list([AskedDevice])
    /// Devices of the document's own environments, which are varied.
    case own
  }

  /// Every phone and pad if it is not said.
  package var devices: Devices?
  /// The device's default if empty.
  package var orientations: [InterfaceOrientation] = []
  package var windows: [WindowRequest] = []
  package var traits: [VariedTrait] = []
  /// What the document says if empty.
  package var keyboards: [KeyboardRequest] = []
  /// BCP 47 tags; what the document says if empty.
  package var locales: [String] = []

  /// One trait with the values that the query asks for.
  package struct VariedTrait: Equatable, Sendable {
    package var trait: Trait
    package var values: [TraitCollection.Value]

    package init(trait: Trait, values: [TraitCollection.Value]) {
      self.trait = trait
      self.values = values
    }
  }

  package init(devices: Devices? = nil, orientations: [InterfaceOrientation] = []) {
    (self.devices, self.orientations) = (devices, orientations)
  }

  /// Every phone and pad, upright and landscape, full screen (DV-all-devices).
  package static let all = EnvironmentQuery(orientations: [.portrait, .landscapeRight])

  /// The environments in the order of the lists, the last list's varying fastest. Windows, orientations and keyboards
  /// that a device does not have are left out.
  ///
  /// - Parameters:
  ///   - own: Those of the document, which ``Devices/own`` varies.
  ///   - asked: The version of the environments that say none, nil for the newest of each device.
  /// - Complexity: O(*n*) in the number of environments.
  func environments(
    of catalogue: DeviceCatalogue, own: [EnvironmentParts] = [], systemVersion asked: SystemVersion? = nil
  ) -> [EnvironmentParts] {
    if case .own? = devices { return own.flatMap { variants(of: $0, in: asked) } }
    return selectedDevices(of: catalogue).flatMap { selected in
      var parts = EnvironmentParts()
      parts.device = selected
      parts.systemVersion = systemVersion
      return variants(of: parts, in: asked)
    }
  }

  /// The number of environments if no device lacked anything; the largest number if that is too large to count.
  func product(over catalogue: DeviceCatalogue, own: Int = 1) -> Int {
    var selected = own
    if devices != .own { selected = selectedDevices(of: catalogue).count }
    let lists = [orientations.count, windows.count, keyboards.count, locales.count].map { max($0, 1) }
    let factors = [selected] + lists + traits.map(\.values.count)
    return factors.reduce(1) { $0.multipliedReportingOverflow(by: $1).overflow ? .max : $0 * $1 }
  }

  /// An environment with everything that the lists vary.
  private func variants(of parts: EnvironmentParts, in asked: SystemVersion?) -> [EnvironmentParts] {
    var variants = oriented(parts, in: asked)
    for varied in traits {
      variants = variants.flatMap { parts in varied.values.map { parts.with($0, for: varied.trait) } }
    }
    if !keyboards.isEmpty {
      variants = variants.flatMap { parts in
        keyboards.filter { isPossible($0, on: parts.device?.device) }
          .map { parts.with($0, for: \.keyboard, name: $0.name) }
      }
    }
    if !locales.isEmpty {
      variants = variants.flatMap { parts in locales.map { parts.with($0, for: \.locale, name: $0) } }
    }
    return variants
  }

  /// An environment in every orientation and window.
  private func oriented(_ parts: EnvironmentParts, in asked: SystemVersion?) -> [EnvironmentParts] {
    guard let device = parts.device?.device else { return [parts] }
    let version = parts.systemVersion ?? asked ?? device.newestSystemVersion
    let asked = orientations.isEmpty ? [parts.orientation ?? device.defaultOrientation] : orientations
    return asked.filter { isPossible($0, on: device) }.flatMap { orientation in
      let windows = windows.isEmpty ? [parts.window] : windows.map(Optional.some)
      return windows.filter { isPossible($0, orientation, on: device, version) }.map { window in
        var variant = parts
        variant.orientation = orientation
        variant.window = window
        var words = [parts.name ?? device.id]
        if parts.name == nil || !self.orientations.isEmpty { words.append(orientation.rawValue) }
        if !self.windows.isEmpty, let window { words.append(window.name) }
        variant.name = words.joined(separator: " ")
        return variant
      }
    }
  }

  private var systemVersion: SystemVersion? {
    if case .filter(_, _, let version)? = devices { return version }
    return nil
  }

  /// The devices that it asks for; none where it varies those of the document.
  package func selectedDevices(of catalogue: DeviceCatalogue) -> [AskedDevice] {
    switch devices {
    case .list(let list)?:
      // The name of a device means all of its displays.
      list.flatMap { asked in
        asked.displays.isEmpty ? [asked] : ([asked.device] + asked.displays).map { AskedDevice(device: $0) }
      }
    case .own?: []
    case nil, .filter?: catalogue.devices.filter(isSelected).map { AskedDevice(device: $0) }
    }
  }

  private func isSelected(_ device: Device) -> Bool {
    guard case .filter(let idiom, let since, let version)? = devices else {
      return device.idiom == .phone || device.idiom == .pad
    }
    return (idiom.map { $0 == device.idiom } ?? (device.idiom == .phone || device.idiom == .pad))
      && (since.map { (device.year ?? 0) >= $0 } ?? true)
      && (version.map { device.systemVersions?.contains($0.major) == true } ?? true)
  }

  private func isPossible(_ orientation: InterfaceOrientation, on device: Device) -> Bool {
    device.supportedOrientations.contains(orientation) && device.size(in: orientation) != nil
  }

  private func isPossible(
    _ window: WindowRequest?, _ orientation: InterfaceOrientation, on device: Device, _ version: SystemVersion
  ) -> Bool {
    guard case .multitasking(let mode)? = window?.extent, mode != .full else { return true }
    return device.hasWindow(mode, in: orientation, version)
  }

  private func isPossible(_ keyboard: KeyboardRequest, on device: Device?) -> Bool {
    guard keyboard.isVisible, let device else { return true }
    return device.idiom == .pad || device.idiom == .phone && keyboard.style == .docked
  }
}

// What names say of variants.
extension EnvironmentParts {
  fileprivate func with(_ value: TraitCollection.Value, for trait: Trait) -> EnvironmentParts {
    var parts = self
    var traits = parts.traits ?? TraitCollection()
    traits[trait] = value
    parts.traits = traits
    parts.openSizeClasses.removeAll { $0 == trait }
    if case .choice(let raw) = value {
      parts.name = "\(name ?? "") \(trait.values.first { $0.raw == raw }?.name ?? "")"
    }
    return parts
  }

  fileprivate func with<Value>(
    _ value: Value, for part: WritableKeyPath<EnvironmentParts, Value?>, name word: String
  ) -> EnvironmentParts {
    var parts = self
    parts[keyPath: part] = value
    parts.name = "\(name ?? "") \(word)"
    return parts
  }
}

extension KeyboardRequest {
  fileprivate var name: String {
    guard isVisible else { return "without keyboard" }
    return
      (["keyboard"] + (style == .docked ? [] : [style.rawValue])
      + (height.map { [String(number: $0)] } ?? [])).joined(separator: " ")
  }
}

extension WindowRequest {
  /// The word of a mode, or a size.
  fileprivate var name: String {
    switch extent {
    case .multitasking(let mode): [edge?.rawValue, mode.rawValue].compactMap(\.self).joined(separator: " ")
    case .size(let size): "\(String(number: size.width))x\(String(number: size.height))"
    }
  }
}
