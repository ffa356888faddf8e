import EmbeddedData
import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import LayoutCoding

private func bytes(of file: EmbeddedFile) -> UnsafeBufferPointer<UInt8> {
  UnsafeBufferPointer(start: file.start, count: file.count)
}

/// The embedded catalogue is the file, whatever has happened to either since `./run generate`.
struct DeviceCatalogueDataTests {
  @Test func embedsTheFileOneDeviceALine() throws {
    let file = Repository.root.appending(path: "Sources/LayoutCoding/Data/devices.json")
    let text = String(decoding: bytes(of: .devices), as: UTF8.self)
    #expect(text.hasSuffix("}\n"))
    let rows = text.split(separator: "\n")
    let embedded = try rows.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) } as NSArray
    let original = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? NSArray
    #expect(try embedded == #require(original))
    #expect(EmbeddedCatalogue.shared.catalogue.count == rows.count)
    for (index, row) in rows.enumerated() {
      #expect(String(decoding: EmbeddedCatalogue.shared.row(at: index), as: UTF8.self) == row)
    }
  }

  @Test func idsAreThoseOfTheDevices() {
    #expect(EmbeddedCatalogue.shared.ids == DeviceCatalogue.embedded.devices.map(\.id))
  }

  /// Nobody reads all devices when the program starts, so it is here that all are read.
  @Test func listsEveryNameOnceInOrder() throws {
    let lines = String(decoding: bytes(of: .deviceNames), as: UTF8.self).split(separator: "\n")
    let listed = lines.map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return (number: Int(parts[0]), name: String(parts[1]))
    }
    for (line, next) in zip(listed, listed.dropFirst()) {
      #expect(line.name.utf8.lexicographicallyPrecedes(next.name.utf8))
    }
    var numbers: [String: Int] = [:]
    for (number, device) in DeviceCatalogue.embedded.devices.enumerated() {
      for name in [device.id, device.name] + device.aliases + device.modelIdentifiers {
        numbers[name.lowercased(), default: number] = min(numbers[name.lowercased()] ?? number, number)
      }
    }
    #expect(Dictionary(uniqueKeysWithValues: listed.map { ($0.name, $0.number) }) == numbers)
  }
}
