import ArgumentParser
import LayoutModel
import Operations
import ProjectConfiguration

/// Compares the layouts of two files, as the service would, without a server.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Say what a change does to layouts: what moved, came or went, and which constraints made it so.",
    discussion: """
      Exit status: 0 the layouts are the same, 1 they differ, 2 a file cannot be used. '-' is standard input. With \
      --all-windows, --width or --height in windows of all sizes: which findings of lint are there in others.

      For git: git config diff.layout.command 'layout-resolver diff --git-driver --', and in .gitattributes \
      '*.storyboard diff=layout'. The status is then 0, as git wants it.
      """)

  @Argument(
    help:
      "Two layout documents, .storyboard or .xib files: the old one and the new one. With --git-driver what git says.",
    completion: .file()
  )
  var files: [String]
  @OptionGroup var parameters: RowFlags<DiffRows>
  @OptionGroup var project: ProjectOptions
  @OptionGroup var color: ColorOption
  @Option(help: "text, json, html or svg.") var format = ComparisonFormat.text
  @Flag(help: "Take the arguments that git gives the driver of a diff.") var gitDriver = false

  func validate() throws {
    if gitDriver {
      // Of a path that is not merged git says no more than its name, of one that was renamed the new name, too.
      if files.count != 1, files.count < 7 {
        throw ValidationError("git gives the driver of a diff seven arguments.")
      }
    } else if files.count != 2 {
      throw ValidationError("Two files are compared: OLD NEW.")
    }
  }

  func run() throws {
    if gitDriver { return try drive() }
    let difference = try withProgress("diff \(files[1])") {
      try compare((files[0], files[0]), (files[1], files[1]))
    }
    StandardStream.output.show(difference.output, as: ShownFormat(format.rawValue))
    if let problem = difference.problem { throw unusable(problem) }
    if difference.hasDifferences { throw ExitCode(1) }
  }

  /// Answers git, which gives up altogether where a driver fails: so a file that cannot be used is told, and no failure.
  private func drive() throws {
    let path = files[0]
    StandardStream.output.say("layouts of \(path)")
    if files.count == 1 { return StandardStream.output.say("not merged") }
    if files[1] == "/dev/null" { return StandardStream.output.say("a new file") }
    if files[4] == "/dev/null" { return StandardStream.output.say("the file is gone") }
    let newPath = files.count > 7 ? files[7] : path
    let difference = try compare(("a/\(path)", files[1]), ("b/\(newPath)", files[4]))
    StandardStream.output.write(difference.output)
    if let problem = difference.problem { StandardStream.output.say(problem) }
  }

  /// What the project says of rules of lint, but for those that the flags say something of.
  private func rules(of project: ProjectFile) -> Query {
    let said = Set(parameters.values.map(\.value))
    return project.configuration.rules.filter { !said.contains($0.key.rawValue) }.map { code, severity in
      (severity == nil ? "disable" : "enable", code.rawValue)
    }
  }

  private func compare(
    _ old: (name: String, path: String), _ new: (name: String, path: String)
  ) throws -> FileResolver.Outcome {
    let project = try project.project()
    let query = try project.query(parameters) + rules(of: project)
    return project.resolver.compare(
      (old.name, try readFile(old.path)), (new.name, try readFile(new.path)), query: query,
      as: OutputFormat(rawValue: format.rawValue)?.mediaType ?? .text)
  }
}

enum DiffRows: FlagRows { static let rows = flagRows(.diff) }

enum ComparisonFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, html, svg
}
