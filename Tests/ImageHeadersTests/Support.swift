import Foundation
import ImageHeaders

/// Image files that other people's tools made, with the sizes that these read back; `generate.py` there says which.
enum ImageFiles {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Fixtures/images")

  /// Sizes by file name.
  static let sizes: [String: ImageSize] = {
    guard let data = try? Data(contentsOf: folder.appending(path: "sizes.json")),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: [String: [Double]]]
    else { return [:] }
    return object.compactMapValues { size in
      if let pixels = size["pixels"] { return .pixels(width: Int(pixels[0]), height: Int(pixels[1])) }
      return size["points"].map { .points(width: $0[0], height: $0[1]) }
    }
  }()

  static let names = sizes.keys.sorted()

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }
}

/// A sequence that a seed determines (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
