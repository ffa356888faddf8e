import InterfaceBuilder
import LayoutCoding
import LayoutModel

extension LayoutEngine {
  /// Looks at a layout document, or at every screen of an Interface Builder file.
  ///
  /// - Parameters:
  ///   - path: What the file is called; nil for the body of a request.
  ///   - deadline: When the work on one screen for one device must end.
  /// - Throws: The problem of a body that cannot be used, and of work that takes too long.
  func lint(
    _ material: Material, path: String?, _ options: OperationOptions, until deadline: () -> WorkDeadline
  ) throws(RequestFailure) -> LintedFile {
    if let source = material.screens {
      let rounds = try ScreenRounds(of: source, options, on: self)
      return try lint(rounds, file: "", path: path, options, until: deadline)
    }
    let (body, assets) = (material.document.bytes, material.assets)
    let request = try decode(body, options, archive: assets)
    let settings = options.lint.settings(request.lint).forDocuments
    var gathering = LintGathering(path: path, settings)
    for texts in [.own] + options.lint.texts {
      let shown =
        try texts.name == nil ? request : decode(body, texts.environments(options), archive: assets)
      let document = try check(shown, isStrict: false)
      try lint(document, texts, settings, into: &gathering, until: deadline())
    }
    return gathering.finish { findings, _ in
      placeFindings(&findings, of: request.document, in: body.bindMemory(to: UInt8.self))
    }
  }
}
