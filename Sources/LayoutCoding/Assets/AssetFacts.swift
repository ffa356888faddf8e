import LayoutModel

/// The facts about a device that only assets ask, decisions: request keys.
enum AssetFactKey: String, JSONKey {
  case id, displayScale, subtype, screenWidth, memoryGB, graphicsFeatureSet, catalyst
  static let table = KeyTable(AssetFactKey.self)
}

extension JSONReader {
  /// Reads one fact; `id` is skipped.
  mutating func assetFact(_ key: AssetFactKey, into device: inout AssetDevice) throws(Fault) {
    switch key {
    case .id: try skipValue()
    case .displayScale:
      guard let value = try double() else { return }
      if value > 0, value <= 100 {
        device.displayScale = value
      } else {
        fault(.invalidValue(expected: "a number above 0, at most 100", nearest: []))
      }
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
      let expected = "a feature set such as metal3v1 or apple6"
      guard let name = try string(expected) else { return }
      device.graphicsFeatureSet = GraphicsFeatureSet(name)
      if device.graphicsFeatureSet == nil { fault(.invalidValue(expected: expected, nearest: [])) }
    case .catalyst: device.isCatalyst = try boolean() ?? false
    }
  }
}
