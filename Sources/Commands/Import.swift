import ArgumentParser
import JSON
import LayoutModel
import Operations

/// Translates Interface Builder files as the service would, without a server.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Print the layout documents that an Interface Builder file, a file in Swift, or an app's folder stands for.",
    discussion: "Exit status: 0 done, 2 the file cannot be used. '-' is standard input.")

  @Argument(help: "A .storyboard, .xib or .swift file, or the folder of an app.", completion: .file())
  var file: String
  @OptionGroup var parameters: RowFlags<ImportRows>
  @OptionGroup var project: ProjectOptions
  @Option(help: "json, or text for what the source does not tell. Default: text with --holes, else json.")
  var format: ReportFormat?

  func run() throws {
    let listsHoles = parameters.values.contains { $0.name == "holes" }
    let form = format ?? (listsHoles ? .text : .json)
    let (resolver, input, query) = (
      try project.project().resolver, try readInput(file), try parameters.query()
    )
    let outcome = withProgress("import \(file)") {
      resolver.answer(
        .import, input, file: name(ofFile: file), query: query, as: form == .text ? .text : .json)
    }
    // Whoever imports wants to read and change it.
    let isDocument = form == .json && !outcome.output.isEmpty
    StandardStream.output.write(isDocument ? indentedJSON(outcome.output) : outcome.output)
    if let problem = outcome.problem { throw unusable(problem) }
  }
}

enum ImportRows: FlagRows { static let rows = flagRows(.import) }
