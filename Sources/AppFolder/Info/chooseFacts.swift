import InterfaceBuilder

/// What the `Info.plist` says that is the app's own: of those that are no extension's, framework's or tests', that of the
/// folder which has the most Interface Builder files, then one that names a storyboard, then the one that lies highest.
func chooseFacts(_ infos: [(path: String, info: AppInfo)], for files: [String]) -> AppFacts {
  var best: (facts: AppFacts, rank: [Int])?
  for (path, info) in infos where info.isOfApp && !isOfTests(path) {
    let folder = path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)
    let prefix = path.contains("/") ? String(folder) : ""
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
