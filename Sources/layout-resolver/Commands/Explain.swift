import ArgumentParser
import LayoutService

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
  @OptionGroup var environment: EnvironmentOptions
  @Option(help: "The id of a view: also say what puts its edges where they are.") var view: String?
  @Option(
    help:
      "Of the view no more than this: left, right, top, bottom, leading, trailing, width, height, centerX or centerY."
  )
  var edge: String?
  @Option(
    help: "What the page of --format html draws besides the layout: margins, safeArea, guides, constraints.")
  var show: String?
  @Option(help: "text, json or html.") var format = ExplanationFormat.text
  @Option(help: "The severity from which a finding fails the run: info, warning or error.")
  var failOn = FailureThreshold.error

  func run() throws {
    var options = try environment.fileOptions()
    (options.view, options.edge, options.show) = (view, edge, show)
    let resolver = FileResolver()
    var worst: Int32 = 0
    for file in files {
      options.file = name(ofFile: file)
      let outcome = resolver.explain(try readInput(file), options, as: format)
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

extension ExplanationFormat: ExpressibleByArgument {}
