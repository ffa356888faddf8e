import InterfaceBuilder
import LayoutCoding
import LayoutModel

extension Service {
  /// Looks at a layout document, or at every scene of an Interface Builder file.
  ///
  /// - Parameters:
  ///   - path: What the file is called; nil for the body of a request.
  ///   - deadline: When the work on one scene for one device must end.
  /// - Throws: The problem of a body that cannot be used, and of work that takes too long.
  func lint(
    _ body: UnsafeRawBufferPointer, _ kind: BodyKind, path: String?, _ options: LintOptions,
    until deadline: () -> WorkDeadline
  ) throws(RequestFailure) -> LintedFile {
    if kind == .interfaceBuilderFile { return try lintFile(body, path: path, options, until: deadline) }
    let box = try decode(body, options.query)
    let settings = options.settings(box.request.lint).forDocuments
    var gathering = LintGathering(path: path, settings)
    for texts in [.own] + options.texts {
      let shown = try texts.name == nil ? box : decode(body, texts.environments(options.query))
      let document = try check(shown, isStrict: false)
      try lint(document, texts, settings, into: &gathering, until: deadline())
    }
    return gathering.finish { findings, _ in
      placeFindings(&findings, of: box.request.document, in: body.bindMemory(to: UInt8.self))
    }
  }

  private func lintFile(
    _ body: UnsafeRawBufferPointer, path: String?, _ options: LintOptions,
    until deadline: () -> WorkDeadline
  ) throws(RequestFailure) -> LintedFile {
    let settings = options.settings(nil)
    var gathering = LintGathering(path: path, settings)
    var elements: [String: [String: SceneElement]] = [:]
    for texts in [.own] + options.texts {
      let query = texts.environments(options.query)
      let scenes = try importFile(body, query, describesElements: elements.isEmpty)
      for scene in scenes {
        if !scene.elements.isEmpty { elements[scene.label.id] = scene.elements }
        var document = document(of: scene, query)
        // A file of one scene says nothing with its name.
        if scenes.count == 1 { document.name = nil }
        let meant = document.meant(for: scene)
        gathering.file.leftOut += document.resultCount - meant.resultCount
        if meant.resultCount == 0 { continue }
        try lint(meant, texts, settings, into: &gathering, until: deadline())
      }
    }
    return gathering.finish { findings, scenes in
      for (index, scene) in scenes.enumerated() {
        findings[index].describe(with: scene.flatMap { elements[$0] } ?? [:])
      }
    }
  }
}
