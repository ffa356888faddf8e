import EmbeddedData
package import JSON
import LayoutCoding
package import LayoutModel
import LayoutPreview
import Synchronization

/// What runs here.
package enum Version {
  /// The version of the product, semantic. The contract has the same, and is where it is written.
  package static let product = String(
    decoding: UnsafeBufferPointer(start: EmbeddedFile.version.start, count: EmbeddedFile.version.count),
    as: UTF8.self)

  /// The commit that was built, where the build was told, else `unknown`.
  package static var commit: String { builtCommit.withLock { $0 } }
  /// Version and commit, for people.
  package static var text: String { "\(product) (\(commit))" }

  /// Says which commit was built. Only the program knows: modules are not compiled again for another commit.
  ///
  /// Entity tags of answers are made of it, so it is said before anything is answered.
  package static func setCommit(_ commit: String) { builtCommit.withLock { $0 = commit } }

  private static let builtCommit = Mutex("unknown")

  /// Writes the version, the commit, and how many devices the program knows.
  package static func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("version", product)
    writer.member("commit", commit)
    writer.member("devices", EmbeddedCatalogue.shared.catalogue.count)
    writer.endObject()
  }
}

/// The version as `/version` answers it.
package func versionText() -> [UInt8] {
  var writer = JSONWriter()
  Version.write(to: &writer)
  writer.endLine()
  return writer.bytes()
}

/// One line a device: id, name, bounds in points, scale, versions.
package func deviceTable() -> PlainText {
  DeviceCatalogue.embedded.devices.map { device -> PlainText in
    let size = device.portraitSize ?? device.landscapeSize
    let versions = device.systemVersions.map { "\($0.lowerBound)-\($0.upperBound)" } ?? ""
    let (width, height, scale) = (Int(size.width), Int(size.height), Int(device.displayScale))
    return "\(device.id)\t\(device.name)\t\(width)×\(height)\t@\(scale)x\t\(versions)\n"
  }.joined()
}

/// The ids of all devices.
package func deviceIds() -> [String] { EmbeddedCatalogue.shared.ids }

/// All facts about all devices as JSON, as `/v1/devices` answers them, in lines.
package func deviceTableJSON() -> [UInt8] {
  let embedded = EmbeddedCatalogue.shared
  var writer = JSONWriter(capacity: 300_000)
  writer.beginObject()
  writer.beginArray("devices")
  for index in 0..<embedded.catalogue.count { writer.raw(embedded.row(at: index)) }
  writer.endArray()
  writer.endObject()
  return indentedJSON(writer.bytes())
}

/// All facts about a device as JSON, in lines; nil if there is none of that name.
package func deviceFacts(_ name: String) -> [UInt8]? {
  let embedded = EmbeddedCatalogue.shared
  guard let named = embedded.catalogue.namedDevice(name),
    let index = embedded.catalogue.index(named: named.device.id)
  else { return nil }
  return indentedJSON(Array(embedded.row(at: index)))
}

/// What people want to know of a device, with what to say of a name that several have; nil if there is none of that name.
package func deviceText(_ name: String) -> PlainText? {
  guard let named = DeviceCatalogue.embedded.namedDevice(name) else { return nil }
  let note = named.note(on: name, at: nil).map { "\ninfo: \($0.code.rawValue): \($0.message)\n" as PlainText }
  return textDevice(named.device) + (note ?? "")
}

/// What to say about a device that there is not.
package func unknownDeviceMessage(_ name: String) -> String {
  sentence(forUnknownDevice: name, DeviceCatalogue.embedded.nearestDevices(to: name))
}
