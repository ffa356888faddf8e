import ArgumentParser
import LayoutModel
import Operations
import ProjectConfiguration

/// A look at some files: what is told of them, where it goes, and what fails the run.
struct LintRun {
  let project: ProjectFile
  let rules: LintRuleOptions
  let format: LintFormat
  let reports: [LintReportFile]
  /// Files that are looked at side by side; nil for one for each processor.
  let jobs: Int?

  /// Looks at the files, and writes what was found.
  ///
  /// - Throws: Status 2 for a file that cannot be used, else 1 for what fails a run.
  func run(_ files: [String], _ asked: FileLinting) throws {
    try refuse(asked)
    let known = asked
    var passedOver = PassedOver()
    let targets = lintTargets(files, of: project, passedOver: &passedOver) { folder throws(Refusal) in
      try project.resolver.lintedApp(folder, known)
    }
    var report = lint(targets, asked, project.resolver)
    report.passedOver = passedOver.sentences
    if let problem = asked.problem(of: report) { throw unusable(problem) }
    if let path = rules.writeBaseline {
      try replaceFile(path, with: LintBaseline.write(report))
      StandardStream.error.say("\(path) written")
      return try refuse(report)
    }
    for file in reports { try replaceFile(file.path, with: try file.format.write(report)) }
    StandardStream.output.show(try format.write(report), as: ShownFormat(format.rawValue))
    if report.files.contains(where: { !$0.faults.isEmpty }) { throw ExitCode(2) }
    if report.fails { throw ExitCode(1) }
  }

  /// Says what is wrong with the options, once and not for every file.
  private func refuse(_ asked: FileLinting) throws {
    if let problem = FileResolver().problem(of: asked.query, for: asked.operation) {
      throw unusable(problem.lines)
    }
  }

  /// Says which files a baseline lacks.
  private func refuse(_ report: LintReport) throws {
    let files = report.files.filter { !$0.faults.isEmpty }
    if files.isEmpty { return }
    let refused = files.map { LintedFile(path: $0.path, faults: $0.faults) }
    StandardStream.error.write(try LintFormat.text.write(LintReport(files: refused)))
    throw ExitCode(2)
  }

  /// Looks at files side by side; the report has them in their order.
  private func lint(
    _ targets: [LintTarget], _ asked: FileLinting, _ resolver: FileResolver
  ) -> LintReport {
    let progress = ProgressLine(files: targets.count)
    let files = inParallel(targets.count, jobs: jobs) { index in
      let path = targets[index].path
      progress.show(0, of: 1, path)
      defer { progress.endFile() }
      switch targets[index].content {
      case .catalogue: return lintAssets(path, resolver, asked)
      case .screens(let app, let file): return app.lint(file, as: path)
      case .unusable(let message): return LintedFile(path: path, faults: [LintFault(message: message)])
      case .file:
        do throws(ReadingFault) {
          let bytes = try StandardStream.contents(of: path)
          return resolver.lint(bytes, path: path, asked, read: contentsBeside)
        } catch {
          let message = path == "-" || exists(path) ? error.sentence : sentence(onMissing: path)
          return LintedFile(path: path, faults: [LintFault(message: message)])
        }
      }
    }
    return LintReport(files: files)
  }

  /// The bytes of a file that may stand beside a linted one, nil where it does not.
  ///
  /// - Throws: That it is too large.
  private func contentsBeside(_ path: String) throws(Refusal) -> [UInt8]? {
    do throws(ReadingFault) {
      return try StandardStream.contents(of: path)
    } catch .tooLarge(let limit) {
      throw Refusal(ReadingFault.tooLarge(limit: limit).sentence)
    } catch {
      return nil
    }
  }

  private func lintAssets(_ path: String, _ resolver: FileResolver, _ asked: FileLinting) -> LintedFile {
    do throws(Refusal) {
      return resolver.lintAssets(try FolderFiles(at: path), path: path, asked)
    } catch {
      return LintedFile(path: path, faults: [LintFault(message: error.detail)])
    }
  }
}
