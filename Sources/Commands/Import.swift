import ArgumentParser
import LayoutModel
import Operations

/// Translates Interface Builder files as the service would, without a server.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Print the layout documents that an Interface Builder file, a file in Swift, or an app's folder stands for.",
    discussion: "Exit status: 0 done, 2 the file cannot be used. '-' is standard input.")

  @Argument(help: "A .storyboard, .xib or .swift file, or the folder of an app.") var file: String
  @OptionGroup var parameters: RowFlags<ImportRows>
  @OptionGroup var project: ProjectOptions
  @Option(help: "json, or text for what the source does not tell. Default: text with --holes, else json.")
  var format: ReportFormat?

  func run() throws {
    let listsHoles = parameters.values.contains { $0.name == "holes" }
    let outcome = try project.project().resolver.answer(
      .import, try readInput(file), file: name(ofFile: file), query: try parameters.query(),
      as: (format ?? (listsHoles ? .text : .json)) == .text ? .text : .json)
    StandardStream.output.write(outcome.output)
    if let problem = outcome.problem { throw unusable("\(file): \(problem)") }
  }
}

enum ImportRows: FlagRows { static let rows = flagRows(.import) }
