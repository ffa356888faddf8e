import EmbeddedData
package import JSON
import LayoutCoding
package import LayoutModel
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

/// All facts about a device as JSON, nil if there is none of that name.
package func deviceFacts(_ name: String) -> [UInt8]? {
  let embedded = EmbeddedCatalogue.shared
  return embedded.catalogue.index(named: name).map { Array(embedded.row(at: $0)) + [0x0A] }
}

/// What to say about a device that there is not.
package func unknownDeviceMessage(_ name: String) -> String {
  sentence(forUnknownDevice: name, DeviceCatalogue.embedded.nearestDevices(to: name))
}
