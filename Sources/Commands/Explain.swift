import ArgumentParser
import LayoutModel
import Operations

/// Says why layouts are as they are, as the service would, without a server.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Say which constraints conflict, what is ambiguous, what would mend it, and where edges come from.",
    discussion: """
      Every change that is proposed was tried. Exit status: 0 clean, 1 a layout has a finding as grave as --fail-on, 2 a \
      file cannot be used. '-' is standard input.
      """)

  @Argument(
    help: "Layout documents, .storyboard, .xib and .swift files, and folders of apps.", completion: .file())
  var files: [String]
  @OptionGroup var parameters: RowFlags<ExplainRows>
  @OptionGroup var project: ProjectOptions
  @OptionGroup var color: ColorOption
  @Option(help: "text, json or html.") var format = ExplanationFormat.text
  @Option(help: "The severity from which a finding fails the run: info, warning or error.")
  var failOn = Diagnostic.Severity.error

  func run() throws {
    let project = try project.project()
    let (query, resolver) = (try project.query(parameters), project.resolver)
    var worst: Int32 = 0
    try requireFiles(files)
    for file in files {
      let input = try readInput(file)
      let outcome = withProgress("explain \(file)") {
        resolver.answer(
          .explain, input, file: name(ofFile: file), query: query,
          as: OutputFormat(rawValue: format.rawValue)?.mediaType ?? .text)
      }
      if files.count > 1, format == .text { StandardStream.output.tell("\(file)") }
      StandardStream.output.show(outcome.output, as: ShownFormat(format.rawValue))
      worst = max(worst, outcome.status(of: file, failOn: failOn))
    }
    if worst != 0 { throw ExitCode(worst) }
  }
}

enum ExplainRows: FlagRows { static let rows = flagRows(.explain) }

enum ExplanationFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, html
}
