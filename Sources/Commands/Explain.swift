import ArgumentParser
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

  @Argument(help: "Layout documents, .storyboard and .xib files, and folders of apps.") var files: [String]
  @OptionGroup var parameters: RowFlags<ExplainRows>
  @OptionGroup var project: ProjectOptions
  @Option(help: "text, json or html.") var format = ExplanationFormat.text
  @Option(help: "The severity from which a finding fails the run: info, warning or error.")
  var failOn = FailureThreshold.error

  func run() throws {
    let query = try project.query(parameters)
    let resolver = FileResolver()
    var worst: Int32 = 0
    for file in files {
      let outcome = resolver.answer(
        .explain, try readInput(file), file: name(ofFile: file), query: query, as: format.mediaType)
      if files.count > 1, format == .text { StandardStream.output.write("\(file)\n".utf8) }
      StandardStream.output.write(outcome.output)
      if let problem = outcome.problem {
        StandardStream.error.write("\(file): \(problem)\n".utf8)
        worst = 2
      } else if failOn.fails(outcome.diagnostics) {
        worst = max(worst, 1)
      }
    }
    if worst != 0 { throw ExitCode(worst) }
  }
}

enum ExplanationFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, html

  var mediaType: MediaType {
    switch self {
    case .text: .text
    case .json: .json
    case .html: .html
    }
  }
}
