import LayoutService

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The files that the arguments of `lint` mean: files as they are, folders for the storyboards, xibs and asset catalogues below
/// them. Hidden folders, bundles of dependencies, and what the project excludes are left out.
func lintedPaths(_ arguments: [String], of project: ProjectFile) -> [String] {
  var paths: [String] = []
  var seen: Set<String> = []
  for argument in arguments {
    for path in expand(argument) where seen.insert(path).inserted && !project.excludes(path) {
      paths.append(path)
    }
  }
  return paths
}

private func expand(_ argument: String) -> [String] {
  var isFolder = false
  guard argument != "-", FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder), isFolder,
    !argument.trimmedSlashes.hasSuffix(".xcassets")
  else { return [argument == "-" ? argument : argument.trimmedSlashes] }
  let folder = argument.trimmedSlashes
  let below = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
  return below.filter(isWanted).sorted().map { folder == "." ? $0 : "\(folder)/\($0)" }
}

private func isWanted(_ path: String) -> Bool {
  let parts = path.split(separator: "/")
  guard let name = parts.last, !parts.contains(where: { $0.hasPrefix(".") }) else { return false }
  let folders = parts.dropLast()
  if folders.contains(where: { ["Pods", "Carthage", "node_modules"].contains($0) }) { return false }
  // A catalogue is one, whatever is in it.
  if folders.contains(where: { $0.hasSuffix(".xcassets") }) { return false }
  return [".storyboard", ".xib", ".xcassets"].contains { name.hasSuffix($0) }
}

extension String {
  fileprivate var trimmedSlashes: String {
    var text = self
    while text.count > 1, text.hasSuffix("/") { text.removeLast() }
    return text
  }
}
