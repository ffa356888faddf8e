/// Whether nothing below a folder of this name is an app's own source: hidden folders, what tools fetch or build, and what is
/// finished for the app as it is.
package func isSkippedFolder(_ name: some StringProtocol) -> Bool {
  if name.hasPrefix(".") { return true }
  let names = ["build", "DerivedData", "Pods", "Carthage", "node_modules", "__MACOSX"]
  if names.contains(where: { name == $0 }) { return true }
  let suffixes = [
    ".framework", ".xcframework", ".bundle", ".app", ".appex", ".xcarchive", ".playground", ".xcodeproj",
    ".xcworkspace",
  ]
  return suffixes.contains { name.hasSuffix($0) }
}

/// Whether a path of a folder leads through none that is skipped, and to no hidden file.
package func isPartOfApp(_ path: String) -> Bool {
  let parts = path.split(separator: "/")
  guard let name = parts.last, !name.hasPrefix(".") else { return false }
  return !parts.dropLast().contains { isSkippedFolder($0) }
}

/// What a file of a folder is read as.
enum FileRole: Hashable {
  case interface, strings, catalog, info

  /// Nil for a file that means nothing here, as all of an asset catalogue do, which is read elsewhere.
  init?(path: String) {
    guard isPartOfApp(path), !path.contains(".xcassets/") else { return nil }
    if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
      self = .interface
    } else if path.hasSuffix(".strings") {
      self = .strings
    } else if path.hasSuffix(".xcstrings") {
      self = .catalog
    } else if path == "Info.plist" || path.hasSuffix("/Info.plist") || path.hasSuffix("-Info.plist") {
      self = .info
    } else {
      return nil
    }
  }
}
