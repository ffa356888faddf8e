package import LayoutModel

/// The image files that a picture may show, each once.
///
/// What is in it goes into the picture as it is, so the caller vouches for the media types.
package struct PictureImages: Sendable {
  /// The formats that browsers and librsvg show.
  package enum MediaType: String, Hashable, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case svg = "image/svg+xml"
  }

  /// The contents of one or more files.
  struct File: Sendable {
    let mediaType: MediaType
    let bytes: [UInt8]
    /// In units of its own: pixels, or those of its view box.
    let size: Size
    /// Id of the symbol that shows it: made of the bytes, so that in a page with several pictures it means the same in all.
    let id: String
  }

  private(set) var files: [File] = []
  private var numbers: [String: Int] = [:]
  private var numbersByID: [String: Int] = [:]
  /// Paths of files for which there is no room.
  private var tooLarge: Set<String> = []

  package init() {}

  var isEmpty: Bool { numbers.isEmpty && tooLarge.isEmpty }

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - path: Where the catalogues have it.
  ///   - size: In pixels, or in units of its view box; above 0.
  /// - Returns: Whether it takes room: not where another file has the same bytes.
  /// - Complexity: O(*n*) in the bytes.
  @discardableResult
  package mutating func add(_ bytes: [UInt8], _ mediaType: MediaType, size: Size, at path: String) -> Bool {
    var hash = Self.hash(of: bytes)
    while true {
      let id = "i" + String(hash, radix: 16)
      guard let number = numbersByID[id] else {
        (numbersByID[id], numbers[path]) = (files.count, files.count)
        files.append(File(mediaType: mediaType, bytes: bytes, size: size, id: id))
        return true
      }
      if files[number].bytes == bytes, files[number].size == size {
        numbers[path] = number
        return false
      }
      hash &+= 1
    }
  }

  /// Notes that there is no room for a file, so that pictures can say how many images are missing.
  package mutating func leaveOut(_ path: String) { tooLarge.insert(path) }

  /// The index in ``files`` of what stands at a path.
  func number(at path: String) -> Int? { numbers[path] }

  func isTooLarge(at path: String) -> Bool { tooLarge.contains(path) }

  /// FNV-1a of 64 bits.
  private static func hash(of bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
