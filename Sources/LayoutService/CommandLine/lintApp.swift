import LayoutCoding
package import LayoutModel

/// The Interface Builder files of an app's folder, translated together and ready to be looked at one by one.
package struct LintedApp: Sendable {
  /// The files with screens, and those that cannot be read, in the order of their paths.
  package let paths: [String]
  private let rounds: ScreenRounds
  private let options: LintOptions
  private let service: Service

  init(_ rounds: ScreenRounds, _ options: LintOptions, on service: Service) {
    paths = rounds.paths
    (self.rounds, self.options, self.service) = (rounds, options, service)
  }

  /// Looks at the screens of one of the files.
  ///
  /// - Parameter name: What the report calls it.
  package func lint(_ path: String, as name: String) -> LintedFile {
    do throws(RequestFailure) {
      return try service.lint(rounds, file: path, path: name, options) { service.deadline }
    } catch {
      return LintedFile(path: name, faults: LintFault.all(of: error.problem))
    }
  }
}

extension FileResolver {
  /// Translates the Interface Builder files of an app's folder.
  ///
  /// - Parameters:
  ///   - settings: Of the project.
  ///   - request: What counts over them.
  /// - Throws: Why nothing of it can be looked at.
  package func lintedApp(
    _ files: FolderFiles, _ options: FileOptions, _ settings: LintSettings, _ request: LintRequest
  ) throws(AssetAuditError) -> LintedApp {
    do throws(RequestFailure) {
      var asked = try LintOptions(options.parameters + options.lintParameters, catalogue: service.catalogue)
      (asked.settings, asked.request) = (settings, request)
      asked.texts += options.languages.map { .translated($0, [:]) }
      let languages = asked.query.languages + options.languages
      guard let app = try FileInput.folder(files).app(languages: languages) else {
        throw RequestFailure(problem: ProblemDetails(.invalidRequest, "no folder that can be read."))
      }
      let source = ScreenSource(.app(app.folder), assets: try files.appAssets())
      return LintedApp(try ScreenRounds(of: source, asked, on: service), asked, on: service)
    } catch {
      throw .unusable(describe(error.problem))
    }
  }
}
