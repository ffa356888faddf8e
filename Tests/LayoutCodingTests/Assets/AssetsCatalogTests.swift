import Foundation
import LayoutCoding
import LayoutModel
import TestSupport
import Testing

/// Trees of folders (AS-folders).
@Suite struct AssetsCatalogTests {
  struct Case: @unchecked Sendable, CustomStringConvertible {
    let description: String
    let files: [AssetCatalogFile]
    let lookups: [(name: String, path: String?)]
  }

  /// The cases of kind `catalog` in `asset-cases.json`.
  static let cases: [Case] = {
    guard let data = try? Repository.fixture("assets/asset-cases.json"),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let cases = object["cases"] as? [[String: Any]]
    else { return [] }
    return cases.filter { $0["kind"] as? String == "catalog" }.map { item in
      let tree = item["tree"] as? [String: Any] ?? [:]
      let lookups = item["lookups"] as? [[String: Any]] ?? []
      return Case(
        description: "\(item["id"] ?? "") \(item["title"] ?? "")",
        files: tree.map { path, contents in
          let bytes = (try? JSONSerialization.data(withJSONObject: contents)) ?? Data()
          return AssetCatalogFile(path: path, bytes: Array(bytes))
        },
        lookups: lookups.map { ($0["name"] as? String ?? "", $0["expect"] as? String) })
    }
  }()

  @Test func casesAreFound() {
    #expect(Self.cases.count == 4)
  }

  @Test(arguments: cases)
  func namesLeadToFolders(_ item: Case) {
    let catalog = decodeAssetCatalog(item.files, hasAllFiles: false).catalog
    for (name, path) in item.lookups {
      #expect(catalog.index(named: name, for: .image).flatMap { catalog.sets[$0].path } == path, "\(name)")
    }
  }

  private static let image = Array(#"{"images":[{"idiom":"universal","filename":"a.png"}]}"#.utf8)
  private static let namespace = Array(#"{"properties":{"provides-namespace":true}}"#.utf8)

  private func path(_ name: String, in files: [AssetCatalogFile]) -> String? {
    let catalog = decodeAssetCatalog(files, hasAllFiles: false).catalog
    return catalog.index(named: name, for: .image).flatMap { catalog.sets[$0].path }
  }

  private func codes(_ files: [AssetCatalogFile], hasAllFiles: Bool = false) -> [String] {
    let (catalog, diagnostics) = decodeAssetCatalog(files, hasAllFiles: hasAllFiles)
    return (diagnostics + catalog.sets.flatMap(\.diagnostics)).map(\.code.rawValue)
  }

  /// An unknown extension is a group, the dot part of its name (AS-folders).
  @Test func unknownFoldersAreGroups() {
    let files = [AssetCatalogFile(path: "old.stuff/a.imageset/Contents.json", bytes: Self.image)]
    #expect(path("a", in: files) == "old.stuff/a.imageset")
    #expect(codes(files) == ["unknownFolderType"])
  }

  /// Only the exact name counts (AS-contents-file).
  @Test func aSetNeedsItsContents() {
    let files = [AssetCatalogFile(path: "a.imageset/Contents 2.json", bytes: Self.image)]
    #expect(path("a", in: files) == nil)
    #expect(codes(files) == ["missingContents"])
  }

  /// Sprite atlases may be namespaces, too (AS-namespace).
  @Test func atlasesHoldNamedSets() {
    let files = [
      AssetCatalogFile(path: "Hero.spriteatlas/Contents.json", bytes: Self.namespace),
      AssetCatalogFile(path: "Hero.spriteatlas/run.imageset/Contents.json", bytes: Self.image),
    ]
    #expect(path("Hero/run", in: files) == "Hero.spriteatlas/run.imageset")
    #expect(path("run", in: files) == nil)
  }

  /// Exact and case-sensitive; empty components count nothing (AS-lookup).
  @Test func emptyComponentsCountNothing() {
    let files = [
      AssetCatalogFile(path: "Icons/Contents.json", bytes: Self.namespace),
      AssetCatalogFile(path: "Icons/star.imageset/Contents.json", bytes: Self.image),
    ]
    #expect(path("Icons//star", in: files) != nil)
    #expect(path("/Icons/star", in: files) != nil)
    #expect(path("icons/star", in: files) == nil)
  }

  /// What looks like the extension of an image is no part of its name, where no set has it (AS-lookup).
  @Test func anExtensionCountsNothing() {
    let badge = AssetCatalogFile(path: "badge.imageset/Contents.json", bytes: Self.image)
    let dotted = AssetCatalogFile(path: "badge.png.imageset/Contents.json", bytes: Self.image)
    #expect(path("badge.png", in: [badge]) == "badge.imageset")
    #expect(path("badge.png", in: [badge, dotted]) == "badge.png.imageset")
    #expect(path("badge.jpg", in: [badge]) == nil)
    #expect(path(".png", in: [badge]) == nil)
  }

  /// Two sets of one name: the first in byte order counts (AS-same-name).
  @Test func theFirstOfEqualNamesIsUsed() {
    let files = ["b/a.imageset/Contents.json", "B/a.imageset/Contents.json"].map {
      AssetCatalogFile(path: $0, bytes: Self.image)
    }
    #expect(path("a", in: files) == "B/a.imageset")
    #expect(path("a", in: files.reversed()) == "B/a.imageset")
    #expect(codes(files) == ["duplicateAssetName"])
  }

  /// Colours and images have names of their own (AS-same-name).
  @Test func colorsAndImagesDoNotMeet() {
    let files = [
      AssetCatalogFile(path: "a.imageset/Contents.json", bytes: Self.image),
      AssetCatalogFile(path: "a.colorset/Contents.json", bytes: Array(#"{"colors":[]}"#.utf8)),
    ]
    let catalog = decodeAssetCatalog(files, hasAllFiles: false).catalog
    #expect(catalog.index(named: "a", for: .image).map { catalog.sets[$0].type } == .imageset)
    #expect(catalog.index(named: "a", for: .color).map { catalog.sets[$0].type } == .colorset)
    #expect(catalog.index(named: "a", for: .data) == nil)
  }

  /// A set in a set has no name (AS-nested).
  @Test func nestedSetsHaveNoName() {
    let files = [
      AssetCatalogFile(path: "a.imageset/Contents.json", bytes: Self.image),
      AssetCatalogFile(path: "a.imageset/b.imageset/Contents.json", bytes: Self.image),
    ]
    #expect(path("b", in: files) == nil)
    #expect(codes(files) == ["nestedSet"])
  }

  /// Files that no row names, rows whose file is not there (AS-unreferenced, AS-missing-file).
  @Test func filesAndRowsAreCompared() {
    let files = [
      AssetCatalogFile(path: "a.imageset/Contents.json", bytes: Self.image),
      AssetCatalogFile(path: "a.imageset/b.png"),
    ]
    #expect(Set(codes(files, hasAllFiles: true)) == ["fileMissing", "unreferencedFile"])
    #expect(codes(files) == ["unreferencedFile"])
  }

  /// A set that cannot be read fails alone (AS-unreadable).
  @Test func othersAreReadBesideABrokenSet() {
    let files = [
      AssetCatalogFile(path: "a.imageset/Contents.json", bytes: Array("{".utf8)),
      AssetCatalogFile(path: "b.imageset/Contents.json", bytes: Self.image),
    ]
    #expect(path("a", in: files) == nil)
    #expect(path("b", in: files) != nil)
    #expect(codes(files) == ["unreadableContents"])
  }
}
