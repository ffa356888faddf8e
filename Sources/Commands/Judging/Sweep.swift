import ArgumentParser
import Operations

/// Looks for what should be mended in windows of all sizes.
struct Sweep: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say at which window sizes a layout breaks.",
    discussion: """
      Each finding with the sizes that have it, where size classes and rules switch, and where views jump. Without --width \
      and --height in windows of all widths that the device can have. Exit status and files are those of lint.
      """)

  @OptionGroup var arguments: LintArguments<SweepRows>
  @OptionGroup var color: ColorOption
  @Option(help: "text, json, sarif or svg.") var format = LintFormat.text

  func validate() throws {
    if arguments.files.isEmpty { throw ValidationError("Missing expected argument '<files> ...'") }
    if ![.text, .json, .sarif, .svg].contains(format) {
      throw ValidationError("--format is text, json, sarif or svg.")
    }
  }

  func run() throws { try arguments.run(.sweep, as: format) }
}

enum SweepRows: FlagRows { static let rows = flagRows(.sweep) }
