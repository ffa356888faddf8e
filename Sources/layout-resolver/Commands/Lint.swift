import ArgumentParser
import LayoutService

/// Looks for what should be mended, as the service would, without a server.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Say what should be mended in layouts.")

  @Argument(help: "Layout documents, .storyboard and .xib files.") var files: [String]
  @OptionGroup var environment: EnvironmentOptions

  func run() throws {
    let resolver = FileResolver()
    var progress = ProgressLine(files: files.count)
    for path in files {
      progress.show(0, of: 1, path)
      let lines = resolver.lint(try readFile(path), path: path, environment.fileOptions)
      progress.endFile()
      StandardStream.output.write(lines.utf8)
    }
  }
}
