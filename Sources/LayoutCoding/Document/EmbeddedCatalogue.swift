package import LayoutModel

/// The device catalogue that the program carries, and the text of each of its rows.
package struct EmbeddedCatalogue: Sendable {
  package let catalogue: DeviceCatalogue
  /// Where the row of each device lies in the embedded text.
  private let rows: [Range<Int>]

  /// Read once, at first use.
  package static let shared = EmbeddedCatalogue()

  private init() {
    var devices: [Device] = []
    var rows: [Range<Int>] = []
    var reader = JSONReader(Self.text, maximumDepth: 16)
    do {
      guard var array = try reader.beginArray() else { preconditionFailure("the catalogue is no array") }
      while try reader.nextElement(of: &array) != nil {
        _ = try reader.nextType()
        let start = reader.offset
        if let device = try DeviceDecoder.decodeRow(&reader) {
          devices.append(device)
          rows.append(start..<reader.offset)
        }
      }
      precondition(reader.faults.isEmpty, "the catalogue has faults: \(reader.faults)")
    } catch {
      preconditionFailure("the catalogue is no JSON: \(error)")
    }
    catalogue = DeviceCatalogue(devices)
    self.rows = rows
  }

  /// The JSON text of the device at `index` of the catalogue, with all facts known about it.
  package func row(at index: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: Self.text[rows[index]])
  }

  /// Part of the program, and so valid for ever.
  private static var text: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: DeviceCatalogueData.json.utf8Start, count: DeviceCatalogueData.json.utf8CodeUnitCount)
  }
}

extension DeviceCatalogue {
  /// The devices that the program knows by itself.
  package static var embedded: DeviceCatalogue { EmbeddedCatalogue.shared.catalogue }

  /// The ids of the three devices whose id, name or alias is nearest to a misspelt name, in catalogue order among
  /// equals.
  package func nearestDevices(to name: String) -> [String] {
    var comparison = NameComparison(with: name)
    let ranked = devices.enumerated().map { order, device in
      let names = [device.id, device.name] + device.aliases
      let distance = names.compactMap { comparison.distance(to: $0, atMost: 64) }.min()
      return (distance: distance ?? .max, order: order, id: device.id)
    }
    return ranked.sorted { ($0.distance, $0.order) < ($1.distance, $1.order) }.prefix(3).map(\.id)
  }
}
