import ArgumentParser
import LayoutService

/// Resolves files as the service would, without a server.
struct Resolve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Resolve layout documents, Interface Builder files and folders of apps, and print their layouts.",
    discussion: """
      Exit status: 0 clean, 1 a layout has a diagnostic as grave as --fail-on, 2 a file cannot be used. '-' is \
      standard input.
      """)

  @Argument(help: "Layout documents, .storyboard and .xib files, and folders of apps.") var files: [String]
  @OptionGroup var environment: EnvironmentOptions
  @OptionGroup var assets: CatalogOption
  @Flag(help: "Also print frames as solved, before they are put on pixels.") var exact = false
  @Flag(help: "Also print the traits of every view, and what overrides them.") var allTraits = false
  @Option(help: "Also print: content, margins, safeArea, guides, constraints, with commas, or all.") var show:
    String?
  @Option(
    help: """
      Print no more of each layout than these, with commas: environment, controllers, views, frames, images, diagnostics, \
      matchedRules, uncertain.
      """)
  var fields: String?
  @Flag(help: "Print equal layouts once, without traits, and the environments that have them.") var compact =
    false
  @Flag(
    help: """
      Also tell, on standard error, how each layout came about: for each controller its items, its constraints with where \
      each comes from, and the linear system at each stage of its solving.
      """)
  var explain = false
  @Option(
    help: "json, text, svg, html, png, or ndjson: a line for each environment of all files, and a summary.")
  var format = OutputFormat.json
  @Option(help: "The severity from which a diagnostic fails the run: info, warning or error.")
  var failOn = FailureThreshold.error

  func run() throws {
    var options = try environment.fileOptions()
    options.isExact = exact
    options.hasAllTraits = allTraits
    options.show = show
    options.fields = fields
    options.isCompact = compact
    options.isExplained = explain
    options.format = format
    options.catalog = try assets.read()
    let resolver = FileResolver()
    var worst: Int32 = 0
    var lines = LineSummary()
    var progress = ProgressLine(files: files.count)
    for file in files {
      options.file = name(ofFile: file)
      let outcome = resolver.resolve(
        try readInput(file), options, file: files.count > 1 ? file : nil, lines: &lines,
        progress: { progress.show($0, of: $1, "\(file) \($2)") },
        explain: { text in
          progress.clear()
          StandardStream.error.write(text.utf8)
        },
        write: { line in
          progress.clear()
          StandardStream.output.write(line)
        })
      progress.endFile()
      StandardStream.output.write(outcome.output)
      if let problem = outcome.problem {
        StandardStream.error.write("\(file): \(problem)\n".utf8)
        worst = 2
      } else if failOn.fails(outcome.diagnostics) {
        worst = max(worst, 1)
      }
    }
    if format == .ndjson { StandardStream.output.write(lines.lastLine) }
    if worst != 0 { throw ExitCode(worst) }
  }
}

extension OutputFormat: ExpressibleByArgument {}
extension FailureThreshold: ExpressibleByArgument {}
