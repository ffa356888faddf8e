import JSON
import LayoutCoding
import LayoutModel

/// The version as `/version` answers it.
package func versionText() -> String {
  var writer = JSONWriter()
  Version.write(to: &writer)
  writer.endLine()
  return String(decoding: writer.bytes(), as: UTF8.self)
}

/// One line a device: id, name, bounds in points, scale, versions.
package func deviceTable() -> String {
  DeviceCatalogue.embedded.devices.map { device in
    let size = device.portraitSize ?? device.landscapeSize
    let versions = device.systemVersions.map { "\($0.lowerBound)-\($0.upperBound)" } ?? ""
    return [
      device.id, device.name, "\(Int(size.width))×\(Int(size.height))", "@\(Int(device.displayScale))x",
      versions,
    ].joined(separator: "\t") + "\n"
  }.joined()
}

/// All facts about a device as JSON, nil if there is none of that name.
package func deviceFacts(_ name: String) -> [UInt8]? {
  let embedded = EmbeddedCatalogue.shared
  return embedded.catalogue.index(named: name).map { Array(embedded.row(at: $0)) + [0x0A] }
}

/// What to say about a device that there is not.
package func unknownDeviceMessage(_ name: String) -> String {
  let nearest = DeviceCatalogue.embedded.nearestDevices(to: name).joined(separator: ", ")
  return "No device is called '\(name)'. Nearest: \(nearest)."
}
