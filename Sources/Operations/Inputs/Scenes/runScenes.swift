import InterfaceBuilder
import JSON
import LayoutCoding
import LayoutModel
import SwiftScreens

extension LayoutEngine {
  /// Runs the classes of an app's scenes on top of them, each for the surroundings in which it comes to something else: in the scene of its
  /// controller, and in every other in which that is shown. A scene stays as its file says where its class lays nothing out, or is not
  /// understood for the most part.
  ///
  /// - Returns: What the fills made a difference to.
  func runScenes(
    of app: inout ImportedApp, _ classes: SwiftClasses, _ options: OperationOptions, _ companions: Companions,
    until deadline: WorkDeadline?
  ) throws(Refusal) -> FillKeys {
    var keys = FillKeys()
    let drawn = classes.entries.indices.filter { isShown(classes.entries[$0], classes, options) }
    if drawn.isEmpty { return keys }
    let scenes = DrawnScenes(app.screens)
    var stages = SceneStages(self, options, companions, deadline)
    var runs: [Int: [SceneRun]] = [:]
    let questions = try stages.questions(drawn, classes, scenes)
    readAhead(questions, classes, options, until: deadline)
    for index in drawn {
      for run in try self.runs(index, scenes, classes, options, &stages, &keys) {
        let view = SceneView(file: run.file, view: run.view)
        for place in scenes.showing(view) {
          // What a scene's own controller shows is said first.
          let isOwn = scenes.isOwn(view, place)
          runs[place, default: []].insert(run, at: isOwn ? 0 : runs[place]?.count ?? 0)
        }
      }
    }
    var made: [Int: [ImportedScene]] = [:]
    for (place, runs) in runs {
      guard let tree = scenes.trees[place] else { continue }
      made[place] = app.screens[place].running(runs, over: tree)
    }
    app.replace(made)
    return keys
  }

  /// What a class comes to in each of the scenes that it is the controller of.
  private func runs(
    _ index: Int, _ scenes: DrawnScenes, _ classes: SwiftClasses, _ options: OperationOptions,
    _ stages: inout SceneStages, _ keys: inout FillKeys
  ) throws(Refusal) -> [SceneRun] {
    var views = classes.shownViews(of: classes.entries[index])
    if views.isEmpty {
      let found = try read(stages.question(index, nil, scenes), classes, options, stages.deadline).readings
      let isController = found.first?.reading.kind == .controller
      // What is drawn of it only its code knows, by the name of the file.
      let isOther = classes.areScenes(of: classes.entries[index])
      let loaded =
        isOther ? nil : found.first.flatMap { scenes.view(of: $0.reading) }.map { ShownView(view: $0) }
      views =
        isController
        ? [loaded].compactMap { $0 } : classes.nibViews(of: classes.entries[index], areLoaded: true)
      if views.isEmpty { for (reading, _) in found { keys.add(reading) } }
    }
    var runs: [SceneRun] = []
    for view in views {
      let question = try stages.question(index, view, scenes)
      let (readings, base) = try read(question, classes, options, stages.deadline)
      for (reading, _) in readings { keys.add(reading) }
      if let run = SceneRun(index, view.view, readings, base, question.surroundings.count) {
        runs.append(run)
      }
    }
    return runs
  }

  /// What a class comes to where a file shows it, or by itself.
  private func read(
    _ question: SwiftClasses.Question, _ classes: SwiftClasses, _ options: OperationOptions,
    _ deadline: WorkDeadline?
  ) throws(Refusal) -> (readings: [(reading: ScreenReading, places: [Int])], base: String?) {
    let (readings, base) = try readings(
      classes, question.index, on: question.stage, question.surroundings, options, until: deadline)
    return (readings, base)
  }

  private func isShown(_ entry: SwiftClasses.Entry, _ classes: SwiftClasses, _ options: OperationOptions)
    -> Bool
  {
    classes.isDrawn(entry) && !options.excludesType(entry.name)
  }
}

/// The places where scenes are shown, where nobody asks for one the device that each names.
private struct SceneStages {
  private let engine: LayoutEngine
  private let options: OperationOptions
  private let companions: Companions
  let deadline: WorkDeadline?
  private var known: [[UInt8]: [Surroundings]] = [:]

  init(
    _ engine: LayoutEngine, _ options: OperationOptions, _ companions: Companions, _ deadline: WorkDeadline?
  ) {
    (self.engine, self.options, self.companions, self.deadline) = (engine, options, companions, deadline)
  }

  /// - Parameter scene: Its document; nil for what is in none.
  mutating func surroundings(of scene: JSONTree?) throws(Refusal) -> [Surroundings] {
    let members = (scene?.members ?? []).filter { !Self.ofScreen.contains($0.key) }
    var writer = JSONWriter()
    JSONTree.object(members).write(to: &writer)
    let stage = writer.bytes()
    if let found = known[stage] { return found }
    let found = try engine.surroundings(
      options, companions, on: members.isEmpty ? nil : members, until: deadline)
    known[stage] = found
    return found
  }

  /// What is asked of a class where a file shows it, or by itself.
  mutating func question(
    _ index: Int, _ shown: ShownView?, _ scenes: DrawnScenes
  ) throws(Refusal) -> SwiftClasses.Question {
    SwiftClasses.Question(
      index: index, stage: shown.flatMap { $0.nib ?? scenes.stage(of: $0.view) },
      surroundings: try surroundings(of: scenes.document(of: shown?.view)))
  }

  /// What will be asked of classes first.
  mutating func questions(
    _ places: [Int], _ classes: SwiftClasses, _ scenes: DrawnScenes
  ) throws(Refusal) -> [SwiftClasses.Question] {
    var questions: [SwiftClasses.Question] = []
    for index in places {
      let views = classes.shownViews(of: classes.entries[index])
      for view in views.isEmpty ? [nil] : views.map(Optional.some) {
        questions.append(try question(index, view, scenes))
      }
    }
    return questions
  }

  /// Members of a document that do not say where it is shown.
  private static let ofScreen: Set<String> = ["hierarchy", "constraints", "assets", "sources"]
}

/// What a class made of the view of its scene.
struct SceneRun {
  /// The place of the class among those of the folder.
  let type: Int
  /// The id of its controller's view, and its file.
  let view: String, file: String
  /// For each of the environments.
  fileprivate let places: [Int]
  fileprivate let parts: [Part]

  /// What it came to in some environments.
  struct Part {
    /// What is shown of it; nil where that is not understood for the most part.
    var code: JSONTree?
    /// What it changed of what the file says to bars.
    var changes: Set<String> = []
    /// What it changed of the containers around it.
    var containers: [ContainerChange] = []
    var report: SourceReport
  }

  /// - Parameters:
  ///   - base: A superclass that is in no file, so that nothing ran.
  ///   - count: How many environments there are.
  fileprivate init?(
    _ type: Int, _ view: SceneView, _ readings: [(reading: ScreenReading, places: [Int])], _ base: String?,
    _ count: Int
  ) {
    (self.type, self.view, file) = (type, view.view, view.file)
    if let base {
      (parts, places) = ([Part(report: SourceReport(missing: base))], Array(repeating: 0, count: count))
      return
    }
    if readings.isEmpty { return nil }
    parts = readings.map { Part($0.reading) }
    places = (0..<count).compactMap { place in readings.firstIndex { $0.places.contains(place) } }
    if places.count != count { return nil }
  }
}

extension SceneRun.Part {
  init(_ reading: ScreenReading) {
    let sites = reading.report.sites
    let isClear = sites.blocked * 2 <= reading.decidingSites
    code = isClear ? JSONTree(reading.document).flatMap { $0.controllerWithView == nil ? nil : $0 } : nil
    (report, changes, containers) = (reading.report, reading.barChanges, reading.containerChanges)
    // What does not come to a view is not there, whatever else ran.
    if code == nil { report.status = .partial }
  }
}

extension ImportedScene {
  /// The scene with what code made of it, once for all environments in which that is the same.
  fileprivate func running(_ runs: [SceneRun], over drawn: JSONTree) -> [ImportedScene] {
    let count = runs.map(\.places.count).min() ?? 0
    var groups: [(parts: [Int], environments: [Int])] = []
    for environment in 0..<count {
      let parts = runs.map { $0.places[environment] }
      if let known = groups.firstIndex(where: { $0.parts == parts }) {
        groups[known].environments.append(environment)
      } else {
        groups.append((parts, [environment]))
      }
    }
    return groups.map { parts, environments in
      var scene = running(zip(runs, parts).map { ($0.type, $0.view, $0.parts[$1]) }, over: drawn)
      scene.environments = environments.count == count ? nil : environments
      return scene
    }
  }

  /// The scene with what some classes came to.
  func running(
    _ parts: [(type: Int, view: String, part: SceneRun.Part)], over drawn: JSONTree
  ) -> ImportedScene {
    // A screen below another one is as its file says where its code is not understood, and nothing of that is told.
    let told = parts.filter { one in
      !otherViews.contains(one.view) || one.part.code != nil && one.part.report.status != .partial
    }
    guard let first = told.first else { return self }
    var scene = self
    scene.label.source = told.dropFirst().reduce(first.part.report) { $0.adding($1.part.report) }
    if !isAlone { scene.label.source?.containers = [] }
    let shown = told.compactMap { one in
      one.part.code.map { (view: one.view, code: $0, changes: one.part.changes) }
    }
    if shown.isEmpty { return scene }
    var writer = JSONWriter(capacity: document.count * 2)
    let containers = told.filter { $0.part.code != nil }.flatMap(\.part.containers)
    drawn.running(shown, isAlone: isAlone).changing(containers).write(to: &writer)
    scene.document = writer.bytes()
    scene.code = SceneCode(
      type: nil,
      drawn: DrawnCode(
        document: document, classes: told.filter { $0.part.code != nil }.map { ($0.type, $0.view) }))
    return scene
  }

  /// Whether its file says nothing of what is around it: a xib, where a storyboard has the containers.
  private var isAlone: Bool { file.hasSuffix(".xib") }
}

extension ImportedApp {
  /// Puts screens in the places of others.
  fileprivate mutating func replace(_ made: [Int: [ImportedScene]]) {
    if let initial {
      self.initial = initial + made.reduce(0) { $1.key < initial ? $0 + $1.value.count - 1 : $0 }
    }
    screens = screens.enumerated().flatMap { made[$0] ?? [$1] }
  }
}

extension SourceReport {
  /// What is known of a screen of which another class makes a part.
  fileprivate func adding(_ other: SourceReport) -> SourceReport {
    var sum = self
    let order = Status.allCases
    if order.firstIndex(of: other.status) ?? 0 > order.firstIndex(of: status) ?? 0 {
      sum.status = other.status
    }
    sum.sites.all += other.sites.all
    sum.sites.ran += other.sites.ran
    sum.sites.notRun += other.sites.notRun
    sum.sites.blocked += other.sites.blocked
    sum.holes += other.holes.filter { !holes.contains($0) }
    sum.choices += other.choices.filter { !choices.contains($0) }
    sum.notRun += other.notRun.filter { !notRun.contains($0) }
    sum.facts = Set(facts).union(other.facts).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    sum.missing += other.missing.filter { name in !missing.contains { $0.name == name.name } }
    sum.missing.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return sum
  }
}
