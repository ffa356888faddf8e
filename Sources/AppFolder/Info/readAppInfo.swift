import InterfaceBuilder
import LayoutModel
import XML

/// What an `Info.plist` says of its bundle.
struct AppInfo {
  var facts = AppFacts()
  /// Whether it is that of an app, and not of an extension, a framework or tests.
  var isOfApp = true
}

/// Reads an `Info.plist`, which has to be in XML. What it says in a build variable, `$(NAME)`, is not said.
func readAppInfo(_ bytes: [UInt8], path: String, _ limits: XMLLimits) throws(FileFault) -> AppInfo {
  info(of: try readPropertyList(bytes, path: path, limits))
}

private func info(of list: PropertyDictionary) -> AppInfo {
  var info = AppInfo()
  let package = list.string("CFBundlePackageType")
  info.isOfApp =
    list["NSExtension"] == nil && list["EXAppExtensionAttributes"] == nil && list["WKApplication"] == nil
    && list["WKWatchKitApp"] == nil && !["BNDL", "FMWK", "XPC!"].contains(package)
  info.facts.mainStoryboard = sceneStoryboard(of: list) ?? list.string("UIMainStoryboardFile")
  let own = list.orientations("UISupportedInterfaceOrientations")
  let phone = list.orientations("UISupportedInterfaceOrientations~iphone")
  info.facts.phoneOrientations = phone.isEmpty ? own : phone
  info.facts.sizeRestrictions.requiresFullScreen =
    list.flag("UIRequiresFullScreen") || list.flag("UIRequiresFullScreen~ipad")
  info.facts.sizeRestrictions.fullScreenIgnoredSince =
    list.string("UIRequiresFullScreenIgnoredStartingWithVersion").flatMap { SystemVersion($0) }
  info.facts.padOrientations = list.orientations("UISupportedInterfaceOrientations~ipad")
  return info
}

/// The storyboard of the first scene for a window that names one (UIApplicationSceneManifest).
private func sceneStoryboard(of list: PropertyDictionary) -> String? {
  let roles = list.dictionary("UIApplicationSceneManifest")?.dictionary("UISceneConfigurations")
  guard let scenes = roles?["UIWindowSceneSessionRoleApplication"], scenes.name == "array" else { return nil }
  for scene in scenes.children where scene.name == "dict" {
    if let name = PropertyDictionary(scene).string("UISceneStoryboardFile") { return name }
  }
  return nil
}

extension PropertyDictionary {
  fileprivate func orientations(_ key: String) -> [InterfaceOrientation] {
    guard let value = values[key], value.name == "array" else { return [] }
    var seen: Set<InterfaceOrientation> = []
    return value.children.compactMap { $0.text.flatMap { Self.orientations[$0] } }.filter {
      seen.insert($0).inserted
    }
  }

  private static let orientations: [String: InterfaceOrientation] = [
    "UIInterfaceOrientationPortrait": .portrait,
    "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
    "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
    "UIInterfaceOrientationLandscapeRight": .landscapeRight,
  ]
}

/// What the `Info.plist` says that is the app's own: of those that are no extension's, framework's or tests', that of the
/// folder which has the most Interface Builder files, then one that names a storyboard, then the one that lies highest.
func chooseFacts(_ infos: [(String, AppInfo)], for files: [String]) -> AppFacts {
  var best: (facts: AppFacts, rank: [Int])?
  for (path, info) in infos where info.isOfApp && !isOfTests(path) {
    let prefix = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let rank = [
      files.count { $0.hasPrefix(prefix) }, info.facts.mainStoryboard == nil ? 0 : 1,
      -path.utf8.count { $0 == UInt8(ascii: "/") },
    ]
    if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true { best = (info.facts, rank) }
  }
  return best?.facts ?? AppFacts()
}

/// Whether a folder on the way says that its files are tests'.
private func isOfTests(_ path: String) -> Bool {
  path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
}
