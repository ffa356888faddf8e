import ArgumentParser
import LayoutModel
import Operations
import ProjectConfiguration

/// What commands have in common that look for what should be mended.
struct LintArguments<Rows: FlagRows>: ParsableArguments {
  @Argument(
    help: "Layout documents, .storyboard, .xib and .swift files, asset catalogues, and folders.",
    completion: .file())
  var files: [String] = []
  @OptionGroup var parameters: RowFlags<Rows>
  @OptionGroup var project: ProjectOptions
  @OptionGroup var rules: LintRuleOptions
  @Option(
    help: "Also with the texts of a language that stand beside files, as Xcode has them; may be repeated.")
  var language: [String] = []
  @Option(help: "Also write a report to a file, by its format: --report sarif=lint.sarif; may be repeated.")
  var report: [LintReportFile] = []
  @Option(help: "Files that are looked at side by side; by default one for each processor.") var jobs: Int?

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs is a number from 1 to 256.") }
  }

  /// Looks at the files, and writes what was found.
  ///
  /// - Throws: Status 2 for a file that cannot be used, else 1 for what fails a run.
  func run(_ operation: Operation, as format: LintFormat) throws {
    let project = try project.project()
    var asked = FileLinting(operation)
    asked.hasPictures = ([format] + self.report.map(\.format)).contains(.svg)
    // What a project says of windows is no matter where they have all sizes.
    asked.query = try project.query(parameters).filter { said in
      operation.parameters.contains { $0.name == said.name }
    }
    if !parameters.values.contains(where: { $0.name == "pseudo" }) {
      asked.query += project.configuration.pseudo.map { ("pseudo", $0) }
    }
    asked.languages = language.isEmpty ? project.configuration.languages : language
    (asked.settings, asked.request) = (try rules.settings(of: project), rules.request)
    try LintRun(project: project, rules: rules, format: format, reports: report, jobs: jobs).run(files, asked)
  }
}
