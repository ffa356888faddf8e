import LayoutModel
import Operations

/// Something that `lint` looks at, a file of its report.
struct LintTarget: Sendable {
  enum Content: Sendable {
    /// A layout document or an Interface Builder file by itself.
    case file
    case catalogue
    /// A file of an app's folder, by its path there.
    case screens(LintedApp, file: String)
    /// A folder nothing of which can be looked at, with the reason.
    case unusable(String)
  }

  /// As the report names it.
  var path: String
  var content: Content
}

/// What the arguments of `lint` mean: files as they are; a folder for the storyboards and xibs below it, which are one app's,
/// and for its asset catalogues. Hidden folders, what tools fetch or build, and what the project excludes are passed over.
func lintTargets(
  _ arguments: [String], of project: ProjectFile, passedOver: inout PassedOver,
  _ translate: (FolderFiles) throws(Refusal) -> LintedApp
) -> [LintTarget] {
  var targets: [LintTarget] = []
  var seen: Set<String> = []
  for argument in arguments {
    let path = argument == "-" ? argument : argument.trimmedSlashes
    let found =
      if path.hasSuffix(".xcassets") {
        [LintTarget(path: path, content: .catalogue)]
      } else if FolderFiles.isFolder(path) {
        folderTargets(path, of: project, passedOver: &passedOver, translate)
      } else {
        isSwiftFile(path) ? swiftTargets(path, translate) : [LintTarget(path: path, content: .file)]
      }
    for target in found where seen.insert(target.path).inserted {
      if project.excludes(target.path) {
        passedOver.excluded += 1
      } else {
        targets.append(target)
      }
    }
  }
  return targets
}

/// One file in Swift by itself.
private func swiftTargets(
  _ path: String, _ translate: (FolderFiles) throws(Refusal) -> LintedApp
) -> [LintTarget] {
  do throws(Refusal) {
    guard let bytes = try? StandardStream.contents(of: path) else {
      return [LintTarget(path: path, content: .file)]
    }
    let folder = FolderFiles(file: path, bytes)
    let app = try translate(folder)
    // A file without a screen is looked at, too.
    return (app.paths.isEmpty ? folder.paths : app.paths).map {
      LintTarget(path: path, content: .screens(app, file: $0))
    }
  } catch {
    return [LintTarget(path: path, content: .unusable(error.lines.string))]
  }
}

private func folderTargets(
  _ folder: String, of project: ProjectFile, passedOver: inout PassedOver,
  _ translate: (FolderFiles) throws(Refusal) -> LintedApp
) -> [LintTarget] {
  func name(_ path: String) -> String {
    path.isEmpty ? folder : folder == "." ? path : "\(folder)/\(path)"
  }
  let files = FolderFiles(appAt: folder, passedOver: &passedOver) { project.excludes(name($0)) }
  let catalogues = Set(files.paths.compactMap(outermostCatalogue)).filter { !project.excludes(name($0)) }
  var targets = catalogues.map { LintTarget(path: name($0), content: .catalogue) }
  if files.paths.contains(where: { isScreenFile($0) && outermostCatalogue(of: $0) == nil }) {
    do throws(Refusal) {
      let app = try translate(files)
      targets += app.paths.map { LintTarget(path: name($0), content: .screens(app, file: $0)) }
      let shown = Set(app.paths)
      passedOver.withoutScreens += files.paths.count {
        isScreenFile($0) && !shown.contains($0) && outermostCatalogue(of: $0) == nil
      }
    } catch {
      targets.append(LintTarget(path: folder, content: .unusable(error.lines.string)))
    }
  }
  return targets.sorted { $0.path < $1.path }
}

/// Whether screens may come of a file.
func isScreenFile(_ path: String) -> Bool {
  path.hasSuffix(".storyboard") || path.hasSuffix(".xib") || isSwiftFile(path)
}

/// The asset catalogue that a file is in; nil for one in none.
private func outermostCatalogue(of path: String) -> String? {
  path.firstRange(of: ".xcassets/").map { path[..<$0.lowerBound] + ".xcassets" }
}
