import JSON
import LayoutModel

/// The facts about a device that only assets ask, decisions: request keys.
enum AssetFactKey: Int, DocumentKey {
  case id, displayScale, subtype, screenWidth, memoryGB, graphicsFeatureSet, catalyst
  static let keys = Keys(AssetFactKey.self)
}

extension JSONReader {
  /// Reads one fact; `id` is skipped.
  mutating func assetFact(_ key: AssetFactKey, into device: inout AssetDevice) throws(ReadingEnded) {
    switch key {
    case .id: try skipValue()
    case .displayScale:
      if let value = try scale() { device.displayScale = value }
    case .subtype:
      guard let name = try string("the name of a device such as retina4") else { return }
      if name.isEmpty {
        fault(.invalidValue(expected: "a text that is not empty", nearest: []))
      } else {
        device.subtypes.insert(name)
      }
    case .screenWidth: device.screenWidth = try length()
    case .memoryGB: device.memoryGB = try length()
    case .graphicsFeatureSet:
      let expected: StaticString = "a feature set such as metal3v1 or apple6"
      guard let name = try string(expected) else { return }
      device.graphicsFeatureSet = GraphicsFeatureSet(name)
      if device.graphicsFeatureSet == nil {
        fault(.invalidValue(expected: expected.description, nearest: []))
      }
    case .catalyst: device.isCatalyst = try boolean() ?? false
    }
  }
}
