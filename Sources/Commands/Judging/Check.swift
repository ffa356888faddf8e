import ArgumentParser
import LayoutModel
import Operations

/// Compares a layout with what UIKit recorded, as the service would, without a server.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say in what a screen is not laid out as a dump of its views has it, and fail where it is not.",
    discussion: """
      The dump is what recursiveDescription prints, in a console or in a snapshot of swift-snapshot-testing, a page source of XCUITest \
      or Appium, or elements for accessibility as JSON. Views count as different from more than half a pixel on.

      Exit status: 0 nothing as grave as --fail-on, 1 findings, 2 a file cannot be used. '-' is standard input.
      """)

  @Argument(
    help: "A layout document, a .storyboard, .xib or .swift file, or the folder of an app.",
    completion: .file())
  var screen: String
  @Option(help: "A file with the dump.", completion: .file()) var against: String
  @OptionGroup var parameters: RowFlags<CheckRows>
  @OptionGroup var project: ProjectOptions
  @OptionGroup var rules: LintRuleOptions
  @OptionGroup var color: ColorOption
  @Option(help: "The form of the report; svg goes with sweep.") var format = LintFormat.text
  @Option(help: "Also write a report to a file, by its format: --report sarif=check.sarif; may be repeated.")
  var report: [LintReportFile] = []

  func validate() throws {
    if ([format] + report.map(\.format)).contains(.svg) {
      throw ValidationError("svg shows windows of all sizes: it goes with sweep.")
    }
  }

  func run() throws {
    let project = try project.project()
    var asked = FileLinting(.check)
    asked.query = try project.query(parameters).filter { said in
      Operation.check.parameters.contains { $0.name == said.name }
    }
    (asked.settings, asked.request) = (try rules.settings(of: project), rules.request)
    let dump = try readFile(against)
    do throws(Refusal) {
      try asked.expect(dump)
    } catch {
      throw unusable(error.report(of: against, in: ["": dump]))
    }
    try LintRun(project: project, rules: rules, format: format, reports: report, jobs: 1).run([screen], asked)
  }
}

enum CheckRows: FlagRows { static let rows = flagRows(.check) }
