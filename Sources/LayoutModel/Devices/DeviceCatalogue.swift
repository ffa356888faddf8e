/// The devices that the service knows, found by id, name, alias or model identifier in any letter case.
package struct DeviceCatalogue: Sendable {
  /// All devices, in the order of the catalogue.
  package let devices: [Device]
  private let indexByName: [String: Int]

  /// - Complexity: O(*n*) in the number of names.
  package init(_ devices: [Device]) {
    self.devices = devices
    var indexByName: [String: Int] = [:]
    for (index, device) in devices.enumerated() {
      for name in Self.names(of: device) where indexByName[name.lowercased()] == nil {
        indexByName[name.lowercased()] = index
      }
    }
    self.indexByName = indexByName
  }

  /// The position in ``devices`` of the device that `name` names, nil if none does.
  package func index(named name: String) -> Int? { indexByName[name.lowercased()] }

  /// The device that `name` names, nil if none does.
  package func device(named name: String) -> Device? { index(named: name).map { devices[$0] } }

  /// Every id, name and alias, in catalogue order: what a misspelt name is compared with.
  package var names: [String] { devices.flatMap { [$0.id, $0.name] + $0.aliases } }

  private static func names(of device: Device) -> [String] {
    [device.id, device.name] + device.aliases + device.modelIdentifiers
  }
}
