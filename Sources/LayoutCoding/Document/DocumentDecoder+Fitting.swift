import LayoutModel

/// What views are asked by `systemLayoutSizeFitting`.
extension DocumentDecoder {
  private enum FittingKey: String, JSONKey {
    case targetSize, horizontalFittingPriority, verticalFittingPriority
  }
  private static let fittingKeys = KeyTable(FittingKey.self)

  /// Reads the arguments of the method; nil, with a fault, if it is no object.
  mutating func decodeFitting() throws(Fault) -> SystemLayoutSizeFitting? {
    guard var object = try reader.beginObject("an object of a target size and fitting priorities") else {
      return nil
    }
    var fitting = SystemLayoutSizeFitting()
    while let key = try reader.nextKey(of: &object, in: Self.fittingKeys) {
      switch key {
      case .targetSize: fitting.targetSize = try decodeTargetSize()
      case .horizontalFittingPriority: fitting.horizontalFittingPriority = try decodePriority()
      case .verticalFittingPriority: fitting.verticalFittingPriority = try decodePriority()
      }
    }
    return fitting
  }

  /// A size, of which either side may be absent, or one of UIKit's names.
  private mutating func decodeTargetSize() throws(Fault) -> SystemLayoutSizeFitting.TargetSize? {
    guard try reader.nextType() == .string else {
      return try reader.optionalSize(requiresBoth: false).map {
        SystemLayoutSizeFitting.TargetSize(width: $0.width, height: $0.height)
      }
    }
    guard let name = try reader.string() else { return nil }
    if let size = SystemLayoutSizeFitting.TargetSize(name: name) { return size }
    let names = SystemLayoutSizeFitting.TargetSize.names
    reader.fault(
      .invalidValue(
        expected: "a size, or one of \(names.joined(separator: ", "))",
        nearest: nearestNames(to: name, in: names)))
    return nil
  }
}
