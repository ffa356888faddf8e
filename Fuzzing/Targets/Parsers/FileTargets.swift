import AppFolder
import Archives
import ImageHeaders
import InterfaceBuilder
import LayoutCoding
import LayoutModel
import TestSupport

extension FuzzTarget {
  /// Bytes as an Interface Builder file: what it is translated to is JSON, and a layout document or refused as one. And as every
  /// file of an app's folder.
  static let interfaceBuilder = FuzzTarget("interface-builder", readings: 6) { input in
    let entries = ["Base.lproj/A.xib", "de.lproj/A.strings", "A.xcstrings", "Info.plist"].map {
      FolderEntry(path: $0, size: input.count)
    }
    let folder = try readAppFolder(entries, languages: ["de"], maximumDepth: 64) { _ in Array(input) }
    try expect(folder.files.count == 1, "one file stays one")
    try expect(
      folder.faults.allSatisfy { $0.path != "Base.lproj/A.xib" }, "a file is read before it is understood")
    let scenes: [ImportedScene]
    do throws(FaultList) {
      scenes = try importInterfaceBuilderFile(
        input, describesElements: true, limits: ImportLimits(.ofFuzzing))
    } catch {
      return try expect(!error.faults.isEmpty, "a refusal says why")
    }
    for scene in scenes {
      let isJSON = scene.document.withUnsafeBytes { JSONTree($0) != nil }
      try expect(isJSON, "a scene becomes JSON")
      let hasPlaces = scene.elements.values.allSatisfy { $0.place.line > 0 && $0.place.column > 0 }
      try expect(hasPlaces, "what is described has a place")
      _ = try? decodeLayoutRequest(scene.document, limits: .ofFuzzing)
    }
  }

  /// Bytes as a zip archive: an entry that is read has the size of the directory.
  static let archive = FuzzTarget("archive", readings: 2, load: loadOfArchive) { input in
    try checkArchive(input)
  }

  /// Lines as the directory of an archive, a file each: seven bytes of claims, then the name, which is the content, too.
  static let directory = FuzzTarget("directory", readings: 2, load: loadOfDirectory) { input in
    try ClaimedDirectory(input).archive.withUnsafeBytes(checkArchive)
  }

  /// Bytes as an image file: what its beginning says, the whole file says, too; what a decoder gets of it is no longer, and as large.
  static let imageHeaders = FuzzTarget("image-headers", readings: 4) { input in
    let bytes = Array(input)
    var effort = 1 << 20
    let whole = readImageHeader(bytes, isWhole: true, effort: &effort)
    try expect(whole != .incomplete, "a whole file is not incomplete")
    if case .size(.points(let width, let height)) = whole {
      try expect(width.isFinite && height.isFinite && width > 0 && height > 0, "a size is one: \(whole)")
    }
    if let bare = BareImage(bytes) {
      try expect(
        bare.bytes.count <= bytes.count && bare.passes > 0, "a decoder gets no more: \(bare.bytes.count)")
      try expect(BareImage(bare.bytes) == bare, "what is bare stays so")
      try expect(readImageHeader(bare.bytes, isWhole: true) == whole, "a bare image is as large as the file")
    }
    let half = Array(bytes.prefix(bytes.count / 2))
    var rest = 1 << 20
    let beginning = readImageHeader(half, isWhole: false, effort: &rest)
    if case .size(.pixels) = beginning, effort >= 0, rest >= 0 {
      try expect(beginning == whole, "the beginning says \(beginning), the whole file \(whole)")
    }
  }
}

/// Reads each file of an archive: its directory keeps to the limits, and a file has the size that it says and one content.
private func checkArchive(_ input: UnsafeRawBufferPointer) throws(BrokenProperty) {
  var limits = ArchiveLimits()
  (limits.bytes, limits.entries, limits.depth) = (1 << 20, 64, 8)
  var wrong: String?
  do throws(ArchiveError) {
    try withZipArchive(input, limits: limits) { archive throws(ArchiveError) in
      wrong = fault(of: archive.entries, limits)
      for entry in archive.entries {
        guard let content = try? archive.read(entry) else { continue }
        if content.count != entry.size { wrong = entry.path }
        let beginning = try archive.read(entry, upTo: 16)
        if !content.starts(with: beginning) { wrong = entry.path }
      }
    }
  } catch {
    return
  }
  try expect(wrong == nil, "an entry has one content and a name that leads nowhere: \(wrong ?? "")")
}

/// The first name that must not be among those of an archive; nil for none.
private func fault(of entries: [ZipArchive.Entry], _ limits: ArchiveLimits) -> String? {
  if entries.count > limits.entries { return "more than \(limits.entries)" }
  if entries.reduce(0, { $0 + $1.size }) > limits.bytes { return "more than \(limits.bytes) bytes" }
  var known: Set<String> = []
  return entries.map(\.path).first { path in
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(
      Array.init)
    let leads = parts.contains { $0.isEmpty || $0 == [0x2E] || $0 == [0x2E, 0x2E] }
    return leads || parts.count > limits.depth + 1 || path.utf8.contains { $0 < 0x20 || $0 == 0x5C }
      || !known.insert(path).inserted
  }
}

extension DecodingLimits {
  /// Small, so that every limit is met and no input takes long.
  static var ofFuzzing: DecodingLimits {
    var limits = DecodingLimits()
    (limits.depth, limits.views, limits.constraints) = (64, 200, 400)
    (limits.assets, limits.environments) = (200, 12)
    return limits
  }
}
