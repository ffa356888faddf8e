import Archives
import ImageHeaders
import LayoutModel
import LayoutPreview

/// Where the files of a document's catalogues are, to be read again when it is known which of them are shown.
enum CatalogFiles: Sendable {
  /// An archive in the body of a request.
  case lent(LentBytes)
  case archive([UInt8])
  case folder(FolderFiles)

  /// The files that a picture holds.
  ///
  /// - Parameter isDecoded: Whether this process decodes them.
  /// - Throws: That it takes too long.
  func images(
    for demand: ImageDemand, isDecoded: Bool, _ limits: OperationLimits, until deadline: WorkDeadline
  ) throws(Refusal) -> PictureImages {
    var choice = ImageChoice(demand, isDecoded: isDecoded)
    if demand.files.isEmpty { return choice.images }
    switch self {
    case .lent(let archive): return try choice.images(from: archive.bytes, limits, until: deadline)
    case .archive(let bytes):
      return try bytes.lent { bytes throws(Refusal) in
        try choice.images(from: bytes, limits, until: deadline)
      }
    case .folder(let folder):
      for (file, size) in choice.order(folder.size) {
        if deadline.hasPassed { throw .timeLimit(of: limits) }
        choice.take(file, size: size) { folder.read(file.path, size) }
      }
      return choice.images
    }
  }
}

/// The files of a folder with asset catalogues or of an app, by their paths in it.
package struct FolderFiles: Sendable {
  /// Every file below the folder, with the folder's own name first where that is a catalogue.
  package let paths: [String]
  /// In bytes, nil for what is not there.
  package let size: @Sendable (_ path: String) -> Int?
  /// The first bytes of a file, at most so many; nil if it cannot be read.
  package let read: @Sendable (_ path: String, _ limit: Int) -> [UInt8]?

  /// - Parameter paths: The only ones that are ever asked for.
  package init(
    paths: [String], size: @escaping @Sendable (String) -> Int?,
    read: @escaping @Sendable (String, Int) -> [UInt8]?
  ) {
    let known = Set(paths)
    self.paths = paths
    // What a catalogue names need not be in it.
    self.size = { known.contains($0) ? size($0) : nil }
    self.read = { known.contains($0) ? read($0, $1) : nil }
  }
}

extension FolderFiles {
  /// One file as a folder that has nothing else.
  package init(file path: String, _ bytes: [UInt8]) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    self.init(paths: [name], size: { _ in bytes.count }, read: { Array(bytes.prefix($1)) })
  }
}

extension ImageChoice {
  /// What is chosen of an archive that was read before, unpacked one file after the other. One that is damaged behind its header
  /// is left out.
  fileprivate func images(
    from bytes: UnsafeRawBufferPointer, _ limits: OperationLimits, until deadline: WorkDeadline
  ) throws(Refusal) -> PictureImages {
    let wanted = Set(demand.files.map(\.path))
    return try withArchive(bytes, limits, until: deadline) { archive throws(ArchiveError) in
      var choice = self
      var entries: [String: ZipArchive.Entry] = [:]
      for entry in archive.entries where wanted.contains(entry.path) { entries[entry.path] = entry }
      for (file, size) in choice.order({ entries[$0]?.size }) {
        if deadline.hasPassed { throw .interrupted }
        guard let entry = entries[file.path] else { continue }
        choice.take(file, size: size) { try? archive.read(entry) }
      }
      return choice.images
    }
  }
}

/// Chooses, among the files that results show, those that a picture holds: the smallest first, so that as few as possible are left out.
struct ImageChoice {
  private(set) var images = PictureImages()
  let demand: ImageDemand
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

  init(_ demand: ImageDemand, isDecoded: Bool) { (self.demand, self.isDecoded) = (demand, isDecoded) }

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
