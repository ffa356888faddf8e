/// What of the arguments of a command is not looked at, and why.
struct PassedOver {
  /// Files that the project excludes.
  var excluded = 0
  /// Files of which no screen comes.
  var withoutScreens = 0
  private var folders: [String] = []

  /// Counts a folder whose files are not an app's own. Hidden ones, and what Xcode keeps of a project, nobody misses.
  mutating func add(folder: String) {
    let name = folder.split(separator: "/").last ?? ""
    if [".xcodeproj", ".xcworkspace"].contains(where: name.hasSuffix) { return }
    folders.append(folder)
  }

  /// A sentence each, for the end of a report.
  var sentences: [String] {
    var sentences: [String] = []
    if !folders.isEmpty {
      let names = folders.sorted()
      let more = names.count > 6 ? " and \(names.count - 6) more" : ""
      sentences.append(
        "\(names.prefix(6).joined(separator: ", "))\(more): what tools fetch or build. Name a folder to look into it."
      )
    }
    if excluded > 0 {
      sentences.append("\(files(excluded)) that \(ProjectFile.name) excludes.")
    }
    if withoutScreens > 0 {
      sentences.append(
        "\(files(withoutScreens)) without a screen: no view and no view controller comes of them.")
    }
    return sentences
  }

  private func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }
}
