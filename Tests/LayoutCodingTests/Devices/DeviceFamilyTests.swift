import JSON
import LayoutModel
import Testing

@testable import LayoutCoding

/// Names that leave out which generation or size is meant.
@Suite struct DeviceFamilyTests {
  private static let catalogue = DeviceCatalogue.embedded

  @Test(arguments: [
    ("iPad Air", "ipad-air-13-m4", 11), ("ipad air", "ipad-air-13-m4", 11), ("iPhone SE", "iphone-se-3", 3),
    ("iPad Pro", "ipad-pro-13-m5", 16), ("iPad mini", "ipad-mini-a17-pro", 7), ("iPad", "ipad-a16", 10),
    ("iPhone", "iphone-17", 11), ("ipad-pro", "ipad-pro-13-m5", 16),
    ("iPad Pro 11-inch", "ipad-pro-11-m5", 6), ("iPad Pro 13-inch", "ipad-pro-13-m5", 2),
    ("iPad Air 13-inch", "ipad-air-13-m4", 3), ("iPod touch", "ipod-touch-7", 3),
    ("Apple TV 4K", "apple-tv-4k-3", 3), ("iPhone Duo", "iphone-duo-outer", 2),
  ])
  func standsForSeveral(_ name: String, _ id: String, _ count: Int) {
    let named = Self.catalogue.namedDevice(name)
    #expect(named?.device.id == id)
    #expect(named?.others.count == count - 1, "\(named?.others.map(\.name) ?? [])")
  }

  @Test(arguments: [
    "iPad Air (1st generation)", "iPad Air 1", "ipad-air", "iPad-Air", "iPhone-SE", "iPad4,1",
    "iPhone SE (3rd generation)",
    "iPhone 15",
    "iPad mini 4", "iPad 3", "iPad Pro (12.9-inch)", "iPhone 12",
  ])
  func standsForOne(_ name: String) {
    #expect(Self.catalogue.namedDevice(name)?.others.isEmpty == true)
  }

  @Test(arguments: ["", " ", "iP", "iPhone 66", "Air", "iPad Air 11"])
  func standsForNone(_ name: String) { #expect(Self.catalogue.namedDevice(name) == nil) }

  /// An alias that generations share stands at the newest, so that those who only read the table find that, too.
  @Test func aliasesOfSeveralStandAtTheNewest() {
    for device in Self.catalogue.devices {
      for alias in device.aliases {
        let others = Self.catalogue.namedDevice(alias)?.others ?? []
        #expect(others.allSatisfy { ($0.year ?? 0) <= (device.year ?? 0) }, "\(alias)")
      }
    }
  }

  @Test func everyAnswerSaysWhichWasTaken() throws {
    let request = try request(
      #"{"environments":[{"device":"iPhone SE"},{"device":"iPhone 15"}],"hierarchy":{"id":"root"}}"#)
    let note = try #require(request.environments[0].request.notes.first)
    #expect(note.code == .ambiguousDevice && note.severity == .info)
    #expect(note.pointer == JSONPointer(["environments", "0", "device"]))
    #expect(
      note.message
        == "'iPhone SE' stands for 3 devices. 'iPhone SE (3rd generation)' of 2022 was taken; the others are "
        + "'iPhone SE (1st generation)', 'iPhone SE (2nd generation)'.")
    #expect(request.environments[1].request.notes.isEmpty)
    let query = try self.request(
      #"{"environments":{"devices":["iPad Pro 13-inch"]},"hierarchy":{"id":"root"}}"#)
    #expect(query.environments.map { $0.request.notes.map(\.code) } == [[.ambiguousDevice]])
  }

  private func request(_ text: String) throws -> DecodedRequest {
    try decodeLayoutRequest(Array(text.utf8))
  }
}
