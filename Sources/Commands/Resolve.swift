import ArgumentParser
import LayoutModel
import Operations

/// Resolves files as the service would, without a server.
struct Resolve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Resolve layout documents, Interface Builder files, files in Swift and folders of apps, and print their layouts.",
    discussion: """
      Exit status: 0 clean, 1 a layout has a diagnostic as grave as --fail-on, 2 a file cannot be used. '-' is \
      standard input.
      """)

  @Argument(
    help: "Layout documents, .storyboard, .xib and .swift files, and folders of apps.", completion: .file())
  var files: [String]
  @OptionGroup var parameters: RowFlags<ResolveRows>
  @OptionGroup var project: ProjectOptions
  @OptionGroup var assets: CatalogOption
  @OptionGroup var color: ColorOption
  @Flag(
    help: """
      Also tell, on standard error, how each layout came about: for each controller its items, its constraints with where \
      each comes from, and the linear system at each stage of its solving.
      """)
  var explain = false
  @Option(
    help: """
      json, text, svg, html, png, uikit as recursiveDescription prints views, or ndjson: a line for each environment of all files, \
      and a summary. Default: text on a terminal, else json.
      """)
  var format: OutputFormat?
  @Option(help: "The severity from which a diagnostic fails the run: info, warning or error.")
  var failOn = Diagnostic.Severity.error

  func run() throws {
    var asked = FileResolution()
    let project = try project.project()
    asked.query = try project.query(parameters)
    let form = format ?? (StandardStream.output.isTerminal ? .text : .json)
    (asked.format, asked.isExplained, asked.catalog) = (form, explain, try assets.read())
    let resolver = project.resolver
    try requireFiles(files)
    var worst: Int32 = 0
    var lines = LineSummary()
    let progress = ProgressLine(files: files.count)
    for file in files {
      (asked.file, asked.label) = (name(ofFile: file), files.count > 1 ? file : nil)
      let outcome = resolver.resolve(
        try readInput(file), asked, lines: &lines,
        progress: { progress.show($0, of: $1, "\(file) \($2)") },
        explain: { text in
          progress.clear()
          StandardStream.error.write(text)
        },
        write: { line in
          progress.clear()
          StandardStream.output.write(line)
        })
      progress.endFile()
      if files.count > 1, form == .text { StandardStream.output.tell("\(file):") }
      StandardStream.output.show(outcome.output, as: ShownFormat(form.rawValue))
      worst = max(worst, outcome.status(of: file, failOn: failOn))
    }
    if form == .ndjson { StandardStream.output.write(lines.lastLine) }
    if worst != 0 { throw ExitCode(worst) }
  }
}

enum ResolveRows: FlagRows { static let rows = flagRows(.resolve) }

extension OutputFormat: ExpressibleByArgument {}
extension Diagnostic.Severity: ExpressibleByArgument {}
