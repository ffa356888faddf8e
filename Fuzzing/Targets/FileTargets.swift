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
  static let interfaceBuilder = FuzzTarget("interface-builder") { input in
    let entries = ["Base.lproj/A.xib", "de.lproj/A.strings", "A.xcstrings", "Info.plist"].map {
      FolderEntry(path: $0, size: input.count)
    }
    let folder = try readAppFolder(entries, languages: ["de"], maximumDepth: 64) { _ in Array(input) }
    try expect(folder.files.count == 1, "one file stays one")
    try expect(
      folder.faults.allSatisfy { $0.path != "Base.lproj/A.xib" }, "a file is read before it is understood")
    let scenes: [ImportedScene]
    do throws(FaultList) {
      scenes = try importInterfaceBuilderFile(input, describesElements: true, limits: ImportLimits(.ofFuzzing))
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
  static let archive = FuzzTarget("archive") { input in
    var limits = ArchiveLimits()
    (limits.bytes, limits.entries, limits.depth) = (1 << 20, 64, 8)
    var wrong: String?
    do throws(ArchiveError) {
      try withZipArchive(input, limits: limits) { archive throws(ArchiveError) in
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
    try expect(wrong == nil, "an entry has one content: \(wrong ?? "")")
  }

  /// Bytes as an image file: what its beginning says, the whole file says, too; what a decoder gets of it is no longer, and as large.
  static let imageHeaders = FuzzTarget("image-headers") { input in
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

extension DecodingLimits {
  /// Small, so that every limit is met and no input takes long.
  static var ofFuzzing: DecodingLimits {
    var limits = DecodingLimits()
    (limits.depth, limits.views, limits.constraints) = (64, 200, 400)
    (limits.assets, limits.environments) = (200, 12)
    return limits
  }
}
