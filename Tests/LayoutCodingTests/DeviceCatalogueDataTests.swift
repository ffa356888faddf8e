import Foundation
import Testing

@testable import LayoutCoding

/// The embedded catalogue is the file, whatever has happened to either since `./run generate`.
struct DeviceCatalogueDataTests {
  @Test func embedsTheFile() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/LayoutCoding/Data/devices.json")
    let embedded = DeviceCatalogueData.json.withUTF8Buffer { Data($0) }
    #expect(try devices(embedded) == devices(Data(contentsOf: file)))
  }

  @Test func hasOneDeviceALine() throws {
    let lines = DeviceCatalogueData.json.description.split(separator: "\n")
    #expect(try lines.count == devices(Data(DeviceCatalogueData.json.description.utf8)).count + 2)
  }

  private func devices(_ json: Data) throws -> NSArray {
    try #require(try JSONSerialization.jsonObject(with: json) as? NSArray)
  }
}
