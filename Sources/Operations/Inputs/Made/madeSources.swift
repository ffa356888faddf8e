import AppFolder
import LayoutCoding
import LayoutModel

/// The Swift that the build of an app makes of its texts and its assets, as Xcode, SwiftGen and R.swift do, and of its headers, and that no
/// repository has.
///
/// - Parameters:
///   - tables: The tables of texts by their names.
///   - classes: Those in Objective-C from which classes in Swift inherit.
///   - limit: Bytes that a file may have; a longer one is left out, and its names are not known.
///   - isDeclared: Whether a file of the app declares a name, so that it has what would be made.
func madeSources(
  _ tables: [(name: String, texts: [String: String])], _ assets: AssetTree?, _ classes: [ObjectiveCClass],
  limit: Int,
  isDeclared: (String) -> Bool
) -> [SourceText] {
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
  add("ObjectiveC.swift", objectiveCClasses(classes, isDeclared: isDeclared))
  return found
}
