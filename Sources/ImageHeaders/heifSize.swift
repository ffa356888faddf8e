/// The size of the primary item (ISO/IEC 23008-12): its spatial extents, cut by its clean aperture and turned by
/// its rotation, in the order in which its properties are associated.
func heifSize(of file: ByteView) throws(HeaderFault) -> ImageHeader {
  var top = BoxReader(file, in: 0..<file.count)
  while true {
    let box = try top.next()
    guard box.has("meta") else { continue }
    guard box.isComplete else { throw .ended }
    return try HEIFItems(file, in: box.content).primarySize
  }
}

/// One box of the ISO base media file format.
private struct Box {
  let file: ByteView
  /// Where its four letters stand.
  let type: Int
  /// Behind its header, cut where the known bytes end.
  let content: Range<Int>
  /// Whether all of it is known.
  let isComplete: Bool

  func has(_ letters: StaticString) -> Bool { file.has(letters, at: type) }
}

/// Reads boxes that follow each other.
private struct BoxReader {
  private let file: ByteView
  private let end: Int
  private var index: Int

  init(_ file: ByteView, in range: Range<Int>) {
    self.file = file
    (index, end) = (range.lowerBound, range.upperBound)
  }

  mutating func next() throws(HeaderFault) -> Box {
    guard index <= end - 8 else { throw .ended }
    let short = try file.uint32(at: index)
    var header = 8
    var size = UInt64(short == 0 ? end - index : short)
    if short == 1 {
      guard let long = file.number(at: index + 8, bytes: 8) else { throw .ended }
      (header, size) = (16, long)
    }
    guard size >= header else { throw .damaged }
    let start = index
    let isComplete = size <= end - start
    index = isComplete ? start + Int(size) : end
    let content = min(start + header, index)..<index
    return Box(file: file, type: start + 4, content: content, isComplete: isComplete)
  }
}

/// What a `meta` box says about the items of a file.
private struct HEIFItems {
  private let file: ByteView
  private var primary: Int?
  /// The content of each property, with the place of its letters.
  private var properties: [Box] = []
  private var associations: Range<Int>?

  init(_ file: ByteView, in content: Range<Int>) {
    self.file = file
    // A full box: version and flags come first.
    var boxes = BoxReader(file, in: min(content.lowerBound + 4, content.upperBound)..<content.upperBound)
    while let box = try? boxes.next() {
      if box.has("pitm"), let version = file.byte(at: box.content.lowerBound) {
        let width = version == 0 ? 2 : 4
        guard box.content.count >= 4 + width else { continue }
        primary = file.number(at: box.content.lowerBound + 4, bytes: width).map { Int($0) }
      }
      if box.has("iprp") { readProperties(box.content) }
    }
  }

  private mutating func readProperties(_ content: Range<Int>) {
    var boxes = BoxReader(file, in: content)
    while let box = try? boxes.next() {
      if box.has("ipma"), associations == nil { associations = box.content }
      guard box.has("ipco"), properties.isEmpty else { continue }
      var reader = BoxReader(file, in: box.content)
      while let property = try? reader.next() { properties.append(property) }
    }
  }

  var primarySize: ImageHeader {
    get throws(HeaderFault) {
      guard let primary, let indices = propertyIndices(of: primary) else { throw .damaged }
      var size: (width: Int, height: Int)?
      for index in indices where properties.indices.contains(index - 1) {
        let property = properties[index - 1]
        let start = property.content.lowerBound
        if property.has("ispe"), property.content.count >= 12 {
          guard let width = try? file.uint32(at: start + 4), let height = try? file.uint32(at: start + 8)
          else { continue }
          size = (width, height)
        } else if property.has("clap"), let old = size, property.content.count >= 32 {
          size = (quotient(at: start, of: old.width), quotient(at: start + 8, of: old.height))
        } else if property.has("irot"), let old = size, let angle = file.byte(at: start), angle & 1 == 1 {
          size = (old.height, old.width)
        }
      }
      guard let size else { throw .damaged }
      return ImageHeader(pixelWidth: size.width, height: size.height)
    }
  }

  /// A side of a clean aperture: a fraction, no more than the side that it cuts, which is left where there is none.
  private func quotient(at index: Int, of side: Int) -> Int {
    guard let numerator = try? file.uint32(at: index), let denominator = try? file.uint32(at: index + 4),
      denominator > 0, numerator / denominator > 0
    else { return side }
    return min(numerator / denominator, side)
  }

  /// The properties of an item, counted from 1, in their order (`ipma`).
  private func propertyIndices(of item: Int) -> [Int]? {
    guard let content = associations, content.count >= 8,
      let flags = try? file.uint32(at: content.lowerBound),
      let count = try? file.uint32(at: content.lowerBound + 4)
    else { return nil }
    let itemWidth = flags >> 24 < 1 ? 2 : 4
    let indexWidth = flags & 1 == 1 ? 2 : 1
    var place = content.lowerBound + 8
    for _ in 0..<count {
      guard place + itemWidth < content.upperBound, let id = file.number(at: place, bytes: itemWidth),
        let associated = file.byte(at: place + itemWidth)
      else { return nil }
      place += itemWidth + 1
      let end = place + Int(associated) * indexWidth
      guard end <= content.upperBound else { return nil }
      if id == item {
        // The highest bit says whether a reader must know the property.
        let mask: UInt64 = indexWidth == 2 ? 0x7FFF : 0x7F
        return stride(from: place, to: end, by: indexWidth).compactMap {
          file.number(at: $0, bytes: indexWidth).map { Int($0 & mask) }
        }
      }
      place = end
    }
    return nil
  }
}
