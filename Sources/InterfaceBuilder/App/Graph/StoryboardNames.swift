/// The storyboards of an app by their names, by which code and references know them: those of the files without their extension.
struct StoryboardNames {
  /// In the order of the files.
  private var files: [String: [Int]] = [:]
  /// Folder of each file, without that of its language.
  private let folders: [String]
  /// First storyboard of a name in each folder that has one.
  private var nearest: [Place: Int] = [:]

  private struct Place: Hashable {
    var name: String
    var folder: String
  }

  /// - Parameter paths: Of the files, in the same order.
  init(_ files: [InterfaceBuilderFile], paths: [String]) {
    folders = paths.map(folder)
    for file in files.indices where files[file].isStoryboard {
      let name = storyboardName(paths[file])
      self.files[name, default: []].append(file)
      let place = Place(name: name, folder: folders[file])
      if nearest[place] == nil { nearest[place] = file }
    }
  }

  /// All storyboards of a name.
  func files(named name: String) -> [Int] { files[name] ?? [] }

  /// Storyboard of a name in the same folder as a file, else the first; nil for none.
  func file(named name: String, seenFrom file: Int) -> Int? {
    nearest[Place(name: name, folder: folders[file])] ?? files[name]?.first
  }
}

private func storyboardName(_ path: String) -> String {
  let name = path.split(separator: "/").last.map(String.init) ?? ""
  return name.hasSuffix(".storyboard") ? String(name.dropLast(11)) : name
}

private func folder(_ path: String) -> String {
  var parts = path.split(separator: "/").dropLast()
  if parts.last?.hasSuffix(".lproj") == true { parts.removeLast() }
  return parts.joined(separator: "/")
}
