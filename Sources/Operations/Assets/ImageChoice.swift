import ImageHeaders
import LayoutModel
import LayoutPreview

/// Chooses, among the files that results show, those that a picture holds: the smallest first, so that as few as possible are left out.
struct ImageChoice {
  private(set) var images = PictureImages()
  private let demand: ImageDemand
  /// Whether this process decodes them, which takes more than sending them.
  private let isDecoded: Bool
  private var room = Self.mostBytes
  private var pixels = Self.mostPixels
  private var steps = Self.mostSteps

  /// Maximum bytes of all files in a picture, before they become base64: the icons of any screen and some photos, in an answer that mail and
  /// comments still take.
  static let mostBytes = 4 << 20

  /// Maximum pixels of all files that are decoded: two that fill the largest phone at 3x. A pixel takes about 12 bytes in the meantime.
  static let mostPixels = 8_000_000

  /// Maximum steps, of about ten nanoseconds each: all files that are decoded may take two seconds (docs/decisions/0107-images-in-pictures.md has
  /// what was measured).
  static let mostSteps = 200_000_000.0

  init(_ demand: ImageDemand, isDecoded: Bool) {
    self.demand = demand
    self.isDecoded = isDecoded
  }

  /// The files in the order in which they are to be taken, those of one size as they appear. Others are not there.
  func order(_ size: (String) -> Int?) -> [(file: ImageDemand.File, size: Int)] {
    let known = demand.files.compactMap { file in size(file.path).map { (file: file, size: $0) } }
    return known.enumerated().sorted { ($0.element.size, $0.offset) < ($1.element.size, $1.offset) }
      .map(\.element)
  }

  /// Takes a file, if there is room and it is of a format that all browsers show. Its first bytes say so, and no name.
  ///
  /// - Parameter read: All of it, nil if it cannot be read; called only if there is room.
  mutating func take(_ file: ImageDemand.File, size: Int, _ read: () -> [UInt8]?) {
    guard size <= room else { return images.leaveOut(file.path) }
    guard let bytes = read(), bytes.count <= room, let type = PictureImages.MediaType(ofBytes: bytes),
      case .size(let imageSize) = readImageHeader(bytes, isWhole: true)
    else { return }
    guard !isDecoded else { return takeDecoded(file, type, bytes, imageSize) }
    if images.add(bytes, type, size: Size(imageSize), at: file.path) { room -= bytes.count }
  }

  /// Takes a bitmap for a decoder in this process. No SVG is drawn here: nobody knows what drawing it takes.
  private mutating func takeDecoded(
    _ file: ImageDemand.File, _ type: PictureImages.MediaType, _ bytes: [UInt8], _ size: ImageSize
  ) {
    guard let image = BareImage(bytes) else { return }
    guard image.pixels <= pixels, let work = work(on: image, file), work <= steps else {
      return images.leaveOut(file.path)
    }
    guard images.add(image.bytes, type, size: Size(size), at: file.path) else { return }
    room -= image.bytes.count
    pixels -= image.pixels
    steps -= work
  }

  /// In steps: decoding once; at each place finding the bytes again and scaling; a layer of the whole picture for each tint.
  private func work(on image: BareImage, _ file: ImageDemand.File) -> Double? {
    let decoding = Double(image.pixels) * Double(image.passes)
    let drawing = Double(file.drawings) * Double(5000 + 3 * image.bytes.count + image.pixels) + file.area
    let work = decoding + drawing + 0.6 * Double(file.tints) * demand.canvas
    return work.isFinite ? work : nil
  }
}

extension PictureImages.MediaType {
  /// Nil for what browsers do not show, or not all of them.
  fileprivate init?(ofBytes bytes: [UInt8]) {
    switch ImageFormat(ofBytes: bytes) {
    case .png: self = .png
    case .jpeg: self = .jpeg
    case .svg: self = .svg
    case .optimizedPNG, .heif, .pdf: return nil
    }
  }
}

extension Size {
  /// In units of the file.
  fileprivate init(_ size: ImageSize) {
    switch size {
    case .pixels(let width, let height): self.init(width: Double(width), height: Double(height))
    case .points(let width, let height): self.init(width: width, height: height)
    }
  }
}
