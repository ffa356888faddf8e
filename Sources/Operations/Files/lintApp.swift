import LayoutCoding
package import LayoutModel

/// The Interface Builder files of an app's folder, translated together and ready to be looked at one by one.
package struct LintedApp: Sendable {
  /// The files with screens, and those that cannot be read, in the order of their paths.
  package let paths: [String]
  private let rounds: ScreenRounds
  private let options: OperationOptions
  private let engine: LayoutEngine

  init(_ rounds: ScreenRounds, _ options: OperationOptions, on engine: LayoutEngine) {
    paths = rounds.paths
    (self.rounds, self.options, self.engine) = (rounds, options, engine)
  }

  /// Looks at the screens of one of the files.
  ///
  /// - Parameter name: What the report calls it.
  package func lint(_ path: String, as name: String) -> LintedFile {
    do throws(RequestFailure) {
      return try engine.lint(rounds, file: path, path: name, options) { engine.deadline }
    } catch {
      return LintedFile(path: name, faults: LintFault.all(of: error.problem))
    }
  }
}

extension FileResolver {
  /// Translates the Interface Builder files of an app's folder.
  ///
  /// - Throws: Why nothing of it can be looked at.
  package func lintedApp(
    _ files: FolderFiles, _ asked: FileLinting
  ) throws(AssetAuditError) -> LintedApp {
    do throws(RequestFailure) {
      var options = try asked.options(engine.catalogue)
      options.lint.texts += asked.languages.map { .translated($0, [:]) }
      let known = options
      return try FileInput.folder(files).withMaterial(
        Operation.lint.inputs, options.languages + asked.languages, nil
      ) { material throws(RequestFailure) in
        guard let source = material.screens else {
          throw RequestFailure(problem: ProblemDetails(.invalidRequest, "no folder that can be read."))
        }
        return LintedApp(try ScreenRounds(of: source, known, on: engine), known, on: engine)
      }
    } catch {
      throw .unusable(describe(error.problem))
    }
  }
}
