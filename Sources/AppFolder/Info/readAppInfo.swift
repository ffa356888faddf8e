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
  if bytes.starts(with: "bplist".utf8) {
    throw fault(path, "This is a binary property list. Save it as XML: plutil -convert xml1.")
  }
  let document: XMLDocument
  do {
    document = try bytes.withUnsafeBufferPointer { bytes throws(Fault) in
      try parseXML(UnsafeRawBufferPointer(bytes), limits, mayNameType: true)
    }
  } catch {
    guard case .invalidXML(let reason, _, let line, let column) = error.kind else {
      throw fault(path, "The file is nested too deeply, or too large.")
    }
    throw fault(path, "\(reason).", SourcePlace(line: line, column: column))
  }
  guard document.root.name == "plist", let list = document.root.child("dict") else {
    let message = "This is no property list: a dict in a plist is missing."
    throw fault(path, message, SourcePlace(line: 1, column: 1))
  }
  return info(of: PropertyDictionary(list))
}

private func fault(_ path: String, _ message: String, _ place: SourcePlace? = nil) -> FileFault {
  FileFault(path: path, kind: .invalidPropertyList, message: message, place: place)
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

/// A `dict` of a property list: keys and values in turn.
private struct PropertyDictionary {
  private var values: [String: XMLElement] = [:]

  init(_ element: XMLElement) {
    var key: String?
    for child in element.children {
      if child.name == "key" {
        key = child.text ?? ""
      } else if let name = key {
        // Of a key that stands twice the first counts.
        if values[name] == nil { values[name] = child }
        key = nil
      }
    }
  }

  subscript(key: String) -> XMLElement? { values[key] }

  func dictionary(_ key: String) -> PropertyDictionary? {
    values[key].flatMap { $0.name == "dict" ? PropertyDictionary($0) : nil }
  }

  /// A text that says something: not one of a build variable.
  func string(_ key: String) -> String? {
    guard let value = values[key], value.name == "string", let text = value.text else { return nil }
    return text.contains("$(") ? nil : text
  }

  func flag(_ key: String) -> Bool { values[key]?.name == "true" }

  func orientations(_ key: String) -> [InterfaceOrientation] {
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
