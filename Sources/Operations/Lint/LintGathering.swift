import LayoutModel

/// Puts together what lint found in the layouts of one file: what is the same is told once, with the layouts that have it.
struct LintGathering {
  var file: LintedFile
  private let settings: LintSettings
  private var places: [SceneKey<String>: Int] = [:]
  /// How many layouts of each scene there are; nil is the scene of a layout document.
  private var layoutCounts: [String?: Int] = [:]
  /// The scene of each finding.
  private var scenes: [String?] = []

  init(path: String?, _ settings: LintSettings) {
    file = LintedFile(path: path)
    file.failOn = settings.failOn
    self.settings = settings
  }

  /// Adds a layout with what was found in it.
  ///
  /// - Parameter names: Of the document as it is written; made once something is found.
  mutating func add(
    _ linted: LintedLayout, scene: SceneLabel?, _ diagnostics: [Diagnostic], names: () -> StableNames
  ) {
    let index = file.layouts.count
    file.layouts.append(linted)
    layoutCounts[scene?.id, default: 0] += 1
    guard !diagnostics.isEmpty else { return }
    let names = names()
    for diagnostic in diagnostics {
      add(
        diagnostic, fingerprint(of: diagnostic, scene: scene?.id, names), names.elements(of: diagnostic),
        scene: scene?.id, index)
    }
  }

  /// Adds what was found elsewhere than in a layout.
  mutating func add(_ linted: LintedLayout, _ diagnostics: [Diagnostic]) {
    let index = file.layouts.count
    file.layouts.append(linted)
    layoutCounts[nil, default: 0] += 1
    for diagnostic in diagnostics {
      let fingerprint = fingerprint(of: [diagnostic.code.rawValue, diagnostic.message])
      add(diagnostic, fingerprint, [], scene: nil, index)
    }
  }

  private mutating func add(
    _ diagnostic: Diagnostic, _ fingerprint: String, _ elements: [LintElement], scene: String?, _ index: Int
  ) {
    guard let severity = settings.rules[diagnostic.code] else { return }
    let key = SceneKey(scene: scene, value: fingerprint)
    if let place = places[key] {
      if file.findings[place].layouts.last != index { file.findings[place].layouts.append(index) }
      return
    }
    places[key] = file.findings.count
    scenes.append(scene)
    file.findings.append(
      LintFinding(
        diagnostic: diagnostic, severity: severity, elements: elements, layouts: [index], layoutCount: 0,
        fingerprint: fingerprint, isKnown: settings.baseline.contains(fingerprint)))
  }

  /// Adds a layout that is not there.
  mutating func add(_ linted: LintedLayout, _ failure: RequestFailure) {
    file.faults += LintFault.all(of: failure.problem, in: linted)
  }

  /// All that was added: the gravest first, then by place.
  ///
  /// - Parameter describe: Gives findings the places and names that the source has for them; gets the scene of each.
  consuming func finish(describe: (inout [LintFinding], [String?]) -> Void = { _, _ in }) -> LintedFile {
    for index in file.findings.indices {
      file.findings[index].layoutCount = layoutCounts[scenes[index]] ?? 0
    }
    describe(&file.findings, scenes)
    file.sort()
    return file
  }
}

extension LintedFile {
  /// The gravest findings first, then by place; those of one place as they are.
  fileprivate mutating func sort() {
    let findings = findings
    let order = findings.indices.sorted { a, b in
      if findings[a].severity != findings[b].severity { return findings[a].severity > findings[b].severity }
      switch (findings[a].place, findings[b].place) {
      case (let first?, let second?) where first != second: return first < second
      case (nil, _?): return false
      case (_?, nil): return true
      default: return a < b
      }
    }
    self.findings = order.map { findings[$0] }
  }
}

extension LintFault {
  /// What a problem says, fault by fault.
  static func all(of problem: ProblemDetails, in layout: LintedLayout? = nil) -> [LintFault] {
    let name = layout.map { [$0.scene, $0.environment].compactMap { $0 }.filter { !$0.isEmpty } } ?? []
    let prefix = name.isEmpty ? "" : name.joined(separator: ", ") + ": "
    if problem.errors.isEmpty { return [LintFault(message: prefix + problem.detail)] }
    return problem.errors.map { item in
      var place: SourcePlace?
      if let line = item.line, let column = item.column { place = SourcePlace(line: line, column: column) }
      return LintFault(message: prefix + item.detail, pointer: item.pointer, place: place)
    }
  }
}
