import ArgumentParser
import LayoutModel
import Operations

/// Looks for what should be mended, as the service would, without a server.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what should be mended in layouts, and fail where something is.",
    discussion: """
      Exit status: 0 nothing as grave as --fail-on, 1 findings, 2 a file cannot be used. '-' is standard input. A folder is \
      an app: its storyboards and xibs and its classes in Swift are looked at together, with its images and its texts, and its \
      asset catalogues.
      """)

  @OptionGroup var arguments: LintArguments<LintRows>
  @Option(help: "The form of the report; svg with --all-windows.") var format = LintFormat.text
  @OptionGroup var color: ColorOption
  @Flag(help: "List the rules, and look at nothing.") var listRules = false

  func validate() throws {
    if arguments.files.isEmpty, !listRules {
      throw ValidationError("Missing expected argument '<files> ...'")
    }
    if format == .svg, !arguments.parameters.values.contains(where: { $0.name == "allWindows" }) {
      throw ValidationError("svg shows windows of all sizes: it goes with --all-windows.")
    }
  }

  func run() throws {
    guard listRules else { return try arguments.run(.lint, as: format) }
    var settings = try arguments.rules.settings(of: arguments.project.project())
    settings.apply(arguments.rules.request)
    StandardStream.output.write(ruleTable(settings))
  }

  private func ruleTable(_ settings: LintSettings) -> PlainText {
    LintRule.all.map { rule -> PlainText in
      let state = settings.rules[rule.code]?.rawValue ?? "off"
      let judged = rule.precision.map { ", right in \($0.right) of \($0.judged)" } ?? ""
      return "\(rule.code.rawValue): \(state)\(judged)\n    \(rule.summary)\n"
    }.joined()
  }
}

enum LintRows: FlagRows { static let rows = flagRows(.lint) }

/// A report in a file: `sarif=lint.sarif`.
struct LintReportFile: ExpressibleByArgument {
  var format: LintFormat
  var path: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let format = LintFormat(rawValue: String(parts[0])) else { return nil }
    self.format = format
    path = String(parts[1])
  }
}

extension LintFormat: ExpressibleByArgument {}
