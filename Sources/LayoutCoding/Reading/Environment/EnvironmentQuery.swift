import JSON
import LayoutModel

/// A question over the catalogue: the product of its lists is the environments.
struct EnvironmentQuery {
  /// Which devices.
  enum Devices {
    case filter(idiom: UserInterfaceIdiom?, since: Int?, systemVersion: SystemVersion?)
    case list([AskedDevice])
  }

  /// Every phone and pad if it is not said.
  var devices: Devices?
  /// The device's default if empty.
  var orientations: [InterfaceOrientation] = []
  var windows: [WindowRequest] = []
  var traits: [VariedTrait] = []
  /// What the document says if empty.
  var keyboards: [KeyboardRequest] = []

  /// One trait with the values that the query asks for.
  struct VariedTrait {
    var trait: Trait
    var values: [TraitCollection.Value]
  }

  /// Every phone and pad, upright and landscape, full screen (DV-all-devices).
  static let all = EnvironmentQuery(orientations: [.portrait, .landscapeRight])

  /// The environments in the order of the lists, the last list's varying fastest. Windows, orientations and keyboards
  /// that a device does not have are left out.
  ///
  /// - Complexity: O(*n*) in the number of environments.
  func environments(of catalogue: DeviceCatalogue) -> [EnvironmentParts] {
    var result: [EnvironmentParts] = []
    for selected in selectedDevices(of: catalogue) {
      let device = selected.device
      let asked = orientations.isEmpty ? [device.defaultOrientation] : orientations
      for orientation in asked where isPossible(orientation, on: device) {
        for window in windows.isEmpty ? [nil] : windows.map(Optional.some) {
          guard isPossible(window, orientation, on: device) else { continue }
          result += environments(selected, orientation, window)
        }
      }
    }
    return result
  }

  /// The number of environments if no device lacked anything; the largest number if that is too large to count.
  func product(over catalogue: DeviceCatalogue) -> Int {
    let factors =
      [
        selectedDevices(of: catalogue).count, max(orientations.count, 1), max(windows.count, 1),
        max(keyboards.count, 1),
      ]
      + traits.map(\.values.count)
    return factors.reduce(1) { $0.multipliedReportingOverflow(by: $1).overflow ? .max : $0 * $1 }
  }

  private func environments(
    _ device: AskedDevice, _ orientation: InterfaceOrientation, _ window: WindowRequest?
  ) -> [EnvironmentParts] {
    var parts = EnvironmentParts()
    parts.device = device
    parts.orientation = orientation
    parts.window = window
    parts.systemVersion = systemVersion
    parts.name = ([device.device.id, orientation.rawValue] + (window.map { [name(of: $0)] } ?? [])).joined(
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
    if keyboards.isEmpty { return result }
    let possible = keyboards.filter { isPossible($0, on: device.device) }
    return result.flatMap { parts in
      possible.map { keyboard in
        var next = parts
        next.keyboard = keyboard
        next.name = "\(parts.name ?? "") \(name(of: keyboard))"
        return next
      }
    }
  }

  private var systemVersion: SystemVersion? {
    if case .filter(_, _, let version)? = devices { return version }
    return nil
  }

  private func selectedDevices(of catalogue: DeviceCatalogue) -> [AskedDevice] {
    if case .list(let list)? = devices { return list }
    return catalogue.devices.filter(isSelected).map { AskedDevice(device: $0) }
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
    _ window: WindowRequest?, _ orientation: InterfaceOrientation, on device: Device
  ) -> Bool {
    guard case .multitasking(let mode)? = window?.extent, mode != .full else { return true }
    return device.multitasking?.windows[orientation][mode] != nil
  }

  private func isPossible(_ keyboard: KeyboardRequest, on device: Device) -> Bool {
    guard keyboard.isVisible else { return true }
    return device.idiom == .pad || device.idiom == .phone && keyboard.style == .docked
  }

  private func name(of keyboard: KeyboardRequest) -> String {
    guard keyboard.isVisible else { return "without keyboard" }
    return
      (["keyboard"] + (keyboard.style == .docked ? [] : [keyboard.style.rawValue])
      + (keyboard.height.map { [String(number: $0)] } ?? [])).joined(separator: " ")
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
