import ArgumentParser
import LayoutModel
import Operations
import ProjectConfiguration

/// Which rules count, and what is known.
struct LintRuleOptions: ParsableArguments {
  @Option(help: "A rule that is off; may be repeated.") var disable: [LintRule] = []
  @Option(help: "A rule that is on; may be repeated.") var enable: [LintRule] = []
  @Option(help: "Only this rule is on; may be repeated.") var only: [LintRule] = []
  @Option(help: "The severity from which a finding fails the run: info, warning or error.")
  var failOn: Diagnostic.Severity?
  @Option(help: "A file of findings that are known, and fail no run.") var baseline: String?
  @Option(help: "Write what is found to a baseline, and nothing else.") var writeBaseline: String?

  /// What the project says, with what is known.
  ///
  /// - Throws: Status 2 for a baseline that cannot be used.
  func settings(of project: ProjectFile) throws -> LintSettings {
    var settings = LintSettings()
    for (code, severity) in project.configuration.rules { settings.set(code, severity) }
    settings.failOn = project.configuration.failOn ?? settings.failOn
    let known = baseline ?? project.configuration.baseline.map { project.path($0) }
    if writeBaseline == nil, let known { settings.baseline = try findings(in: known) }
    return settings
  }

  /// What counts over that.
  var request: LintRequest {
    var request = LintRequest()
    (request.disable, request.enable) = (disable.map(\.code), enable.map(\.code))
    (request.only, request.failOn) = (only.map(\.code), failOn)
    return request
  }

  private func findings(in path: String) throws -> [String: KnownFinding] {
    let bytes = try readFile(path, limit: LintBaseline.mostBytes)
    do throws(ConfigurationFault) {
      return try LintBaseline(bytes).findings
    } catch {
      let place = error.place.map { ":\($0.line):\($0.column)" } ?? ""
      throw unusable("\(path)\(place): \(error.message)")
    }
  }
}

extension LintRule: ExpressibleByArgument {
  package init?(argument: String) {
    guard let rule = LintRule.named(argument) else { return nil }
    self = rule
  }
}
