import InterfaceBuilder
import LayoutModel

/// Puts together what lint found in the layouts of one file: what is the same is told once, with the layouts that have it.
struct LintGathering {
  var file: LintedFile
  /// Bytes of layouts that may still be kept for a picture.
  var room = Self.mostEndBytes
  /// What the source calls the views of each scene, and where they stand; what code makes in some windows of a sweep comes to it.
  var elements: [String: [String: SceneElement]] = [:]
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

  /// What was found, with what tells it from all others of the file, and the sizes of windows that have it where there is a range
  /// of them.
  typealias Found = (diagnostic: Diagnostic, fingerprint: String, intervals: [WindowSweep.Interval])

  /// Adds a layout with what was found in it.
  ///
  /// - Parameter elements: Gives the views that a finding names.
  mutating func add(
    _ linted: LintedLayout, scene: String? = nil, _ found: [Found],
    elements: (Diagnostic) -> [LintElement] = { _ in [] }
  ) {
    let index = file.layouts.count
    file.layouts.append(linted)
    layoutCounts[scene, default: 0] += 1
    for (diagnostic, fingerprint, intervals) in found {
      guard let severity = settings.rules[diagnostic.code] else { continue }
      let key = SceneKey(scene: scene, value: fingerprint)
      let place = places[key] ?? file.findings.count
      if place == file.findings.count {
        places[key] = place
        scenes.append(scene)
        var finding = LintFinding(diagnostic, layouts: [], fingerprint: fingerprint)
        (finding.severity, finding.elements) = (severity, elements(diagnostic))
        file.findings.append(finding)
      }
      if file.findings[place].layouts.last != index { file.findings[place].layouts.append(index) }
      if !intervals.isEmpty { file.findings[place].intervals[index] = intervals }
    }
  }

  /// Adds a layout that is not there.
  mutating func add(_ linted: LintedLayout, _ failure: Refusal) {
    file.faults += LintFault.all(of: failure, in: linted)
  }

  /// All that was added: the gravest first, then by place; those of one place as they came.
  ///
  /// - Parameter describe: Gives findings the places and names that the source has for them; gets the scene of each.
  consuming func finish(describe: (inout [LintFinding], [String?]) -> Void = { _, _ in }) -> LintedFile {
    for index in file.findings.indices {
      file.findings[index].layoutCount = layoutCounts[scenes[index]] ?? 0
      let (finding, known) = (file.findings[index], settings.baseline[file.findings[index].fingerprint])
      file.findings[index].isKnown = known?.covers(finding, of: file) ?? false
    }
    describe(&file.findings, scenes)
    let findings = file.findings
    let order = findings.indices.sorted { a, b in
      let (first, second) = (findings[a], findings[b])
      if first.severity != second.severity { return first.severity > second.severity }
      guard let place = first.place else { return second.place == nil && a < b }
      guard let other = second.place, other != place else { return second.place == nil || a < b }
      return place < other
    }
    file.findings = order.map { findings[$0] }
    return file
  }
}

extension LintFault {
  /// What a problem says, fault by fault.
  static func all(of problem: Refusal, in layout: LintedLayout? = nil) -> [LintFault] {
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
