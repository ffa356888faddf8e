import AppFolder
import LayoutCoding
import LayoutModel
import ObjectiveCHeaders
import SwiftScreens

/// The Swift that the build of an app makes of its texts and its assets, as Xcode, SwiftGen and R.swift do, and of its headers, and that no
/// repository has.
///
/// - Parameters:
///   - tables: The tables of texts by their names.
///   - objectiveC: What the app declares in Objective-C.
///   - limit: Bytes that a file may have; a longer one is left out, and its names are not known.
///   - known: What is there besides: where a file of the app declares a name, it has what would be made.
func madeSources(
  _ tables: [(name: String, texts: [String: String])], _ assets: AssetTree?, _ objectiveC: ObjectiveCSources,
  limit: Int, beside known: KnownNames
) -> [SourceText] {
  let isDeclared = known.isDeclaredByApp
  var found: [SourceText] = []
  func add(_ path: String, _ text: String) {
    if !text.isEmpty, text.utf8.count <= limit {
      found.append(SourceText(path: path, bytes: Array(text.utf8)))
    }
  }
  add("GeneratedAssetSymbols.swift", assets.map { assetSymbols(of: $0.catalog) } ?? "")
  if !isDeclared("L10n") { add("L10n.swift", textConstants(of: tables)) }
  if !isDeclared("Asset") { add("Asset.swift", assets.map { assetConstants(of: $0) } ?? "") }
  if !isDeclared("R") { add("R.generated.swift", resources(of: tables, assets?.catalog)) }
  if !objectiveC.isEmpty {
    let beside = KnownSwift(isDeclared: known.isDeclared, isMember: known.isMemberOfLibrary)
    add("ObjectiveC.swift", importedSwift(of: objectiveC, beside: beside))
  }
  return found
}
