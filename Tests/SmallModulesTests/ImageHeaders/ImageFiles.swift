import Foundation
import ImageHeaders
import TestSupport

/// Image files that other people's tools made, with the sizes that these read back; `generate.py` there says which.
enum ImageFiles {
  static let folder = Repository.fixtures.appending(path: "images")

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
