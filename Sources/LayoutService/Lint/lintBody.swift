import InterfaceBuilder
import LayoutCoding
import LayoutModel

extension Service {
  /// Looks at a layout document, or at every screen of an Interface Builder file.
  ///
  /// - Parameters:
  ///   - path: What the file is called; nil for the body of a request.
  ///   - assets: Those that came with it.
  ///   - deadline: When the work on one screen for one device must end.
  /// - Throws: The problem of a body that cannot be used, and of work that takes too long.
  func lint(
    _ body: UnsafeRawBufferPointer, _ kind: BodyKind, path: String?, _ options: LintOptions,
    assets: AssetTree? = nil, until deadline: () -> WorkDeadline
  ) throws(RequestFailure) -> LintedFile {
    if kind == .interfaceBuilderFile || kind == .form && BodyKind(ofBytes: body) == .interfaceBuilderFile {
      let source = ScreenSource(.file(body), assets: assets)
      let rounds = try ScreenRounds(of: source, options, on: self)
      return try lint(rounds, file: "", path: path, options, until: deadline)
    }
    let box = try decode(body, options.query, archive: assets)
    let settings = options.settings(box.request.lint).forDocuments
    var gathering = LintGathering(path: path, settings)
    for texts in [.own] + options.texts {
      let shown =
        try texts.name == nil ? box : decode(body, texts.environments(options.query), archive: assets)
      let document = try check(shown, isStrict: false)
      try lint(document, texts, settings, into: &gathering, until: deadline())
    }
    return gathering.finish { findings, _ in
      placeFindings(&findings, of: box.request.document, in: body.bindMemory(to: UInt8.self))
    }
  }
}
