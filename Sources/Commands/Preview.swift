import ArgumentParser
import LayoutModel
import Operations

/// Draws layouts as the service would, without a server.
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a layout document, or the screens of an Interface Builder file or of an app's folder.",
    discussion: """
      Exit status: 0 done, 2 the file cannot be used. '-' is standard input. With --watch the picture is written again \
      whenever the file changes, until the command is interrupted.
      """)

  @Argument(
    help: "A layout document, .storyboard or .xib file, or the folder of an app.", completion: .file())
  var file: String
  @OptionGroup var parameters: RowFlags<PreviewRows>
  @OptionGroup var project: ProjectOptions
  @OptionGroup var assets: CatalogOption
  @OptionGroup var color: ColorOption
  @Option(
    help:
      "svg, html, png or text; by default what the ending of --output says, else text on a terminal and svg elsewhere."
  )
  var format: OutputFormat?
  @Option(name: .shortAndLong, help: "The file to write, in place of standard output.") var output: String?
  @Flag(help: "Write the picture again whenever the file changes.") var watch = false
  @Option(help: "Print, in place of the picture, its link at a service of this address.") var link: String?

  func validate() throws {
    if watch, output == nil || file == "-" || link != nil {
      throw ValidationError("--watch writes to a file, so it needs --output, and a file to watch.")
    }
    if let output, format == nil, OutputFormat(ending: output) == nil, let ending = ending(of: output) {
      throw ValidationError(
        "--output ends in '\(ending)', which is no form of a picture here: take .svg, .html, .png or .txt, or say --format."
      )
    }
    // Behind a link another program draws.
    guard link != nil || chosenFormat.isAvailable else {
      throw ValidationError(
        "This program was built without librsvg and draws no pixels: write .svg or .html, which a browser shows."
      )
    }
    if assets.catalog != nil, link != nil {
      throw ValidationError(
        "--link has no room for asset catalogues: a link holds a document and nothing else.")
    }
  }

  func run() throws {
    if let link { return try printLink(link) }
    var seen = FileStamp.all(of: file)
    var succeeded = try draw()
    while watch {
      pause(milliseconds: 200)
      let stamp = FileStamp.all(of: file)
      guard stamp != seen, stamp.contains(where: \.exists) else { continue }
      seen = stamp
      succeeded = try draw()
    }
    if !succeeded { throw ExitCode(2) }
  }

  /// The ending of a file's name with its dot, nil where it has none.
  private func ending(of path: String) -> Substring? {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? name[$0...] : nil }
  }

  private var chosenFormat: OutputFormat {
    if let format = format ?? output.flatMap({ OutputFormat(ending: $0) }) { return format }
    return StandardStream.output.isTerminal && output == nil && link == nil ? .text : .svg
  }

  private func draw() throws -> Bool {
    var lines = LineSummary()
    var asked = FileResolution()
    let project = try project.project()
    asked.query = try project.query(parameters)
    (asked.format, asked.catalog) = (chosenFormat, try assets.read())
    asked.file = name(ofFile: file)
    let progress = ProgressLine("preview \(file)")
    defer { progress.endFile() }
    let outcome = project.resolver.resolve(
      try readInput(file), asked, lines: &lines, progress: { progress.show($0, of: $1, "\(file) \($2)") })
    progress.clear()
    // Where one environment of several failed, the others are drawn.
    if let problem = outcome.problem { StandardStream.error.tell(problem) }
    if outcome.output.isEmpty { return false }
    if let output {
      try replaceFile(output, with: outcome.output)
      if watch { StandardStream.error.say("\(output) written") }
    } else {
      StandardStream.output.show(outcome.output, as: ShownFormat(chosenFormat.rawValue))
    }
    return outcome.problem == nil
  }

  private func printLink(_ address: String) throws {
    guard
      let path = layoutLink(
        toFile: try readFile(file), ending: chosenFormat.ending ?? ".txt",
        try project.project().query(parameters))
    else {
      throw unusable(
        "\(file): no link: it is no layout document, or its link would have more than 4096 bytes.")
    }
    let base = address.hasSuffix("/") ? String(address.dropLast()) : address
    StandardStream.output.say("\(base)\(path)")
  }
}

/// The parameters that say what is drawn.
enum PreviewRows: FlagRows {
  static let rows = ResolveRows.rows.compactMap { row in
    guard !["exact", "traits", "fields", "compact"].contains(row.name) else { return nil as FlagRow? }
    var row = row
    if row.name == "show" {
      row.help = "What is drawn besides: margins, safeArea, guides, constraints, with commas, or all."
    }
    return row
  }
}
